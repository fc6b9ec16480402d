import type { Dice, Modifier, UnitId } from '../../kernel';
import { complicationOf, SPIRAL, VORTEX, WEAK_ENERGIES } from '../content/complications';
import type { SpellId } from '../content/spell-ids';
import { has } from '../figures';
import type { Complication, Figure, State } from '../state';
import type { Tale } from '../steps/step';
import { arriveEntity } from './entity';
import { hasBled, vortexOf } from './queries';
import { openVortex } from './vortex';

/** The complication that works now: with shifting winds the one they blow [ASOBH-FLX-01]. */
const complicationNow = (state: State): Exclude<Complication['is'], 'winds'> | null => {
  const { complication } = state;
  if (complication === null) return null;
  return complication.is === 'winds' ? complication.now : complication.is;
};

/** A spell is announced: shifting winds turn before the dice fall [ASOBH-FLX-01]. */
export function onAnnounce(tale: Tale, unit: UnitId, spell: SpellId, dice: Dice): void {
  const { complication } = tale.state;
  if (complication?.is !== 'winds') return;
  const [face = 1] = dice.roll(1, 6);
  const found = complicationOf(face);
  const now = found === 'winds' ? null : found;
  tale.add({ type: 'windsShifted', unit, spell, face, now });
  const opened = complication.opened ? { opened: complication.opened } : {};
  tale.add({
    type: 'complicationCame',
    complication: { is: 'winds', spent: false, level: 0, now, ...opened },
    faces: [face],
  });
}

/** Weak energies weigh on every quality roll of those who cast [ASOBH-FLX-02]. */
export function modifierOf(state: State, figure: Figure): Modifier | undefined {
  if (complicationNow(state) !== 'low-energies' || state.complication?.spent !== false) return undefined;
  return has(figure, 'spell-caster') ? { amount: WEAK_ENERGIES.quality, because: 'low-energies' } : undefined;
}

/** Nothing can be cast before the gods have had blood [ASOBH-FLX-03]. */
export const mayCast = (state: State): boolean => complicationNow(state) !== 'blood' || hasBled(state);

/** What so many actions are worth: the spiral adds its level, never beyond 3 or below 1 [ASOBH-FLX-05]. */
export function powerOf(state: State, actions: number): number {
  const level = complicationNow(state) === 'spiral' ? (state.complication?.level ?? 0) : 0;
  return Math.min(SPIRAL.most, Math.max(1, actions + level));
}

/** A spell has been cast with success: weak energies may end, the spiral turns, the vortex may open. */
export function onCast(tale: Tale, unit: UnitId, power: number, dice: Dice): void {
  const { complication } = tale.state;
  if (complication === null) return;
  const now = complicationNow(tale.state);
  const become = (set: Partial<Complication>, faces: readonly number[]): void =>
    tale.add({ type: 'complicationCame', complication: { ...complication, ...set }, faces });
  if (now === 'low-energies' && power >= WEAK_ENERGIES.endsAtPower && !complication.spent) {
    tale.add({ type: 'energiesReturned', unit });
    become({ spent: true }, []);
  }
  if (now === 'spiral') {
    const [face = 1] = dice.roll(1, 6);
    const by = face === SPIRAL.lowers ? -1 : face === SPIRAL.raises ? 1 : 0;
    tale.add({ type: 'spiralTurned', unit, face, level: complication.level + by });
    if (by !== 0) become({ level: complication.level + by }, [face]);
  }
  if (now === 'vortex' && !complication.spent && !complication.opened && vortexOf(tale.state) === undefined) {
    const [face = 1] = dice.roll(1, 6);
    const opens = face + power >= VORTEX.opensAt;
    tale.add({ type: 'vortexRolled', unit, face, power, opens });
    if (!opens) return;
    become({ spent: true, opened: true }, [face]);
    openVortex(tale, unit, dice);
  }
}

/** The first backfire of the game wakes the lurking entity instead; true where it did [ASOBH-FLX-04]. */
export function onBackfire(tale: Tale, unit: UnitId, dice: Dice): boolean {
  const { complication } = tale.state;
  if (complication === null || complication.spent || complicationNow(tale.state) !== 'entity') return false;
  tale.add({ type: 'complicationCame', complication: { ...complication, spent: true }, faces: [] });
  arriveEntity(tale, unit, dice);
  return true;
}
