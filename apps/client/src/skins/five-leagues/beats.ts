import type { Event, EventOf, State } from '@muster/rules/five-leagues';
import { words } from '@muster/rules/five-leagues/words';
import type { Modifier, Names, UnitId } from '@muster/rules/kernel';
import type { StageBeat } from '../../parts/dice-stage';
import type { QueuedScene } from '../../store/dice-queue';
import type { Step } from '../../store/log';
import { lengthText } from '../../tools/lengths';
import { nameOf } from './answer-words';
import { type Fight, fightBeat } from './fight-beat';

/** One throw in the tray, and the line that stays of it afterwards. */
export interface Beat extends StageBeat {
  readonly title: string;
  readonly tone?: 'good' | 'warn' | 'bad';
  readonly reasons?: readonly Modifier[];
  /** Both sides of an exchange of blows. */
  readonly fight?: Fight;
}

/** The dice of one entry, told throw by throw, each with those it is about. */
export interface DiceScene extends QueuedScene {
  readonly beats: readonly (Beat & { readonly units: readonly UnitId[] })[];
}

/** The dice scene of an entry; undefined where nothing worth a tray fell. */
export function sceneOf(step: Step, state: State): DiceScene | undefined {
  const events = step.events as readonly Event[];
  const beats = events.flatMap((event, at) =>
    beatsOf(event, state, events, at).map((beat) => ({ ...beat, units: unitsOf(event) })),
  );
  return beats.length === 0 ? undefined : { version: step.version, beats };
}

/** Whom an event is about. */
function unitsOf(event: Event): readonly UnitId[] {
  const named = event as unknown as Readonly<Record<string, unknown>>;
  return ['unit', 'by', 'target', 'attacker', 'defender', 'mover'].flatMap((key) =>
    typeof named[key] === 'string' ? [named[key]] : [],
  );
}

const D6 = (faces: readonly number[], hitsFrom?: number) => ({
  sides: 6,
  faces,
  ...(hitsFrom === undefined ? {} : { hitsFrom }),
});

/** Dice that were told already when they fell: what they came to lies in a later entry. */
const isOpen = (events: readonly Event[], at: number, closedBy: Event['type'], of: string): boolean =>
  !events.slice(at + 1).some((each) => each.type === closedBy && 'unit' in each && each.unit === of);
const fellHere = (events: readonly Event[], at: number, opened: readonly Event['type'][]): boolean =>
  events.slice(0, at).some((each) => opened.includes(each.type));

function beatsOf(event: Event, state: State, events: readonly Event[], at: number): readonly Beat[] {
  switch (event.type) {
    case 'initiativeRolled':
      return event.faces.length === 0
        ? []
        : [
            {
              title: 'Initiative',
              label: 'The dice of the round',
              mark: 'plain',
              roll: D6(event.faces),
              result: 'to be given',
            },
          ];
    case 'dieThrownAgain':
      return [again('Initiative', 'A Story Point', [event.before], [event.after])];
    case 'ownDieThrown':
      return [
        {
          ...again(nameOf(state, event.unit), 'Its own die', [event.before], [event.after]),
          tone: event.in === 'quick' ? 'good' : 'warn',
        },
      ];
    // A Story Point throws first and asks later which of the two counts
    case 'amended': {
      const { step } = event;
      return step.is === 'reroll' && step.rolled !== null && step.sides === 6
        ? [again(nameOf(state, step.unit), 'A Story Point', step.faces, step.rolled)]
        : [];
    }
    case 'rerolled':
      return event.source === 'story-point'
        ? []
        : [again(nameOf(state, event.unit), words.source(event.source), event.before, event.after)];
    case 'shotRolled':
      return isOpen(events, at, 'shot', event.unit)
        ? [
            {
              title: shotTitle(event, state),
              label: words.source(event.weapon),
              mark: 'plain',
              roll: D6([event.face]),
              result: 'it may be thrown again',
            },
          ]
        : [];
    case 'shot':
      return fellHere(events, at, ['shotRolled']) ? [shotBeat(event, state)] : [];
    case 'exchangeRolled':
    case 'exchangeFought':
      return fightBeat(event, state, events, at);
    case 'armorRolled':
      return [armorBeat(event, state)];
    case 'toughnessRolled':
      return [toughnessBeat(event, state)];
    case 'testRolled':
      return isOpen(events, at, 'tested', event.unit)
        ? [
            {
              title: nameOf(state, event.unit),
              label: `Test: ${why(event.why)}`,
              mark: 'plain',
              roll: D6(event.faces),
              result: String(sumOf(event.faces)),
            },
          ]
        : [];
    case 'tested':
      return event.faces.length > 0 && fellHere(events, at, ['testRolled']) ? [testBeat(event, state)] : [];
    case 'spellRolled':
      return isOpen(events, at, 'spellCast', event.unit)
        ? [
            {
              title: nameOf(state, event.unit),
              label: words.source(event.spell),
              mark: 'plain',
              roll: D6(event.faces),
              result: String(sumOf(event.faces)),
            },
          ]
        : [];
    case 'spellCast':
      return fellHere(events, at, ['spellRolled', 'willSpent']) && event.faces.length > 0
        ? [spellBeat(event, state)]
        : [];
    case 'spellSaved':
      return [
        {
          title: nameOf(state, event.unit),
          label: `Against ${words.source(event.spell)}, ${event.needs}+`,
          mark: event.saved ? 'good' : 'bad',
          roll: D6([event.face]),
          result: event.saved ? 'shakes it off' : 'is held',
          tone: event.saved ? 'warn' : 'good',
          reasons: event.modifiers,
        },
      ];
    case 'moraleTested':
      return event.faces.length === 0 ? [] : [moraleBeat(event)];
    case 'ruleRolled':
      return event.faces.length === 0
        ? []
        : [
            {
              title: event.unit === null ? 'A rule of theirs' : nameOf(state, event.unit),
              label: words.source(event.rule),
              mark: event.passed ? 'good' : 'plain',
              roll: { sides: event.sides, faces: event.faces },
              result:
                event.sides === 6 && event.faces.length === 1 ? (event.passed ? 'yes' : 'no') : event.faces.join(', '),
            },
          ];
    default:
      return saidBeat(event, state);
  }
}

