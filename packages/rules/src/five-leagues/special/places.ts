import { takeOut } from '../combat/leaving';
import { fieldedOf, gapBetween, sideOf, weaponOf } from '../figures';
import { isLit } from '../ground/light';
import type { State } from '../state';
import { bears } from './in-force';
import { inch, otherOf, tell } from './kit';
import type { RuleBook } from './rule';

/** Rules of places and of the way a battle is set: Sites, Raids, Lairs, and the options of difficulty. */
export const PLACE_BOOK: RuleBook = {
  'knight-armor': {
    own: { dashBar: (_state, { id }) => ({ code: 'dash/knight-armor', rule: 'FL-EQP-03', who: [id] }) },
  },
  /** Tight passages: an inch less for all but what crawls, no Dash, no long shot [FL-SET-30]. */
  site: {
    own: {
      dashBar: (state, figure) =>
        bears(state, figure, 'crawling') ? undefined : { code: 'dash/site', rule: 'FL-SET-30', who: [figure.id] },
      speed: (state, figure) => (bears(state, figure, 'crawling') ? 0 : -1),
      shotBar: (state, _figure, shot) => {
        const by = fieldedOf(state, shot.by);
        const target = fieldedOf(state, shot.target);
        // A torch lets one shoot at whoever it lights, in here as well [FL-ITEM-torch]
        const isFar = by !== undefined && target !== undefined && gapBetween(by, target) > inch(8) + 0.03;
        return isFar && !isLit(state, target.pose, target.profile.base / 2)
          ? {
              code: 'shoot/site-range',
              rule: 'FL-SET-30',
              who: [shot.target],
              detail: { mm: Math.round(gapBetween(by, target)) },
            }
          : undefined;
      },
    },
  },
  /** The warband comes out of the dark: one die is a 1 [FL-BAT-08]. */
  'at-camp-raid': { battle: { fixedDie: (state) => (state.round === 1 ? 1 : null) } },
  'at-hideout-raid': { battle: { fixedDie: (state) => (state.round === 1 ? 1 : null) } },
  /** A beast that was surprised: better blows and shots in the first round [FL-SET-35]. */
  'at-lair': {
    battle: {
      combatBonus: (state, _melee, figure) => isSurprise(state) && sideOf(figure) === 'party',
      toHit: (state, figure) => (isSurprise(state) && sideOf(figure) === 'party' ? 1 : 0),
    },
  },
  /** One more for each of the warband whose skill has grown [FL-DIF-02]. */
  'scaling-foes': {
    battle: {
      figures: (state) => state.warband?.characters.filter(({ combat }) => combat >= 2).length ?? 0,
    },
  },
  'rain-of-arrows': { battle: { endless: true } },
};

/** Noted when the battle began, by whoever set it up. */
const isSurprise = (state: State): boolean => state.round === 1 && state.counts['surprised'] === 1;

/** In the grip of a trap, a terror, a hex … Conditions are rules too [FL-BAT]. */
export const CONDITION_BOOK: RuleBook = {
  /** Held fast: always at a loss, no ground to give, nothing to shoot with but knives [FL-SCN-T-site-traps-03]. */
  'is-pinned': {
    own: {
      alwaysDefender: () => true,
      cannotRetreat: () => true,
      shotBar: (_state, figure, { weapon }) =>
        weaponOf(figure, weapon)?.is === 'throwing-knives'
          ? undefined
          : { code: 'shoot/pinned', rule: 'FL-SCN-T-site-traps-03', who: [figure.id] },
    },
  },
  /** Whoever strikes it strikes harder; great beasts strike as ever. */
  'is-hexed': {
    foe: {
      rating: (_state, _melee, { monsterPoints }, _foe, blow) =>
        monsterPoints === null ? { armor: 1, toughness: 1 } : blow,
      shotBlow: (state, { by }, blow) => (state.figures[by]?.monsterPoints == null ? { armor: 1, toughness: 1 } : blow),
    },
  },
  /** Slain and still up: no Wound counts, and it dies with the fight it is in [FL-ENM-T-gnawling-horde-11]. */
  'is-frenzy': {
    own: {
      unwounded: () => true,
      afterMelee: (tale, melee, self) => {
        if (fieldedOf(tale.state, self) === undefined) return;
        tell(tale, 'death-frenzy', 'spent', self);
        takeOut(tale, self, 'casualty', otherOf(melee, self), 'hit-melee');
      },
    },
  },
  'is-fleeing': {
    own: { onActivation: (tale, self) => (self.conditions['fleeing'] === tale.state.round ? 'skip' : 'act') },
  },
  /** It has just come: it does nothing this round. */
  'is-idle': { own: { onActivation: (tale, self) => (self.conditions['idle'] === tale.state.round ? 'skip' : 'act') } },
  'is-meddled': {
    own: {
      castBar: (state, figure) =>
        figure.conditions['meddled'] === state.round
          ? { code: 'cast/meddled', rule: 'FL-ENM-T-lurking-foes-06', who: [figure.id] }
          : undefined,
      enchantedBar: (state, figure) =>
        figure.conditions['meddled'] === state.round
          ? { code: 'item/meddled', rule: 'FL-ENM-T-lurking-foes-06', who: [figure.id] }
          : undefined,
    },
  },
  /** Straight at the nearest enemy, and nothing else [FL-CHR-25]. */
  'is-angry': {
    own: {
      onActivation: (tale, self) => {
        tale.call({ is: 'matter', what: 'anger', stage: 'go', units: [self.id], detail: {} });
        return 'skip';
      },
    },
  },
};
