import type { Names } from '../kernel';
import { TRAITS } from './content/traits';
import type { EventOf } from './events';
import type { Condition } from './state';
import type { MoraleCause } from './steps-morale';
import { troubleName } from './words-morale';
import type { WordsPart } from './words-part';

/** One sentence for the log, or none where another says it. */
export const MORALE_EVENTS: WordsPart['events'] = {
  moraleTested: (event, names) => {
    const who = names.unit(event.unit);
    const why = causeWords(event, names);
    const failed = event.failures === 1 ? 'fails one die' : `fails ${count(event.failures)} dice`;
    switch (event.result) {
      case 'stands':
        return `${who} stands ${why}.`;
      case 'runs':
        return `${who} ${failed} ${why} and runs ${event.moves === 1 ? 'one move' : 'two moves'}.`;
      case 'rallies':
        return `${who} ${failed} ${why}, but stays by the standard.`;
      case 'gets-up':
        return `${who} ${failed} ${why} and scrambles to its feet.`;
      case 'routs':
        return `${who} ${failed} ${why} and runs from the battle.`;
      case 'crumbles':
        return `${who} ${failed} ${why} and crumbles to dust.`;
      case 'caught':
        return `${who} ${failed} ${why} and cannot run.`;
    }
  },
  warbandRouted: (event, names) =>
    `${names.unit(event.leader)} loses heart, and all of ${names.side(event.side)} run with it.`,
  tookLead: (event, names) => `${names.unit(event.unit)} takes the lead from ${names.unit(event.from)}.`,
  standardTaken: (event, names) =>
    `${names.unit(event.by)} holds up the standard of ${names.unit(event.unit)}. Its warband wavers.`,
  unaffected: (event, names) =>
    `${names.unit(event.unit)} is proof against it: ${troubleName(event.by)} (${traitName(event.because)}).`,
  lifeLost: (event, names) =>
    `${names.unit(event.unit)} takes a wound and fights on: ${event.left === 1 ? 'one life' : `${count(event.left)} lives`} left.`,
  cared: (event, names) => {
    const [by, target] = [names.unit(event.unit), names.unit(event.target)];
    if (event.by === 'friend') return `${by} shakes ${target} awake.`;
    const how = event.by === 'potion' ? `The potion mends ${target}` : `${by} heals ${target}`;
    return `${how}: ${troubleName(event.what)}.`;
  },
  potionUsed: (event, names) => {
    const to = event.unit === event.target ? 'drinks its potion' : `gives its potion to ${names.unit(event.target)}`;
    return `${names.unit(event.unit)} ${to}: ${faces(event.faces)}, ${event.successes} of three work.`;
  },
  workedFree: (event, names) => {
    if (event.from === 'sleeping')
      return `${names.unit(event.unit)} shakes ${names.unit(event.target)}: ${event.done} of ${event.task} actions.`;
    const who =
      event.unit === event.target ? names.unit(event.unit) : `${names.unit(event.unit)} at ${names.unit(event.target)}`;
    return event.done >= event.task
      ? `${who} tears the last of it away: free.`
      : `${who} works at it: ${event.done} of ${event.task} actions.`;
  },
  stole: (event, names) => {
    const [thief, victim] = [names.unit(event.unit), names.unit(event.target)];
    const dice = `${event.thief} against ${event.victim}`;
    if (event.result === 'taken') return `${thief} steals the ${thingName(event.what)} of ${victim}, ${dice}.`;
    return event.result === 'nothing'
      ? `${thief} reaches for the ${thingName(event.what)} of ${victim} and gets nothing, ${dice}.`
      : `${victim} catches ${thief} with a hand on its ${thingName(event.what)}, ${dice}.`;
  },
  shedGear: (event, names) => `${names.unit(event.unit)} drops its gear.`,
  statueStruck: (event, names) => {
    const blow = `${names.unit(event.unit)} strikes the statue of ${names.unit(event.target)}: ${event.face}.`;
    const end = { 'weapon-breaks': 'The weapon breaks.', holds: 'The stone holds.', shatters: 'It shatters.' };
    return `${blow} ${end[event.result]}`;
  },
  lifted: (event, names) => `${names.unit(event.unit)} takes the statue of ${names.unit(event.target)} on its back.`,
  finished: (event, names) => `${names.unit(event.unit)} makes sure of ${names.unit(event.target)}.`,
  animalSpooked: (event, names) =>
    `Thunder over ${names.unit(event.unit)}: ${event.face}. ${event.result === 'stuck' ? 'It sticks in the mud.' : 'It tests its morale.'}`,
  beganDrowning: (event, names) =>
    `${names.unit(event.unit)} goes under: ${event.face}. It drowns in ${event.turns} turns if nobody reaches it.`,
  rescued: (event, names) =>
    event.by === null
      ? `${names.unit(event.unit)} has firm ground under its feet again.`
      : `${names.unit(event.by)} pulls ${names.unit(event.unit)} out of the water.`,
  befell: (event, names) =>
    event.because === 'ASOBH-ACT-11' || event.condition.is === 'drowning'
      ? undefined
      : `${names.unit(event.unit)} ${befallen(event.condition)}.`,
  recovered: (event, names) => {
    switch (event.condition) {
      case 'prone':
        return `${names.unit(event.unit)} is on its feet again.`;
      case 'drowning':
      case 'burning':
        return undefined;
      case 'looting':
        return `${names.unit(event.unit)} leaves the body alone.`;
      default:
        return `${names.unit(event.unit)} recovers: no longer ${troubleName(event.condition).toLowerCase()}.`;
    }
  },
  leftPlay: (event, names) => leftWords(event, names),
  revived: (event, names) => `${names.unit(event.unit)} opens its eyes and lies among its friends.`,
};

