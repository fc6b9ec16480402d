import type { Names } from '../kernel';
import { SPELLS } from './content/spells';
import { TRAITS } from './content/traits';
import { RANGED_WEAPON_TABLE } from './content/weapons';
import type { EventOf } from './events';
import type { Answered, Result, Strength } from './steps-combat';
import { many } from './words-flow-kit';
import type { WordsPart } from './words-part';

/** A trait, a spell or a weapon by its name; anything else as it is called. */
export function sourceOf(id: string): string {
  if (Object.hasOwn(TRAITS, id)) return TRAITS[id as keyof typeof TRAITS].name;
  return Object.hasOwn(SPELLS, id) ? SPELLS[id as keyof typeof SPELLS].name : id;
}

/** A ranged weapon as one speaks of it: `short-bow` → "short bow". */
export const weaponName = (id: string): string =>
  Object.hasOwn(RANGED_WEAPON_TABLE, id)
    ? RANGED_WEAPON_TABLE[id as keyof typeof RANGED_WEAPON_TABLE].name.toLowerCase()
    : 'shot';

/** The log of blows and shots: dice and totals here; who falls or goes is told by what follows. */
export const COMBAT_EVENTS: WordsPart['events'] = {
  blowRolled: (event, names) =>
    `${opening(event, names)}: ${event.faces.attacker.join(' and ')} against ${event.faces.target.join(' and ')} on the dice.`,
  fought: (event, names) => `${opening(event, names)}: ${sums(event)}.${ending(event, names)}`,
  blowStopped: (event, names) =>
    `The hammer of ${names.unit(event.unit)} slips, and ${names.unit(event.by)} stops the blow${event.by === event.target ? '' : ` at ${named(event.target, names)}`}.`,
  wallStruck: (event) =>
    event.hits >= event.takes
      ? `The ${SPELLS[event.is].name} comes down.`
      : `The ${SPELLS[event.is].name} has taken ${event.hits} of ${event.takes} hits.`,
  poisoned: (event, names) =>
    event.works
      ? `Poison of ${names.unit(event.by)}: ${event.faces.join(', ')}. ${names.unit(event.unit)} sickens: Quality one worse.`
      : `Poison of ${names.unit(event.by)}: ${event.faces.join(', ')}. ${names.unit(event.unit)} shrugs it off.`,
  weaponFailed: (event, names) => {
    const who = names.unit(event.unit);
    const weapon = weaponName(event.weapon);
    switch (event.how) {
      case 'held':
        return event.weapon === 'ranged'
          ? `A 1, and then ${event.faces[1] ?? 0}: no harm done.`
          : `A 1, and then ${event.faces[1] ?? 0}: the ${weapon} of ${who} holds.`;
      case 'spent':
        return `A 1: ${who} has thrown its last javelin.`;
      case 'restring':
        return `Two 1s: the string of ${who} snaps. Two actions put on another.`;
      default:
        return event.weapon === 'ranged'
          ? `Two 1s: ${who} shoots no more in this battle.`
          : `Two 1s: the ${weapon} of ${who} is of no more use in this battle.`;
    }
  },
  reloaded: (event, names) =>
    event.how === 'reload' ? `${names.unit(event.unit)} reloads.` : `${names.unit(event.unit)} puts on a new string.`,
  webbed: (event, names) =>
    `${names.unit(event.unit)} throws a web over ${names.unit(event.target)}: ${many(event.actions, 'die', 'dice')} to tear it.`,
  disarmed: (event, names) =>
    `${names.unit(event.by)} strikes the ${event.what === 'weapon' ? 'weapon' : 'second weapon'} from the hand of ${names.unit(event.unit)}.`,
  drew: (event, names) => `${names.unit(event.unit)} draws its second weapon.`,
  putDown: (event, names) => `${names.unit(event.unit)} puts its instrument down.`,
  pickedUp: (event, names) => {
    const own = event.thing.of === event.by ? 'its' : 'a';
    return event.thing.what === 'standard'
      ? undefined
      : `${names.unit(event.by)} picks up ${own} ${THINGS[event.thing.what]}.`;
  },
  brokeWeapon: (event, names) => {
    const who = names.unit(event.unit);
    if (event.what === 'shield') return `The shield of ${who} is split in two.`;
    return event.what === 'arm'
      ? `${who} hurts its arm: no more parries until it is healed.`
      : `The weapon of ${who} breaks on it: no more parries.`;
  },
};

const THINGS = {
  weapon: 'weapon',
  'second-weapon': 'weapon',
  shield: 'shield',
  instrument: 'instrument',
  standard: 'standard',
  goods: 'bag',
} as const;

/** A figure by its name, a wall by its kind. */
const named = (id: string, names: Names): string => (/^e\d+$/.test(id) ? 'the wall' : names.unit(id));

