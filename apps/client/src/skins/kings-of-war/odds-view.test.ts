import { describe, expect, it } from 'vitest';
import { clearText } from './face-overlays';
import { headline, worthShowing } from './odds-view';
import { pivotText } from './threat-card';

describe('odds in a few words', () => {
  it('lead with the gravest thing that may well happen', () => {
    expect(headline(0.58, 0.2)).toBe('58% rout');
    expect(headline(0.001, 0.08)).toBe('8% waver');
    expect(headline(0, 0)).toBe('They stand steady');
    expect(headline(0.999, 0)).toBe('over 99% rout');
  });

  it('cut the tails of a distribution and keep its middle', () => {
    expect(worthShowing([0.001, 0.2, 0, 0.798, 0.001]).map((each) => each.at)).toEqual([1, 2, 3]);
    expect(worthShowing([0.001, 0.002])).toEqual([{ at: 0, chance: 0.001 }]);
  });
});

describe('margins and pivots in words', () => {
  it('say how clear of the next arc a charge begins [KOW-CHG-02]', () => {
    expect(clearText('front', 21.4)).toBe('21° clear of the front');
    expect(clearText('rear', 1.25)).toBe('1.3° clear of the rear');
    expect(clearText('front', 0.01)).toBe('a hair clear of the front');
  });

  it('name every turn on the way of a threat', () => {
    expect(pivotText([])).toBe(', straight ahead');
    expect(pivotText([24.2, -10])).toBe(', turning 24° left, then 10° right');
  });
});
