import { BEASTS } from '../content/aberrations';
import { isEnchantedArmor } from '../content/armor';
import { fielded } from '../figures';
import { forceMove } from '../moves/forced';
import type { Tale } from '../steps/step';
import { bears } from './in-force';
import { bearing, condition, exchangeNumber, fieldedBoth, inch, rolled, tell } from './kit';
import type { RuleBook } from './rule';

/** Traits of Aberrations, and what is true of every one of them [FL-ENM-33] [FL-AI-42]. */
export const BEAST_BOOK: RuleBook = {
  aberration: {
    own: {
      moraleFailsOn: 0,
      unstunnable: () => true,
      denyAllies: () => true,
      counterAttack: () => true,
      dashBar: (_state, { id }) => ({ code: 'dash/aberration', rule: 'FL-AI-42', who: [id] }),
    },
  },
  /** Carried out by `area-attack.ts`. */
  'area-attack': {},
  /** Undead for items and spells, which ask by its name. */
  undying: {},
  charge: {
    own: {
      combatBonus: (_state, melee, figure) => melee.initiator === figure.id && exchangeNumber(melee) === 1,
    },
  },
  'cruel-wounds': { own: { injury: 'cruel-wounds' } },
  'difficult-to-kill': {
    battle: {
      tracking: {
        stage: 'enemy',
        due: (state) =>
          fielded(state).some((each) => isHurtAndRested(state.round, each, bears(state, each, 'difficult-to-kill'))),
        settle: (tale, dice) => {
          for (const each of fielded(tale.state)) {
            const { monsterPoints: points } = each;
            if (
              points === null ||
              !isHurtAndRested(tale.state.round, each, bears(tale.state, each, 'difficult-to-kill'))
            )
              continue;
            const faces = dice.roll(1, 6);
            const passed = (faces[0] ?? 1) >= 5;
            rolled(tale, 'difficult-to-kill', each.id, faces, passed);
            if (passed)
              tale.add({
                type: 'changed',
                unit: each.id,
                set: { monsterPoints: points + 1 },
                because: 'difficult-to-kill',
              });
          }
        },
      },
    },
  },
  ethereal: { own: { mostPoints: 1 } },
  /** Enchanted armour alone stops it. */
  'fell-touch': {
    own: { pierces: (state, { target }) => state.figures[target]?.profile.specials.some(isEnchantedArmor) !== true },
  },
  /** It lost Monster Points in this exchange: whoever fights it flies 3", and the melee is over. */
  lash: {
    own: {
      afterExchange: (tale, _melee, winner, loser, hit, dice) => {
        const both = fieldedBoth(tale.state, winner, loser);
        if (hit !== 'points' || both === undefined || !bears(tale.state, both[1], 'lash')) return false;
        tell(tale, 'lash', 'lashes', loser, winner);
        forceMove(tale, winner, bearing(both[1].pose, both[0].pose), inch(3), 'lash', dice);
        return true;
      },
    },
  },
  'knock-back': {
    own: {
      afterExchange: (tale, _melee, winner, loser, hit, dice) => {
        const both = fieldedBoth(tale.state, winner, loser);
        if (hit === null || both === undefined || !bears(tale.state, both[0], 'knock-back')) return false;
        if (isEvaded(tale, loser)) return false;
        const faces = dice.roll(1, 6);
        rolled(tale, 'knock-back', winner, faces, true);
        forceMove(tale, loser, bearing(both[0].pose, both[1].pose), inch(faces[0] ?? 1), 'knock-back', dice);
        return true;
      },
    },
  },
  'magic-resistant': { own: { spellProof: true } },
  'ranged-attack': { own: { shootsOnTheMove: true, endless: true } },
  size: { foe: { toHit: () => 1 } },
  /** A Follower that lost an exchange runs a full move, and does nothing the next round. */
  terror: {
    own: {
      afterExchange: (tale, _melee, winner, loser, _hit, dice) => {
        const both = fieldedBoth(tale.state, winner, loser);
        if (both === undefined || both[1].profile.kind !== 'follower' || !bears(tale.state, both[0], 'terror'))
          return false;
        tell(tale, 'terror', 'flees', loser, winner);
        condition(tale, loser, 'fleeing', tale.state.round + 1, 'terror');
        const { base } = both[1].profile.speed;
        forceMove(tale, loser, bearing(both[0].pose, both[1].pose), inch(base), 'terror', dice);
        return true;
      },
    },
  },
  /** A natural 6 of any of its attacks, past armour; a Defender’s too. */
  venom: { own: { deadly: (_state, { natural }) => natural === 6, pierces: (_state, { natural }) => natural === 6 } },
  wings: { own: { flies: true }, foe: { noHeight: true } },
};

/** A Story Point took it out of the way of the last blow: it was not struck at all [FL-BAT-168]. */
function isEvaded(tale: Tale, unit: string): boolean {
  const struck = tale.events.findLast((event) => event.type === 'struck' && event.unit === unit);
  return struck?.type === 'struck' && struck.avoided === 'story-point';
}

const isHurtAndRested = (
  round: number,
  {
    monsterPoints,
    profile,
    counts,
  }: {
    readonly monsterPoints: number | null;
    readonly profile: { readonly monsterPoints: number | null };
    readonly counts: Readonly<Record<string, number>>;
  },
  has: boolean,
): boolean =>
  has && monsterPoints !== null && monsterPoints < (profile.monsterPoints ?? 0) && counts['fought'] !== round;

/** Area Attack or Ranged Attack of a beast, by its row. */
export const beastShot = (id: string) => BEASTS.find((beast) => beast.id === id)?.shot ?? null;
