import type { Carried, Profile } from '../profile';

const LIGHT: Carried = { id: 'light-weapon', is: 'light-weapon', improved: null, damaged: false, enchanted: null };
const BOW: Carried = { ...LIGHT, id: 'self-bow', is: 'self-bow' };
const STANDARD: Carried = { ...LIGHT, id: 'standard-weapon', is: 'standard-weapon' };

/** A foe of the starter scenario; all go 4"/+3" at Combat Skill +0 with Toughness 4 [FL-SET-51]. */
const foe = (
  name: string,
  given: { readonly armor?: number; readonly hits?: number; readonly bow?: boolean },
): Profile => ({
  id: name.toLowerCase(),
  title: name,
  kind: 'trooper',
  rank: null,
  natures: ['human'],
  table: null,
  origin: null,
  background: null,
  avatar: false,
  mystic: false,
  agility: null,
  speed: { base: 4, dash: 3 },
  combat: 0,
  toughness: 4,
  armor: given.armor ?? 0,
  shield: false,
  helmet: false,
  knightArmor: false,
  blow: { armor: 0, toughness: given.hits ?? 0 },
  weapons: given.bow === true ? [BOW, LIGHT] : [STANDARD],
  casting: null,
  strands: 0,
  spells: [],
  will: 0,
  luck: 0,
  skills: [],
  skillBonuses: [],
  worn: [],
  traits: [],
  specials: [],
  monsterPoints: null,
  reward: null,
  base: 25,
  face: given.bow === true ? 'bowman' : 'orc-head',
});

const ALL: readonly Profile[] = [
  foe('Grokk', { bow: true }),
  foe('Grub', {}),
  foe('Grig', { armor: 1 }),
  foe('Gryn', { armor: 1, hits: 1 }),
  foe('Grodd', { bow: true }),
  foe('Grun', {}),
  foe('Grug', {}),
];

export const starterFoe = (id: string): Profile | undefined => ALL.find((each) => each.id === id);

/** Four in the first battle, three more when it is fought again [FL-SET-51] [FL-SET-52]. */
export const starterFoes = (replay: boolean): readonly string[] =>
  ALL.slice(0, replay ? ALL.length : 4).map(({ id }) => id);
