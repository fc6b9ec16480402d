import type { Names } from '../kernel';
import type { SpellId } from './content/spell-ids';
import { SPELLS } from './content/spells';
import { TRAITS } from './content/traits';
import { clampPower } from './magic/walls';
import type { Effect } from './state';
import { capital, many } from './words-flow-kit';

/** What a spell does from now on, where the log has not told it already; undefined for one that shows by itself. */
export function effectWords(effect: Effect, names: Names): string | undefined {
  const { is, power, target } = effect;
  const who = target === null ? '' : names.unit(target);
  switch (is) {
    case 'courage': {
      const friends = Object.keys(effect.counts).length;
      return friends === 0
        ? 'There is nobody near who needs it.'
        : `${capital(many(friends, 'friend'))} take${friends === 1 ? 's' : ''} heart until the turn ends.`;
    }
    case 'mist':
      return target === null
        ? `Nobody sees farther than one ${limitOf(effect)}.`
        : `Mist wraps the face of ${who}. It sees nothing for now.`;
    case 'rain':
      return `Shots are at −1 and carry one ${limitOf(effect)} at most. A double 1 frightens beasts and mounts.`;
    case 'snowstorm':
      return `Shots are at −1 and carry one ${limitOf(effect)} at most. In three full turns the ground freezes.`;
    case 'windstorm':
      return `Shots are at −${clampPower(power)}, and nothing flies.`;
    case 'hailstorm':
      return 'At the start of every turn a 1 brings a hailstone on anyone in the open.';
    case 'protection-from-arrows':
      return `No ordinary shot harms ${who} while it stands.`;
    case 'flaming-touch':
      return `Flames about the hands of ${who}: +${power} on its next blow.`;
    case 'alter-terrain':
      return `The ground turns to ${GROUNDS[effect.ground ?? ''] ?? 'broken ground'}.`;
    case 'slowdown':
      return Object.hasOwn(effect.counts, 'slow')
        ? `${who} makes one move a turn.`
        : `${who} moves with the Short stick.`;
    case 'mind-control':
      return `${who} serves the other side.`;
    default:
      return undefined;
  }
}

const GROUNDS: Readonly<Record<string, string>> = { broken: 'broken ground', swamp: 'swamp', thick: 'thick growth' };

/** The stick beyond which weather hides everything. */
function limitOf({ is, power }: Effect): string {
  const limit = is === 'vortex' ? null : SPELLS[is].limit;
  return capital(limit?.[clampPower(power) - 1] ?? 'long');
}

/** What a backfire does that no other line of the log tells; empty where one does. */
export function backfireWords(spell: SpellId): string {
  const { backfire } = SPELLS[spell];
  switch (backfire?.is) {
    case 'foes-gain':
      return ` Every foe is ${TRAITS[backfire.trait].name} from now on.`;
    case 'gains':
      return backfire.until === 'game' ? ` The caster is an ${TRAITS[backfire.trait].name} for the battle.` : '';
    case 'no-casting':
      return backfire.turns === null ? ' No more spells in this battle.' : ' No spells for one full turn.';
    case 'no-spell':
      return ` ${SPELLS[backfire.spell].name} is forgotten for the battle.`;
    case 'walls-vanish':
      return ' Every wall of the caster falls; where none stands, none can be raised any more.';
    default:
      return '';
  }
}
