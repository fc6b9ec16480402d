import type { Refusal } from '@muster/rules/kernel';
import {
  type Fielded,
  fieldedOf,
  gapBetween,
  rangedArms,
  runBy,
  type State,
  sightBetween,
  stickOf,
} from '@muster/rules/song-of-blades';
import { InfoCard, YesNo } from '../../parts/info-card';
import { namesIn } from '../../store/names';
import { useTable } from '../../store/table-store';
import { lengthText } from '../../tools/lengths';
import type { PartProps, SkinContext } from '../skin';
import { nameOf, oddsLine } from './intent-words';
import { asIfActing, isOwn, previewOf } from './offers';

/** Sight, cover, distance, and what one could do to the other with two actions, each with its reason. */
export function WhyCard({
  store,
  context,
  state,
  from,
  to,
}: PartProps & { readonly state: State; readonly from: string; readonly to: string }) {
  const data = useTable(store, (all) => all);
  const [a, b] = [fieldedOf(state, from), fieldedOf(state, to)];
  if (!a || !b || a.id === b.id) return null;
  const names = namesIn(context, data, state);
  const seen = sightBetween(state, a, b);
  const gap = gapBetween(a, b);
  const foes = runBy(a) !== runBy(b);
  const rows = [
    { key: 'Sight', ok: seen.sees, text: seen.sees ? sightText(state, seen.cover) : blockedText(state, seen) },
    { key: 'Distance', ok: true, text: `${lengthText(gap, 'cm')} from base to base: ${sticksText(state, gap)}.` },
    ...(foes
      ? deeds(context, state, a, b, (no) => no.map((each) => context.words.refusal(each, names)).join(' '))
      : []),
  ];
  return (
    <InfoCard label="Why not" title={`${a.name} and ${b.name}`}>
      <YesNo rows={rows} />
    </InfoCard>
  );
}

const sightText = (state: State, cover: readonly string[]): string =>
  cover.length === 0 ? 'Clear.' : `Sees it; ${cover.map((id) => nameOf(state, id)).join(' and ')} gives cover.`;

function blockedText(state: State, seen: ReturnType<typeof sightBetween>): string {
  if (seen.blockedBy !== null) return `${nameOf(state, seen.blockedBy)} bars the line.`;
  const words = {
    clear: '',
    blind: 'It sees nothing now.',
    below: 'One of them is below ground.',
    'too-far': 'Too far in this weather.',
    woods: 'The woods hide it.',
    blocked: 'Something bars the line.',
  };
  return words[seen.why];
}

/** `within one Medium`, `two Long away`. */
export function sticksText(state: State, gap: number): string {
  if (gap < 0.1) return 'in contact';
  for (const stick of ['short', 'medium', 'long'] as const)
    if (gap <= stickOf(state, stick)) return `within one ${stick.charAt(0).toUpperCase()}${stick.slice(1)}`;
  return `within ${Math.ceil(gap / stickOf(state, 'long'))} Long`;
}

type Row = { readonly key: string; readonly ok: boolean; readonly text: string };

/** A blow and a shot as if it had two actions. */
function deeds(
  context: SkinContext,
  state: State,
  a: Fielded,
  b: Fielded,
  says: (refusals: readonly Refusal[]) => string,
): readonly Row[] {
  const seat = isOwn(state, context.seat, a.id) ? context.seat : (a.controlled?.seat ?? a.seat);
  if (seat === undefined) return [];
  const acting = asIfActing(state, a.id, 2);
  const row = (key: string, draft: Readonly<Record<string, unknown>> & { readonly do: string }): Row => {
    const seen = previewOf(acting, seat, draft);
    if (seen.is === 'ready') return { key, ok: true, text: `${oddsLine(seen.odds, context.words) ?? 'It may.'}.` };
    return { key, ok: false, text: seen.is === 'refused' ? says(seen.refusals) : 'Not whole.' };
  };
  return [
    row('Blow', { do: 'attack', unit: a.id, target: b.id }),
    ...rangedArms(a).map((arm) => row(arm.table.name, { do: 'shoot', unit: a.id, target: b.id, weapon: arm.id })),
  ];
}
