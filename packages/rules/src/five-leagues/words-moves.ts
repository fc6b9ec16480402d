import type { Names, Note, Waiting } from '../kernel';
import type { EventOf } from './events';
import { MOVES_REFUSALS } from './words-moves-refusals';
import type { WordsPart } from './words-part';

/** What ground, sight and ways say to people. */
export const movesWords: WordsPart = {
  refusals: MOVES_REFUSALS,
  events: {
    moved: (event, names) => movedWords(event, names),
    doorOpened: (event, names) => `${names.unit(event.unit)} opens a ${event.is}.`,
    pickedItsWay: (event, names) =>
      `${names.unit(event.unit)} runs through the ruin: ${event.face}, so ${event.face}″ in all and no more.`,
    jumped: (event, names) => `${names.unit(event.unit)} jumps down ${names.length(event.height)}.`,
    fell: (event, names) => `${names.unit(event.unit)} comes down ${names.length(event.height)} hard.`,
    halted: (event, names) => `${names.unit(event.unit)} stops on the way with ${names.length(event.left)} left.`,
    pushedAside: (event, names) => `${names.unit(event.by)} pushes ${names.unit(event.unit)} aside.`,
    driven: (event, names) => drivenWords(event, names),
  },
  offers: {
    move: { label: 'Move', key: 'm', hint: 'Its Speed, or Speed and Dash in one; into a foe to fight' },
    'push-on': { label: 'Will: push on', key: 'p', hint: 'A point of Will carries it 4″ farther' },
    halt: { label: 'Stay here', key: 'h', hint: 'No farther; the rest of the way is left' },
    'step-to': { label: 'Move it', key: 's', hint: 'Choose where it goes, within the ring' },
  },
  waiting: {
    walk: {
      all: (waiting, names) =>
        `${names.unit(unitOf(waiting))} is on its way; ${names.seat(waiting.seat)} says how it goes on.`,
      own: (waiting, names) =>
        `Your call. ${names.unit(unitOf(waiting))} has ${names.length(Number(waiting.detail?.['left'] ?? 0))} left: go on, or stay?`,
    },
    place: {
      all: (waiting, names) => `${names.seat(waiting.seat)} may move ${names.unit(unitOf(waiting))}.`,
      own: (waiting, names) =>
        `Your choice. Move ${names.unit(unitOf(waiting))} up to ${names.length(Number(waiting.detail?.['reach'] ?? 0))}.`,
    },
  },
  marks: {
    'move/climb': (detail, names) => `Climb ${names.length(Number(detail['mm'] ?? 0))}`,
    'move/down': (detail, names) => `Climb down ${names.length(Number(detail['mm'] ?? 0))}`,
    'move/door': (detail, names) => `Open, ${names.length(Number(detail['mm'] ?? 0))}`,
    'move/leap': (detail, names) => `Leap ${names.length(Number(detail['mm'] ?? 0))}`,
    'move/heap': (detail, names) => `Over a heap, ${names.length(Number(detail['mm'] ?? 0))}`,
  },
  figures: {
    'move/used': 'This way takes',
    'move/left': 'Left after it',
  },
  notes: {
    'move/slow': (note, names) => `${pieceOf(note)}: ${length(note, names)} count twice.`,
    'move/climb': (note, names) => `${pieceOf(note)}: ${length(note, names)} for the climb.`,
    'move/down': (note, names) => `${pieceOf(note)}: ${length(note, names)} to climb down.`,
    'move/door': (note, names) => `${pieceOf(note)}: ${length(note, names)} to open it.`,
    'move/heap': (note, names) => `${pieceOf(note)}: ${length(note, names)} to get over.`,
    'move/leap': (note, names) => `A leap of ${length(note, names)}.`,
    'move/water': (note) => `${pieceOf(note)}: no Dash and no shot in a round in water.`,
    'move/wet': (note) => `${pieceOf(note)}: no Dash on wet ground.`,
    'move/ruin': (note) => `${pieceOf(note)}: a Dash here goes no farther than a die says.`,
    'move/fights': (_note) => 'Contact: they fight at once, and the activation ends with it.',
    'move/falls': (note, names) =>
      `A drop of ${names.length(Number(note.detail?.['height'] ?? 0))}: a Hit at +${note.detail?.['armor']}/+${note.detail?.['toughness']}, and no more actions this round.`,
    'move/falls-to-death': (note, names) =>
      `A drop of ${names.length(Number(note.detail?.['height'] ?? 0))} is the end of it.`,
  },
  sources: {
    'FL-BAT-20': 'Movement',
    'FL-BAT-21': 'Difficult ground',
    'FL-BAT-22': 'Doors and windows',
    'FL-BAT-23': 'Figures in the way',
    'FL-BAT-24': 'Moving and shooting',
    'FL-BAT-25': 'Dash',
    'FL-BAT-26': 'Dash',
    'FL-BAT-27': 'Contact',
    'FL-BAT-28': 'Moving into melee',
    'FL-BAT-29': 'Climbing',
    'FL-BAT-30': 'Drops',
    'FL-BAT-31': 'Climbing down',
    'FL-BAT-32': 'Jumps and falls',
    'FL-BAT-33': 'Leaps',
    'FL-BAT-34': 'Harm on the way',
    'FL-BAT-35': 'Will: 4″ more',
    'FL-BAT-36': 'Forced movement',
    'FL-BAT-37': 'Arriving',
    'FL-BAT-38': 'Dungeon tiles',
    'FL-BAT-39': 'Armor and Dash',
    'FL-BAT-40': 'The table’s edge',
    'FL-BAT-41': 'Walls, hedges and fences',
    'FL-BAT-42': 'Woods and rubble',
    'FL-BAT-43': 'Fields',
    'FL-BAT-44': 'Things that stand alone',
    'FL-BAT-45': 'Blocks',
    'FL-BAT-46': 'Buildings',
    'FL-BAT-47': 'Line of Sight',
    'FL-BAT-48': 'Sight through woods',
    'FL-BAT-49': 'Sight over walls',
    'FL-BAT-54': 'In doubt',
    'FL-BAT-55': 'Cover',
    'FL-BAT-56': 'Keep Down!',
    'FL-BAT-57': 'How far one sees',
    'FL-BAT-58': 'Friends in the line',
    'FL-BAT-59': 'Foes in the line',
    'FL-BAT-60': 'Markers',
    'FL-BAT-61': 'Fences',
    'FL-BAT-62': 'Wet ground',
    'FL-BAT-63': 'Water',
    'FL-BAT-64': 'Thorns',
    'FL-BAT-65': 'Ruins',
    'FL-GEN-17': 'One thing at a time',
  },
};

