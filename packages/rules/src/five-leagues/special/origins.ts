import type { SkillId } from '../content/ids';
import { type Fielded, fielded, gapBetween, has, sideOf } from '../figures';
import type { Tale } from '../steps/step';
import { bears } from './in-force';
import { condition, inch, tell } from './kit';
import type { RuleBook } from './rule';

/** Rules of the six origins [FL-CHR-16 … 33]. Those of creation and advancement lie with the warband. */
export const ORIGIN_BOOK: RuleBook = {
  // Of creation and advancement: no question of a battle
  driven: {},
  cursed: {},
  'swift-footed': {},
  'lacking-strength': {},
  foresight: { own: { rerollsInitiative: true } },
  /** Nobody who fights a Fey-blood has help of its friends. */
  'aura-of-winter': { foe: { denyAllies: () => true } },
  'brute-charge': {
    own: {
      denyParry: (_state, melee, figure) => melee.initiator === figure.id,
      rerollsExchange: (_state, melee, figure) => melee.initiator === figure.id && melee.exchange <= 1,
    },
  },
  'oath-of-life': { own: { counterAttack: (state, _melee, _figure, foe) => has(state, foe, 'undead') } },
  distrust: {
    foe: {
      untargetable: (_state, by, target, how) =>
        how === 'spell' && by.id !== target.id && sideOf(by) === 'party'
          ? { code: 'target/distrust', rule: 'FL-CHR-22', who: [target.id] }
          : undefined,
    },
  },
  /** Angry by a shot that Hit, stopped by armour or not; by a friend taken out; by a spell. */
  outburst: {
    own: {
      whenStruck: (tale, { target, how }) => {
        if (how === 'shot') anger(tale, target);
      },
      spellLaid: (tale, self) => anger(tale, self),
      rating: (_state, melee, figure, _foe, blow) =>
        melee.initiator === figure.id && (figure.conditions['angry'] ?? 0) > 0 && isWeak(blow)
          ? { armor: 0, toughness: 1 }
          : blow,
    },
  },
  slight: { own: { noHeight: true } },
  'lucky-shot': { own: { needsInCover: 5 } },
  'slip-away': { own: { spareFlight: true } },
  'hunting-instincts': {},
  'loping-run': { own: { shootsOnTheMove: true } },
  alien: { own: { skillWorth: (skill, amount) => (STRANGE.includes(skill) ? Math.min(1, amount) : amount) } },
  /** What the whole warband feels, and what its Ferals hear. */
  warband: {
    battle: {
      // A fog that was let out of an orb
      sightLimit: (state) => (state.counts['winter-fog'] === 1 ? 6 : null),
      afterCasualty: (tale, unit, by, how) => {
        const fallen = tale.state.figures[unit];
        if (fallen?.side !== 'party' || by === null || !BY_ENEMIES.has(how) || fallen.pose === null) return;
        const at = fallen as Fielded;
        for (const friend of fielded(tale.state))
          if (sideOf(friend) === 'party' && gapBetween(friend, at) <= inch(6) + 0.03) anger(tale, friend.id);
      },
      spotting: (state, how, mover) => {
        if (how === 'sneak') return bears(state, mover, 'hunting-instincts') ? -1 : 0;
        return fielded(state).some((each) => sideOf(each) === 'party' && bears(state, each, 'hunting-instincts'))
          ? 1
          : 0;
      },
    },
  },
};

const STRANGE: readonly SkillId[] = ['leadership', 'speech', 'scholar'];
const isWeak = ({ armor, toughness }: { readonly armor: number; readonly toughness: number }): boolean =>
  toughness === 0 && (armor === -1 || armor === 0);
/** Falls and traps make nobody angry [FL-CHR-24]. */
const BY_ENEMIES: ReadonlySet<string> = new Set(['hit-melee', 'hit-shot', 'hit-spell', 'hit-special', 'hit-item']);

/** A Preen that has reason to is Angry from now on [FL-CHR-24]. */
export function anger(tale: Tale, unit: string): void {
  const figure = tale.state.figures[unit];
  if (figure === undefined || figure.fate !== 'table' || !bears(tale.state, figure, 'outburst')) return;
  if ((figure.conditions['angry'] ?? 0) > 0) return;
  tell(tale, 'outburst', 'angry', unit);
  condition(tale, unit, 'angry', 1, 'FL-CHR-24');
}
