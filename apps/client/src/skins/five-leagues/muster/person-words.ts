import {
  BODY_ARMOR,
  type Carried,
  type Character,
  compileCharacter,
  enchantedOf,
  ITEMS,
  SKILLS,
  SPELLS,
  WEAPONS,
  type Worn,
} from '@muster/rules/five-leagues';
import { thing } from '@muster/rules/five-leagues/words';
import { signed } from '../../../table/figures';

/** A word with what hangs on it. */
export interface Told {
  readonly kind: 'gear' | 'item' | 'skill' | 'spell';
  readonly name: string;
  readonly text: string;
}

/** A score as a card shows it: a short head, the whole word, and the number. */
export interface ScoreTold {
  readonly head: string;
  readonly name: string;
  readonly value: string;
}

const IMPROVED: Readonly<Record<string, string>> = {
  fine: 'Fine',
  balanced: 'Balanced',
  quick: 'Quick',
  'fey-steel': 'Fey-steel',
};

/** `Fine standard weapon (damaged)`. */
export function pieceName(piece: Carried | Worn): string {
  const made = piece.improved === null ? '' : `${IMPROVED[piece.improved] ?? piece.improved} `;
  const own =
    'enchanted' in piece && piece.enchanted !== null ? (enchantedOf(piece)?.name ?? piece.enchanted) : thing(piece.is);
  const name = made === '' ? own : `${made}${own.charAt(0).toLowerCase()}${own.slice(1)}`;
  return piece.damaged ? `${name} (damaged)` : name;
}

/** What a piece does, in a line. */
export function pieceText(piece: Carried | Worn): string {
  if (!('enchanted' in piece))
    return WORN_TEXT[piece.is] ?? BODY_ARMOR[piece.is as keyof typeof BODY_ARMOR]?.text ?? '';
  const { range, blow, text } = enchantedOf(piece) ?? WEAPONS[piece.is];
  const blows = [
    blow.armor === 0 ? '' : `${signed(blow.armor)} to overcome Armor`,
    blow.toughness === 0 ? '' : `${signed(blow.toughness)} to overcome Toughness`,
  ].filter((each) => each !== '');
  return [range === null ? '' : `Range ${range}".`, blows.length === 0 ? '' : `${blows.join(', ')}.`, text]
    .filter((each) => each !== '')
    .join(' ');
}
const WORN_TEXT: Readonly<Partial<Record<Worn['is'], string>>> = {
  'light-armor': 'Some protection that hinders nobody much.',
  'partial-armor': 'Mail or plate over the vitals; a Dash gets shorter.',
  'full-armor': 'Well protected, and slow to Dash.',
  'knight-armor': 'The best there is; whoever wears it never Dashes.',
  helmet: 'Spares the head.',
  shield: 'One Armor more against shots, and a help in melee.',
};

/** The scores of a character as it stands on the table. */
export function scoresOf(character: Character): readonly ScoreTold[] {
  const profile = compileCharacter(character);
  const { base, dash } = profile.speed;
  return [
    { head: 'Agi', name: 'Agility', value: String(profile.agility ?? 0) },
    { head: 'Speed', name: 'Speed and Dash', value: dash === null ? `${base}"` : `${base}" + ${dash}"` },
    { head: 'Combat', name: 'Combat Skill', value: signed(profile.combat) },
    { head: 'Tough', name: 'Toughness', value: String(profile.toughness) },
    { head: 'Armor', name: 'Armor', value: `${profile.armor}${profile.shield ? ' (+1)' : ''}` },
    { head: 'Will', name: 'Will', value: String(profile.will) },
    { head: 'Luck', name: 'Luck', value: String(profile.luck) },
    ...(profile.casting === null ? [] : [{ head: 'Cast', name: 'Casting', value: signed(profile.casting) }]),
  ];
}

/** `Human, Noble`, and what else it is in its warband. */
export function titleOf(character: Character): string {
  const { title } = compileCharacter(character);
  return [title, character.avatar ? 'the Avatar' : '', character.kind === 'follower' ? followerWord(character) : '']
    .filter((each) => each !== '')
    .join(' · ');
}
const followerWord = ({ loyal }: Character): string => (loyal ? 'loyal Follower' : 'Follower');

export const gearOf = ({ weapons, armor, helmet, shield }: Character): readonly (Carried | Worn)[] => [
  ...weapons,
  ...[armor, helmet, shield].filter((each) => each !== null),
];

/** Everything a character has and knows, for the chips of its card. */
export const knownOf = (character: Character): readonly Told[] => [
  ...gearOf(character).map((piece): Told => ({ kind: 'gear', name: pieceName(piece), text: pieceText(piece) })),
  ...character.worn.map((id): Told => ({ kind: 'item', name: ITEMS[id].name, text: ITEMS[id].text })),
  ...character.skills.map((id): Told => ({ kind: 'skill', name: SKILLS[id].name, text: SKILLS[id].text })),
  ...character.spells.map((id): Told => ({ kind: 'spell', name: SPELLS[id].name, text: SPELLS[id].text })),
];
