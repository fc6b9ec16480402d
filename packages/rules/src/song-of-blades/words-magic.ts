import type { Names, Refusal } from '../kernel';
import { listed } from '../kernel/words';
import { COMPLICATIONS } from './content/complications';
import type { SpellId } from './content/spell-ids';
import { SPELLS } from './content/spells';
import { MAGIC_EVENTS } from './words-magic-events';
import { MAGIC_REFUSALS } from './words-magic-refusals';
import type { WordsPart } from './words-part';

/** What the game says about spells. */
export const magicWords: WordsPart = {
  refusals: MAGIC_REFUSALS,
  events: MAGIC_EVENTS,
  offers: {
    cast: { label: 'Cast', key: 'c', hint: 'The spell that was announced, at a Power of as many actions' },
    release: { label: 'Let fly', key: 'l', hint: 'The spell in hand, for one action' },
    'end-spell': { label: 'End a spell', hint: 'Give up a spell of one’s own, at no cost' },
    counter: { label: 'Counter-spell', key: 'c', hint: 'Undo the spell before it works' },
    'let-pass': { label: 'Let it work', key: 'x', hint: 'No Counter-spell this time' },
    'magic-choose': { label: 'Choose', hint: 'Answer what the spell asks' },
  },
  waiting: {
    counter: asks(
      (d, names) => `may counter the ${spellName(d['spell'])} of ${names.unit(String(d['caster']))}`,
      (d, names) =>
        `Your counter. ${names.unit(String(d['caster']))} casts ${spellName(d['spell'])} at Power ${d['power']}.`,
    ),
    'magic-leap': asks(
      () => 'says where the lightning leaps next',
      () => 'Your lightning. Say whom it leaps to.',
    ),
    'magic-flames': asks(
      (d, names) => `has ${names.unit(String(d['unit']))} in flames to see to`,
      (d, names) => `Your caster burns. ${names.unit(String(d['unit']))} rolls on the ground, or endures it.`,
    ),
    'magic-friend': asks(
      () => 'names a friend who tests his morale',
      () => 'Your backfire. Name the friend who tests his morale for it.',
    ),
    'magic-swap': asks(
      (d, names) => `names whom ${names.unit(String(d['unit']))} trades places with`,
      (d, names) => `Your choice. Name whom ${names.unit(String(d['unit']))} trades places with.`,
    ),
    'magic-ground': asks(
      (d, names) => `says what the ground about ${names.unit(String(d['unit']))} turns into`,
      (d, names) => `Your choice. Say what the ground about ${names.unit(String(d['unit']))} turns into.`,
    ),
    'magic-recoil': asks(
      (d, names) => `says which way ${names.unit(String(d['unit']))} is thrown`,
      (d, names) => `Your choice. Say which way ${names.unit(String(d['unit']))} is thrown.`,
    ),
    'magic-foe': asks(
      () => 'calls a warrior of the other side to its own',
      () => 'Your warrior. Choose who comes to you, and where, for three turns.',
    ),
  },
  marks: MARKS(),
  figures: {
    power: 'Power',
    'spell-takes': 'takes hold',
    'resist-needs': 'each die to resist',
    'spell-power': 'Power of the spell',
    'spell-against': 'Power against it',
    'spell-beats': 'beats it',
    'counter-power': 'Power of the counter',
    'counter-undoes': 'undoes the spell',
    'spell-hits': 'caught in it',
    'spell-meets': 'reached by it',
  },
  notes: {
    'lightning-leaps': () => 'If it hits, it leaps on to whoever stands against the target, friend or foe.',
    held: (note) => `${spellName(note.detail?.['spell'])} stays in hand until it is let fly. A fall sets it off.`,
    'wall-shifts': (note, names) => {
      const who = String(note.detail?.['who'] ?? '')
        .split(' ')
        .filter((id) => id !== '');
      return `${listed(who.map(names.unit))} will be moved to make room for it.`;
    },
  },
  sources: SOURCES(),
};

