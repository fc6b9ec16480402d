import type { Names } from '../kernel';
import { BEASTS } from './content/aberrations';
import { ENEMY_TABLES } from './content/enemies';
import { ORIGINS } from './content/origins';
import { SPECIALS } from './content/specials';
import { TRAITS } from './content/traits';
import { MOTIVATIONS, UNIQUE_FOES } from './content/uniques';
import type { EventOf } from './events';
import type { WordsPart } from './words-part';

type Said = EventOf<'ruleTold'>;

/** What special rules, enemies and beasts say to people. */
export const specialWords: WordsPart = {
  refusals: {
    'seize/aware': () => 'They are on the watch: nobody gets the start of them.',
    'seize/hunted': () => 'They came for you and wait for it: nobody gets the start of them.',
    'dash/undead': (no, names) => `${whoOf(no.who, names)} does not run: the dead walk.`,
    'dash/monster': (no, names) => `${whoOf(no.who, names)} does not Dash.`,
    'dash/aberration': (no, names) => `${whoOf(no.who, names)} goes as fast as it ever does; it has no Dash.`,
    'dash/knight-armor': (no, names) => `${whoOf(no.who, names)} cannot Dash in knight armor.`,
    'dash/site': () => 'It is too narrow to Dash in here. A plain move will do.',
    'target/distrust': (no, names) =>
      `${whoOf(no.who, names)} lets no friend’s spell near. A Duskling Mystic may work on itself.`,
    'target/winter-cloak': (no, names) => `Winter hides ${whoOf(no.who, names)} beyond 6″. Go nearer.`,
    'shoot/pinned': () => 'Held in the trap, it can throw knives and shoot nothing else.',
    'shoot/site-range': () => 'No shot carries more than 8″ in here. Go nearer.',
    'cast/dampened': () => 'The air is dead: no spell works for the rest of this battle.',
    'cast/meddled': (no, names) => `Gremlins have hold of ${whoOf(no.who, names)}: no spell this round.`,
    'item/meddled': (no, names) => `Gremlins have hold of ${whoOf(no.who, names)}: nothing enchanted works this round.`,
    'cure/dark-blood': () => 'Their blood is foul: no Wound closes while this battle lasts.',
    'dash/bear': (no, names) => `${whoOf(no.who, names)} drank of the bear and does not Dash in this battle.`,
    'target/shadows': (no, names) => `Shadows hide ${whoOf(no.who, names)} beyond 9″. Go nearer.`,
    'move/dancing': (no, names) =>
      `The boots carry ${whoOf(no.who, names)} farther than to a fight: a shorter way ends in one.`,
    'target/shadowy': (no, names) => `${whoOf(no.who, names)} is a shadow: blows and shots go through it.`,
    'fight/shadowy': (no, names) => `${whoOf(no.who, names)} is a shadow and fights nobody until it wears off.`,
    'shoot/shadowy': (no, names) => `${whoOf(no.who, names)} is a shadow and shoots at nobody until it wears off.`,
    'shoot/dancing': (no, names) =>
      `${whoOf(no.who, names)} danced too far to shoot. A shot wants half of its own Speed at most.`,
    'fog/one-of-yours': () => 'Choose one of your own who is on the table, or let them stay.',
    'dart/one-of-these': () => 'It flies on into one of those within 4″.',
    'ritual/one-of-yours': () => 'Choose one of the warband who is on the table.',
    'buy-out/pay-or-fight': () => 'Pay what they ask, or fight on.',
  },
  events: {
    ruleRolled: ({ rule, unit, faces, passed }, names) => {
      const dice = faces.join(', ');
      const who = unit === null ? '' : `${names.unit(unit)}: `;
      return `${who}${nameOf(rule)}, ${dice}${passed ? '' : ', nothing'}.`;
    },
    ruleTold: (event, names) => {
      const say = TOLD[`${event.rule} ${event.what}`] ?? TOLD[event.what];
      return say === undefined ? `${nameOf(event.rule)}.` : say(event, names);
    },
  },
  offers: {},
  waiting: {
    'winter-fog': {
      all: (waiting, names) => `${names.seat(waiting.seat)} says who goes home by the fog.`,
      own: () => 'Your choice: who goes home by the fog, one after another, or that the rest stay.',
    },
    'dart-flies-on': {
      all: (waiting, names) => `${names.seat(waiting.seat)} says into whom the dart flies on.`,
      own: () => 'Your choice: the dart flies on into one more within 4″.',
    },
    ritual: {
      all: (waiting, names) => `${names.seat(waiting.seat)} says who stands against the ritual.`,
      own: (waiting, names) =>
        `Your choice: who tests against the ritual, 11+ Devotion. Passed, ${names.unit(String(waiting.detail?.['unit'] ?? ''))} turns on everybody.`,
    },
    'buy-out': {
      all: (waiting, names) => `${names.seat(waiting.seat)} says whether the warband pays its way out.`,
      own: (waiting) =>
        `Your choice: ${marks(Number(waiting.detail?.['price'] ?? 0))} buys you all out of this battle, or you fight on.`,
    },
  },
  marks: {},
  figures: {},
  notes: {},
  sources: sources(),
};

