import { takeOut } from '../combat/leaving';
import { mapById } from '../content/maps';
import { UNIQUE_FOES } from '../content/uniques';
import { enemiesOf, type Fielded, friendsOf, gapBetween, has, partyOf, sideOf } from '../figures';
import { randomAmong, randomEdgePoint } from '../ground/chance';
import { forceMove } from '../moves/forced';
import { inward, oppositeOf } from '../scenarios/edges';
import type { Figure, State } from '../state';
import { bearing, fromWarbandEdge, inch, isCaster, least, rolled, spawn, tell } from './kit';
import { defeated, gain, leadersSlain } from './rewards';
import type { RuleBook } from './rule';

/** Rules of the ten tables of enemies [FL-ENM-22 … 32]. */
export const TABLE_BOOK: RuleBook = {
  // — The Ruin Within [FL-ENM-25]
  'bloodstained-shillings': {
    battle: { gains: (state) => gain('gold', leadersSlain(state).length, 'bloodstained-shillings') },
  },
  'payment-for-the-mistress': {
    battle: {
      tracking: {
        stage: 'rest',
        due: (state) => buyOut(state) !== null,
        settle: (tale) => {
          const price = buyOut(tale.state);
          if (price !== null)
            tale.call({ is: 'matter', what: 'buy-out', stage: 'ask', units: [], detail: { price, yes: '' } });
        },
      },
    },
  },

  // — The Whispers from Beyond [FL-ENM-24]
  'patterns-unseen': {
    battle: {
      gains: (state) => {
        const theirs = defeated(state).filter(
          ({ profile }) => profile.table === 'whispers-from-beyond' && profile.kind !== 'unique',
        );
        return theirs.length >= 5 ? gain('adventure-points', 1, 'patterns-unseen') : [];
      },
    },
  },
  'shrouding-fog': { battle: { sightLimit: (_state, figure) => (figure.side === 'party' ? 9 : null) } },

  // — The Gnawling Horde [FL-ENM-26]
  'driven-by-hatred': {
    battle: {
      afterMoraleDie: (tale, face, dice) => {
        if (face !== 6) return;
        const theirs = enemiesOf(tale.state).filter(({ profile }) => profile.natures.includes('gnawling'));
        const last = least(theirs, (each) => -fromWarbandEdge(tale.state, each));
        const prey = last && least(partyOf(tale.state), (each) => gapBetween(last, each));
        if (last === undefined || prey === undefined) return;
        tell(tale, 'driven-by-hatred', 'rushes', last.id, prey.id);
        const far = Math.min(inch(last.profile.speed.base), Math.max(0, gapBetween(last, prey) - inch(1)));
        if (far > 0) forceMove(tale, last.id, bearing(last.pose, prey.pose), far, 'driven-by-hatred', dice);
      },
    },
  },
  /** A Gnawling with one of its own beside it lets nobody have help against it. */
  'mob-tactics': {
    foe: {
      denyAllies: (state, _melee, figure, foe) =>
        sideOf(figure) === 'party' &&
        foe.pose !== null &&
        friendsOf(state, foe).some((each) => gapBetween(each, foe as Fielded) <= inch(1) + 0.03),
    },
  },

  // — The Ice-heart Court [FL-ENM-27]
  'entrancing-lights': { battle: { initiativeDice: () => -1 } },
  'elfin-trickery': { battle: { deployment: (_state, what) => (what === 'outflank' ? -1 : -3) } },

  // — Duskling Warbands [FL-ENM-28]
  'pain-fury': { own: { counterAttack: (_state, _melee, figure) => figure.wounds > 0 } },
  'hatred-of-magic': {
    own: { preferred: (state, _figure, pool) => (walksTheLongWalk(state) ? [] : pool.filter(isHated)) },
  },

  // — The Oldest Kin [FL-ENM-29]
  'slow-moving-blood': { own: { poisonProof: () => true } },
  'scales-and-silver': { battle: { gains: () => gain('valuables-worth', 1, 'scales-and-silver') } },
  'kin-javelins': {},

  // — The Curse of War [FL-ENM-30]
  'slow-grind': { battle: { rounds: 1 } },
  'tattered-banners': {
    battle: {
      roundOpens: (tale) => {
        const fled = Object.values(tale.state.figures).filter(
          ({ side, fate }) => side === 'enemies' && (fate === 'routed' || fate === 'left'),
        );
        if (fled.length < 2 || tale.state.enemyGained.includes('fearless')) return;
        tell(tale, 'tattered-banners', 'fearless');
        const enemyGained = [...tale.state.enemyGained, 'fearless' as const];
        tale.add({ type: 'battleChanged', set: { enemyGained }, because: 'tattered-banners' });
      },
    },
  },

  // — The Faceless Kingdom [FL-ENM-31]
  'for-the-beast-totems': { own: { counterAttack: (_state, melee, figure) => melee.initiator === figure.id } },
  'iron-discipline': {
    battle: {
      afterRout: (tale, _unit, dice) => {
        if (isDungeon(tale.state)) return;
        const last = least(enemiesOf(tale.state), (each) => -fromWarbandEdge(tale.state, each));
        if (last === undefined) return;
        const angle = inward(oppositeOf(tale.state.edge));
        const foes = partyOf(tale.state);
        const prey = least(foes, (each) => gapBetween(last, each));
        tell(tale, 'iron-discipline', 'advances', last.id, prey?.id ?? null);
        forceMove(tale, last.id, angle, inch(last.profile.speed.base), 'iron-discipline', dice);
      },
    },
  },

  // — Roadside [FL-ENM-23]
  'poor-prospects': { battle: { gains: () => gain('valuables-worth', -1, 'poor-prospects') } },
  'not-worth-the-risk': {
    battle: {
      afterMorale: (tale) => {
        const left = enemiesOf(tale.state).filter(({ side }) => side === 'enemies');
        const unknown = Object.values(tale.state.markers).some(({ is }) => is === 'unknown');
        if (left.length === 0 || left.length > 2 || unknown) return;
        if (left.some((each) => has(tale.state, each, 'undead'))) return;
        tell(tale, 'not-worth-the-risk', 'gives-up', left[0]?.id ?? null);
        for (const { id } of left) takeOut(tale, id, 'routed', null, 'not-worth-the-risk');
      },
    },
  },

  // — Lurking Foes [FL-ENM-32]
  'lure-of-magic': {
    battle: {
      tracking: {
        stage: 'scenario',
        due: (state) => Object.values(state.figures).some(({ side, did }) => side === 'party' && did.casts > 0),
        settle: (tale, dice) => {
          const faces = dice.roll(1, 6);
          rolled(tale, 'lure-of-magic', null, faces, faces[0] === 6);
          if (faces[0] !== 6) return;
          const entries = mapById(tale.state.config.map)?.entries ?? [];
          const at = entries[randomAmong(dice, entries.length).index] ?? randomEdgePoint(tale.state, dice).at;
          spawn(tale, tale.state.encounter?.entry ?? '', at, 'lure-of-magic');
        },
      },
    },
  },
};

/** A spell-caster among them: they have left the ways of the Dusklings. */
export const walksTheLongWalk = (state: State): boolean =>
  Object.values(state.figures).some(
    ({ side, profile }) =>
      side === 'enemies' && UNIQUE_FOES.entries.some(({ id, caster }) => caster && id === profile.id),
  );

/** Fey-blood, or one who casts spells. */
export const isHated = (figure: Figure): boolean => figure.profile.origin === 'fey-blood' || isCaster(figure);

export const isDungeon = (state: State): boolean =>
  state.config.scenario === 'site' || mapById(state.config.map)?.place === 'dungeon';

/** Gold it takes to walk away; null where there is nobody to pay, or not enough. */
function buyOut(state: State): number | null {
  const price = enemiesOf(state).length;
  return price > 0 && (state.warband?.gold ?? 0) >= price ? price : null;
}
