import { describe, expect, it } from 'vitest';
import { verdict } from './verdict';

describe('the verdict on a list', () => {
  it('puts what must be settled before what strays before what remains', () => {
    expect(verdict(1, 2, 1)).toEqual({ is: 'bad', text: 'One thing to settle' });
    expect(verdict(3, 0, 0)).toEqual({ is: 'bad', text: '3 things to settle' });
    expect(verdict(0, 2, 1)).toEqual({ is: 'warn', text: 'Playable, strays in 2 points' });
    expect(verdict(0, 1, 0)).toEqual({ is: 'warn', text: 'Playable, strays once' });
  });

  it('counts the remarks on a list that is legal', () => {
    expect(verdict(0, 0, 0)).toEqual({ is: 'good', text: 'Legal' });
    expect(verdict(0, 0, 1)).toEqual({ is: 'good', text: 'Legal, with one remark' });
    expect(verdict(0, 0, 2)).toEqual({ is: 'good', text: 'Legal, with 2 remarks' });
  });
});
