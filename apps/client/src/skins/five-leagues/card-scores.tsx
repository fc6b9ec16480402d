import { type Figure, fieldedOf, inch, type State, scoreOf, speedOf } from '@muster/rules/five-leagues';
import { useState } from 'react';
import { signed } from '../../table/figures';
import type { SkinContext } from '../skin';

type Score = 'combat' | 'toughness' | 'armor' | 'speed' | 'dash';

/**
 * The numbers of a figure; one that changed in this battle is marked, and a press tells by what. Speed is what carries it
 * where it stands: a Site slows everybody.
 */
export function Scores({
  state,
  figure,
  context,
}: {
  readonly state: State;
  readonly figure: Figure;
  readonly context: SkinContext;
}) {
  const [open, setOpen] = useState<string>();
  const { profile } = figure;
  const of = (score: Score) => ({
    now: scoreOf(figure, score),
    changes: figure.changes.filter((each) => each.score === score),
  });
  const [combat, toughness, armor, speed, dash] = (['combat', 'toughness', 'armor', 'speed', 'dash'] as const).map(of);
  if (!combat || !toughness || !armor || !speed || !dash) return null;
  const here = fieldedOf(state, figure.id) ? speedOf(state, figure) : undefined;
  const [base, more] = here ? [here.base / inch(1), here.dash / inch(1)] : [speed.now, dash.now];
  const slowed = here?.modifiers.map(({ amount, because }) => ({ score: 'speed', by: amount, because })) ?? [];
  const cells = [
    ...(profile.agility === null ? [] : [{ label: 'Agility', text: String(profile.agility), changes: [] }]),
    {
      label: 'Speed',
      text: profile.speed.dash === null ? `${tidy(base)}″` : `${tidy(base)}″ +${tidy(more)}″`,
      changes: [...speed.changes, ...slowed, ...dash.changes],
    },
    { label: 'Combat', text: signed(combat.now), changes: combat.changes },
    { label: 'Tough', text: String(toughness.now), changes: toughness.changes },
    { label: 'Armor', text: String(armor.now), changes: armor.changes },
    ...(profile.blow === null
      ? []
      : [
          {
            label: 'Blow',
            text: `${signed(profile.blow.armor)}/${signed(profile.blow.toughness)}`,
            changes: [],
          },
        ]),
  ];
  const shown = cells.find(({ label }) => label === open);
  return (
    <>
      <div className="fl-stats stat-line">
        {cells.map(({ label, text, changes }) => {
          const sum = changes.reduce((all, { by }) => all + by, 0);
          return changes.length === 0 ? (
            <span key={label}>
              <i>{label}</i>
              <b>{text}</b>
            </span>
          ) : (
            <button
              key={label}
              type="button"
              className={sum >= 0 ? 'changed better' : 'changed'}
              aria-expanded={open === label}
              onClick={() => setOpen(open === label ? undefined : label)}
            >
              <i>{label}</i>
              <b>{text}</b>
            </button>
          );
        })}
      </div>
      {shown && shown.changes.length > 0 && (
        <dl className="card-reasons">
          {shown.changes.map(({ score, by, because }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: reasons have no identity of their own
            <div className="row" key={at}>
              <dt className="grow">
                {context.words.source(because)}
                {score === 'dash' ? ' (Dash)' : ''}
              </dt>
              <dd>{signed(by)}</dd>
            </div>
          ))}
        </dl>
      )}
      <Tokens figure={figure} />
    </>
  );
}

const tidy = (inches: number): number => Math.round(inches * 10) / 10;

/** Will, Strands, Luck and Monster Points: what is left of what there was. */
function Tokens({ figure }: { readonly figure: Figure }) {
  const { profile } = figure;
  const rows = [
    { label: 'Will', left: figure.will, all: profile.will },
    { label: profile.strands === 1 ? 'Strand' : 'Strands', left: figure.strands, all: profile.strands },
    { label: 'Monster Points', left: figure.monsterPoints ?? 0, all: profile.monsterPoints ?? 0 },
  ].filter(({ left, all }) => Math.max(left, all) > 0);
  if (rows.length === 0) return null;
  return (
    <p className="fl-tokens">
      {rows.map(({ label, left, all }) => (
        <span key={label} role="img" aria-label={`${label}: ${left} of ${Math.max(left, all)}`}>
          {Array.from({ length: Math.max(left, all) }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no identity
            <span key={at} className={at < left ? 'coin' : 'coin spent'} aria-hidden="true" />
          ))}
          {label}
        </span>
      ))}
    </p>
  );
}
