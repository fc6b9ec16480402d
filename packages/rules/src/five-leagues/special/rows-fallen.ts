import { enemiesOf, type Fielded, figureOf, isFielded, sideOf } from '../figures';
import { randomEdgePoint } from '../ground/chance';
import type { Figure } from '../state';
import type { Tale } from '../steps/step';
import { bears } from './in-force';
import { condition, conditionOf, counted, heal, isLeader, least, raise, rolled, spawn, tell } from './kit';
import type { RuleBook } from './rule';

/** Rules of single rows that answer a casualty. */
export const FALLEN_BOOK: RuleBook = {
  // — The Ruin Within
  /** Their Leader is dead: two more dice [FL-ENM-T-ruin-within-03]. */
  craven: {
    battle: {
      moraleDice: (state) =>
        state.fell.some(({ unit, side, how }) => {
          const figure = figureOf(state, unit);
          return side === 'enemies' && how === 'casualty' && figure !== undefined && isLeader(figure);
        })
          ? 2
          : 0,
    },
  },

  // — The Whispers from Beyond
  swarming: {
    battle: {
      afterCasualty: (tale, unit, _by, _how, dice) => {
        if (!isOurs(tale, unit)) return;
        spawn(tale, 'roaming-dead', randomEdgePoint(tale.state, dice).at, 'swarming');
      },
    },
  },

  // — The Gnawling Horde
  'break-the-knife': {
    battle: {
      afterCasualty: (tale, unit) => {
        if (!isOurs(tale, unit) || (figureOf(tale.state, unit)?.profile.weapons.length ?? 0) === 0) return;
        tale.call({ is: 'matter', what: 'break-the-knife', stage: 'test', units: [unit], detail: {} });
      },
    },
  },
  /** Slain, it stays for a frenzy in which no Wound counts [FL-ENM-T-gnawling-horde-11]. */
  'death-frenzy': {
    own: {
      staysUp: (tale, self) => {
        if (conditionOf(self, 'frenzy') > 0) return false;
        tell(tale, 'death-frenzy', 'frenzy', self.id);
        condition(tale, self.id, 'frenzy', 1, 'death-frenzy');
        tale.add({ type: 'changed', unit: self.id, set: { stunned: false }, because: 'death-frenzy' });
        tale.call({ is: 'matter', what: 'death-frenzy', stage: 'rush', units: [self.id], detail: {} });
        return true;
      },
    },
  },

  // — Duskling Warbands
  /** One of the ranks who knocks a foe out may rise from them. */
  'status-through-glory': {
    battle: {
      afterCasualty: (tale, unit, by, how, dice) => {
        const hero = killerBearing(tale, unit, by, how, 'status-through-glory');
        if (hero === undefined || isLeader(hero)) return;
        const faces = dice.roll(1, 6);
        rolled(tale, 'status-through-glory', hero.id, faces, faces[0] === 1);
        if (faces[0] !== 1) return;
        const { profile } = hero;
        const toughness = Math.max(profile.toughness, 5);
        const traits = profile.traits.includes('parry') ? profile.traits : [...profile.traits, 'parry' as const];
        const risen: Figure['profile'] = { ...profile, kind: 'leader', rank: 'sergeant', toughness, traits };
        tale.add({ type: 'changed', unit: hero.id, set: { profile: risen }, because: 'status-through-glory' });
        tell(tale, 'status-through-glory', 'rises', hero.id);
      },
    },
  },

  // — The Curse of War
  'drawn-by-blood': {
    battle: {
      afterCasualty: (tale, unit, _by, _how, dice) => {
        if (!isOurs(tale, unit)) return;
        for (let i = 0; i < 2; i++)
          spawn(tale, 'gibbering-corpse-crawlers', randomEdgePoint(tale.state, dice).at, 'drawn-by-blood');
      },
    },
  },

  // — Lurking Foes
  'soaked-in-blood': {
    battle: {
      afterCasualty: (tale, unit, by) => {
        const killer = by === null ? undefined : figureOf(tale.state, by);
        if (!isOurs(tale, unit) || killer === undefined || !isFielded(killer)) return;
        if (!bears(tale.state, killer, 'soaked-in-blood') || killer.counts['soaked'] === 1) return;
        counted(tale, killer.id, 'soaked', 1, 'soaked-in-blood');
        tell(tale, 'soaked-in-blood', 'stronger', killer.id);
        raise(
          tale,
          killer.id,
          [
            { score: 'combat', by: 1 },
            { score: 'toughness', by: 1 },
          ],
          'soaked-in-blood',
        );
      },
    },
  },
  'guardian-legion': {
    battle: {
      afterCasualty: (tale, unit) => {
        const fallen = figureOf(tale.state, unit);
        if (!isOurs(tale, unit) || fallen?.pose == null) return;
        const round = tale.state.round;
        spawn(tale, 'tomb-shades', fallen.pose, 'guardian-legion', { conditions: { idle: round } });
      },
    },
  },

  // — Difficulty [FL-DIF-03] [FL-DIF-04]
  'enemy-champions': {
    battle: {
      afterCasualty: (tale, unit, by, how, dice) => {
        const killer = by === null ? undefined : figureOf(tale.state, by);
        if (!isOurs(tale, unit) || how !== 'hit-melee' || killer === undefined || !isFielded(killer)) return;
        if (sideOf(killer) !== 'enemies' || killer.counts['champion'] === 1) return;
        const faces = dice.roll(1, 6);
        rolled(tale, 'enemy-champions', killer.id, faces, true);
        counted(tale, killer.id, 'champion', 1, 'enemy-champions');
        tell(tale, 'enemy-champions', 'stronger', killer.id);
        raise(tale, killer.id, CHAMPION[(faces[0] ?? 1) - 1] ?? [], 'enemy-champions');
      },
    },
  },
  'blood-rites': {
    battle: {
      afterCasualty: (tale, unit) => {
        const fallen = figureOf(tale.state, unit);
        if (!isOurs(tale, unit) || fallen?.pose == null) return;
        const { x, y } = fallen.pose;
        const hurt = enemiesOf(tale.state).filter(({ wounds, monsterPoints }) => wounds > 0 && monsterPoints === null);
        const nearest = least(hurt, ({ pose }) => Math.hypot(pose.x - x, pose.y - y));
        if (nearest === undefined) return;
        tell(tale, 'blood-rites', 'healed', nearest.id);
        heal(tale, nearest.id, 'blood-rites');
      },
    },
  },
};

const CHAMPION = [
  [
    { score: 'speed', by: 1 },
    { score: 'dash', by: 1 },
  ],
  [{ score: 'toughness', by: 1 }],
  [{ score: 'toughness', by: 1 }],
  [{ score: 'combat', by: 1 }],
  [{ score: 'combat', by: 1 }],
  [{ score: 'armor', by: 1 }],
] as const;

/** Of the warband: whoever brought its sheet, and its allies. */
const isOurs = (tale: Tale, unit: string): boolean => figureOf(tale.state, unit)?.side === 'party';

/** Who knocked out somebody of the other side in melee, where it has that rule and still stands. */
function killerBearing(tale: Tale, unit: string, by: string | null, how: string, rule: string): Fielded | undefined {
  const killer = by === null ? undefined : figureOf(tale.state, by);
  if (how !== 'hit-melee' || killer === undefined || !isFielded(killer) || !isOurs(tale, unit)) return undefined;
  return bears(tale.state, killer, rule) ? killer : undefined;
}
