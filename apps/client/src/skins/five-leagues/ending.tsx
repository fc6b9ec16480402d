import { figureOf, ITEMS, type Report, type State, WEAPONS } from '@muster/rules/five-leagues';
import { gainWords } from '@muster/rules/five-leagues/words';
import { GameIcon } from '../../parts/game-icon';
import { useSlow } from '../../store/use-slow';
import type { PartProps } from '../skin';
import { colourOf } from './colours';
import { Face } from './face';
import { lookOf } from './looks';

/** How the battle went, in words: the field, the aim, each of the warband, what was won and what waits. */
export function BattleReport({ store, context }: PartProps) {
  const state = useSlow(store).state as State | undefined;
  const report = state?.report;
  if (!state || !report) return null;
  return (
    <div className="fl-report">
      <p>{howItWent(report)}</p>
      <ul className="fl-fates">
        {report.characters.map((each) => {
          const figure = figureOf(state, each.id);
          if (!figure) return null;
          return (
            <li key={each.id}>
              <Face tincture={colourOf(state, figure)} icon={lookOf(figure.profile).icon} size={28} />
              <b>{figure.name}</b>
              <span className="soft small">{fateText(each)}</span>
            </li>
          );
        })}
      </ul>
      {report.gains.length > 0 && (
        <>
          <h3 className="caps">What was won</h3>
          <ul className="fl-gains">
            {report.gains.map(({ what, amount, because }) => (
              <li key={`${what}/${because}`}>
                <GameIcon name={ICONS[what.split(':')[0] ?? ''] ?? 'scroll-unfurled'} size={18} />
                <span>
                  {gainWords(what, amount)} <span className="soft small">{context.words.source(because)}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Costs state={state} report={report} />
    </div>
  );
}

function Costs({ state, report }: { readonly state: State; readonly report: Report }) {
  const spent = new Map<string, number>();
  for (const item of report.spentItems) spent.set(item, (spent.get(item) ?? 0) + 1);
  const used = [...spent].map(([item, count]) => {
    const name = Object.hasOwn(ITEMS, item) ? ITEMS[item as keyof typeof ITEMS].name : item;
    return count === 1 ? name : `${count} × ${name}`;
  });
  const lines = [
    ...(used.length > 0 ? [`Used up: ${used.join(', ')}.`] : []),
    ...report.damaged.map(({ unit, gear }) => {
      const name = Object.hasOwn(WEAPONS, gear) ? WEAPONS[gear as keyof typeof WEAPONS].name : gear;
      return `${name} of ${figureOf(state, unit)?.name ?? 'somebody'} is damaged.`;
    }),
    ...(report.storyPoints > 0 ? [`Story Points left: ${report.storyPoints}.`] : []),
  ];
  return lines.length === 0 ? null : <p className="soft small">{lines.join(' ')}</p>;
}

function howItWent({ heldField, objective, rounds, enemies }: Report): string {
  const fell = [
    ...(enemies.slain > 0 ? [`${enemies.slain} of them fell`] : []),
    ...(enemies.routed > 0 ? [`${enemies.routed} ran`] : []),
  ];
  const aim =
    objective === 'achieved'
      ? 'The aim was achieved.'
      : objective === 'lost'
        ? 'The aim was lost.'
        : 'The aim was left open.';
  return [
    `${heldField ? 'The warband held the field' : 'The field was left to the enemy'} after ${rounds === 1 ? 'one round' : `${rounds} rounds`}.`,
    aim,
    ...(fell.length > 0 ? [`${fell.join(', ')}.`] : []),
    ...(enemies.uniqueFoe === 'slain' ? ['Their Unique Foe is slain.'] : []),
    ...(enemies.uniqueFoe === 'routed' ? ['Their Unique Foe got away.'] : []),
  ].join(' ');
}

const FATES = { stands: 'stands', casualty: 'was taken out', left: 'left the field', removed: 'is gone' } as const;

function fateText({ fate, flight, injury, kills }: Report['characters'][number]): string {
  return [
    FATES[fate],
    ...(kills.length > 0 ? [kills.length === 1 ? 'struck down one' : `struck down ${kills.length}`] : []),
    ...(flight ? ['must find a way home in the dark'] : []),
    ...injury.map((code) => INJURIES[code] ?? code),
    ...(fate === 'casualty' && injury.length === 0 ? ['an Injury roll waits'] : []),
  ].join(', ');
}

const INJURIES: Readonly<Record<string, string>> = {
  gruesome: 'a gruesome wound: the Injury roll is worse by 5',
  'cruel-wounds': 'cruel wounds',
  poison: 'poisoned',
  'no-roll': 'no Injury roll after a practice battle',
};

const ICONS: Readonly<Record<string, string>> = {
  loot: 'locked-chest',
  gold: 'coins',
  'story-points': 'round-star',
  'adventure-points': 'laurel-crown',
  'unusual-finds': 'swap-bag',
};
