import type { Names, Note, Refusal, Waiting } from '../kernel';
import type { EventOf } from './events';
import type { WordsPart } from './words-part';
import { thing } from './words-warband';

const one = (refusal: Refusal, names: Names): string => {
  const [id] = refusal.who ?? [];
  return id === undefined ? 'It' : names.unit(id);
};
const of =
  (say: (who: string, d: (key: string) => string, names: Names) => string) =>
  (refusal: Refusal, names: Names): string =>
    say(one(refusal, names), (key) => String(refusal.detail?.[key] ?? ''), names);
const item = (refusal: Refusal | Note): string =>
  small(String(refusal.detail?.['item'] ?? refusal.detail?.['piece'] ?? ''));
const text = ({ detail }: Waiting, key: string): string => String(detail?.[key] ?? '');
const left = (waiting: Waiting): string => {
  const n = Number(waiting.detail?.['left'] ?? 0);
  return n === 1 ? 'One is' : `${n} are`;
};
const small = (id: string): string => thing(id).toLowerCase();
const mm = (names: Names, value: string): string => names.length(Number(value));

/** What items and Non-Combat Actions say to people. */
export const itemWords: WordsPart = {
  refusals: {
    'act/went-too-far': of(
      (who, d, names) =>
        `${who} has gone ${mm(names, d('moved'))}. That action leaves room for ${mm(names, d('most'))} before it.`,
    ),
    'use/none-left': (refusal) => `The Backpack has no ${item(refusal)} left.`,
    'use/no-backpack': of((who) => `${who} does not reach into the Backpack. One of the warband would have to.`),
    'use/not-wounded': of((who) => `${who} has no Wound to bind.`),
    'use/not-beside': of((who, d, names) => `${who} is ${mm(names, d('gap'))} away. Stand beside to bind a Wound.`),
    'use/no-friend': of((who) => `${who} is no friend. Bandages are for the warband.`),
    'use/own-side': of((who) => `${who} is on your side. Holy water is for foes.`),
    'use/not-unholy': of((who) => `${who} is neither Fey nor Undead. On others it is water.`),
    'use/too-far': of(
      (who, d, names) => `${who} is ${mm(names, d('gap'))} away. Holy water is thrown ${mm(names, d('most'))}.`,
    ),
    'use/unseen': (refusal, names) =>
      `${one(refusal, names)} does not see ${names.unit(String(refusal.detail?.['target'] ?? ''))} from there.`,
    'use/not-worn': of((who, d) => `${who} does not wear ${small(d('item'))}.`),
    'use/for-itself': (refusal) => `The ${item(refusal)} works on whoever uses it, and on nobody else.`,
    'use/at-foes': (refusal) => `The ${item(refusal)} is for foes. Aim it at one of them.`,
    'use/out-of-reach': of(
      (_who, d, names) =>
        `That is ${mm(names, d('gap'))} away. The ${small(d('item'))} reaches ${mm(names, d('most'))}.`,
    ),
    'use/place-unseen': of((who, d) => `${who} does not see that place. The ${small(d('item'))} wants one in sight.`),
    'use/off-table': (refusal) => `That is off the table. The ${item(refusal)} wants a place on it.`,
    'use/nobody-there': of(
      (_who, d, names) =>
        `No foe ${d('item') === 'thorn-of-ice' ? 'that is Wounded ' : ''}is within ${mm(names, d('reach'))} of that place. Aim nearer to one.`,
    ),
    'use/say-where': (refusal) => `Say where on the table: the ${item(refusal)} is for a place, not for a figure.`,
    'use/too-near-somebody': of(
      (who, d, names) =>
        `${who} is ${mm(names, d('gap'))} away. The stranger keeps ${mm(names, d('least'))} from everybody.`,
    ),
    'use/nobody-whole': () => 'Nobody of the warband on the table is whole, and the knife cuts nobody twice.',
    'use/shadowy': of((who) => `${who} is a shadow and touches no thing until it wears off.`),
    'act/always-slow': of((who) => `${who} always acts in the Slow phase and has nothing to wait for.`),
    'eve/as-it-is': () => 'You have said so already. The first round begins when everyone has.',
    'eve/not-yet': (refusal) => `The ${item(refusal)} is for the battle itself. Wait for the first round.`,
    'knife/one-of-these': () => 'The knife wants one of the warband who is on the table and whole.',
    'cloak/one-of-yours': () => 'Choose one of the warband who is on the table.',
    'cloak/too-far': (refusal, names) =>
      `That is ${names.length(Number(refusal.detail?.['gap'] ?? 0))} from ${names.unit(refusal.who?.[1] ?? '')}. The die lets it be ${names.length(Number(refusal.detail?.['most'] ?? 0))} at most.`,
    'lent/cast-or-not': () => 'Cast what is lent, or let it be.',
    'lent/has-cast': of((who) => `${who} has cast this round. A scroll’s spell is the spell of a round too.`),
    'lent/nothing-there': of((who, d) => `The open scroll holds ${d('spell')}, and ${who} has nobody to lay it on.`),
    'lent/knows-none': of((who) => `${who} knows no spell that a crystal could carry.`),
    'lent/none-open': of((who) => `No spell that ${who} knows finds a target from here.`),
    'use/no-room': of(() => 'Nobody can come: no place is 9″ from everybody.'),
    'use/wolf': of((who) => `${who} is a wolf and has no hands for that.`),
    'use/not-yours': of((who) => `${who} is run by another player, who says what it takes.`),
    'use/not-yet': () => 'The battle has not begun. A drink is for the battle.',
    'use/too-late': (refusal) => `The battle has begun. The ${item(refusal)} had to be seen to before it.`,
    'use/for-whom': (refusal) => `Say who takes the ${item(refusal)}.`,
    'use/for-nobody': () => 'That is for the whole warband, not for one of it.',
    'use/has-it': (refusal) => `That has been done with ${item(refusal)}. A second one does nothing.`,
    'use/tough-enough': of((who, d) => `${who} has Toughness ${d('most')} already, which is the most.`),
    'use/only-defending': () => 'Alarm traps warn of an infiltration. Only a Defensive Battle has one.',
    'ready/not-in-pack': (refusal) => `There is no ${item(refusal)} in the Backpack to take in hand.`,
    'ready/not-on-it': of((who, d) => `${who} has no ${small(d('piece'))} to put away.`),
    'ready/damaged': (refusal) => `The ${item(refusal)} is Damaged. It is of no use until it is repaired.`,
    'ready/has-it': of((who, d) => `${who} has a ${small(d('piece'))} already.`),
    'ready/hands-full': of(
      (who, d) => `${who} carries ${d('has')} weapons, with shield or third all it can. Put one away first.`,
    ),
    'ready/halfling': of((who, d) => `${who} is a Halfling, and a ${small(d('piece'))} is too heavy for one.`),
    'ready/two-of-a-kind': of((who, d) => `${who} wears a ${small(d('kind'))} already. Put that away first.`),
    'ready/one-of': of((who, d) => `${who} wears ${small(d('kind'))} already. Put that away first.`),
    'ready/barred': of((who, d) => `${who} readies nothing in a battle: ${thing(d('by'))}.`),
    'ready/magical': of((who) => `${who} is a Duskling and bears one thing of magic at most. Put that away first.`),
    'shoot/torch': of((who, d) => `${who} holds a torch and cannot shoot a ${small(d('weapon'))}. Put it out first.`),
    'interact/not-there': of((who) => `There is nothing for ${who} to work on from here. Go nearer.`),
  },
  events: {
    keptDown: (event, names) => `${names.unit(event.unit)} keeps down.`,
    anticipated: (event, names) =>
      `${names.unit(event.unit)} bides its time: it acts in Quick next round, without a die.`,
    setToWork: (event, names) => `${names.unit(event.unit)} ${WORK[event.task] ?? 'sets to work'}.`,
    bandaged,
    charmUsed: (event, names) => used(event, names),
    holyWaterThrown: (event, names) => `${names.unit(event.unit)} throws holy water at ${names.unit(event.target)}.`,
    drank: (event, names) => `${names.unit(event.unit)} drinks Red Duck: Will ${event.will} for this battle.`,
    gearTaken: (event, names) => `${names.unit(event.unit)} takes ${article(event.piece)} out of the Backpack.`,
    gearPutAway: (event, names) =>
      event.piece === 'torch'
        ? `${names.unit(event.unit)} puts the torch out.`
        : `${names.unit(event.unit)} puts ${article(event.piece)} into the Backpack.`,
    tookBefore,
  },
  offers: {
    use: { label: 'Use', key: 'u', hint: 'Bandages, holy water, potions, things of magic' },
    'ready-weapon': { label: 'Ready', key: 't', hint: 'One thing out of the Backpack, or one into it' },
    interact: { label: 'Interact', key: 'i', hint: 'Work on what is at hand, after half a move at most' },
    'keep-down': { label: 'Keep Down!', key: 'k', hint: 'Cover from shots over 6″; an inch of movement at most' },
    anticipate: { label: 'Anticipate', key: 'q', hint: 'Quick next round without a die; an inch of movement at most' },
    drink: { label: 'Red Duck', hint: 'A point of Will for this battle; no Action' },
    'take-before': { label: 'Before the battle', hint: 'Root, berries, potions, a lit torch, alarm traps' },
    aim: { label: 'Aim', hint: 'A thing of magic at any place on the table' },
  },
  waiting: {
    eve: {
      all: (waiting, names) => `${names.seat(waiting.seat)} may use something before the battle begins.`,
      own: () => 'Your last word: things of magic may be used before the first round. Or say that you are ready.',
    },
    'bone-knife': {
      all: (waiting, names) => `${names.seat(waiting.seat)} says who bleeds for the knife.`,
      own: (waiting) =>
        `Your choice: who bleeds for the knife. ${left(waiting)} to be cut, and the dead rise for each.`,
    },
    'cloak-by-whom': {
      all: (waiting, names) => `${names.seat(waiting.seat)} says where the mist parts.`,
      own: (waiting, names) =>
        `Your choice: by whom ${names.unit(text(waiting, 'unit'))} steps out of the mist, within a D6 of inches.`,
    },
    'cloak-where': {
      all: (waiting, names) => `${names.unit(text(waiting, 'unit'))} steps out of the mist.`,
      own: (waiting, names) =>
        `Set ${names.unit(text(waiting, 'unit'))} down within ${names.length(Number(waiting.detail?.['reach'] ?? 0))} of ${names.unit(text(waiting, 'by'))}.`,
    },
    'arcane-scroll': {
      all: (waiting, names) =>
        `${names.unit(text(waiting, 'unit'))} reads a scroll of ${thing(text(waiting, 'spell'))}.`,
      own: (waiting) =>
        `Your scroll holds ${thing(text(waiting, 'spell'))}. Cast it, or let it be; it stays open for this battle.`,
    },
    'essence-crystal': {
      all: (waiting, names) => `${names.unit(text(waiting, 'unit'))} holds a crystal.`,
      own: () => 'Your crystal carries any spell you know, without dice and without a Strand. Cast one, or let it be.',
    },
  },
  marks: {
    'take-item': () => 'Take it',
    'search-place': () => 'Search here',
    'search-marker': () => 'Search here',
    'open-path': () => 'Open a way',
    'free-friend': () => 'Free a friend',
  },
  figures: {
    'foes-struck': 'Foes it strikes',
    'friends-struck': 'Friends it strikes',
    'some-foe-falls': 'Takes a foe out',
    'some-friend-falls': 'Takes a friend out',
    'foes-fall': 'Foes that fall',
    'friends-fall': 'Friends that fall',
  },
  notes: {
    'one-die-fewer': () => 'One die fewer is thrown next round, and this figure needs none.',
    'uses-up': (note) => `${thing(note.because)}: one of them is used up.`,
    'opens-first': (note) => `${thing(note.because)}: no Action until it is cast, and used up only by that.`,
    'scroll-holds': (note) => `The open scroll holds ${thing(String(note.detail?.['spell'] ?? ''))}.`,
    'torch-hands': () => 'Lights 6″. Its bearer uses no shield and no Bulky weapon.',
    'torch-out': () => 'It goes out for good.',
  },
  sources: {
    'let-be': 'Let it be',
    'FL-BAT-70': 'Dash · p. 38',
    'FL-BAT-71': 'Use · p. 38',
    'FL-BAT-72': 'Ready Weapon · p. 38',
    'FL-BAT-74': 'Interact · p. 38',
    'FL-BAT-75': 'Keep Down! · p. 38',
    'FL-BAT-76': 'Anticipate · p. 38',
    'FL-BAT-77': 'How far before an action · p. 38',
    'FL-EQP-02': 'What one can carry · p. 60',
    'FL-EQP-07': 'The Backpack · p. 59',
  },
};

