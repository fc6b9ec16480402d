import { fieldedOf, friendsOf, gapBetween, sideOf } from '../figures';
import { speedOf } from '../moves/allowance';
import { isWithin } from '../units';
import { healing } from './enchanted-armor';
import { bears } from './in-force';
import { condition, counted, inch } from './kit';
import type { RuleBook } from './rule';

/** Enchanted clothing and jewelry, as long as it is worn [FL-LOOT-enchanted-clothing] [FL-LOOT-enchanted-jewelry]. */
export const ENCHANTED_WORN_BOOK: RuleBook = {
  'belt-of-the-true-warrior': {
    own: {
      exchange: (state, _melee, figure) => {
        const self = fieldedOf(state, figure.id);
        const near = self !== undefined && friendsOf(state, self).some((each) => isWithin(gapBetween(self, each), 3));
        return self === undefined || near ? 0 : 1;
      },
    },
  },
  /** Its inches are for moves that lead to no shot and no melee. */
  'boots-of-fey-dancing': {
    own: {
      speed: () => 2,
      dash: () => 2,
      meetBar: (state, figure, spent) =>
        spent > speedOf(state, figure).base - inch(2) + 0.03
          ? { code: 'move/dancing', rule: 'FL-ITEM-boots-of-fey-dancing', who: [figure.id] }
          : undefined,
      shotBar: (state, figure, { free }) =>
        !free &&
        figure.did.spent > (speedOf(state, figure).base - inch(2)) / (bears(state, figure, 'loping-run') ? 1 : 2) + 0.03
          ? { code: 'shoot/dancing', rule: 'FL-ITEM-boots-of-fey-dancing', who: [figure.id] }
          : undefined,
    },
  },
  'boots-of-the-deep-woods': { own: { ignoresDifficult: true } },
  'boots-of-the-thief': { own: { spareFlight: true } },
  'cloak-of-wasp-denial': {
    own: { armor: (_state, { how }) => (how === 'shot' ? 1 : 0), poisonProof: (_state, { how }) => how === 'shot' },
  },
  'gauntlets-of-iron-grip': { own: { keepsParry: true, noReady: true }, foe: { denyParry: () => true } },
  'gauntlets-of-unerring-flight': {
    own: { toHit: (_state, figure, _foe, { free }) => (free || figure.did.moved <= 0.03 ? 1 : 0) },
  },
  'curing-ward': { battle: healing('curing-ward') },
  'evasive-silver': {
    own: { whenShooting: (tale, self) => condition(tale, self, 'unveiled', 1, 'evasive-silver') },
    foe: {
      onlySixes: (_state, figure, foe) => sideOf(figure) === 'enemies' && (foe.conditions['unveiled'] ?? 0) === 0,
    },
  },
  'eyes-of-the-rat': {},
  'spell-breakers-seal': { own: { spellProof: true } },
  /** Who slew somebody in a fight goes on to the next, once in a round. */
  'uncontested-fury': {
    battle: {
      afterCasualty: (tale, _unit, by, how) => {
        const self = by === null ? undefined : fieldedOf(tale.state, by);
        if (self === undefined || how !== 'hit-melee' || !bears(tale.state, self, 'uncontested-fury')) return;
        if (self.counts['uncontested'] === tale.state.round) return;
        counted(tale, self.id, 'uncontested', tale.state.round, 'uncontested-fury');
        tale.call({ is: 'matter', what: 'uncontested-fury', stage: 'go', units: [self.id], detail: {} });
      },
    },
  },
};
