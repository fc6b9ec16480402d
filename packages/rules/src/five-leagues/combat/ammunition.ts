import { endlessAmmunition } from '../special/hooks';
import type { Figure, State } from '../state';
import type { Tale } from '../steps/step';
import type { Launcher } from './arms';

/** Nothing left to shoot with it [FL-BAT-89]. */
export const isAmmunitionOut = (state: State, figure: Figure, launcher: Launcher): boolean =>
  figure.ammunition[launcher.id] === 'empty' && endlessAmmunition(state, figure) === null;

/**
 * What a shot leaves of the ammunition, by the face that counts: a natural 1 ends it, but not at the first shot of the
 * battle; what is thrown once is gone at once; a large quiver holds one more [FL-BAT-89] [FL-BAT-90].
 */
export function useUp(tale: Tale, figure: Figure, launcher: Launcher, face: number): void {
  if (endlessAmmunition(tale.state, figure) !== null) return;
  const before = figure.ammunition[launcher.id];
  const once = launcher.traits.includes('single-use');
  if (!once && !launcher.traits.includes('limited-ammunition')) return;
  const out = once || before === 'last' || (face === 1 && before === 'fired');
  const last = out && !once && before !== 'last' && hasQuiver(figure);
  const after = !out ? 'fired' : last ? 'last' : 'empty';
  if (after !== before) {
    const ammunition = { ...figure.ammunition, [launcher.id]: after } as const;
    const spent = last ? { counts: { ...figure.counts, quiver: 1 } } : {};
    tale.add({ type: 'changed', unit: figure.id, set: { ammunition, ...spent }, because: 'FL-BAT-89' });
  }
  if (out) tale.add({ type: 'ammunitionOut', unit: figure.id, weapon: launcher.is, last });
}

/** One shot more in a battle, whatever it shoots with [FL-ITEM-large-quiver]. */
const hasQuiver = ({ profile, counts }: Figure): boolean =>
  profile.worn.includes('large-quiver') && (counts['quiver'] ?? 0) === 0;
