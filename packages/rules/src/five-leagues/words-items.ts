import type { Names, Note, Refusal } from '../kernel';
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
      (who, d, names) =>
        `${who} is ${mm(names, d('gap'))} away. The ${small(d('item'))} reaches ${mm(names, d('most'))}.`,
    ),
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
  },
  waiting: {},
  marks: {
    'take-item': () => 'Take it',
    'search-place': () => 'Search here',
    'search-marker': () => 'Search here',
    'open-path': () => 'Open a way',
    'free-friend': () => 'Free a friend',
  },
  figures: {},
  notes: {
    'one-die-fewer': () => 'One die fewer is thrown next round, and this figure needs none.',
    'uses-up': (note) => `${thing(note.because)}: one of them is used up.`,
    'torch-hands': () => 'Lights 6″. Its bearer uses no shield and no Bulky weapon.',
    'torch-out': () => 'It goes out for good.',
  },
  sources: {
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
