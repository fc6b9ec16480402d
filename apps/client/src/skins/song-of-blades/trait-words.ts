import {
  SPELLS,
  type SpellEntry,
  type SpellId,
  type State,
  stickLength,
  TRAITS,
  type TraitId,
} from '@muster/rules/song-of-blades';
import { SPELL_HINTS } from './spell-hints';
import { TRAIT_HINTS } from './trait-hints';

export const traitHint = (id: TraitId): string => TRAIT_HINTS[id];

/** What a spell does, and what three failures bring. */
export function spellHint(id: SpellId): string {
  const { backfire } = SPELLS[id];
  return `${SPELL_HINTS[id]} ${backfire === null ? 'No backfire.' : `Three failures: ${backfireWords(backfire)}.`}`;
}

const NEEDS: Readonly<Record<SpellEntry['needs'], string>> = {
  self: 'Works on the caster',
  figure: 'Needs a target',
  spot: 'Needs a place',
  area: 'Needs a place',
  wall: 'Needs a place and a direction',
  'two-figures': 'Needs two figures',
  effect: 'Needs a spell in force',
  none: 'Needs nobody named',
};

export const needsWords = ({ needs }: SpellEntry): string => NEEDS[needs];

/** How far it reaches and how hard it hits by its Power, in so many words. */
export function powerWords(entry: SpellEntry, scale: State['config']['scale']): string {
  const reach =
    entry.range === 'power'
      ? `Reaches ${(['short', 'medium', 'long'] as const).map((stick) => stickLength({ [stick]: 1 }, scale) / 10).join(', ')} cm at Power 1, 2, 3.`
      : entry.range === 'table'
        ? 'Reaches the whole table.'
        : '';
  const hits = entry.attack ? ` Combat ${entry.attack.c.join(', ')}.` : '';
  const summons = entry.summons ? ` Up to ${entry.summons.join(', ')} points.` : '';
  return `${reach}${hits}${summons}`.trim();
}

const TAGS: Partial<Readonly<Record<SpellEntry['tags'][number], string>>> = {
  attack: 'attack',
  resisted: 'resisted',
  enchantment: 'enchantment',
  los: 'needs sight',
  holdable: 'may be kept in hand',
  'cast-into-melee': 'into melee too',
  'no-target-restriction': 'any target',
  'living-only': 'the living only',
  'friends-only': 'friends only',
  wall: 'wall',
  weather: 'weather',
  summoning: 'summons',
  melee: 'for the next blow',
};

export const tagWords = ({ tags }: SpellEntry): string =>
  tags
    .flatMap((tag) => TAGS[tag] ?? [])
    .join(', ')
    .replace(/^./, (first) => first.toUpperCase());

/** What a backfire brings, without a full stop. */
export function backfireWords(backfire: NonNullable<SpellEntry['backfire']>): string {
  switch (backfire.is) {
    case 'attack':
      return `${backfire.fire ? 'a fire attack' : 'an attack'} at Combat ${backfire.c} on the caster`;
    case 'burning':
      return `the caster burns: on the ground at once, or an attack at Combat ${backfire.c}`;
    case 'prone':
      return 'the caster falls';
    case 'asleep':
      return 'the caster falls asleep';
    case 'transfixed':
      return 'the caster is Transfixed';
    case 'morale':
      return 'the caster tests morale';
    case 'friend-tests-morale':
      return 'a friend tests morale';
    case 'swaps':
      return 'the caster trades places with whom the enemy names';
    case 'walls-vanish':
      return 'all walls of the caster vanish';
    case 'stone':
      return `the caster turns to stone for ${backfire.turns} turns`;
    case 'test':
      return `the caster passes a die or ${backfire.or === 'prone' ? 'falls' : 'is out of action'}`;
    case 'broken-ground':
      return 'the ground about the caster breaks';
    case 'foes-gain':
      return `every foe becomes ${TRAITS[backfire.trait].name}`;
    case 'gains':
      return `the caster becomes ${TRAITS[backfire.trait].name}`;
    case 'no-casting':
      return backfire.turns === null
        ? 'no casting for the rest of the game'
        : `no casting for ${backfire.turns === 1 ? 'a turn' : `${backfire.turns} turns`}`;
    case 'no-spell':
      return `${SPELLS[backfire.spell].name} is lost for the game`;
    case 'no-sight':
      return `the caster sees nobody for ${backfire.turns} turns`;
    case 'held':
      return `the caster is held by ${backfire.by} until ${backfire.task} actions free him`;
    case 'buried':
      return `the caster and those beside him are buried; ${backfire.task} actions dig out`;
    case 'foe-summoned':
      return `a warrior fights for the enemy for ${backfire.turns} turns`;
    case 'recoils':
      return 'the caster is thrown back';
  }
}
