import { consentOffers, type Draft, type Offer, type SeatId } from '../../kernel';
import type { SandboxIntent } from '../intents';
import { pieceOf, type SandboxState } from '../state';
import { host } from './consent';

const ALWAYS = ['place', 'roll', 'draw-lots', 'note-turn', 'place-terrain'] as const;
const WITH_PIECES = [
  'move',
  'form-up',
  'wheel',
  'duplicate',
  'remove',
  'lock',
  'give',
  'label',
  'rename',
  'mark',
  'count',
] as const;
const WITH_TERRAIN = ['move-terrain', 'remove-terrain', 'lock-terrain'] as const;

/** What a seat may begin: verbs only, the hand gives the rest. The same on the truth and on the seat's own view. */
export function offers(state: SandboxState, seat: SeatId): readonly Offer<SandboxIntent>[] {
  const seated = state.seats.find((each) => each.seat === seat);
  if (seated === undefined || host.isOver(state) || state.consent.resigned.includes(seated.side)) return [];
  const mine = Object.values(state.pieces).filter((piece) => piece.owner === seat || piece.owner === 'table');
  const own = mine.flatMap((piece) => pieceOf(state, piece.id) ?? []).filter((piece) => piece.owner === seat);
  const verbs: readonly SandboxIntent['do'][] = [
    ...ALWAYS,
    ...(mine.length > 0 ? WITH_PIECES : []),
    ...(own.some((piece) => piece.cover === null) ? (['cover'] as const) : []),
    ...(own.some((piece) => piece.cover !== null) ? (['reveal'] as const) : []),
    ...(Object.keys(state.terrain).length > 0 ? WITH_TERRAIN : []),
  ];
  const played = verbs.map(
    (verb): Offer<SandboxIntent> => ({ needs: 'place', do: verb, draft: { do: verb } as Draft<SandboxIntent> }),
  );
  return [...played, ...consentOffers(host, state, seat)];
}

/** What each verb still needs before it can be judged, in the order a hand gives it. */
export const NEEDS: Readonly<Record<SandboxIntent['do'], readonly string[]>> = {
  place: ['shape', 'pose', 'name', 'owner', 'tincture', 'look', 'hasFront'],
  move: ['to'],
  'form-up': ['pieces', 'files', 'spacing', 'pose'],
  wheel: ['pieces', 'facing', 'corner', 'degrees'],
  duplicate: ['piece', 'to'],
  remove: ['pieces'],
  lock: ['pieces', 'locked'],
  give: ['pieces', 'to'],
  label: ['piece', 'text'],
  rename: ['piece', 'name'],
  mark: ['piece', 'marks'],
  count: ['piece', 'what', 'value'],
  cover: ['pieces', 'radius'],
  reveal: ['pieces'],
  roll: ['dice', 'plus', 'why'],
  'draw-lots': ['among', 'take', 'why'],
  'place-terrain': ['terrain'],
  'move-terrain': ['terrain', 'pose'],
  'remove-terrain': ['terrain'],
  'lock-terrain': ['terrain', 'locked'],
  'note-turn': ['round', 'seat', 'phase'],
  correct: ['changes'],
  'offer-result': ['winners'],
  resign: [],
  'answer-proposal': ['proposal', 'yes'],
};
