import type { UnitId } from '../../kernel';
import type { Spot } from '../moves/route';
import type { AutomaPlan } from '../steps-flow';
import { inInches } from '../units';

/** What a procedure decides; what it leaves out is nothing. */
export type Choice = Pick<AutomaPlan, 'reason'> &
  Partial<Pick<AutomaPlan, 'path' | 'dash' | 'does' | 'target' | 'weapon'>>;

type Detail = AutomaPlan['reason']['detail'];

export const hold = (code: string, rule: string, detail: Detail = {}): Choice => ({ reason: { code, rule, detail } });

/** Goes somewhere; `more` says what it does there. Lengths in the reason are inches. */
export const go = (
  spot: Spot,
  code: string,
  rule: string,
  detail: Detail = {},
  more: Partial<Choice> = {},
): Choice => ({
  path: spot.path,
  ...more,
  reason: { code, rule, detail: { ...detail, inches: inches(spot.cost) } },
});

/** Into base contact, and fights. */
export const charge = (spot: Spot, target: UnitId, code: string, rule: string, detail: Detail = {}): Choice =>
  go(spot, code, rule, { ...detail, target }, { does: 'melee', target });

export const inches = (mm: number): number => Math.round(inInches(mm) * 10) / 10;
