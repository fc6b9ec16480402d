import { takeOut } from '../combat/leaving';
import { woundDirectly } from '../combat/states';
import { fielded, fieldedOf, gapBetween, sideOf } from '../figures';
import type { Figure, State } from '../state';
import type { Tale } from '../steps/step';
import { isWithin } from '../units';
import { bears } from './in-force';
import { condition, heal, isFey, isUndead, tell } from './kit';
import type { Rule, RuleBook } from './rule';

/** What enchanted armour does beside its Armor [FL-LOOT-enchanted-armor]. */
export const ENCHANTED_ARMOR_BOOK: RuleBook = {
  'bird-maille': { own: { ignoresDifficult: true, spareFlight: true } },
  'bright-maille': {
    own: {
      exchange: (state, _melee, _figure, foe) => (isUndead(state, foe) ? 1 : 0) - (isFey(state, foe) ? 1 : 0),
    },
  },
  'curative-harness': { battle: healing('curative-harness', (state, { counts }) => counts['fought'] !== state.round) },
  /** What it suffers in a fight its striker suffers. Great beasts shrug off Wounds that no roll made [FL-BAT-165]. */
  'harness-of-vengeance': {
    own: {
      whenStruck: (tale, { by, how }, result) => {
        if (how !== 'melee' || result !== 'wounded' || by === null) return;
        tell(tale, 'harness-of-vengeance', 'avenges', by);
        woundDirectly(tale, by, null, 'harness-of-vengeance');
      },
    },
    battle: {
      afterCasualty: (tale, unit, by, how) => {
        const fallen = tale.state.figures[unit];
        if (how !== 'hit-melee' || by === null || fallen === undefined) return;
        if (!bears(tale.state, fallen, 'harness-of-vengeance')) return;
        const striker = fieldedOf(tale.state, by);
        if (striker === undefined || striker.monsterPoints !== null) return;
        tell(tale, 'harness-of-vengeance', 'avenges', by);
        takeOut(tale, by, 'casualty', unit, 'harness-of-vengeance');
      },
    },
  },
  'impervious-plate': { own: { noArmorBonus: true } },
  'maille-of-shadows': {
    own: { whenShooting: (tale, self) => condition(tale, self, 'unveiled', 1, 'maille-of-shadows') },
    foe: {
      untargetable: (_state, by, target, how) => {
        if (how !== 'shot' || sideOf(by) !== 'enemies' || (target.conditions['unveiled'] ?? 0) > 0) return undefined;
        if (by.pose === null || target.pose === null) return undefined;
        const apart = Math.hypot(by.pose.x - target.pose.x, by.pose.y - target.pose.y);
        const gap = apart - (by.profile.base + target.profile.base) / 2;
        return isWithin(gap, 9)
          ? undefined
          : { code: 'target/shadows', rule: 'FL-LOOT-enchanted-armor-06', who: [target.id] };
      },
    },
  },
  'plate-of-never-ending-dreams': { own: { unstunnable: () => true }, foe: { denyBonus: () => true } },
  'radiant-chest-plate': {
    battle: {
      onlySixes: (state, _figure, foe) =>
        fielded(state).some(
          (each) =>
            bears(state, each, 'radiant-chest-plate') &&
            (each.id === foe.id || isWithin(gapBetween(each, fieldedOf(state, foe.id) ?? each), 2)),
        ),
    },
  },
  'stout-defender': { own: { parry: () => true } },
  'traitors-harness': { own: { deflects: true } },
};

/** A Wound heals at the end of each round, for those who bear the rule and meet its terms. */
export function healing(
  rule: string,
  when: (state: State, figure: Figure) => boolean = () => true,
): Rule['battle'] & object {
  const due = (state: State) =>
    fielded(state).filter((each) => each.wounds > 0 && bears(state, each, rule) && when(state, each));
  return {
    tracking: {
      stage: 'warband',
      due: (state) => due(state).length > 0,
      settle: (tale: Tale) => {
        for (const { id } of due(tale.state)) heal(tale, id, rule);
      },
    },
  };
}
