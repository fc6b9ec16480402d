import type { IntentOf, State, Step } from '@muster/rules/five-leagues';
import type { Odds } from '@muster/rules/kernel';
import { useMemo, useState } from 'react';
import { percent, signed } from '../../table/figures';
import { nameOf, TACTICS, weaponName } from './answer-words';
import { Bar } from './odds-view';
import { asDraft, intentsOf, offersNow, play, previewOf } from './offers';
import type { AskProps } from './prompt';
import { Ask } from './prompt-question';

/** How a melee is fought: a weapon, then a tactic; every tactic with how the melee may end [FL-BAT-102] [FL-BAT-103]. */
export function FightPrompt({
  store,
  context,
  state,
  step,
}: AskProps & { readonly step: Extract<Step, { is: 'melee' }> }) {
  const ways = useMemo(
    () =>
      offersNow(context, state)
        .flatMap(intentsOf)
        .filter((intent): intent is IntentOf<'fight-with'> => intent.do === 'fight-with'),
    [context, state],
  );
  const weapons = [...new Set(ways.map(({ weapon }) => weapon))];
  const [picked, setPicked] = useState<string>();
  const odds = useMemo(
    () => new Map(ways.map((way) => [way, context.seat === undefined ? [] : chancesOf(state, context.seat, way)])),
    [ways, state, context],
  );
  const [unit] = ways.map((way) => way.unit);
  if (unit === undefined) return null;
  const foe = step.initiator === unit ? step.other : step.initiator;
  const best = bestOf(weapons, ways, odds);
  const weapon = picked !== undefined && weapons.includes(picked) ? picked : best;
  const shown = ways.filter((way) => way.weapon === weapon);
  const attacks = step.initiator === unit;
  return (
    <Ask
      title={
        attacks
          ? `${nameOf(state, unit)} attacks ${nameOf(state, foe)}`
          : `${nameOf(state, foe)} attacks ${nameOf(state, unit)}`
      }
    >
      {weapons.length > 1 && (
        <fieldset className="chips" aria-label="Weapon">
          {weapons.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === weapon}
              className={each === weapon ? 'chip on' : 'chip'}
              onClick={() => setPicked(each)}
            >
              {weaponName(state, unit, each, context.words)}
            </button>
          ))}
        </fieldset>
      )}
      {weapons.length === 1 && <p className="small soft">{weaponName(state, unit, weapon ?? '', context.words)}</p>}
      <div className="fl-way-head small soft" aria-hidden="true">
        <span />
        <span>harm done · none · suffered</span>
        <span>the foe falls</span>
        <span>{nameOf(state, unit).split(' ')[0]} falls</span>
        <span>first exchange</span>
      </div>
      <ul className="fl-ways">
        {shown.map((way, at) => (
          <li key={way.tactic}>
            <Way
              way={way}
              odds={odds.get(way) ?? []}
              first={at === 0}
              onPress={() => play(context, way)}
              onHover={(on) => {
                if (!store.data.getState().resting) store.hold(on ? asDraft(way) : undefined);
              }}
            />
          </li>
        ))}
      </ul>
      <Adds odds={odds.get(shown[0] as IntentOf<'fight-with'>) ?? []} words={context.words} />
    </Ask>
  );
}

function chancesOf(state: State, seat: string, way: IntentOf<'fight-with'>): Odds {
  const seen = previewOf(state, seat, asDraft(way));
  return seen.is === 'ready' ? (seen.odds ?? []) : [];
}

const chance = (odds: Odds, code: string): number => {
  const found = odds.find((figure) => figure.is === 'chance' && figure.code === code);
  return found?.is === 'chance' ? found.value : 0;
};
const harms = (odds: Odds): number =>
  chance(odds, 'foe-out') + chance(odds, 'foe-wounded') + chance(odds, 'foe-points');
const suffers = (odds: Odds): number =>
  chance(odds, 'self-out') + chance(odds, 'self-wounded') + chance(odds, 'self-points');

/** The weapon whose plain fight harms most for what it risks. */
function bestOf(
  weapons: readonly string[],
  ways: readonly IntentOf<'fight-with'>[],
  odds: ReadonlyMap<IntentOf<'fight-with'>, Odds>,
): string | undefined {
  const worth = (weapon: string): number => {
    const plain = odds.get(ways.find((way) => way.weapon === weapon) as IntentOf<'fight-with'>) ?? [];
    return harms(plain) - suffers(plain);
  };
  return weapons.toSorted((a, b) => worth(b) - worth(a))[0];
}

function Way({
  way,
  odds,
  first,
  onPress,
  onHover,
}: {
  readonly way: IntentOf<'fight-with'>;
  readonly odds: Odds;
  readonly first: boolean;
  readonly onPress: () => void;
  readonly onHover: (on: boolean) => void;
}) {
  const [good, bad] = [harms(odds), suffers(odds)];
  const tactic = TACTICS[way.tactic];
  return (
    <button
      type="button"
      className={first ? 'fl-way first tip' : 'fl-way tip'}
      data-choice
      {...(first ? { 'data-first': true } : {})}
      onClick={onPress}
      onMouseEnter={() => onHover(true)}
      onMouseLeave={() => onHover(false)}
    >
      <b>{tactic?.name}</b>
      <Bar
        parts={[
          ['good', good],
          ['none', Math.max(0, 1 - good - bad)],
          ['bad', bad],
        ]}
        label={`harms it ${percent(good)}, is harmed ${percent(bad)}`}
      />
      <span>{percent(chance(odds, 'foe-out') + chance(odds, 'foe-points'))}</span>
      <span>{percent(chance(odds, 'self-out') + chance(odds, 'self-points'))}</span>
      <span>{percent(chance(odds, 'melee-first'))}</span>
      <span className="tip-text">{tactic?.hint}</span>
    </button>
  );
}

/** What both add to their dice, by name. */
function Adds({ odds, words }: { readonly odds: Odds; readonly words: AskProps['context']['words'] }) {
  const line = (code: string, whose: string) => {
    const figure = odds.find((each) => each.is === 'number' && each.code === code);
    if (figure?.is !== 'number') return null;
    const why = figure.modifiers?.map((each) => `${words.source(each.because)} ${signed(each.amount)}`).join(', ');
    return (
      <span>
        {whose} <b>{signed(figure.value)}</b>
        {why ? ` (${why})` : ''}
      </span>
    );
  };
  return (
    <p className="small soft fl-adds">
      {line('melee-self', 'It adds')}
      {line('melee-foe', 'The foe adds')}
    </p>
  );
}
