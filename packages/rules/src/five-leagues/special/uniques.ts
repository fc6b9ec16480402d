import { type Fielded, fielded, fieldedOf, figureOf, gapBetween, partyOf, sideOf, weaponOf } from '../figures';
import { activate } from '../flow/activation';
import { nearestFree } from '../ground/free';
import { levelAt } from '../ground/levels';
import { sightBetween } from '../ground/sight';
import { centreOfEdge, enemyEdge, inward, oppositeOf } from '../scenarios/edges';
import { makeEnemy } from '../scenarios/force';
import type { State } from '../state';
import type { Tale } from '../steps/step';
import { bears } from './in-force';
import {
  battleCount,
  condition,
  conditionEnds,
  counted,
  countOf,
  fromWarbandEdge,
  heal,
  inch,
  isCaster,
  least,
  otherOf,
  raise,
  rolled,
  spawn,
  sum,
  tell,
} from './kit';
import { enemiesEver, gain, isSlainInMelee } from './rewards';
import { byTheRound } from './rows-tracking';
import type { RuleBook } from './rule';

/** Rules of the Unique Foes; each bears the name of the one who has it [FL-ENM-16]. */
export const UNIQUE_BOOK: RuleBook = {
  'grim-knight': { foe: { denyAllies: () => true } },
  /** Outnumbered or matched, it throws bones on the ground. */
  'corrupt-sorcerer': {
    own: {
      onActivation: (tale, self, dice) => {
        const all = fielded(tale.state);
        const party = all.filter((each) => sideOf(each) === 'party');
        if (party.length * 2 < all.length) return 'act';
        const faces = dice.roll(1, 6);
        const passed = (faces[0] ?? 1) <= tale.state.round;
        rolled(tale, 'corrupt-sorcerer', self.id, faces, passed);
        if (passed) conjure(tale, self);
        return 'act';
      },
    },
  },
  'cunning-infiltrator': {
    battle: {
      spotting: (state, how) =>
        how === 'infiltration' && enemiesEver(state).some((each) => each.profile.id === 'cunning-infiltrator') ? -1 : 0,
      gains: (state) =>
        enemiesEver(state)
          .filter(({ profile }) => profile.id === 'cunning-infiltrator')
          .flatMap((each) => [
            ...(each.fate === 'casualty' ? [] : gain('enemy-plans', 1, 'cunning-infiltrator')),
            ...(isSlainInMelee(each) ? gain('adventure-points', 1, 'cunning-infiltrator') : []),
          ]),
    },
  },
  'unreasoning-brute': { own: { drawStrikes: true }, foe: { drawStrikes: true } },
  'charismatic-leader': {
    battle: {
      tracking: {
        stage: 'enemy',
        due: (state) => countOf(state, 'no-more-come') === 0 && present(state, 'charismatic-leader') !== undefined,
        settle: (tale, dice) => {
          const leader = present(tale.state, 'charismatic-leader');
          if (leader === undefined) return;
          const faces = dice.roll(2, 6);
          const comes = byTheRound(tale, faces, 'charismatic-leader', leader.id);
          if (sum(faces) >= 11) {
            battleCount(tale, 'no-more-come', 1, 'charismatic-leader');
            tell(tale, 'charismatic-leader', 'no-more', leader.id);
          }
          if (comes) spawn(tale, tale.state.encounter?.entry ?? '', edgeOf(tale.state), 'charismatic-leader');
        },
      },
    },
  },
  'ruthless-killer': {},
  'mighty-warrior': {},
  /** Three sixes in the whole battle, and something comes through. */
  'deranged-cultist': {
    battle: {
      tracking: {
        stage: 'enemy',
        due: (state) => countOf(state, 'ritual-comes') === 0 && present(state, 'deranged-cultist') !== undefined,
        settle: (tale, dice) => {
          const faces = dice.roll(3, 6);
          const sixes = countOf(tale.state, 'ritual-sixes') + faces.filter((face) => face === 6).length;
          rolled(tale, 'deranged-cultist', present(tale.state, 'deranged-cultist')?.id ?? null, faces, sixes >= 3);
          battleCount(tale, 'ritual-sixes', sixes, 'deranged-cultist');
          if (sixes >= 3) battleCount(tale, 'ritual-comes', tale.state.round + 1, 'deranged-cultist');
        },
      },
      roundOpens: (tale) => {
        if (countOf(tale.state, 'ritual-comes') !== tale.state.round) return;
        tale.call({ is: 'matter', what: 'ritual', stage: 'arrive', units: [], detail: {} });
      },
    },
  },
  /** Whoever stands nearest in its sight resists it, or fights for it till the phase is over. */
  'scheming-heretic': {
    own: {
      onActivation: (tale, self) => {
        const prey = least(seenParty(tale.state, self), (each) => gapBetween(self, each));
        if (prey !== undefined)
          tale.call({ is: 'matter', what: 'charm', stage: 'test', units: [prey.id, self.id], detail: {} });
        return 'act';
      },
    },
  },
  /** A foe it fought is down: it goes for the next. */
  'ravening-beast-form': {
    own: {
      afterMelee: (tale, melee, self) => {
        const foe = figureOf(tale.state, otherOf(melee, self));
        if (foe?.fate !== 'casualty' || foe.end?.by !== self || fieldedOf(tale.state, self) === undefined) return;
        tell(tale, 'ravening-beast-form', 'rages', self, foe.id);
        activate(tale, self, 'extra', runsOf(tale.state));
      },
    },
  },
  /** It grows, until it burns itself up. */
  'infernal-spawn': {
    battle: {
      tracking: {
        stage: 'enemy',
        due: (state) => spawns(state).some((each) => (each.counts['burns'] ?? 0) === 0),
        settle: (tale, dice) => {
          for (const each of spawns(tale.state)) {
            if ((each.counts['burns'] ?? 0) > 0) continue;
            if (!byTheRound(tale, dice.roll(1, 6), 'infernal-spawn', each.id)) continue;
            tell(tale, 'infernal-spawn', 'mutates', each.id);
            heal(tale, each.id, 'infernal-spawn');
            raise(
              tale,
              each.id,
              [
                { score: 'speed', by: 1 },
                { score: 'toughness', by: 1 },
              ],
              'infernal-spawn',
            );
            if (toughnessOf(tale.state, each.id) > 6) {
              counted(tale, each.id, 'burns', tale.state.round + 1, 'infernal-spawn');
              tell(tale, 'infernal-spawn', 'burns', each.id);
            }
          }
        },
      },
      /** Once more after all others, and then it is no more. */
      phaseEnds: (tale) => {
        if (tale.state.phase !== 'enemy') return;
        for (const each of spawns(tale.state))
          if (each.counts['burns'] === tale.state.round)
            tale.call({ is: 'matter', what: 'burn-out', stage: 'act', units: [each.id], detail: {} });
      },
    },
  },
  'feral-mercenary': {},
  'duskling-champion': {
    own: {
      combatBonus: (_state, melee, _figure, foe) =>
        isCaster(foe) || (weaponOf(foe, melee.weapons[foe.id] ?? '')?.enchanted ?? null) !== null,
    },
  },
  'fey-reaver': {
    foe: {
      untargetable: (_state, by, target, how) =>
        how !== 'melee' &&
        by.pose !== null &&
        target.pose !== null &&
        gapBetween(by as Fielded, target as Fielded) > inch(6) + 0.03
          ? { code: 'target/winter-cloak', rule: 'FL-ENM-T-unique-foes-14', who: [target.id] }
          : undefined,
    },
  },
  /** Its own side near it fights the better; it needs no such help itself. */
  'enemy-marshall': {
    battle: {
      combatBonus: (state, _melee, figure) =>
        sideOf(figure) === 'enemies' &&
        figure.pose !== null &&
        fielded(state).some(
          (each) =>
            each.id !== figure.id &&
            sideOf(each) === 'enemies' &&
            bears(state, each, 'enemy-marshall') &&
            gapBetween(each, figure as Fielded) <= inch(4) + 0.03,
        ),
    },
  },
  'master-thief': { own: { endless: true }, battle: { canOutflank: true } },
  'craven-hex-chanter': {
    own: {
      onActivation: (tale, self) => {
        const near = partyOf(tale.state).filter(
          (each) => (each.conditions['hexed'] ?? 0) === 0 && gapBetween(self, each) <= inch(15) + 0.03,
        );
        const prey = least(near, (each) => gapBetween(self, each));
        if (prey !== undefined)
          tale.call({ is: 'matter', what: 'hex', stage: 'begin', units: [prey.id, self.id], detail: {} });
        return 'act';
      },
    },
    battle: {
      /** A hex lasts till the battle ends, or whoever chanted it is slain, in whatever form. */
      afterCasualty: (tale, unit) => {
        if (figureOf(tale.state, unit)?.counts['chants'] === 1) conditionEnds(tale, 'hexed', 'craven-hex-chanter');
      },
    },
  },
  /** Each phase the one farthest from the warband’s edge that sees it begins to chant [FL-ENM-T-gnawling-horde-12]. */
  'bolts-of-energy': {
    own: {
      onActivation: (tale, self) => {
        if (self.counts['bolt'] !== tale.state.round) return 'act';
        counted(tale, self.id, 'bolt', 0, 'bolts-of-energy');
        const prey = least(seenParty(tale.state, self), (each) => gapBetween(self, each));
        if (prey === undefined) tell(tale, 'bolts-of-energy', 'fizzles', self.id);
        else tale.call({ is: 'matter', what: 'bolt', stage: 'test', units: [prey.id, self.id], detail: {} });
        return 'act';
      },
      /** A Wound or a Stun breaks it. */
      whenStruck: (tale, { target }, result) => {
        const figure = fieldedOf(tale.state, target);
        if (figure === undefined || (result !== 'wounded' && result !== 'stunned')) return;
        if ((figure.conditions['chanting'] ?? 0) === 0) return;
        tell(tale, 'bolts-of-energy', 'broken', target);
        condition(tale, target, 'chanting', 0, 'bolts-of-energy');
      },
    },
    battle: { enemyPhaseOpens: chant },
  },
};

