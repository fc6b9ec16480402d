import type { Names, Refusal, Words } from '../kernel';
import { listed, sharedWords } from '../kernel/words';
import type { SandboxEvent } from './events';

/** What people read about a sandbox. */
export const words: Words = {
  title: 'Any other game',
  tagline: 'A table, dice and pieces of any size. The rules are yours.',

  refusal: (refusal, names) =>
    REFUSALS[refusal.code]?.(refusal, names) ??
    sharedWords.refusal(refusal, names) ??
    'The table does not allow that here.',

  event: (event, names) => sharedWords.event(event, names) ?? happened(event as SandboxEvent, names),

  offer: (what) => OFFERS[what] ?? sharedWords.offer(what) ?? { label: what, hint: '' },

  waiting: (waiting, names) =>
    sharedWords.waiting(waiting, names) ??
    (waiting.what === 'free-play'
      ? `${names.seat(waiting.seat)} may act.`
      : `The table waits for ${names.seat(waiting.seat)}.`),

  asked: (waiting) =>
    sharedWords.asked(waiting) ??
    (waiting.what === 'free-play' ? 'Your hand is free. Push, turn and roll what you like.' : 'Your move.'),

  mark: () => '',
  figure: (code) => code,
  note: () => '',
  source: (id) => SOURCES[id] ?? sharedWords.source(id) ?? id,
  outcome: (outcome, names) => sharedWords.outcome(outcome, names) ?? 'The game is over.',
};

const named = (refusal: Refusal, names: Names): string => {
  const who = refusal.who?.[0];
  return who === undefined ? 'That piece' : names.unit(who);
};

const REFUSALS: Readonly<Record<string, (refusal: Refusal, names: Names) => string>> = {
  'piece/unknown': () => 'That piece is not on the table any more.',
  'piece/twice': (no, names) => `${named(no, names)} is named twice; once is enough.`,
  'piece/not-yours': (no, names) =>
    `That is ${names.seat(String(no.detail?.['owner'] ?? ''))}’s piece. Ask for a correction to have it moved.`,
  'piece/locked': (no, names) => `${named(no, names)} is locked. Unlock it first.`,
  'piece/covered': (no, names) => `${named(no, names)} lies under a cover. Reveal it first.`,
  'cover/not-own': () => 'Only a piece of your own can go under a cover. Take it as yours first.',
  'cover/already': (no, names) => `${named(no, names)} is covered already.`,
  'cover/none': (no, names) => `${named(no, names)} lies open already.`,
  'count/none': (no, names) => `${named(no, names)} has no such counter.`,
  'count/too-many': (no, names) =>
    `${named(no, names)} carries ${no.detail?.['most'] ?? 8} counters, which is all it can. Take one off first.`,
  'dice/too-many': (no) =>
    `${no.detail?.['count'] ?? 'That many'} dice do not fit in one hand. Throw ${no.detail?.['most'] ?? 200} at most.`,
  'lots/too-few': (no) => `There are ${no.detail?.['most'] ?? 'fewer'} lots; draw that many or fewer.`,
  'terrain/unknown': () => 'That piece of terrain is not on the table any more.',
  'terrain/no-area': () => 'An outline needs three corners that are not in one line.',
  'table/full-of-pieces': (no) => `The table holds ${no.detail?.['most'] ?? 400} pieces. Take some off first.`,
  'table/full-of-terrain': (no) =>
    `The table holds ${no.detail?.['most'] ?? 80} pieces of terrain. Take some off first.`,
  'change/nothing-to-restore': () => 'What left the table is gone. Place it anew instead.',
  'change/under-your-cover': () => 'It lies under your own cover: move it yourself, or reveal it first.',
};

const COUNTS = ['', '', 'two', 'three', 'four'];

/** Names as they are told: pieces called the same are counted, `three Spears`. */
function countedNames(ids: readonly string[], names: Names): readonly string[] {
  const bare = (id: string) => (names.bare ?? names.unit)(id);
  const firsts = ids.filter((id, at) => ids.findIndex((other) => bare(other) === bare(id)) === at);
  return firsts.map((id) => {
    const count = ids.filter((other) => bare(other) === bare(id)).length;
    return count === 1 ? names.unit(id) : `${COUNTS[count] ?? count} ${names.unit(id)}`;
  });
}