const again = (title: string, label: string, before: readonly number[], after: readonly number[]): Beat => ({
  title,
  label,
  mark: 'plain',
  roll: D6(after),
  result: `${before.join(' + ')} becomes ${after.join(' + ')}`,
});

const shotTitle = ({ unit, target }: { readonly unit: string; readonly target: string }, state: State): string =>
  `${nameOf(state, unit)} shoots at ${nameOf(state, target)}`;

function shotBeat(event: EventOf<'shot'>, state: State): Beat {
  const adds = event.modifiers.reduce((sum, { amount }) => sum + amount, 0);
  const needs = event.onlySixes === null ? event.needs : 6;
  const far = `${lengthText(event.range, 'in')}${event.cover ? ', in Cover' : ''}`;
  return {
    title: shotTitle(event, state),
    label: `${words.source(event.weapon)}, ${far}: ${event.onlySixes === null ? `${needs}+` : 'only a 6'}`,
    mark: event.hit ? 'good' : 'bad',
    roll: D6([event.face], Math.max(2, needs - (event.onlySixes === null ? adds : 0))),
    result: event.hit ? 'a Hit' : 'a miss',
    tone: event.hit ? 'good' : 'warn',
    reasons: event.modifiers,
  };
}

const ARMOR = { through: 'it goes through', stuns: 'stopped, but it Stuns', stopped: 'it is stopped' } as const;

function armorBeat(event: EventOf<'armorRolled'>, state: State): Beat {
  return {
    title: `The blow at ${nameOf(state, event.unit)}`,
    label: `Through Armor ${event.armor}`,
    mark: event.result === 'through' ? 'good' : event.result === 'stuns' ? 'plain' : 'bad',
    roll: D6([event.face]),
    hits: [event.result !== 'stopped'],
    result: ARMOR[event.result],
    tone: event.result === 'through' ? 'bad' : event.result === 'stuns' ? 'warn' : 'good',
    reasons: event.modifiers,
  };
}

const HARM = {
  nothing: 'no harm',
  stunned: 'Stunned',
  wounded: 'Wounded',
  casualty: 'taken out',
  points: 'loses Monster Points',
} as const;

function toughnessBeat(event: EventOf<'toughnessRolled'>, state: State): Beat {
  return {
    title: `The blow at ${nameOf(state, event.unit)}`,
    label: `Against Toughness ${event.toughness}`,
    mark: event.result === 'nothing' ? 'bad' : 'good',
    roll: D6([event.face]),
    hits: [event.result !== 'nothing'],
    result: HARM[event.result],
    tone: event.result === 'casualty' ? 'bad' : event.result === 'nothing' ? 'good' : 'warn',
    reasons: event.modifiers,
  };
}