/** The Ascended whose chant nobody broke is ready; then the next begins. */
function chant(tale: Tale): void {
  for (const each of fielded(tale.state)) {
    const since = each.conditions['chanting'] ?? 0;
    if (since === 0 || since >= tale.state.round) continue;
    counted(tale, each.id, 'bolt', tale.state.round, 'bolts-of-energy');
    condition(tale, each.id, 'chanting', 0, 'bolts-of-energy');
  }
  const able = fielded(tale.state).filter(
    (each) =>
      sideOf(each) === 'enemies' &&
      bears(tale.state, each, 'bolts-of-energy') &&
      each.aware === 'aware' &&
      seenParty(tale.state, each).length > 0,
  );
  const farthest = least(able, (each) => -fromWarbandEdge(tale.state, each));
  if (farthest === undefined) return;
  tell(tale, 'bolts-of-energy', 'chants', farthest.id);
  condition(tale, farthest.id, 'chanting', tale.state.round, 'bolts-of-energy');
}

/** A Skeleton between the Sorcerer and whoever is nearest, its base touching his. */
function conjure(tale: Tale, self: Fielded): void {
  const prey = least(partyOf(tale.state), (each) => gapBetween(self, each));
  if (prey === undefined) return;
  const ref = { entry: 'skeleton-sorcerer', rank: null, ranged: false } as const;
  const figure = makeEnemy(tale.state, ref, `e${tale.state.next}`);
  const far = (self.profile.base + figure.profile.base) / 2 + 0.05;
  const length = Math.hypot(prey.pose.x - self.pose.x, prey.pose.y - self.pose.y) || 1;
  const wish = {
    x: self.pose.x + ((prey.pose.x - self.pose.x) / length) * far,
    y: self.pose.y + ((prey.pose.y - self.pose.y) / length) * far,
  };
  const spot = nearestFree(tale.state, figure, { x: round(wish.x), y: round(wish.y) }, { within: inch(3) });
  if (spot === undefined) return;
  const facing = inward(oppositeOf(tale.state.edge));
  const at = { x: round(spot.x), y: round(spot.y) };
  tale.add({ type: 'arrived', figure, because: 'corrupt-sorcerer' });
  const level = levelAt(tale.state, figure, at);
  tale.add({ type: 'placed', unit: figure.id, pose: { ...at, facing }, level, because: 'corrupt-sorcerer' });
  tell(tale, 'corrupt-sorcerer', 'conjures', self.id, figure.id);
}
const round = (n: number): number => Math.round(n * 100) / 100;

export const seenParty = (state: State, self: Fielded): readonly Fielded[] =>
  partyOf(state).filter((each) => sightBetween(state, self, each).sees);

const present = (state: State, rule: string): Fielded | undefined =>
  fielded(state).find((each) => each.side === 'enemies' && bears(state, each, rule));
const spawns = (state: State): readonly Fielded[] =>
  fielded(state).filter((each) => bears(state, each, 'infernal-spawn'));
const toughnessOf = (state: State, unit: string): number => {
  const figure = figureOf(state, unit);
  if (figure === undefined) return 0;
  return figure.changes.reduce(
    (all, { score, by }) => (score === 'toughness' ? all + by : all),
    figure.profile.toughness,
  );
};
const edgeOf = (state: State) => centreOfEdge(state.table, enemyEdge(state), inch(0.5));

/** By hand or by the game, as the activation on hand is run. */
export function runsOf(state: State): 'hand' | 'game' {
  const act = state.steps.findLast((each) => each.is === 'act');
  return act?.is === 'act' && act.by === 'gm' ? act.runs : 'game';
}