const unitOf = (waiting: Waiting): string => String(waiting.detail?.['unit'] ?? '');
const pieceOf = (note: Note): string => String(note.detail?.['piece'] ?? 'Terrain');
const length = (note: Note, names: Names): string => names.length(Number(note.detail?.['mm'] ?? 0));

function movedWords({ unit, manner, length: mm }: EventOf<'moved'>, names: Names): string {
  const far = names.length(mm);
  switch (manner) {
    case 'move':
      return `${names.unit(unit)} moves ${far}.`;
    case 'dash':
      return `${names.unit(unit)} Dashes ${far}.`;
    case 'will':
      return `${names.unit(unit)} pushes on for ${far}.`;
    case 'stalk':
      return `${names.unit(unit)} bounds ${far}.`;
    case 'anger':
      return `${names.unit(unit)} storms forward, ${far}.`;
    case 'sneak':
      return `${names.unit(unit)} steals ${far} nearer.`;
    case 'forced':
      return `${names.unit(unit)} goes ${far}.`;
  }
}

function drivenWords({ unit, length: mm, stoppedBy }: EventOf<'driven'>, names: Names): string {
  if (mm === 0) return `${names.unit(unit)} has no room to be driven that way.`;
  const stop = stoppedBy === null ? '' : ', until something stops it';
  return `${names.unit(unit)} is driven ${names.length(mm)}${stop}.`;
}
