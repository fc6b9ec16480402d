import { ENCHANTED_WEAPONS, enchantedOf } from '../content/enchanted';
import type { EnchantedWeaponId } from '../content/enchanted-ids';
import { figureOf, foesOf, gapTo, weaponOf } from '../figures';
import type { Figure, State } from '../state';
import type { Hit, MeleeStep } from '../steps-combat';
import { isWithin } from '../units';
import { bears } from './in-force';
import { isFey, isUndead } from './kit';
import type { RuleBook } from './rule';

/** What enchanted weapons do, in the hand of whoever fights or shoots with them [FL-LOOT-enchanted-weapons]. */
export const ENCHANTED_WEAPON_BOOK: RuleBook = {
  'battering-storm': {
    own: {
      draw: (state, melee, figure) =>
        isWith(state, figure, melee.weapons[figure.id] ?? '', 'battering-storm', undefined) ? 'lost' : undefined,
      rating: (state, melee, figure, foe, blow) =>
        wields(state, melee, figure, 'battering-storm', foe) ? ENCHANTED_WEAPONS['battering-storm'].blow : blow,
    },
  },
  'champions-will': {
    foe: {
      denyAllies: (state, melee, _figure, foe) =>
        isWith(state, foe, melee.weapons[foe.id] ?? '', 'champions-will', undefined),
    },
  },
  // The throw lies with the weapon itself
  'finding-knife': {},
  'fury-biter': {
    own: {
      unstunnable: (state, figure, hit) => {
        const melee = state.steps.findLast((step) => step.is === 'melee' && isIn(step, figure.id));
        if (melee?.is !== 'melee' || (hit !== null && hit.how !== 'melee')) return false;
        return isWith(state, figure, melee.weapons[figure.id] ?? '', 'fury-biter', undefined);
      },
    },
  },
  'fury-of-life': {
    own: {
      parry: (state, melee, figure, foe) => isUndead(state, foe) && wields(state, melee, figure, 'fury-of-life', foe),
      counterAttack: (state, melee, figure, foe) =>
        isUndead(state, foe) && wields(state, melee, figure, 'fury-of-life', foe),
    },
  },
  'gleaming-friend': {
    own: {
      draw: (state, melee, figure, foe) => (wields(state, melee, figure, 'gleaming-friend', foe) ? 'won' : undefined),
    },
  },
  'hate-strike': {
    own: { strikesBack: (state, melee, figure, foe) => wields(state, melee, figure, 'hate-strike', foe) },
  },
  'heart-seeker': {
    own: {
      pierces: (state, hit) =>
        hit.how === 'melee' && hit.natural === 6 && hit.asDefender !== true && isBy(state, hit, 'heart-seeker'),
    },
  },
  'mountains-bane': { own: { bruises: (state, hit) => isBy(state, hit, 'mountains-bane') } },
  /** Through whom it slays it flies on, into one more within 4". */
  'penetrating-dart': {
    own: {
      afterOwnShot: (tale, { by, weapon, target }, result) => {
        const { state } = tale;
        const [figure, fallen] = [figureOf(state, by), figureOf(state, target)];
        if (result !== 'casualty' || figure === undefined || fallen?.pose == null || fallen.fate === 'table') return;
        if (!isWith(state, figure, weapon, 'penetrating-dart', fallen)) return;
        const at = fallen.pose;
        const near = foesOf(state, figure).filter((each) => isWithin(gapTo(each, at) - fallen.profile.base / 2, 4));
        const units = [by, ...near.map(({ id }) => id)];
        if (near.length > 0)
          tale.call({ is: 'matter', what: 'dart-flies-on', stage: 'ask', units, detail: { weapon } });
      },
    },
  },
  'ruin-edge': { own: { morePoints: (state, hit) => (isBy(state, hit, 'ruin-edge') ? 1 : 0) } },
  'shadow-flight': {
    own: {
      ignoresCover: (state, figure, foe, { weapon }) => isWith(state, figure, weapon, 'shadow-flight', foe),
      shootsThrough: (state, figure, { weapon, target }) =>
        isWith(state, figure, weapon, 'shadow-flight', figureOf(state, target)),
    },
  },
  'soul-render': {
    own: {
      rating: (state, melee, figure, foe, blow) =>
        wields(state, melee, figure, 'soul-render', foe) ? ENCHANTED_WEAPONS['soul-render'].blow : blow,
    },
  },
  'swift-eagle': {
    own: { toHit: (state, figure, foe, { weapon }) => (isWith(state, figure, weapon, 'swift-eagle', foe) ? 1 : 0) },
  },
  'venom-fang': {
    own: {
      slays: (state, hit) => {
        const target = figureOf(state, hit.target);
        const proof = target === undefined || isFey(state, target) || isUndead(state, target);
        return hit.how === 'melee' && !proof && isBy(state, hit, 'venom-fang');
      },
    },
  },
};

const isIn = ({ initiator, other }: Pick<MeleeStep, 'initiator' | 'other'>, unit: string): boolean =>
  initiator === unit || other === unit;

/** It fights with that weapon, and nothing takes the magic of it. */
const wields = (state: State, melee: MeleeStep, figure: Figure, id: EnchantedWeaponId, foe: Figure): boolean =>
  isWith(state, figure, melee.weapons[figure.id] ?? '', id, foe);

/** The Hit is by that weapon. */
function isBy(state: State, { by, weapon, target }: Hit, id: EnchantedWeaponId): boolean {
  const striker = by === null ? undefined : figureOf(state, by);
  return striker !== undefined && weapon !== null && isWith(state, striker, weapon, id, figureOf(state, target));
}

/** Enchanted weapons are no help against what magic does not touch; what they do for their wielder lasts. */
function isWith(state: State, figure: Figure, weapon: string, id: EnchantedWeaponId, foe: Figure | undefined): boolean {
  const carried = weaponOf(figure, weapon);
  if (carried === undefined || enchantedOf(carried)?.id !== id) return false;
  return foe === undefined || !bears(state, foe, 'magic-resistant');
}
