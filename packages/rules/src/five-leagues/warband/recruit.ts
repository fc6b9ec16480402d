import type { SeatId } from '../../kernel';
import { rangeOf } from '../content/enchanted';
import { WEAPONS } from '../content/weapons';
import { IDLE } from '../figures';
import type { Character, Profile, WarbandSheet } from '../profile';
import type { Figure } from '../state';
import { compileCharacter } from './compile';

/** Who of a warband can take the field: all of them, as long as no campaign says that somebody must rest. */
export const fieldable = (sheet: WarbandSheet): readonly Character[] => sheet.characters;

/** A character as a figure of a battle that has not been set up yet. Its id is the character's. */
export function recruit(character: Character, seat: SeatId): Figure {
  const profile = compileCharacter(character);
  return {
    id: character.id,
    side: 'party',
    seat,
    name: character.name,
    profile,
    fate: 'reserve',
    pose: null,
    level: 0,
    stunned: false,
    wounds: 0,
    woundsThisRound: 0,
    monsterPoints: null,
    will: profile.will,
    strands: profile.strands,
    hand: inHand(profile),
    ammunition: {},
    die: null,
    acts: null,
    activated: false,
    anticipates: false,
    keepsDown: false,
    did: IDLE,
    gained: [],
    lost: [],
    changes: [],
    conditions: {},
    controlled: null,
    aware: 'aware',
    goal: null,
    runs: 'game',
    counts: {},
    end: null,
  };
}

/** Whoever can shoot begins with what shoots in hand. */
function inHand({ weapons, kind }: Profile): string | null {
  const usable = weapons.filter(({ damaged }) => !damaged);
  const shoots = usable.find((each) => {
    const untrained = kind === 'follower' && WEAPONS[each.is].class === 'quality' && each.enchanted === null;
    return rangeOf(each) !== null && !untrained;
  });
  return (shoots ?? usable[0])?.id ?? null;
}
