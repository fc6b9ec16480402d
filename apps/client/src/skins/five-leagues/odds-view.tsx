import type { Figure, Odds } from '@muster/rules/kernel';
import { Figures, percent, signed } from '../../table/figures';
import { lengthText } from '../../tools/lengths';
import type { SkinContext } from '../skin';

type Numbered = Extract<Figure, { is: 'number' }>;
type Chance = Extract<Figure, { is: 'chance' }>;

/** The odds of a melee, a shot, a test: both totals with every reason, then what may befall whom. */
export function OddsView({ odds, context }: { readonly odds: Odds; readonly context: SkinContext }) {
  const way = odds.filter((figure) => figure.is === 'number' && figure.code.startsWith('move/'));
  const rest = odds.filter((figure) => !way.includes(figure));
  const chances = rest.filter((figure): figure is Chance => figure.is === 'chance');
  const codes = new Set(chances.map(({ code }) => code));
  return (
    <div className="fl-odds">
      {way.length > 0 && <WayLine way={way as readonly Numbered[]} />}
      {codes.has('melee-first') ? (
        <MeleeOdds odds={rest} context={context} />
      ) : codes.has('shot-hits') ? (
        <ShotOdds odds={rest} context={context} />
      ) : (
        rest.length > 0 && <Figures odds={rest} context={context} />
      )}
    </div>
  );
}

/** `3.2″ of 4″`: lengths come in millimetres. */
function WayLine({ way }: { readonly way: readonly Numbered[] }) {
  const value = (code: string): number => way.find((figure) => figure.code === code)?.value ?? 0;
  const [used, left] = [value('move/used'), value('move/left')];
  return (
    <div className="row small">
      <span className="grow">The way takes</span>
      <b>
        {lengthText(used, 'in')} of {lengthText(used + left, 'in')}
      </b>
    </div>
  );
}

const chanceIn =
  (odds: Odds) =>
  (code: string): number => {
    const found = odds.find((figure) => figure.is === 'chance' && figure.code === code);
    return found?.is === 'chance' ? found.value : 0;
  };
const numberIn = (odds: Odds, code: string): Numbered | undefined =>
  odds.find((figure): figure is Numbered => figure.is === 'number' && figure.code === code);

function MeleeOdds({ odds, context }: { readonly odds: Odds; readonly context: SkinContext }) {
  const chance = chanceIn(odds);
  const [good, bad] = [
    chance('foe-out') + chance('foe-wounded') + chance('foe-points'),
    chance('self-out') + chance('self-wounded') + chance('self-points'),
  ];
  return (
    <>
      <h3>{percent(chance('foe-out') + chance('foe-points'))} to bring it down</h3>
      <Bar
        parts={[
          ['good', good],
          ['none', Math.max(0, 1 - good - bad)],
          ['bad', bad],
        ]}
        label={`harms it ${percent(good)}, is harmed ${percent(bad)}`}
      />
      <Lines odds={odds} context={context} codes={MELEE} />
      <div className="rule" />
      <Reasons figure={numberIn(odds, 'melee-self')} name="Adds" context={context} />
      <Reasons figure={numberIn(odds, 'melee-foe')} name="The foe adds" context={context} />
    </>
  );
}
const MELEE = [
  'melee-first',
  'foe-out',
  'foe-wounded',
  'foe-points',
  'foe-unhurt',
  'self-out',
  'self-wounded',
  'self-points',
  'self-unhurt',
];

function ShotOdds({ odds, context }: { readonly odds: Odds; readonly context: SkinContext }) {
  const chance = chanceIn(odds);
  const harm = SHOT.slice(1).reduce((sum, code) => sum + chance(code), 0);
  const needs = numberIn(odds, 'shot-needs');
  return (
    <>
      <h3>{percent(chance('shot-hits'))} to Hit</h3>
      <Bar
        parts={[
          ['good', harm],
          ['none', Math.max(0, 1 - harm)],
        ]}
        label={`harms it ${percent(harm)}`}
      />
      <Lines odds={odds} context={context} codes={SHOT} />
      <div className="rule" />
      {needs && (
        <div className="row small">
          <span className="grow">
            {needs.modifiers?.[0] ? context.words.source(needs.modifiers[0].because) : 'Needs'}
          </span>
          <b>{needs.value}+</b>
        </div>
      )}
      <Reasons figure={numberIn(odds, 'shot-adds')} name="Adds to the die" context={context} />
    </>
  );
}
const SHOT = ['shot-hits', 'target-casualty', 'target-wounded', 'target-stunned', 'target-points'];

/** Shares of a whole, side by side; what is unlikely still shows. */
export const Bar = ({
  parts,
  label,
}: {
  readonly parts: readonly (readonly ['good' | 'none' | 'bad', number])[];
  readonly label: string;
}) => (
  <div className="odds-bar" role="img" aria-label={label}>
    {parts
      .filter(([, value]) => value > 0.0005)
      .map(([tone, value]) => (
        <i key={tone} className={tone} style={{ flexGrow: Math.max(0.08, value) }}>
          {Math.round(value * 100)}
        </i>
      ))}
  </div>
);

const Lines = ({
  odds,
  context,
  codes,
}: {
  readonly odds: Odds;
  readonly context: SkinContext;
  readonly codes: readonly string[];
}) =>
  codes.flatMap((code) => {
    const value = chanceIn(odds)(code);
    return value < 0.0005 ? (
      []
    ) : (
      <div key={code} className="row small">
        <span className="grow">{context.words.figure(code)}</span>
        <b>{percent(value)}</b>
      </div>
    );
  });

/** A total and everything it adds up from. */
const Reasons = ({
  figure,
  name,
  context,
}: {
  readonly figure: Numbered | undefined;
  readonly name: string;
  readonly context: SkinContext;
}) =>
  figure && (
    <>
      <div className="row small">
        <span className="grow">{name}</span>
        <b>{signed(figure.value)}</b>
      </div>
      {figure.modifiers?.map((reason, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: reasons have no identity of their own
        <div className="row small soft" key={index}>
          <span className="grow">{context.words.source(reason.because)}</span>
          <span>{signed(reason.amount)}</span>
        </div>
      ))}
    </>
  );