function opening({ attack }: Pick<EventOf<'fought'>, 'attack'>, names: Names): string {
  const { means, by, target } = attack;
  const who = by === null ? '' : names.unit(by);
  const whom = named(target, names);
  switch (means.is) {
    case 'melee':
      return `${who} ${means.double === true ? 'strikes with both weapons at' : means.power ? 'puts all its weight into a blow at' : 'strikes at'} ${whom}`;
    case 'free-hack':
      return `${who} ${HACKS[means.why] ?? 'hacks at'} ${whom}`;
    case 'shot': {
      const others = means.shooters.length - 1;
      const all = others > 0 ? `${who} and ${many(others, 'other')} loose at` : undefined;
      return `${all ?? `${who} ${means.aimed ? 'takes aim and shoots at' : means.weapon === 'javelin' ? 'throws a javelin at' : 'shoots at'}`} ${whom}`;
    }
    case 'spell':
      return `${SPELLS[means.spell].name} of ${who} strikes ${whom}`;
    case 'hazard':
      return `${hazardName(means.why)} strikes ${whom}`;
  }
}

/** What a Free Hack looks like, by what allows it. */
const HACKS: Readonly<Record<string, string>> = {
  leaving: 'hacks at the back of',
  flee: 'cuts after',
  recoil: 'meets with a blow the stumbling',
  'evade-and-counter': 'slips aside and hits back at',
  trample: 'tramples',
  'opportunity-flail-strike': 'swings the flail once more at',
  'hammering-blow': 'strikes into the clumsy swing of',
  blind: 'strikes blind',
  theft: 'strikes at the thieving hand of',
};

const HAZARDS: Readonly<Record<string, string>> = {
  branch: 'A branch',
  trap: 'A trap',
  tremor: 'The shaking ground',
  hailstorm: 'A hailstone',
  burning: 'Fire',
};
function hazardName(why: string): string {
  if (why.startsWith('backfire:')) return `The backfire of ${sourceOf(why.slice('backfire:'.length))}`;
  return HAZARDS[why] ?? sourceOf(why);
}

/** `4 + 2 = 6 against 2 + 3 = 5`. */
function sums({ count, sides }: EventOf<'fought'>): string {
  const side = (who: 'attacker' | 'target'): string => {
    const more = count.after.filter((each) => each.who === who).reduce((sum, each) => sum + each.amount, 0);
    return `${count.die[who]}${added(sides[who])}${more === 0 ? '' : ` + ${more}`} = ${minus(count.totals[who])}`;
  };
  return `${side('attacker')} against ${side('target')}`;
}
const added = ({ value }: Strength): string => (value < 0 ? ` − ${-value}` : ` + ${value}`);
const minus = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

/** Ties, misses and whatever answered a result. */
function ending(event: EventOf<'fought'>, names: Names): string {
  const { count, attack, chain } = event;
  if (count.winner === 'none' || (count.times === 0 && count.winner === 'target')) {
    if (attack.means.is === 'shot') return ' It misses.';
    if (attack.means.is === 'free-hack') return ` ${named(attack.target, names)} gets away with it.`;
    return attack.means.is === 'melee' && count.winner === 'none' ? ' Neither gives way.' : ' No harm done.';
  }
  const times = count.times === 3 ? ' Tripled.' : count.times === 2 ? ' Doubled.' : '';
  const why = count.because.length === 0 ? '' : ` ${sourceNames(count.because)}.`;
  return `${times}${why}${chain.map((link) => ` ${answerWords(link, names)}`).join('')}`;
}

const sourceNames = (list: readonly string[]): string => list.map((id) => WHY[id] ?? sourceOf(id)).join(', ');

/** What made a result other than plain. */
const WHY: Readonly<Record<string, string>> = {
  'lethal-blow': 'A deadly blow',
  'vs-prone': 'On one who lay there',
  'vs-transfixed': 'On one who could not move',
  'vs-sleeping': 'On a sleeper',
  'vs-entangled': 'On one who hung in a web',
  'vs-bound': 'On one in bonds',
  'vs-paralysed': 'On one who could not move',
  'vs-blind': 'On a blind one',
  gargantuan: 'So great a foe does not merely push',
  incorporeal: 'A ghost drives back and does no worse',
};

function answerWords({ by, unit, faces, from, to }: Answered, names: Names): string {
  const who = named(unit, names);
  const die = faces.length === 0 ? '' : `, ${faces.join(' and ')}`;
  const name = sourceOf(by);
  if (by === 'shieldbreaker') return `${who} goes for the shield instead.`;
  if (by === 'drain') return `${who} drains strength instead.`;
  if (by === 'tough') return to === 'nothing' ? `${name}: a wound, no more.` : `${name}: no gruesome death.`;
  if (by === 'shield-rush') return `${name}: ${who} is run off its feet.`;
  if (from === to) return `${name} of ${who}${die}: ${KNOCKS.includes(by) ? 'it keeps its feet' : 'no help'}.`;
  return `${name} of ${who}${die}: ${from === 'recoil' && to === 'prone' ? 'knocked down, not back' : RESULT[to]}.`;
}

const KNOCKS: readonly string[] = ['bludgeon', 'tailslap'];

export const RESULT: Readonly<Record<Result, string>> = {
  nothing: 'nothing comes of it',
  recoil: 'only driven back',
  prone: 'down, no worse',
  out: 'out of action',
  gruesome: 'a gruesome death',
};
