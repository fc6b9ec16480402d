import { describe, expect, it } from 'vitest';
import { qualityNow, qualityRoll } from '../flow/quality';
import { aBattle, aFigure, aPiece, type BattleGiven, happen } from '../test-kit';
import { snowClimb, stormSight } from './snow';
import { weatherOnShots } from './weather';

const foe = { b1: { at: [850, 850] }, b2: { at: [800, 850] } } as const;
const mates = { a8: { at: [760, 60] }, a9: { at: [820, 60] } } as const;

/** A quality roll of `a1` for no matter what. */
const rolling = (
  given: Omit<BattleGiven, 'figures'> & { readonly a1?: BattleGiven['figures'][string] },
  faces: readonly number[],
  rest: readonly number[] = [],
) => {
  const { a1 = {}, ...more } = given;
  return happen(
    aBattle({ ...more, figures: { a1: { at: [450, 450], ...a1 }, ...mates, ...foe } }),
    (tale) => tale.call(qualityRoll(tale.state, { unit: 'a1', why: 'climb', dice: faces.length })),
    [...faces, ...rest],
  );
};

describe('a heatwave', () => {
  it('tires whoever rolls a double 1 [ASOBH-WTH-01]', () => {
    expect(rolling({ weather: 'heatwave' }, [1, 1]).of('befell')).toMatchObject([
      { unit: 'a1', condition: { is: 'fatigued' } },
    ]);
    expect(rolling({ weather: 'heatwave' }, [1, 2]).of('befell')).toEqual([]);
    expect(rolling({}, [1, 1]).of('befell')).toEqual([]);
  });

  it.each(['artificial', 'undead', 'desert-walk'] as const)(
    'spares the %s [ASOBH-WTH-01] [ASOBH-TRAIT-desert-walk]',
    (trait) => {
      expect(rolling({ weather: 'heatwave', a1: { traits: [trait] } }, [1, 1]).of('befell')).toEqual([]);
    },
  );

  it('spares those who stand in water [ASOBH-WTH-01]', () => {
    const terrain = [aPiece('pond', { ground: 'shallow' }, [400, 400], [100, 100])];
    expect(rolling({ weather: 'heatwave', terrain }, [1, 1]).of('befell')).toEqual([]);
  });

  it('reaches every member of a group that rolls as one [ASOBH-WTH-01]', () => {
    const told = happen(
      aBattle({ weather: 'heatwave', figures: { a1: { at: [450, 450] }, a2: { at: [475, 450] }, ...mates, ...foe } }),
      (tale) => tale.call(qualityRoll(tale.state, { unit: 'a1', figures: ['a1', 'a2'], why: 'activation', dice: 2 })),
      [1, 1],
    );
    expect(told.of('befell').map(({ unit }) => unit)).toEqual(['a1', 'a2']);
  });
});

describe('heavy rain', () => {
  it('mires whoever rolls a 1: Prone until its next activation [ASOBH-WTH-03]', () => {
    expect(rolling({ weather: 'heavy-rain' }, [1, 5]).of('befell')).toMatchObject([
      { unit: 'a1', condition: { is: 'prone', stuck: true }, because: 'ASOBH-WTH-03' },
    ]);
  });

  it.each(['swarm', 'flying'] as const)(
    'does not hold a %s [ASOBH-WTH-03] [ASOBH-TRAIT-swarm] [ASOBH-TRAIT-flying]',
    (trait) => {
      expect(rolling({ weather: 'heavy-rain', a1: { traits: [trait] } }, [1]).of('befell')).toEqual([]);
    },
  );

  it('takes 1 from every shot [ASOBH-WTH-03] [ASOBH-WTH-02]', () => {
    const shots = (weather: 'heavy-rain' | 'strong-wind' | 'thunderstorm' | 'snow' | 'heatwave') =>
      weatherOnShots(aBattle({ weather, figures: {} })).map(({ amount }) => amount);
    expect([shots('heavy-rain'), shots('strong-wind'), shots('thunderstorm')]).toEqual([[-1], [-1], [-1]]);
    expect([shots('snow'), shots('heatwave')]).toEqual([[], []]);
  });
});