function bandaged(event: EventOf<'bandaged'>, names: Names): string {
  const left = event.wounds === 0 ? 'none is left' : `${event.wounds} left`;
  return event.unit === event.target
    ? `${names.unit(event.unit)} binds its own Wound: ${left}.`
    : `${names.unit(event.unit)} binds a Wound of ${names.unit(event.target)}: ${left}.`;
}

function used({ unit, target, item: what }: EventOf<'charmUsed'>, names: Names): string {
  const who = names.unit(unit);
  const say = USED[what];
  if (say !== undefined) return `${who} ${say}.`;
  return target === unit
    ? `${who} uses ${thing(what)}.`
    : `${who} uses ${thing(what)} where ${names.unit(target)} stands.`;
}
const USED: Readonly<Record<string, string>> = {
  'bear-draught': 'drinks of the bear: never Stunned, a Wound heals each round, and no Dash',
  'ferrets-drink': 'drinks Ferret’s Drink: Speed +3″, and no ground slows it',
  'fiery-wine': 'drinks Fiery Wine and breathes fire, 9″ far',
  'serpent-water': 'drinks Serpent Water: no poison harms it',
  'wasp-mead': 'drinks Wasp Mead: a natural 6 of its own kills where armor does not stop it',
  'wolf-potion': 'drinks Wolf Potion: its blows are +1/+1',
  'boots-of-the-thief': 'is gone, boots and all',
  'gentle-illumination': 'lets a gentle light fall on the field: nothing is too dim any more',
  'wolfs-fury': 'becomes a wolf',
  'shadowy-ale': 'drinks Shadowy Ale and is a shadow for three rounds: nothing touches it, and it touches nothing',
  'arcane-scroll': 'opens a scroll',
  'essence-crystal': 'takes up a crystal',
  'bone-knife': 'takes the knife of bone to the warband',
  'talisman-of-the-oldest-mother': 'calls on the Oldest Mother, and something great hears it',
  'teeth-of-the-stalker': 'bites on the teeth of a stalker',
  'spider-whispers': 'listens to whispers, and a stranger comes to fight along',
  'orb-of-winter-fog': 'breaks an orb, and thick fog falls',
};

function tookBefore({ unit, item: what }: EventOf<'tookBefore'>, names: Names): string | undefined {
  if (unit === null && what === 'tiny-offering')
    return 'An offering is made: every Follower fights better and stands more.';
  if (unit === null) return 'Alarm traps are laid out: +1 to spot whoever steals nearer.';
  const who = names.unit(unit);
  switch (what) {
    case 'ironshield-root':
      return `${who} chews ironshield root: Toughness +1 for this battle.`;
    case 'springwind-berries':
      return `${who} eats springwind berries: Speed +1″/+1″ for this battle.`;
    case 'torch':
      return `${who} lights a torch.`;
    // What is drunk is told by what it does
    default:
      return undefined;
  }
}

const WORK: Readonly<Record<string, string>> = {
  'take-item': 'reaches for what was to be fetched',
  'search-place': 'searches the place',
  'search-marker': 'searches for what is hidden',
  'open-path': 'looks for a way through',
  'free-friend': 'helps a friend who is held',
};

const article = (piece: string): string => {
  const name = small(piece);
  if (/arrows|tools|knives$/.test(name)) return name;
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
};
