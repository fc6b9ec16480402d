import type { Modifier, Names } from '../kernel';
import type { EventOf } from './events';
import type { ObjectiveId } from './scenario';
import { capital, counted, facesOf, listed } from './words-flow-kit';
import type { WordsPart } from './words-part';
import { scenarioSources } from './words-scenarios-sources';
import { entryName, foeName, tableName } from './words-scenarios-tables';

const all = (units: readonly string[], names: Names): string => listed(units.map((unit) => names.unit(unit)));
const dice = (faces: readonly number[]): string => (faces.length === 0 ? 'chosen' : facesOf(faces));
const tenths = (inches: number | null): number => Math.round((inches ?? 0) * 10) / 10;
const sum = (faces: readonly number[]): number => faces.reduce((whole, face) => whole + face, 0);
const signed = (amount: number): string => (amount < 0 ? `− ${-amount}` : `+ ${amount}`);
const added = (modifiers: readonly Modifier[]): string =>
  modifiers.map(({ amount, because }) => ` ${signed(amount)} (${source(because)})`).join('');
const source = (id: string): string =>
  id.startsWith('FL-ENM-T-') && scenarioSources[id] === undefined
    ? 'Their kind'
    : ((scenarioSources[id] ?? capital(id.replaceAll('-', ' '))).split(' · ')[0] ?? id);