const marks = (n: number): string => (n === 1 ? '1 Gold Mark' : `${n} Gold Marks`);
const whoOf = (who: readonly string[] | undefined, names: Names): string => {
  const [first] = who ?? [];
  return first === undefined ? 'It' : names.unit(first);
};
const unitOf = ({ unit }: Said, names: Names): string => (unit === null ? 'They' : names.unit(unit));
const targetOf = ({ target }: Said, names: Names): string => (target === null ? 'them' : names.unit(target));

type Say = (event: Said, names: Names) => string;

/** By rule and what it did, or by what it did alone. */
const TOLD: Readonly<Record<string, Say>> = {
  solid: (event, names) => `${unitOf(event, names)} has a body again.`,
  bleeds: (event, names) => `${unitOf(event, names)} bleeds for the knife, and one of the dead rises.`,
  'steps-out': (event, names) => `${unitOf(event, names)} steps out of the mist.`,
  comes: (event, names) => `${unitOf(event, names)} comes (${nameOf(event.rule)}).`,
  angry: (event, names) => `${unitOf(event, names)} is Angry.`,
  calm: (event, names) => `${unitOf(event, names)} is calm again.`,
  healed: (event, names) => `${unitOf(event, names)} is whole again (${nameOf(event.rule)}).`,
  fearless: (event) => `Nothing frightens them any more (${nameOf(event.rule)}).`,
  stronger: (event, names) => `${unitOf(event, names)} grows stronger (${nameOf(event.rule)}).`,
  damaged: (event, names) => `A weapon of ${unitOf(event, names)} is Damaged.`,
  'fine-lost': (event, names) => `A fine weapon of ${unitOf(event, names)} is fine no more, but whole.`,
  casts: (event, names) => `${unitOf(event, names)} works on ${targetOf(event, names)} (${nameOf(event.rule)}).`,
  transforms: (event, names) => `${unitOf(event, names)} becomes something else.`,
  'shoots-back': (event, names) => `${unitOf(event, names)} shoots back at ${targetOf(event, names)}.`,
  shoots: (event, names) => `${unitOf(event, names)} lay in wait for ${targetOf(event, names)}.`,
  caught: (event, names) => `${unitOf(event, names)} is caught in webs and stops.`,
  rushes: (event, names) => `${unitOf(event, names)} rushes at ${targetOf(event, names)} and stops an inch short.`,
  advances: (event, names) => `${unitOf(event, names)} steps forward where another gave way.`,
  'gives-up': () => 'The few who are left think it not worth the risk, and go.',
  breaks: () => 'More than half of the mob is down; the rest run.',
  withdraws: (event, names) => `${unitOf(event, names)} breaks away from ${targetOf(event, names)}.`,
  lashes: (event, names) => `${unitOf(event, names)} lashes out; ${targetOf(event, names)} is flung back.`,
  flees: (event, names) => `${unitOf(event, names)} flees from ${targetOf(event, names)}.`,
  lured: (event, names) => `${unitOf(event, names)} follows ${targetOf(event, names)} out of this world.`,
  rises: (event, names) => `${unitOf(event, names)} has made a name and leads as a Sergeant.`,
  frenzy: (event, names) => `${unitOf(event, names)} is slain and does not fall.`,
  spent: (event, names) => `${unitOf(event, names)} falls at last.`,
  meddled: (event, names) => `${unitOf(event, names)} drew a 1: gremlins are at its magic.`,
  dampened: () => 'The air goes dead: no spell works any more in this battle.',
  conjures: (event, names) =>
    `${unitOf(event, names)} throws bones on the ground; ${targetOf(event, names)} stands up.`,
  'no-more': () => 'Nobody else answers their call.',
  charmed: (event, names) =>
    `${unitOf(event, names)} is charmed and fights for ${targetOf(event, names)} until the phase is over.`,
  hexed: (event, names) => `${unitOf(event, names)} is Hexed: every blow on it is +1/+1.`,
  'blessing-spent': (event, names) => `The blessing on ${unitOf(event, names)} takes the hex, and is gone.`,
  rages: (event, names) => `${unitOf(event, names)} leaves ${targetOf(event, names)} lying and goes on.`,
  mutates: (event, names) => `${unitOf(event, names)} grows: it is whole, faster and tougher.`,
  burns: (event, names) => `${unitOf(event, names)} is burning up: it acts twice next round, and dies.`,
  'burnt-out': (event, names) => `${unitOf(event, names)} has burnt itself out.`,
  chants: (event, names) => `${unitOf(event, names)} begins to chant. A Wound or a Stun would break it.`,
  broken: (event, names) => `The chant of ${unitOf(event, names)} is broken.`,
  fizzles: (event, names) => `${unitOf(event, names)} sees nobody, and the spell comes to nothing.`,
  wild: (event, names) => `${unitOf(event, names)} obeys nobody: it goes for whoever is nearest.`,
  avenges: (event, names) => `The harness pays back: ${unitOf(event, names)} suffers the same.`,
  'rages-on': (event, names) => `${unitOf(event, names)} rages on at whoever is nearest.`,
  'flies-on': (event, names) => `The dart flies on into ${targetOf(event, names)}.`,
  'bought-out': () => 'The warband pays its way out. The Threat stays as it was.',
};