function befallen(condition: Condition): string {
  switch (condition.is) {
    case 'prone':
      return condition.stuck ? 'is stuck in the mud' : 'lies Prone';
    case 'transfixed':
      return 'stands Transfixed';
    case 'entangled':
      return `is entangled: ${count(condition.task)} ${condition.task === 1 ? 'action' : 'actions'} to get free`;
    case 'sleeping':
      return condition.magical ? 'falls into a magic sleep' : 'falls asleep';
    case 'staggering':
      return condition.venom ? 'staggers, venom in its veins' : 'staggers';
    case 'stone':
      return 'turns to stone';
    case 'held':
      return `is held by ${condition.by === 'wood' ? 'roots' : condition.by}: ${count(condition.task)} actions to get free`;
    case 'looting':
      return 'bends over the body and robs it';
    case 'burning':
      return 'is on fire';
    case 'drowning':
      return 'is drowning';
    case 'blind':
    case 'mute':
    case 'deaf':
    case 'fatigued':
    case 'bound':
    case 'paralysed':
      return `is ${troubleName(condition.is).toLowerCase()}`;
  }
}

function leftWords(event: EventOf<'leftPlay'>, names: Names): string {
  const who = names.unit(event.unit);
  switch (event.because) {
    case 'ASOBH-ENV-05':
      return `${who} drowns.`;
    case 'venomous-strike':
      return `${who} dies of the venom.`;
    case 'ASOBH-CND-09':
      return `${who} is broken stone.`;
    case 'ASOBH-CND-07':
      return event.how === 'out' ? `${who} passes out.` : `${who} does not wake again.`;
    case 'ASOBH-LDR-04':
      return `${who} falls to a knife of its own men.`;
    case 'beastmaster':
    case 'animal':
      return `${who} runs wild, its master gone.`;
    default:
      break;
  }
  if (event.how === 'out') return `${who} is out of action.`;
  if (event.how === 'gruesome') return `${who} dies a gruesome death.`;
  return event.how === 'fled' ? `${who} leaves the battle.` : `${who} vanishes.`;
}

function causeWords(event: EventOf<'moraleTested'>, names: Names): string {
  if (event.cause === 'terror' && event.by !== null) return `before ${names.unit(event.by)}`;
  return CAUSES[event.cause];
}
const CAUSES: Readonly<Record<MoraleCause, string>> = {
  gruesome: 'at the gruesome sight',
  terror: 'before the terror',
  'leader-lost': 'at the loss of its leader',
  'below-half': 'as the warband dwindles',
  discipline: 'at the death of its master',
  'standard-lost': 'at the loss of the standard',
  spell: 'under the spell',
  backfire: 'at magic gone wrong',
  weather: 'in the thunder',
  crumble: 'at the loss of the standard',
};

const traitName = (id: string): string => (Object.hasOwn(TRAITS, id) ? TRAITS[id as keyof typeof TRAITS].name : id);
const thingName = (what: string): string => (what === 'quiver' || what === 'potion' ? what : 'purse');
const faces = (all: readonly number[]): string => all.join(', ');
const count = (n: number): string => ['no', 'one', 'two', 'three', 'four', 'five', 'six'][n] ?? String(n);