/** One sentence for the log, or none where another says it. */
export const SCENARIO_EVENTS: WordsPart['events'] = {
  tableAsked: ({ table, faces, entry }) => {
    const again = faces.length > 1 ? ' Rows that are cut off in our book are thrown again.' : '';
    return `${tableName(table)}: ${entryName(table, entry)} (${dice(faces)}).${again}`;
  },
  numbersRolled: ({ faces, parts, size, ranged }) => {
    const from = parts.map(({ amount, because }) => `${amount} (${source(because)})`).join(', ');
    const archers = ranged > 0 ? `, ${counted(ranged, 'of them', 'of them')} with something to shoot` : '';
    return `${faces.length > 0 ? `Numbers ${facesOf(faces)}: ` : ''}${capital(counted(size, 'enemy', 'enemies'))}${archers}. ${from}.`;
  },
  leaderJoined: ({ foe }) => `${capital(foeName(foe.entry, foe.rank))} is with them.`,
  edgeRolled: ({ edge, faces }, names) =>
    faces.length === 0 ? undefined : `The warband’s edge is the ${names.edge?.(edge) ?? edge} one: ${facesOf(faces)}.`,
  fieldLaid: ({ theme, pieces }) =>
    `The field is laid, ${entryName('terrain-theme', theme).toLowerCase()}: ${counted(pieces, 'piece')}.`,
  distanceRolled: ({ what, faces, modifiers, mm }, names) => {
    const roll = `${facesOf(faces)}${added(modifiers)}`;
    switch (what) {
      case 'lines':
        return `The lines are drawn ${names.length(mm)} apart: ${roll}.`;
      case 'forward':
        return `The enemy comes on from ${names.length(mm)}: ${roll}.`;
      default:
        return `The warband begins ${names.length(mm)} from any enemy: ${roll}.`;
    }
  },
  outflankRolled: ({ faces, modifiers, deploy, waiting }) =>
    waiting.length === 0
      ? `None of them go round the flank: ${facesOf(faces)}${added(modifiers)}.`
      : `${capital(counted(deploy, 'enemy', 'enemies'))} set up, ${counted(waiting.length, 'goes', 'go')} round the flank: ${facesOf(faces)}${added(modifiers)}.`,
  flankersRolled: ({ face, round, edge, units }, names) =>
    edge === null
      ? `The flank is quiet: ${face} against round ${round}.`
      : `They come from the ${edge} edge: ${face} against round ${round}. ${all(units, names)}.`,
  deployed: ({ seat, units }, names) => `${names.seat(seat)} has set up ${counted(units.length, 'figure')}.`,
  seizeBarred: () => 'They are on their guard: the initiative cannot be seized.',
  seizeTried: ({ unit, passed }, names) =>
    passed
      ? `${names.unit(unit)} seizes the initiative. Each of the warband may do one thing now.`
      : `${names.unit(unit)} does not catch them unawares.`,
  watched: watched,
  scoutChosen: ({ unit }, names) => `${names.unit(unit)} goes ahead.`,
  scouted: ({ unit, faces, distance, result }, names) => {
    const total = `${facesOf(faces)} = ${sum(faces)}`;
    if (result === 'alerted') return `${names.unit(unit)} is heard: ${total}. The beast is awake.`;
    if (result === 'found') return `${names.unit(unit)} makes out what is ${tenths(distance)}″ off: ${total}.`;
    return distance === null
      ? `${names.unit(unit)} sees nothing of note: ${total}.`
      : `${names.unit(unit)} cannot make out what is ${tenths(distance)}″ off: ${total}.`;
  },
  explored: ({ by }, names) => `${names.unit(by)} has a look.`,
  trapSprung: ({ unit, faces, entry }, names) =>
    `${names.unit(unit)} springs a trap: ${entryName('site-traps', entry).toLowerCase()} (${facesOf(faces)}).`,
  unknownRevealed: ({ face, units }) => `The unknown are ${counted(units.length, 'enemy', 'enemies')}: ${face}.`,
  markerDrifted: () => undefined,
  noticed: ({ units, because }, names) => `${all(units, names)} ${NOTICES[because][units.length === 1 ? 0 : 1]}`,
  patrolSent: ({ units, faces }, names) =>
    faces.length === 0 || units.length === 0
      ? undefined
      : `${all(units, names)} ${units.length === 1 ? 'goes' : 'go'} on patrol: ${facesOf(faces)}.`,
  objectiveSet: ({ objective }) => {
    const aim = OBJECTIVE[objective.is];
    return `The aim: ${aim.charAt(0).toLowerCase()}${aim.slice(1)}${limit(objective.until)}`;
  },
  objectiveAdvanced: ({ unit, is, done, needed }, names) => {
    if (is === 'fetch') return `${names.unit(unit ?? '')} has it in hand.`;
    if (is === 'investigate') return `${names.unit(unit ?? '')} reaches the middle.`;
    return `${unit === null ? 'The objective' : names.unit(unit)}: ${done} of ${needed}.`;
  },
  objectiveClosed: ({ state }) => (state === 'achieved' ? 'The objective is achieved.' : 'The objective is lost.'),
  diceThrown: ({ why, faces, happens }) => DICE[why]?.(facesOf(faces), happens),
  gained: ({ what, amount, because }) => `${gainWords(what, amount)} (${source(because)}).`,
  flightDue: ({ units }, names) => `${all(units, names)} must find a way home in the dark.`,
  playOnChosen: ({ seat, on }, names) =>
    on ? `${names.seat(seat)} looks further.` : `${names.seat(seat)} has seen enough.`,
};

function watched({ mover, by, faces, modifiers, distance, spotted }: EventOf<'watched'>, names: Names): string {
  const total = sum(faces) + modifiers.reduce((whole, { amount }) => whole + amount, 0);
  const roll = `${facesOf(faces)}${added(modifiers)} = ${total} against ${tenths(distance)}″`;
  return `${names.unit(mover)} is ${spotted ? 'seen' : 'not seen'} by ${names.unit(by)}: ${roll}.`;
}

/** Of one, and of several. */
const NOTICES: Readonly<Record<EventOf<'noticed'>['because'], readonly [string, string]>> = {
  seen: ['has seen the warband.', 'have seen the warband.'],
  friend: ['is warned by its friends.', 'are warned by their friends.'],
  melee: ['hears the fighting.', 'hear the fighting.'],
  marker: ['finds that somebody has been here.', 'find that somebody has been here.'],
  alarm: ['hears the alarm.', 'hear the alarm.'],
};

