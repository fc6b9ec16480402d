import type { Modifier, Names, Note, Refusal, Waiting } from '../kernel';
import { SPELLS } from './content/spells';
import type { WordsPart } from './words-part';

const text = ({ detail }: Waiting | Note | Refusal, key: string): string => String(detail?.[key] ?? '');
const one = (no: Refusal, names: Names): string => names.unit(no.who?.[0] ?? '');
const SPELL_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(SPELLS).map(({ id, name }) => [id, name]),
);
const spell = (id: string): string => SPELL_NAMES[id] ?? id;
const added = (modifiers: readonly Modifier[]): string =>
  modifiers.map(({ amount }) => ` ${amount < 0 ? '−' : '+'} ${Math.abs(amount)}`).join('');

/** What spells say to people. */
export const magicWords: WordsPart = {
  refusals: {
    'cast/only-the-warband': () => 'Only Mystics of the warband cast spells; enemies have what their rules give them.',
    'cast/no-mystic': (no, names) => `${one(no, names)} is no Mystic.`,
    'cast/twice': (no, names) => `${one(no, names)} has cast twice this round. There is no third spell.`,
    'cast/once-a-round': (no, names) =>
      `${one(no, names)} has cast this round. A mystic trinket in the Backpack would allow one more.`,
    'cast/unknown-spell': (no, names) => `${one(no, names)} does not know ${spell(text(no, 'spell'))}.`,
    'cast/taxing': (no, names) =>
      `${spell(text(no, 'spell'))} drains so much that it works once a battle. ${one(no, names)} has had it.`,
    'cast/what-at': (no) => `Say what ${spell(text(no, 'spell'))} is laid on.`,
    'cast/too-many': (no) =>
      text(no, 'most') === '1'
        ? `${spell(text(no, 'spell'))} takes one figure. Choose one.`
        : `${spell(text(no, 'spell'))} takes at most ${text(no, 'most')} figures, each once.`,
    'cast/not-together': (no, names) =>
      `${one(no, names)} stands too far from the others: all of them must be within 1″ of each other.`,
    'cast/for-allies': (no, names) => `${spell(text(no, 'spell'))} is for friends, and ${one(no, names)} is none.`,
    'cast/for-enemies': (no, names) => `${spell(text(no, 'spell'))} is for enemies, and ${one(no, names)} is a friend.`,
    'cast/no-sight': (no, names) => {
      const piece = text(no, 'piece').toLowerCase();
      return `${piece === '' ? 'Something' : `The ${piece}`} hides ${one(no, names)}. Move to where it can be seen.`;
    },
    'cast/too-dim': (no, names) =>
      `Nobody sees farther than ${names.length(Number(no.detail?.['most'] ?? 0))} here. Go nearer, or light it.`,
    'cast/spell-proof': (no, names) => `No spell does anything to ${one(no, names)}. Choose another.`,
    'cast/has-ammunition': (no, names) => `${one(no, names)} has not run out of anything that could be filled again.`,
    'cast/ranged-troopers': (no, names) =>
      `${one(no, names)} is nobody who shoots. Distract is for those with something left to shoot.`,
    'cast/no-such-marker': () => 'Choose one of the tokens on the table.',
    'cast/nothing-to-read': () => 'That token hides nothing. Choose one that is not known yet.',
    'cast/off-table': () => 'The line of fire would run over the table’s edge. Lay it wholly on.',
    'cast/touches': (no, names) => `${one(no, names)} stands where the fire would burn. Lay it clear of everybody.`,
    'cast/spot-unseen': (no) => {
      const piece = text(no, 'piece').toLowerCase();
      return `${piece === '' ? 'Something' : `The ${piece}`} hides that spot from the Mystic. Lay it in sight.`;
    },
  },
  events: {
    spellRolled: () => undefined,
    spellCast: (event, names) => {
      const on = event.targets.length === 0 ? '' : ` on ${event.targets.map(names.unit).join(' and ')}`;
      const natural = event.faces.reduce((sum, face) => sum + face, 0);
      const end = event.worked ? 'it works' : 'it fails';
      if (event.faces.length === 0)
        return `${names.unit(event.unit)} casts ${spell(event.spell)}${on} out of a crystal: ${end}.`;
      const why = natural === 2 ? ' (a natural 2)' : natural === 12 ? ' (a natural 12)' : '';
      return `${names.unit(event.unit)} casts ${spell(event.spell)}${on}: ${event.faces.join(' + ')}${added(event.modifiers)} on ${event.needs}+, ${end}${why}.`;
    },
    strandPaid: (event, names) =>
      ({
        strand: `${names.unit(event.unit)} spends a Strand.`,
        'congealed-strands': `${names.unit(event.unit)} spends a Congealed Strand.`,
        wound: `No Strand is left: the ether burns ${names.unit(event.unit)}.`,
      })[event.with],
    secondSpell: (event, names) => `A mystic trinket gives ${names.unit(event.unit)} a second spell this round.`,
    spellSaved: (event, names) =>
      `${names.unit(event.unit)} throws ${event.face}${added(event.modifiers)} on ${event.needs}+ against it: ${event.saved ? 'free of it' : 'caught'}.`,
    spellUndone: (event, names) => `${names.unit(event.by)} unravels the spell; it is gone for everybody.`,
    restocked: (event, names) => `${names.unit(event.unit)} finds its quiver full again.`,
    bled: (event, names) =>
      `${names.unit(event.unit)} bleeds: ${event.face}, ${event.dies ? 'to death' : 'and stands'}.`,
    warded: (event, names) => (event.with === null ? undefined : `${names.unit(event.unit)} ${WARDED[event.with]}.`),
    effectEnded: (event) => (Object.hasOwn(SPELL_NAMES, event.is) ? `${spell(event.is)} is over.` : undefined),
  },
  offers: {
    cast: { label: 'Cast a spell', key: 'c', hint: 'Its Non-Combat Action, after a full move' },
    'force-spell': { label: 'Will: force it', key: 'w', hint: 'Two more on the roll; the spell works' },
    'let-fail': { label: 'Let it fail', key: 'y', hint: 'Nothing is spent' },
    'pay-spell': { label: 'Pay for the spell', hint: 'A Congealed Strand, or a Wound' },
    ward: { label: 'Ward it off', key: 'u', hint: 'A spell-breaker herb, or a Story Point' },
    'bear-spell': { label: 'Bear it', key: 'y', hint: 'The magic does what it does' },
  },
  waiting: {
    'force-spell': {
      all: (waiting, names) =>
        `${names.seat(waiting.seat)} may force the spell of ${names.unit(text(waiting, 'unit'))}.`,
      own: (waiting) =>
        `Your Will. ${spell(text(waiting, 'spell'))} fails with ${text(waiting, 'faces')}; a point of Will makes it work.`,
    },
    'pay-spell': {
      all: (waiting, names) => `${names.seat(waiting.seat)} says what pays for the spell.`,
      own: (waiting, names) =>
        `Your Strands are gone. A Congealed one pays for ${spell(text(waiting, 'spell'))}, or a Wound of ${names.unit(text(waiting, 'unit'))}.`,
    },
    ward: {
      all: (waiting, names) =>
        `${names.seat(waiting.seat)} may ward off the magic that strikes ${names.unit(text(waiting, 'unit'))}.`,
      own: (waiting, names) =>
        `Your answer. Magic strikes ${names.unit(text(waiting, 'unit'))}: ward it off, or bear it?`,
    },
  },
  marks: {},
  figures: {
    'cast-needs': 'Needs',
    'cast-adds': 'Adds to the dice',
    'cast-works': 'Works',
    'cast-thrown-off': 'Would be thrown off',
    'cast-with-will': 'With a point of Will',
  },
  notes: {
    'strands-left': (note) => {
      const left = Number(note.detail?.['left'] ?? 0);
      return left === 0 ? 'No Strand is left.' : `${left === 1 ? 'One Strand is' : `${left} Strands are`} left.`;
    },
    'simple-spell': () => 'It costs no Strand; only a natural 2 does.',
    'ether-burn': (note, names) => `A Strand due is a Wound for ${names.unit(text(note, 'unit'))} now.`,
    'uses-trinket': () => 'The second spell of the round uses up a mystic trinket.',
  },
  sources: {
    ...SPELL_NAMES,
    casting: 'Casting',
    'ether-burn': 'Ether Burn',
    'spells-fade': 'Spells fade',
    'FL-MAG-01': 'Mystics · p. 45',
    'FL-MAG-02': 'Strands · p. 45',
    'FL-MAG-03': 'Casting · p. 46',
    'FL-MAG-04': 'Incantation · p. 46',
    'FL-MAG-05': 'A natural 2 · p. 46',
    'FL-MAG-06': 'A failure · p. 46',
    'FL-MAG-07': 'A Strand spent · p. 46',
    'FL-MAG-08': 'A natural 12 · p. 46',
    'FL-MAG-09': 'Desperation · p. 46',
    'FL-MAG-10': 'Ether Burn · p. 46',
    'FL-MAG-11': 'Taxing · p. 46',
    'FL-MAG-12': 'How long it lasts · p. 46',
    'FL-MAG-13': 'Targets · p. 46',
    'FL-MAG-14': 'Throwing off a spell',
    'FL-MAG-15': 'The spells · p. 47',
    'FL-MAG-16': 'Barrier',
    'FL-MAG-17': 'Bind',
    'FL-MAG-18': 'Darts',
    'FL-MAG-19': 'Escape',
    'FL-MAG-20': 'Explore',
  },
};

const WARDED = {
  'story-point': 'is spared by a Story Point',
  'spell-breaker-herb': 'crushes a herb; the magic is broken',
  'spell-breakers-seal': 'bears a seal no magic passes',
  'nullification-token': 'bears a token that drinks the magic',
} as const;