function testBeat(event: EventOf<'tested'>, state: State): Beat {
  return {
    title: nameOf(state, event.unit),
    label: `${capital(why(event.why))}: ${event.target} or more`,
    mark: event.passed ? 'good' : 'bad',
    roll: D6(event.faces),
    hits: event.faces.map(() => event.passed),
    result: `${event.total}, ${event.passed ? 'passed' : 'failed'}`,
    tone: event.passed ? 'good' : 'bad',
    reasons: event.modifiers,
  };
}

function spellBeat(event: EventOf<'spellCast'>, state: State): Beat {
  const adds = event.modifiers.reduce((sum, { amount }) => sum + amount, 0);
  const total = sumOf(event.faces) + adds;
  return {
    title: nameOf(state, event.unit),
    label: `${words.source(event.spell)}: ${event.needs} or more`,
    mark: event.worked ? 'good' : 'bad',
    roll: D6(event.faces),
    hits: event.faces.map(() => event.worked),
    result: `${total}, ${event.worked ? 'it works' : 'it fails'}`,
    tone: event.worked ? 'good' : 'bad',
    reasons: event.modifiers,
  };
}

function moraleBeat(event: EventOf<'moraleTested'>): Beat {
  const { failures, faces, failsOn } = event;
  return {
    title: 'Their morale',
    label: failsOn <= 0 ? 'Nobody left knows fear' : failsOn === 1 ? 'A 1 gives way' : `1 to ${failsOn} gives way`,
    mark: failures > 0 ? 'good' : 'plain',
    roll: D6(faces),
    hits: faces.map((face) => face <= failsOn),
    result: failures === 0 ? 'they hold' : failures === 1 ? 'one gives way' : `${failures} give way`,
    tone: failures === 0 ? 'warn' : 'good',
    reasons: event.changes,
  };
}

/** Dice that the log tells in a sentence of its own: tables of the set-up, watches, scouts, flankers. */
const TOLD: Readonly<Partial<Record<Event['type'], number>>> = {
  tableAsked: 100,
  numbersRolled: 6,
  edgeRolled: 6,
  distanceRolled: 6,
  outflankRolled: 6,
  flankersRolled: 6,
  watched: 6,
  scouted: 6,
  explored: 100,
  trapSprung: 100,
  unknownRevealed: 6,
  diceThrown: 6,
  bled: 6,
  pickedItsWay: 6,
};

function saidBeat(event: Event, state: State): readonly Beat[] {
  const sides = TOLD[event.type];
  if (sides === undefined) return [];
  const { faces, face, sides: own } = event as { faces?: readonly number[]; face?: number; sides?: number };
  const all = faces ?? (face === undefined ? [] : [face]);
  const said = all.length === 0 ? undefined : words.event(event, namesOf(state));
  if (said === undefined) return [];
  // What is said of rows that were passed over belongs to the log
  const [head = '', ...rest] = said
    .replace(/\. Rows that .*$/, '')
    .replace(/\.$/, '')
    .split(/: (?=[A-Z0-9])/);
  const isLong = rest.length === 0;
  return [
    {
      title: TITLES[event.type] ?? 'The dice',
      label: isLong ? said : head,
      mark: 'plain',
      roll: { sides: own ?? (Math.max(...all) > 6 ? sides : 6), faces: all },
      result: isLong ? all.join(', ') : rest.join(': ').replace(/ \([\d, ]+(and \d+)?\)/, ''),
    },
  ];
}

const TITLES: Readonly<Partial<Record<Event['type'], string>>> = {
  tableAsked: 'Whom they meet',
  numbersRolled: 'Whom they meet',
  edgeRolled: 'The field',
  distanceRolled: 'The field',
  watched: 'Eyes and ears',
  scouted: 'The scout',
  unknownRevealed: 'The unknown',
  flankersRolled: 'Round the flank',
  outflankRolled: 'Round the flank',
};

/** Names for a sentence about dice, where no table of people is at hand. */
const namesOf = (state: State): Names => ({
  unit: (id) => nameOf(state, id),
  seat: (seat) => (seat === 'gm' ? 'the enemy' : 'the party'),
  isMany: () => false,
  side: (side) => (side === 'party' ? 'the party' : 'the enemies'),
  length: (mm) => lengthText(mm, 'in'),
  edge: (edge) => edge,
});

const sumOf = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);
const why = (code: string): string => words.source(code).toLowerCase();
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