describe('a thunderstorm', () => {
  const beast = { a1: { traits: ['animal'] } } as const;

  it('mires an Animal that rolled a 1 on 1 to 3 [ASOBH-WTH-04] [ASOBH-TRAIT-animal]', () => {
    const told = rolling({ weather: 'thunderstorm', ...beast }, [1], [3]);
    expect(told.of('animalSpooked')).toMatchObject([{ face: 3, result: 'stuck' }]);
    expect(told.of('befell')).toMatchObject([{ condition: { is: 'prone', stuck: true } }]);
  });

  it('makes it test morale on 4 to 6; that test is not cause for another [ASOBH-WTH-04]', () => {
    const told = rolling({ weather: 'thunderstorm', ...beast }, [1], [4, 1, 2, 3]);
    expect(told.of('animalSpooked')).toHaveLength(1);
    expect(told.of('moraleTested')).toMatchObject([{ unit: 'a1', cause: 'weather', result: 'routs' }]);
  });

  it('mires all others like rain, and no swarm [ASOBH-WTH-04]', () => {
    expect(rolling({ weather: 'thunderstorm' }, [1]).of('befell')).toMatchObject([{ condition: { stuck: true } }]);
    const swarm = rolling({ weather: 'thunderstorm', a1: { traits: ['swarm', 'animal'] } }, [1]);
    expect(swarm.of('animalSpooked')).toEqual([]);
    expect(swarm.of('befell')).toEqual([]);
  });

  it('and a strong wind press on flyers, unless they keep to the ground [ASOBH-WTH-02] [ASOBH-WTH-04]', () => {
    const battle = aBattle({ weather: 'thunderstorm', figures: { a1: { traits: ['flying'] } } });
    const figure = battle.figures['a1'];
    expect(figure && qualityNow(battle, figure, 'activation').modifiers).toEqual([
      { amount: -1, because: 'ASOBH-WTH-02' },
    ]);
  });
});

describe('snow', () => {
  const snow = aBattle({ weather: 'snow', storm: true, figures: {} });
  const walker = aFigure('a1', { traits: ['snow-walk'] });

  it('in a storm lets one see a Short far, Snow-Walkers as ever [ASOBH-WTH-05] [ASOBH-TRAIT-snow-walk]', () => {
    expect(stormSight(snow, aFigure('a1'))).toBe(75);
    expect(stormSight(snow, walker)).toBeNull();
    expect(stormSight({ ...snow, storm: false }, aFigure('a1'))).toBeNull();
  });

  it('on what is climbed asks for a die, harder in armour or for the Clumsy, none of the Clinging [ASOBH-WTH-05] [ASOBH-TRAIT-clinging]', () => {
    expect(snowClimb(snow, aFigure('a1'))).toEqual([]);
    expect(snowClimb(snow, aFigure('a1', { traits: ['heavily-armored'] }))).toEqual([
      { amount: -2, because: 'heavily-armored' },
    ]);
    expect(snowClimb(snow, aFigure('a1', { traits: ['clumsy'] }))).toEqual([{ amount: -2, because: 'clumsy' }]);
    expect(snowClimb(snow, aFigure('a1', { traits: ['clinging'] }))).toBeNull();
    expect(snowClimb(snow, walker)).toBeNull();
  });
});

describe('deep water', () => {
  const terrain = [aPiece('lake', { ground: 'deep' }, [300, 300], [300, 300])];

  it('draws down whoever fails three dice in it: a die and one turns are left [ASOBH-ENV-05]', () => {
    const told = rolling({ terrain }, [1, 2, 3], [4]);
    expect(told.of('beganDrowning')).toMatchObject([{ unit: 'a1', face: 4, turns: 5 }]);
    expect(told.state.figures['a1']?.conditions).toEqual([{ is: 'drowning', until: 8 }]);
  });

  it.each(['undead', 'artificial', 'amphibious'] as const)(
    'does not drown the %s [ASOBH-ENV-05] [ASOBH-TRAIT-undead] [ASOBH-TRAIT-artificial] [ASOBH-TRAIT-amphibious]',
    (trait) => {
      expect(rolling({ terrain, a1: { traits: [trait] } }, [1, 1, 1]).of('beganDrowning')).toEqual([]);
    },
  );

  it('holds no fear on land, or with a die passed [ASOBH-ENV-05]', () => {
    expect(rolling({}, [1, 2, 3]).of('beganDrowning')).toEqual([]);
    expect(rolling({ terrain }, [1, 2, 6]).of('beganDrowning')).toEqual([]);
  });
});
