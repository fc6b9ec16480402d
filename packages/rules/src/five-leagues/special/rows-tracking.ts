import { takeOut } from '../combat/leaving';
import { enemiesOf, gapBetween, partyOf } from '../figures';
import { randomEdgePoint } from '../ground/chance';
import { middleOf } from '../scenarios/edges';
import { profileOf } from '../scenarios/force';
import type { State } from '../state';
import type { Tale } from '../steps/step';
import { bears } from './in-force';
import { battleCount, countOf, fromWarbandEdge, gapToPiece, heal, inch, least, rolled, spawn, sum, tell } from './kit';
import type { RuleBook } from './rule';

/** Rules of single rows that come true at the end of a round, or as the enemies lose heart. */
export const TRACKING_BOOK: RuleBook = {
  /** A mob breaks at once where more than half of it fell [FL-ENM-T-ruin-within-01]. */
  'break-point': {
    battle: {
      moraleWaived: () => true,
      tracking: {
        stage: 'enemy',
        due: (state) => hasBroken(state),
        settle: (tale) => {
          if (!hasBroken(tale.state)) return;
          const left = enemiesOf(tale.state).filter(({ side }) => side === 'enemies');
          tell(tale, 'break-point', 'breaks', left[0]?.id ?? null);
          for (const { id } of left) takeOut(tale, id, 'routed', null, 'break-point');
        },
      },
    },
  },
  /** A spell: whoever of the coven is Wounded may rise as something else. */
  'pained-ascension': {
    battle: {
      tracking: {
        stage: 'enemy',
        due: (state) => coven(state).length > 0,
        settle: (tale, dice) => {
          for (const { id } of coven(tale.state)) {
            const faces = dice.roll(1, 6);
            const passed = (faces[0] ?? 1) >= 5;
            rolled(tale, 'pained-ascension', id, faces, passed);
            if (!passed) continue;
            const profile = profileOf(tale.state, { entry: 'maddened-revenants', rank: null, ranged: false });
            const hand = profile.weapons[0]?.id ?? null;
            const set = { profile, hand, wounds: 0, stunned: false };
            tale.add({ type: 'changed', unit: id, set, because: 'pained-ascension' });
            tell(tale, 'pained-ascension', 'transforms', id);
          }
        },
      },
    },
  },
  /** A die of morale that shows a six brings another of them to the feature nearest the middle. */
  'morbid-pack': {
    battle: {
      afterMoraleDie: (tale, face) => {
        if (face === 6) spawn(tale, 'collector-mob', featurePlace(tale.state), 'morbid-pack');
      },
    },
  },
  'ignore-wounds': {
    battle: {
      tracking: {
        stage: 'enemy',
        due: (state) => horde(state).length > 0,
        settle: (tale) => {
          const nearest = least(horde(tale.state), (each) => fromWarbandEdge(tale.state, each));
          if (nearest === undefined) return;
          tell(tale, 'ignore-wounds', 'healed', nearest.id);
          heal(tale, nearest.id, 'ignore-wounds');
        },
      },
    },
  },
  /** They have seen blood near: nothing frightens them any more. */
  'bitter-determination': {
    battle: {
      tracking: {
        stage: 'warband',
        due: (state) => !state.enemyGained.includes('fearless') && isBitter(state),
        settle: (tale) => {
          if (tale.state.enemyGained.includes('fearless') || !isBitter(tale.state)) return;
          tell(tale, 'bitter-determination', 'fearless');
          for (const each of enemiesOf(tale.state))
            if (bears(tale.state, each, 'bitter-determination') && !each.gained.includes('fearless'))
              tale.add({
                type: 'changed',
                unit: each.id,
                set: { gained: [...each.gained, 'fearless'] },
                because: 'bitter-determination',
              });
        },
      },
    },
  },
  /** A spell: their blood-kin come to those of the coven who are near the warband. */
  'call-the-kindred': {
    battle: {
      tracking: {
        stage: 'enemy',
        due: (state) => callers(state).length > 0,
        settle: (tale, dice) => {
          for (const each of callers(tale.state)) {
            const faces = dice.roll(1, 6);
            rolled(tale, 'call-the-kindred', each.id, faces, faces[0] === 6);
            if (faces[0] === 6) spawn(tale, 'kin-blooded', each.pose, 'call-the-kindred');
          }
        },
      },
    },
  },
  'dampening-aura': {
    battle: {
      castBar: (state, figure) =>
        figure.side === 'party' && countOf(state, 'dampened') === 1
          ? { code: 'cast/dampened', rule: 'FL-ENM-T-curse-of-war-06', who: [figure.id] }
          : undefined,
      tracking: {
        stage: 'enemy',
        due: (state) => countOf(state, 'dampened') === 0 && anyWith(state, 'dampening-aura'),
        settle: (tale, dice) => {
          if (!byTheRound(tale, dice.roll(2, 6), 'dampening-aura')) return;
          battleCount(tale, 'dampened', 1, 'dampening-aura');
          tell(tale, 'dampening-aura', 'dampened');
        },
      },
    },
  },
  'calling-the-sons': {
    battle: {
      tracking: {
        stage: 'enemy',
        due: (state) => countOf(state, 'sons-came') === 0 && anyWith(state, 'calling-the-sons'),
        settle: (tale, dice) => {
          if (!byTheRound(tale, dice.roll(2, 6), 'calling-the-sons')) return;
          battleCount(tale, 'sons-came', 1, 'calling-the-sons');
          spawn(tale, 'minotaur', middleOf(tale.state.table), 'calling-the-sons');
        },
      },
    },
  },
  /** Three dice that bring more of them, and are lost one by one. The battle is over when a round ends without enemies. */
  'rarely-alone': {
    battle: {
      holdsOpen: true,
      tracking: {
        stage: 'enemy',
        due: (state) => state.encounter?.entry === 'stumbling-dead' && countOf(state, 'dead-dice-lost') < DEAD_DICE,
        settle: (tale, dice) => {
          const count = DEAD_DICE - countOf(tale.state, 'dead-dice-lost');
          const faces = dice.roll(count, 6);
          rolled(tale, 'rarely-alone', null, faces, faces.includes(6));
          const ones = faces.filter((face) => face === 1).length;
          if (ones > 0) battleCount(tale, 'dead-dice-lost', DEAD_DICE - count + ones, 'rarely-alone');
          for (const face of faces)
            if (face === 6) spawn(tale, 'stumbling-dead', randomEdgePoint(tale.state, dice).at, 'rarely-alone');
        },
      },
    },
  },
};