function happened(event: SandboxEvent, names: Names): string | undefined {
  if (!('by' in event)) return undefined;
  const who = names.seat(event.by);
  const units = (ids: readonly string[]): string =>
    ids.length > 4 ? `${ids.length} pieces` : listed(countedNames(ids, names));
  switch (event.type) {
    case 'placed': {
      const covered = event.pieces.filter((piece) => piece.is === 'covered' || piece.cover !== null).length;
      const open = event.pieces.flatMap((piece) => (piece.is === 'piece' && piece.cover === null ? [piece.name] : []));
      const parts = [
        ...(open.length > 4 ? [`${open.length} pieces`] : open.map((name) => name || 'a piece')),
        ...(covered > 0 ? [covered === 1 ? 'a covered piece' : `${covered} covered pieces`] : []),
      ];
      return `${who} places ${listed(parts)}.`;
    }
    case 'moved': {
      const verb = { moved: 'moves', 'formed-up': 'forms up', wheeled: 'wheels' }[event.how];
      return `${who} ${verb} ${units(event.to.map((each) => each.piece))}.`;
    }
    case 'removed':
      return `${who} takes ${units(event.pieces)} off the table.`;
    case 'locked':
      return `${who} ${event.locked ? 'locks' : 'unlocks'} ${units(event.pieces)}.`;
    case 'given':
      return event.to === 'table'
        ? `${who} gives ${units(event.pieces)} into everyone’s hands.`
        : `${who} gives ${units(event.pieces)} to ${names.seat(event.to)}.`;
    case 'labelled':
      return event.text === ''
        ? `${who} takes the label off ${names.unit(event.piece)}.`
        : `${who} labels ${names.unit(event.piece)}: “${event.text}”.`;
    case 'renamed':
      return `${who} calls ${names.unit(event.piece)} “${event.name}”.`;
    case 'marked':
      return event.marks.length === 0
        ? `${who} clears the marks of ${names.unit(event.piece)}.`
        : `${who} marks ${names.unit(event.piece)}: ${event.marks.join(', ')}.`;
    case 'counted':
      return event.value === null
        ? `${who} takes the counter “${event.what}” off ${names.unit(event.piece)}.`
        : `${names.unit(event.piece)}: ${event.what} ${event.value}.`;
    case 'covered':
      return `${who} covers ${units(event.covers.map((each) => each.piece))}.`;
    case 'went-under-cover':
      return `${who} covers ${event.covers.length === 1 ? 'a piece' : `${event.covers.length} pieces`}.`;
    case 'revealed':
      return `${who} reveals ${listed(event.pieces.map(({ piece }) => piece.name || 'a piece'))}.`;
    case 'rolled':
      return `${who} rolls ${rollWords(event)}${event.why === '' ? '' : ` for ${event.why}`}: ${event.dice
        .map(({ faces }) => faces.join(' '))
        .join(' · ')}. ${event.total} in all.`;
    case 'lots-drawn':
      return `${who} draws lots${event.why === '' ? '' : ` for ${event.why}`}: ${event.drawn.join(', ')}.`;
    case 'terrain-placed':
      return `${who} sets ${event.terrain.name || 'a piece of terrain'} on the table.`;
    case 'terrain-moved':
      return `${who} moves a piece of terrain.`;
    case 'terrain-removed':
      return `${who} takes a piece of terrain off the table.`;
    case 'terrain-locked':
      return `${who} ${event.locked ? 'locks' : 'unlocks'} a piece of terrain.`;
    case 'turn-noted': {
      const { round, seat, phase } = event.turn;
      const whose = seat === null ? '' : ` · ${names.seat(seat)}`;
      return `Round ${round}${whose}${phase === '' ? '' : ` · ${phase}`}.`;
    }
    default:
      return undefined;
  }
}

const rollWords = (event: Extract<SandboxEvent, { type: 'rolled' }>): string => {
  const dice = event.dice.map(({ faces, sides }) => `${faces.length}D${sides}`).join(' + ');
  if (event.plus === 0) return dice;
  return `${dice} ${event.plus > 0 ? '+' : '−'} ${Math.abs(event.plus)}`;
};

const OFFERS: Readonly<Record<string, { readonly label: string; readonly key?: string; readonly hint: string }>> = {
  place: { label: 'Place', key: 'n', hint: 'Put a base of any size on the table' },
  move: { label: 'Move', hint: 'Drag pieces anywhere, at any angle' },
  'form-up': { label: 'Form up', key: 'f', hint: 'Set the chosen pieces in ranks and files' },
  wheel: { label: 'Wheel', hint: 'Turn the group as one block about a front corner' },
  duplicate: { label: 'Duplicate', key: 'd', hint: 'Set copies of a piece beside it' },
  remove: { label: 'Remove', key: 'Delete', hint: 'Take the chosen pieces off the table' },
  lock: { label: 'Lock', hint: 'Keep pieces from being moved by mistake, or let them go' },
  give: { label: 'Give', hint: 'Put pieces into another’s hands, or into everyone’s' },
  label: { label: 'Label', hint: 'Write a line under a piece' },
  rename: { label: 'Rename', hint: 'Call a piece something else' },
  mark: { label: 'Mark', hint: 'Pin short words to a piece' },
  count: { label: 'Count', hint: 'Keep a number on a piece: wounds, shots' },
  cover: { label: 'Cover', key: 'h', hint: 'Hide your pieces: the others see a cover and nothing else' },
  reveal: { label: 'Reveal', key: 'u', hint: 'Take covers off for all to see' },
  roll: { label: 'Roll', key: 'r', hint: 'Any dice, up to two hundred at once' },
  'draw-lots': { label: 'Draw lots', hint: 'Names out of a hat, one after the other' },
  'place-terrain': { label: 'Set terrain', hint: 'A hill, a wood, a wall: any outline' },
  'move-terrain': { label: 'Move terrain', hint: 'Push or turn a piece of terrain' },
  'remove-terrain': { label: 'Remove terrain', hint: 'Take a piece of terrain off the table' },
  'lock-terrain': { label: 'Lock terrain', hint: 'Keep terrain where it is, or let it go' },
  'note-turn': { label: 'Turn', hint: 'Note the round, whose turn it is and the phase' },
};

const SOURCES: Readonly<Record<string, string>> = {
  'SBX-01': 'Everything stands on the table',
  'SBX-02': 'Your own pieces, and everyone’s',
  'SBX-03': 'Locks',
  'SBX-04': 'How much a table holds',
  'SBX-23': 'Giving pieces away',
  'SBX-25': 'Counters',
  'SBX-26': 'Terrain',
  'SBX-30': 'Covers',
  'SBX-31': 'Revealing',
  'SBX-41': 'Dice',
  'SBX-42': 'Lots',
  'SBX-50': 'Corrections',
};