const nameOf = (rule: string): string => specialWords.sources[rule] ?? rule;

/** Names of traits, rules, rows, Unique Foes and beasts, and of the conditions that rules put figures in. */
function sources(): Readonly<Record<string, string>> {
  const rows = Object.values(ENEMY_TABLES).flatMap(({ entries }) => entries.map(({ row, name }) => [row, name]));
  const named = [...UNIQUE_FOES.entries, ...MOTIVATIONS.entries, ...BEASTS].flatMap(({ id, row, name }) => [
    [id, name],
    [row, name],
  ]);
  const traits = Object.entries(TRAITS).flatMap(([id, { name }]) => [
    [id, name],
    [`FL-TRAIT-${id}`, name],
  ]);
  const specials = Object.entries(SPECIALS).map(([id, { name }]) => [id, name]);
  const origins = Object.values(ORIGINS).map(({ id, name }) => [id, name]);
  return {
    ...Object.fromEntries([...rows, ...origins, ...specials, ...named, ...traits]),
    aberration: 'Aberration',
    site: 'Tight passages',
    'at-camp-raid': 'Surprise',
    'at-hideout-raid': 'Surprise',
    'at-lair': 'Surprise',
    'scaling-foes': 'Scaling foes',
    'rain-of-arrows': 'Rain of arrows',
    'enemy-champions': 'Enemy champions',
    'blood-rites': 'Blood rites',
    'is-pinned': 'Held in a trap',
    'is-hexed': 'Hexed',
    'is-frenzy': 'Death Frenzy',
    'is-angry': 'Angry',
    'is-meddled': 'Gremlins',
    'is-bear': 'Bear Draught',
    'is-ferret': 'Ferret’s Drink',
    'is-fire': 'Fiery Wine',
    'is-serpent': 'Serpent Water',
    'is-wasp': 'Wasp Mead',
    'is-wolfish': 'Wolf Potion',
    'is-shadowy': 'Shadowy Ale',
    'is-stalking': 'Teeth of the Stalker',
    'is-minion': 'Raised by a knife',
    'is-summoned': 'Talisman of the Oldest Mother',
    'is-misty': 'Cloak of Mist',
    'is-wolf': 'The shape of a wolf',
    'knight-armor': 'Knight armor',
    warband: 'The warband',
  };
}
