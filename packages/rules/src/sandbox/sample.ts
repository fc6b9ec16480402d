import { type Pose, roundPose } from '@muster/geometry';
import type { Offer, SeatId } from '../kernel';
import { BASES } from './content/bases';
import type { SandboxIntent } from './intents';
import { ARTS, LOOKS, type Piece, pieceOf, type SandboxState, TINCTURES } from './state';
import { host } from './steps/consent';
import { plan } from './steps/free-play';

/** A legal completion of an offer by luck, or undefined where a few tries found none. */
export function sample(
  state: SandboxState,
  seat: SeatId,
  offer: Offer<SandboxIntent>,
  random: () => number,
): SandboxIntent | undefined {
  if (offer.needs === 'now') return offer.intent;
  if (offer.needs === 'target') return pick(offer.intents, random);
  for (let tries = 0; tries < 5; tries++) {
    const intent = guess(state, seat, offer.do, random);
    if (intent !== undefined && isLegal(state, seat, intent)) return intent;
  }
  return undefined;
}

function isLegal(state: SandboxState, seat: SeatId, intent: SandboxIntent): boolean {
  if (intent.do === 'correct')
    return state.consent.open === null && host.check(state, seat, intent.changes).length === 0;
  if (intent.do === 'offer-result' || intent.do === 'resign' || intent.do === 'answer-proposal') return false;
  return plan(state, seat, intent).refusals.length === 0;
}

function guess(
  state: SandboxState,
  seat: SeatId,
  verb: SandboxIntent['do'],
  random: () => number,
): SandboxIntent | undefined {
  const within = (most: number): number => Math.floor(random() * most);
  const pose = (): Pose =>
    roundPose({ x: random() * state.table.width, y: random() * state.table.depth, facing: random() * 360 });
  const mine = Object.values(state.pieces).filter((each) => each.owner === seat || each.owner === 'table');
  const some = (isWanted: (piece: Piece) => boolean = () => true): readonly Piece[] => {
    const fit = mine.flatMap((each) => pieceOf(state, each.id) ?? []).filter(isWanted);
    return fit.filter((piece) => piece === pick(fit, random) || random() < 0.2);
  };
  const ids = (pieces: readonly Piece[]): string[] =>
    pieces.map((piece) => (piece.cover !== null && random() < 0.5 ? piece.cover.id : piece.id));
  const one = (): Piece | undefined => pick(some(), random);
  const piece = one();
  const group = some((each) => !each.locked);
  const terrain = pick(Object.values(state.terrain), random);
  switch (verb) {
    case 'place': {
      const owner = random() < 0.8 ? 'me' : 'table';
      return {
        do: 'place',
        name: word(random),
        shape: pick(Object.values(BASES), random) ?? BASES['round-25'],
        pose: pose(),
        owner,
        tincture: random() < 0.5 ? null : (pick(TINCTURES, random) ?? null),
        look: pick(LOOKS, random) ?? 'piece',
        hasFront: random() < 0.5,
        ...(owner === 'me' && random() < 0.3 ? { cover: 10 + within(30) } : {}),
      };
    }
    case 'move':
      return group.length === 0 ? undefined : { do: 'move', to: ids(group).map((id) => ({ piece: id, pose: pose() })) };
    case 'form-up':
      return group.length === 0
        ? undefined
        : { do: 'form-up', pieces: ids(group), files: 1 + within(5), spacing: within(4), pose: pose() };
    case 'wheel':
      return group.length === 0
        ? undefined
        : {
            do: 'wheel',
            pieces: ids(group),
            facing: group[0]?.pose.facing ?? 90,
            corner: random() < 0.5 ? 'left' : 'right',
            degrees: within(91) - 45,
          };
    case 'duplicate':
      return piece && { do: 'duplicate', piece: piece.id, to: Array.from({ length: 1 + within(3) }, pose) };
    case 'remove':
      return piece === undefined || piece.locked ? undefined : { do: 'remove', pieces: ids([piece]) };
    case 'lock':
      return piece && { do: 'lock', pieces: ids([piece]), locked: !piece.locked };
    case 'give': {
      const open = some((each) => !each.locked && each.cover === null);
      const to = random() < 0.3 ? 'table' : pick(state.seats, random)?.seat;
      return open.length === 0 || to === undefined ? undefined : { do: 'give', pieces: ids(open), to };
    }
    case 'label':
      return piece && { do: 'label', piece: piece.id, text: word(random) };
    case 'rename':
      return piece && { do: 'rename', piece: piece.id, name: word(random) };
    case 'mark':
      return piece && { do: 'mark', piece: piece.id, marks: [word(random), word(random)].slice(within(3)) };
    case 'count':
      return (
        piece && {
          do: 'count',
          piece: piece.id,
          what: pick(['wounds', 'shots'], random) ?? 'wounds',
          value: random() < 0.2 ? null : within(20),
        }
      );
    case 'cover': {
      const open = some((each) => !each.locked && each.owner === seat && each.cover === null);
      return open.length === 0 ? undefined : { do: 'cover', pieces: ids(open), radius: 10 + within(30) };
    }
    case 'reveal': {
      const hidden = some((each) => each.owner === seat && each.cover !== null);
      return hidden.length === 0 ? undefined : { do: 'reveal', pieces: ids(hidden) };
    }
    case 'roll':
      return {
        do: 'roll',
        dice: Array.from({ length: 1 + within(3) }, () => ({ count: 1 + within(12), sides: 2 + within(19) })),
        plus: within(7) - 3,
        why: word(random),
      };
    case 'draw-lots': {
      const among = Array.from({ length: 2 + within(4) }, () => word(random));
      return { do: 'draw-lots', among, take: 1 + within(among.length), why: '' };
    }
    case 'place-terrain': {
      const outline = [
        { x: -60, y: -40 },
        { x: 60, y: -40 },
        { x: 60 + within(40), y: 40 },
        { x: -60, y: 40 },
      ];
      const art = pick(ARTS, random) ?? 'hill';
      return { do: 'place-terrain', terrain: { name: word(random), art, outline, pose: pose(), height: within(6) } };
    }
    case 'move-terrain':
      return terrain && { do: 'move-terrain', terrain: terrain.id, pose: pose() };
    case 'remove-terrain':
      return terrain && { do: 'remove-terrain', terrain: terrain.id };
    case 'lock-terrain':
      return terrain && { do: 'lock-terrain', terrain: terrain.id, locked: !terrain.locked };
    case 'note-turn':
      return {
        do: 'note-turn',
        round: within(9),
        seat: random() < 0.3 ? null : (pick(state.seats, random)?.seat ?? null),
        phase: word(random),
      };
    case 'correct': {
      const other = pick(
        Object.values(state.pieces).filter((each) => each.is === 'covered' || each.cover === null),
        random,
      );
      return other === undefined
        ? { do: 'correct', changes: [{ is: 'agree', text: word(random) }] }
        : { do: 'correct', changes: [{ is: 'pose', unit: other.id, pose: pose() }] };
    }
    default:
      return undefined;
  }
}

const pick = <T>(from: readonly T[], random: () => number): T | undefined => from[Math.floor(random() * from.length)];

const SYLLABLES = [
  'ar',
  'ben',
  'dor',
  'el',
  'fen',
  'gal',
  'hol',
  'ing',
  'kar',
  'lun',
  'mor',
  'ost',
  'ros',
  'thal',
  'wyn',
];
/** Numbered, so that no two names are the same by chance. */
const word = (random: () => number): string =>
  `${pick(SYLLABLES, random) ?? 'a'}${pick(SYLLABLES, random) ?? 'a'} ${Math.floor(random() * 1e6)}`;
