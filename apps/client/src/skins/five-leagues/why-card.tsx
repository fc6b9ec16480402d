import {
  allowanceOf,
  CONTACT,
  type Fielded,
  fieldedOf,
  gapBetween,
  launchers,
  routeTo,
  type State,
  sideOf,
  sightBetween,
} from '@muster/rules/five-leagues';
import type { Refusal } from '@muster/rules/kernel';
import { useMemo } from 'react';
import { InfoCard, YesNo } from '../../parts/info-card';
import { namesIn } from '../../store/names';
import { useSlow } from '../../store/use-slow';
import { lengthText } from '../../tools/lengths';
import type { AnyDraft, SkinContext } from '../skin';
import { nameOf, oddsLine } from './answer-words';
import { handOf } from './hand';
import { actingUnit, asIfActing, previewOf } from './offers';
import type { AskProps } from './prompt';

type Row = { readonly key: string; readonly ok: boolean; readonly text: string };

/** Sight, Cover, distance, and what one could do to the other from where it stands, each with its reason. */
export function WhyCard({
  store,
  context,
  state,
  from,
  to,
}: AskProps & { readonly from: string; readonly to: string }) {
  const data = useSlow(store);
  const [a, b] = [fieldedOf(state, from), fieldedOf(state, to)];
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the position and the two
  const rows = useMemo(() => {
    if (!a || !b || a.id === b.id) return [];
    const names = namesIn(context, data, state);
    const says = (no: readonly Refusal[]) => no.map((each) => context.words.refusal(each, names)).join(' ');
    return [...sightRows(state, a, b), ...(sideOf(a) === sideOf(b) ? [] : deedRows(context, state, a, b, says))];
  }, [state, from, to, context]);
  if (!a || !b || rows.length === 0) return null;
  return (
    <InfoCard
      label="Why not"
      title={`${a.name} and ${b.name}`}
      away={{ label: 'Put it away', onPress: () => handOf(store).setState({ other: undefined, means: 'auto' }) }}
    >
      <YesNo rows={rows} />
    </InfoCard>
  );
}

function sightRows(state: State, a: Fielded, b: Fielded): readonly Row[] {
  const seen = sightBetween(state, a, b);
  const gap = gapBetween(a, b);
  const higher =
    Math.abs(a.level - b.level) < 1
      ? ''
      : `, ${lengthText(Math.abs(a.level - b.level), 'in')} ${b.level > a.level ? 'higher' : 'lower'}`;
  const said = seen.sees
    ? seen.cover
      ? `Sees it; ${seen.coverBy.map((id) => nameOf(state, id)).join(' and ') || 'what is between'} gives Cover.`
      : 'Clear.'
    : seen.limit !== null
      ? `Too dark beyond ${lengthText(seen.limit.mm, 'in')}.`
      : `${seen.blockedBy === null ? 'Something' : nameOf(state, seen.blockedBy)} bars the line.`;
  const blocked = [seen.friendInWay, seen.foeInWay].flatMap((id) => (id === null ? [] : [nameOf(state, id)]));
  return [
    { key: 'Sight', ok: seen.sees, text: said },
    ...(seen.sees && blocked.length > 0 ? [{ key: 'In the line', ok: false, text: `${blocked.join(' and ')}.` }] : []),
    {
      key: 'Distance',
      ok: true,
      text: gap <= 0.1 ? 'They touch.' : `${lengthText(gap, 'in')} from base to base${higher}.`,
    },
  ];
}

/** A blow and a shot with every weapon, as if it had just begun to act; and whether it comes into contact. */
function deedRows(
  context: SkinContext,
  state: State,
  a: Fielded,
  b: Fielded,
  says: (refusals: readonly Refusal[]) => string,
): readonly Row[] {
  const now = actingUnit(state, a.seat) === a.id ? state : asIfActing(state, a.id);
  const me = fieldedOf(now, a.id) ?? a;
  const row = (key: string, draft: AnyDraft): Row => {
    const seen = previewOf(now, sideOf(a) === 'enemies' ? 'gm' : a.seat, draft);
    if (seen.is === 'ready') return { key, ok: true, text: `${oddsLine(seen.odds, context.words) ?? 'It may'}.` };
    return { key, ok: false, text: seen.is === 'refused' ? says(seen.refusals) : 'Something is left to say.' };
  };
  const shots = launchers(now, me).map(({ id, is }) =>
    row(context.words.source(is), { do: 'shoot', unit: a.id, target: b.id, weapon: id }),
  );
  if (gapBetween(a, b) <= CONTACT) return [row('Melee', { do: 'fight', unit: a.id, target: b.id }), ...shots];
  const route = routeTo(now, me, b);
  if (!route) return [{ key: 'Melee', ok: false, text: 'No way leads there.' }, ...shots];
  const walk = allowanceOf(now, me, 'move');
  if (route.cost > walk + 0.03)
    return [
      {
        key: 'Melee',
        ok: false,
        text: `The way there takes ${lengthText(route.cost, 'in')}; it moves ${lengthText(walk, 'in')}.`,
      },
      ...shots,
    ];
  return [row('Melee', { do: 'move', unit: a.id, path: route.path, into: b.id, dash: false }), ...shots];
}
