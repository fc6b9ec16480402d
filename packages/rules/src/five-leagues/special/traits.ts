import { fielded, sideOf } from '../figures';
import { isBleeding } from '../magic/force';
import type { State } from '../state';
import { bears } from './in-force';
import { heal } from './kit';
import type { Rule, RuleBook } from './rule';

/** Traits of enemies [FL-TRAIT]. Those that only say how a figure is led are asked by their name (`has`). */
export const TRAITS_BOOK: RuleBook = {
  awareness: {
    battle: { seizeBar: () => ({ code: 'seize/aware', rule: 'FL-TRAIT-awareness' }) },
  },
  brave: { own: { moraleFailsOn: 1 } },
  fearless: { own: { moraleFailsOn: 0 } },
  undead: {
    own: {
      moraleFailsOn: 0,
      unstunnable: () => true,
      dashBar: (_state, { id }) => ({ code: 'dash/undead', rule: 'FL-TRAIT-undead', who: [id] }),
    },
  },
  monster: { own: { dashBar: (_state, { id }) => ({ code: 'dash/monster', rule: 'FL-TRAIT-monster', who: [id] }) } },
  tough: { own: { unstunnable: () => true } },
  'counter-attack': { own: { counterAttack: () => true } },
  /** Against Followers only. */
  terrifying: { own: { counterAttack: (_state, _melee, _figure, foe) => foe.profile.kind === 'follower' } },
  parry: { own: { parry: () => true } },
  relentless: {
    foe: {
      denyParry: (_state, _melee, figure) => sideOf(figure) === 'party',
      denyCounterAttack: (_state, _melee, figure) => sideOf(figure) === 'party',
    },
  },
  /** A natural 6 of a shot, or of a melee Attacker [FL-BAT-93]. */
  poison: {
    own: {
      deadly: (_state, { how, natural, asDefender }) =>
        natural === 6 && (how === 'shot' || (how === 'melee' && asDefender !== true)),
    },
  },
  'poor-shot': { own: { noSkill: true } },
  skirmisher: { own: { shootsOnTheMove: true } },
  slippery: { own: { ignoresDifficult: true, clears: 1 } },
  flying: { own: { flies: true }, foe: { noHeight: true } },
  crawling: { own: { crawls: true } },
  outflank: { battle: { canOutflank: true } },
  'unknown-enemies': { battle: { comesUnknown: true } },
  /** Asked by its name: how it is led is the automa’s matter. */
  'hang-back': {},
  gruesome: { own: { injury: 'gruesome' } },
  fey: { own: { shakesSpell: 4 } },
  regeneration: { battle: regenerating() },
};

/** Every Wound closes at the end of a round; two in one round have killed before [FL-BAT-181]. */
function regenerating(): Rule['battle'] & object {
  const due = (state: State) =>
    fielded(state).filter(
      (each) => each.wounds > 0 && bears(state, each, 'regeneration') && !isBleeding(state, each.id),
    );
  return {
    tracking: {
      stage: 'enemy',
      due: (state) => due(state).length > 0,
      settle: (tale) => {
        for (const { id } of due(tale.state)) heal(tale, id, 'regeneration');
      },
    },
  };
}