const DEAD_DICE = 3;

const anyWith = (state: State, rule: string): boolean => enemiesOf(state).some((each) => bears(state, each, rule));

/** Whether dice come to the number of the round that is ending, or less. */
export function byTheRound(tale: Tale, faces: readonly number[], rule: string, unit: string | null = null): boolean {
  const passed = sum(faces) <= tale.state.round;
  rolled(tale, rule, unit, faces, passed);
  return passed;
}

/** More than half of those it began with are casualties. */
function hasBroken(state: State): boolean {
  const began = state.encounter?.began ?? 0;
  const fallen = Object.values(state.figures).filter(({ side, fate }) => side === 'enemies' && fate === 'casualty');
  return began > 0 && fallen.length * 2 > began && enemiesOf(state).length > 0;
}

/** Wounded figures of the coven, its Leaders and Unique Foes among them. */
const coven = (state: State) =>
  enemiesOf(state).filter(
    (each) =>
      each.wounds > 0 &&
      each.monsterPoints === null &&
      (bears(state, each, 'pained-ascension') ||
        (each.profile.rank === 'unique' && !each.profile.traits.includes('undead'))),
  );

const horde = (state: State) =>
  enemiesOf(state).filter((each) => each.wounds > 0 && bears(state, each, 'ignore-wounds'));

const isBitter = (state: State): boolean =>
  enemiesOf(state).some(
    (each) =>
      bears(state, each, 'bitter-determination') &&
      partyOf(state).some((foe) => gapBetween(each, foe) <= inch(6) + 0.03),
  ) && enemiesOf(state).some((each) => bears(state, each, 'bitter-determination') && !each.gained.includes('fearless'));

const callers = (state: State) =>
  enemiesOf(state).filter(
    (each) =>
      bears(state, each, 'call-the-kindred') && partyOf(state).some((foe) => gapBetween(each, foe) <= inch(8) + 0.03),
  );

/** The middle of the feature that is nearest the middle of the table; that of the table where there is none. */
function featurePlace(state: State) {
  const middle = middleOf(state.table);
  const nearest = least(state.terrain, ({ outline }) => gapToPiece(outline, middle));
  if (nearest === undefined) return middle;
  const n = nearest.outline.length;
  const x = nearest.outline.reduce((all, at) => all + at.x, 0) / n;
  const y = nearest.outline.reduce((all, at) => all + at.y, 0) / n;
  return { x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 };
}