const limit = (until: number | null): string => (until === null ? '' : ` To the end of round ${until}.`);

/** What the warband is here for. */
export const OBJECTIVE: Readonly<Record<ObjectiveId, string>> = {
  fetch: 'Fetch what lies hidden, and keep it or carry it off.',
  search: 'Search the place that looks suspicious.',
  scout: 'Scout two places.',
  investigate: 'Reach the middle of the battlefield.',
  eliminate: 'Slay four of them; a Captain or a Unique Foe counts twice.',
  hunt: 'Strike down the one you are after, hand to hand.',
  secure: 'Hold the field.',
  defend: 'Slay or drive off half of them.',
  camp: 'Scatter the camp: hold the field.',
  hideout: 'Bring down all their leaders.',
  site: 'Explore three places.',
  lair: 'Slay the beast.',
  'last-standing': 'Be the last to stand.',
};

const DICE: Readonly<Record<string, (faces: string, happens: boolean) => string>> = {
  'unexplored-location': (faces, yes) =>
    `${yes ? 'The scouts have found a place nobody has been to' : 'Nothing more was seen from there'}: ${faces}.`,
  investigate: (faces, done) => `${done ? 'That was all there is' : 'There is more to be looked for'}: ${faces}.`,
  'delve-of-the-threat': (faces, yes) => `${yes ? 'It is they who dwell there' : 'Others dwell there'}: ${faces}.`,
  footsteps: (faces) => `Footsteps, from the side of ${faces}.`,
  'hideout-marker': (faces, yes) =>
    `${yes ? 'Somebody is coming to their aid' : 'Nobody comes to their aid'}: ${faces}.`,
  'camp-gold': (faces) => `There is gold in the camp: ${faces}.`,
  'unknown-place': (faces) => `Something is out there: ${faces}.`,
};

/** What was won, as one reads it in a report: `Two Loot rolls after the battle`. */
export const gainWords = (what: string, amount: number): string =>
  GAINS[what.split(':')[0] ?? '']?.(amount) ?? capital(what.replace(/[:-]/g, ' '));

const GAINS: Readonly<Record<string, (amount: number) => string>> = {
  skill: () => 'A skill kept for good',
  loot: (n) => `${capital(counted(n, 'Loot roll'))} after the battle`,
  gold: (n) => capital(counted(n, 'Gold Mark')),
  'adventure-points': (n) => capital(counted(n, 'Adventure Point')),
  'story-points': (n) => capital(counted(n, 'Story Point')),
  'enemy-plans': () => 'A roll on their plans after the battle',
  'enemy-plans-unless-held': () => 'A roll on their plans, unless the field is held',
  'unexplored-location': () => 'An Unexplored Location',
  delve: () => 'A Delve',
  'delve-of-the-threat': () => 'The Delve is theirs',
  'threat-enemies': () => 'One more of them the next time',
  'valuables-bonus': () => 'Valuables are worth one Gold Mark more each',
  'valuables-first-bonus': () => 'The first valuable is worth one Gold Mark more',
  'friend-story-point-or-gold': () => 'A Story Point from a Friend, or a Gold Mark',
  'other-buyer': () => 'Another buyer: the reward, or an Adventure Point',
  'vital-information': () => 'Vital information',
  captive: () => 'A captive is free',
  'unusual-finds': (n) => `${capital(counted(n, 'roll'))} for Unusual Finds`,
  xp: (n) => `${n} XP to share out`,
  item: (n) => capital(counted(n, 'item')),
  friend: () => 'Somebody may become a Friend',
  roll: (n) => `${capital(counted(n, 'more roll'))} after the battle`,
  'flight-stands': () => 'The way home is hard for whoever ran',
  'valuables-gold': () => 'Valuables bring a Gold Mark more',
  'valuables-worth': (n) => (n < 0 ? 'Valuables are worth less' : 'Valuables are worth more'),
};