/** A spell by its name; anything else as it is called. */
export const spellName = (id: unknown): string => {
  const known = typeof id === 'string' && Object.hasOwn(SPELLS, id) ? SPELLS[id as SpellId].name : undefined;
  return known ?? (id === 'vortex' ? 'vortex' : 'spell');
};

type Detail = NonNullable<Refusal['detail']>;

function asks(
  all: (detail: Detail, names: Names) => string,
  own: (detail: Detail, names: Names) => string,
): WordsPart['waiting'][string] {
  return {
    all: (waiting, names) => `${names.seat(waiting.seat)} ${all(waiting.detail ?? {}, names)}.`,
    own: (waiting, names) => own(waiting.detail ?? {}, names),
  };
}

/** Short words on the table; the sentence stands in the card. */
function MARKS(): WordsPart['marks'] {
  return {
    'spell-chance': (d) => `${d['percent']} %`,
    'cast/out-of-range': (d, names) => `${names.length(Number(d['over'] ?? 0))} too far`,
    'cast/no-sight': () => 'not in sight',
    'cast/nearer-foe': () => 'a foe stands nearer',
    'cast/target-in-melee': () => 'in melee',
    'cast/own-side': () => 'a friend',
    'cast/not-on-oneself': () => 'not on the caster',
    'cast/buried': () => 'under snow',
    'cast/not-living': () => 'not a living thing',
    'cast/stone': () => 'stone',
    'cast/fearless': () => 'Fearless',
    'cast/already-so': () => 'so already',
    'cast/off-table': () => 'off the table',
    'cast/no-room': () => 'no room',
    'cast/on-a-wall': () => 'on another wall',
    'cast/on-water': () => 'on water',
    'cast/which-wall': () => 'a fourth wall',
    'cast/no-such-choice': () => 'no such choice',
    'cast/no-such-target': () => 'no target',
  };
}

function SOURCES(): WordsPart['sources'] {
  const spells = (Object.keys(SPELLS) as SpellId[]).flatMap((id) => [
    [id, SPELLS[id].name],
    [`ASOBH-SPELL-${id}`, SPELLS[id].name],
    [`backfire:${id}`, `Backfire of ${SPELLS[id].name}`],
  ]);
  const complications = Object.entries(COMPLICATIONS).map(([id, { name }]) => [id, name]);
  return { ...Object.fromEntries([...spells, ...complications]), ...ROWS() };
}

function ROWS(): WordsPart['sources'] {
  return {
    'ASOBH-MAG-01': 'Announcing a spell',
    'ASOBH-MAG-02': 'One spell an activation',
    'ASOBH-MAG-03': 'Backfires',
    'ASOBH-MAG-04': 'Casting in melee',
    'ASOBH-MAG-05': 'Resisting spells',
    'ASOBH-MAG-06': 'Spell against spell',
    'ASOBH-MAG-07': 'How enchantments end',
    'ASOBH-MAG-08': 'One weather at a time',
    'ASOBH-MAG-09': 'Walls',
    'ASOBH-MAG-10': 'Striking walls',
    'ASOBH-MAG-11': 'Held spells',
    'ASOBH-MAG-12': 'Range of spells',
    'ASOBH-MAG-13': 'Spells and Stealth',
    'ASOBH-MAG-14': 'Leaders and casting',
    'ASOBH-MAG-15': 'Power of spells',
    'ASOBH-MAG-16': 'Banked actions',
    'ASOBH-MAG-17': 'Summoned creatures',
    'ASOBH-FLX-01': 'Shifting winds',
    'ASOBH-FLX-02': 'Weak energies',
    'ASOBH-FLX-03': 'Hungry gods',
    'ASOBH-FLX-04': 'Lurking entity',
    'ASOBH-FLX-05': 'Spiral',
    'ASOBH-FLX-06': 'Vortex',
  };
}
