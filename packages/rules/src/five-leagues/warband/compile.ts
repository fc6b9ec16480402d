import { BODY_ARMOR, isEnchantedArmor } from '../content/armor';
import { BACKGROUND_NAMES, FOLLOWER_TYPES } from '../content/creation';
import { ORIGINS } from '../content/origins';
import type { Carried, Character, Nature, Profile, Worn } from '../profile';
import { wornBonuses } from './worn';

/**
 * A character as it stands on the table: its scores with what armour and worn items do to them [FL-EQP-03]. Damaged gear
 * counts as not there [FL-EQP-06]. What an origin changes beside scores is in `specials`.
 */
export function compileCharacter(character: Character): Profile {
  const origin = ORIGINS[character.origin];
  const armor = whole(character.armor);
  const body = BODY_ARMOR[bodyOf(armor)];
  return {
    id: character.id,
    title: titleOf(character),
    kind: character.kind,
    rank: null,
    natures: NATURES[character.origin],
    table: null,
    origin: character.origin,
    background: character.background,
    avatar: character.avatar,
    mystic: character.mystic,
    agility: character.agility,
    speed: { base: character.speed.base, dash: dashIn(character.speed.dash, body.dash) },
    combat: character.combat,
    toughness: character.toughness,
    armor: body.armor,
    shield: whole(character.shield) !== null,
    helmet: whole(character.helmet) !== null,
    knightArmor: body.id === 'knight-armor',
    blow: null,
    weapons: character.weapons,
    casting: character.casting,
    strands: character.casting === null ? 0 : STRANDS,
    spells: character.spells,
    // A belt of closed mind is a point of Will more in each battle
    will: character.will + (character.worn.includes('belt-of-the-closed-mind') ? 1 : 0),
    luck: character.luck,
    skills: character.skills,
    skillBonuses: bonusesOf(character),
    worn: character.worn,
    traits: [],
    specials: isEnchantedArmor(body.id) ? [...origin.rules, body.id] : origin.rules,
    monsterPoints: null,
    reward: null,
    base: 25,
    face: character.face,
  };
}

/** Strands a Mystic brings to every battle [FL-MAG-02]. */
export const STRANDS = 3;

const whole = (piece: Worn | null): Worn | null => (piece === null || piece.damaged ? null : piece);

const bodyOf = (armor: Worn | null) =>
  armor === null || armor.is === 'helmet' || armor.is === 'shield' ? 'unarmored' : armor.is;

/** Armour takes from a Dash and never leaves less than none; in knight armour there is none at all [FL-EQP-03]. */
const dashIn = (dash: number, penalty: number | null): number | null =>
  penalty === null ? null : Math.max(0, dash + penalty);

const NATURES: Readonly<Record<Character['origin'], readonly Nature[]>> = {
  human: ['human'],
  'fey-blood': ['human'],
  duskling: ['duskling'],
  preen: ['other'],
  halfling: ['other'],
  feral: ['other'],
};

function titleOf({ kind, mystic, origin, background, type }: Character): string {
  if (kind === 'follower') return FOLLOWER_TYPES.find(({ id }) => id === type)?.title ?? 'Follower';
  const who = ORIGINS[origin].name;
  if (mystic) return `${who} Mystic`;
  return origin === 'human' && background !== null ? `${who}, ${BACKGROUND_NAMES[background]}` : who;
}

/** +1 by origin, by a manual that was read, and by what is worn [FL-CHR-15]. */
const bonusesOf = ({ origin, studied, worn }: Character): Profile['skillBonuses'] => [
  { skill: ORIGINS[origin].skill, amount: 1, because: 'FL-CHR-15' },
  ...studied.map((skill) => ({ skill, amount: 1, because: 'old-dusty-manual' })),
  ...wornBonuses(worn),
];

/** A carried thing is a weapon where its kind is one. */
export const isWeapon = (piece: Carried | Worn): piece is Carried => 'enchanted' in piece;
