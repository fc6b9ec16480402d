import { describe, expect, it } from 'vitest';
import { IDLE } from '../evolve';
import { actingWith, aFigure, type FigureGiven } from '../test-kit';
import { type AttackKind, mayAttack, tooFew } from './limits';

const after = (did: Partial<typeof IDLE>, traits: FigureGiven['traits'] = []) =>
  aFigure('a1', { traits, did: { ...IDLE, ...did } });
const code = (kind: AttackKind, did: Partial<typeof IDLE>, traits: FigureGiven['traits'] = []) =>
  mayAttack(after(did, traits), kind)?.code;

describe('attacks in one turn', () => {
  it('is one, in melee or from afar [ASOBH-ACT-06]', () => {
    expect(code('melee', {})).toBeUndefined();
    expect(code('melee', { melees: 1 })).toBe('attack/once');
    expect(code('shot', { shots: 1 })).toBe('attack/once');
  });

  it('is one for each action of a Combat Master or a Legendary Shot [ASOBH-TRAIT-combat-master] [ASOBH-TRAIT-legendary-shot]', () => {
    expect(code('melee', { melees: 2 }, ['combat-master'])).toBeUndefined();
    expect(code('shot', { shots: 2 }, ['legendary-shot'])).toBeUndefined();
    expect(code('shot', { melees: 1 }, ['legendary-shot'])).toBe('attack/fought-already');
  });

  it('is never a shot and a blow, but a javelin and a blow [ASOBH-ACT-07] [ASOBH-TRAIT-javelin]', () => {
    expect(code('melee', { shots: 1 })).toBe('attack/shot-already');
    expect(code('shot', { melees: 1 })).toBe('attack/fought-already');
    expect(code('throw', { melees: 1 })).toBeUndefined();
    expect(code('melee', { throws: 1 })).toBeUndefined();
    expect(code('throw', { throws: 1 })).toBe('attack/once');
  });

  it('is never beside a spell [ASOBH-ACT-08]', () => {
    for (const kind of ['melee', 'shot', 'throw'] as const)
      expect(code(kind, { casts: 1 })).toBe('attack/no-attack-after-spell');
    expect(code('spell', { melees: 1 })).toBe('attack/no-spell-after-attack');
    expect(code('spell', { casts: 1 })).toBeUndefined();
  });

  it('costs no more than the dice gave [ASOBH-ACT-03]', () => {
    const act = actingWith({ a1: 1 });
    expect(tooFew(act, 'a1', 1)).toBeUndefined();
    expect(tooFew(act, 'a1', 2)).toMatchObject({ code: 'act/too-few-actions', detail: { left: 1, cost: 2 } });
    expect(tooFew(act, 'constructor', 1)).toMatchObject({ code: 'act/too-few-actions', detail: { left: 0 } });
  });
});
