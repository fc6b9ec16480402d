import { BEASTS } from '../../../packages/rules/src/five-leagues/content/aberrations';
import type { SpecialId, TraitId } from '../../../packages/rules/src/five-leagues/content/ids';
import { foe, met } from '../../../packages/rules/src/five-leagues/special/test-kit';
import { aPiece, carried, type FigureGiven } from '../../../packages/rules/src/five-leagues/test-kit';
import {
  AT_THE_END,
  ATTACKED,
  ATTACKS,
  BOWMAN,
  type Course,
  ENDING,
  FAR,
  FIERCE,
  FRAIL,
  type Given,
  rowWith,
  SHOOTS,
  special,
  trait,
} from './rules-kit';
import { activate, meets, move, type Scene, shoot, stage } from './stage';

/** Rules and traits that have a say at a distance and on the way, and those of great beasts. */
export const shotScenes = (): readonly Scene[] => [...shot(), ...beasts()];

/** What counts at a distance, and on the way. */
function shot(): readonly Scene[] {
  const wood = aPiece('wood', { stands: 'area', tags: ['forest'], height: 50 }, [15, 10], [6, 4]);
  const archer = (id: string, given: Given = {}, course: Course = ATTACKED): Scene =>
    special(id, { e1: { at: [18, 20], ranged: true }, ...given }, course);
  const target = (id: string): Scene => special(id, { h1: BOWMAN, e1: { at: [18, 18] } }, SHOOTS);
  const mine = (id: SpecialId, given: Given, course: Course): Scene => ({
    name: `origin's ${id}`,
    from: () => meets('plain', { ...given, h1: { ...BOWMAN, gained: [id], ...given.h1 } }),
    shows: [`special:${id}`],
    ...course,
  });
  return [
    archer('goblin-cruelty', { h1: { wounds: 1 }, more: { h2: { at: [22, 12] } } }),
    archer('forest-fighting', { terrain: [wood] }),
    archer('hatred-of-magic', { h1: { profile: { origin: 'fey-blood' } }, more: { h2: { at: [22, 12] } } }),
    archer('venom-darts', {}, ATTACKED),
    target('unpredictable-movements'),
    target('winter-mist'),
    special('return-shots', { h1: BOWMAN, e1: { at: [18, 18], ranged: true, profile: { armor: 3 } } }, SHOOTS),
    special(
      'dark-blood',
      { h1: { wounds: 1 }, e1: FAR, backpack: [{ item: 'bandages', count: 1 }] },
      { wishes: [activate('h1')], steps: 3 },
    ),
    special(
      'combined-arms',
      { e1: { at: [18, 24] }, more: { e2: foe(rowWith('combined-arms'), { ranged: true, at: [24, 28] }) } },
      ATTACKED,
    ),
    special(
      'webbed',
      {
        h1: { at: [12, 12] },
        e1: { at: [12, 24] },
        terrain: [aPiece('crag', { stands: 'block', height: 120, tags: ['impassable'] }, [8, 16], [6, 3])],
      },
      { wishes: [activate('h1'), move('h1', [[16, 12]])], faces: [6], steps: 3 },
    ),
    {
      ...special('fey-reaver', {}, {}),
      from: () => meets('fey-reaver', { h1: BOWMAN, e1: { at: [18, 22] } }),
      wishes: [activate('h1')],
      steps: 2,
    },
    { ...special('master-thief', {}, {}), from: () => meets('master-thief', { e1: { at: [18, 17] } }), ...ATTACKED },
    trait(
      'poor-shot',
      { e1: { gained: ['poor-shot'], at: [18, 17], profile: { combat: 2, weapons: [carried('self-bow')] } } },
      ATTACKED,
    ),
    trait(
      'skirmisher',
      {
        h1: { at: [18, 4] },
        e1: { gained: ['skirmisher'], at: [18, 25], profile: { combat: 2, weapons: [carried('self-bow')] } },
      },
      ATTACKED,
    ),
    trait('hang-back', { e1: { gained: ['hang-back'], at: [18, 26] } }, ATTACKED),
    trait(
      'slippery',
      {
        e1: { gained: ['slippery'], at: [18, 22] },
        terrain: [aPiece('mud', { stands: 'field', tags: ['difficult'], height: 0 }, [2, 14], [32, 6])],
      },
      ATTACKED,
    ),
    trait(
      'flying',
      {
        e1: { gained: ['flying'], at: [18, 22] },
        terrain: [aPiece('crag', { stands: 'block', height: 120, tags: ['impassable'] }, [8, 15], [20, 3])],
      },
      ATTACKED,
    ),
    mine(
      'lucky-shot',
      {
        e1: { at: [18, 18] },
        terrain: [aPiece('wood', { stands: 'area', tags: ['forest'], height: 50 }, [15, 16], [6, 4])],
      },
      { ...SHOOTS, faces: [5] },
    ),
    mine(
      'loping-run',
      { e1: { at: [18, 18] } },
      { wishes: [activate('h1'), move('h1', [[22, 12]]), shoot('h1', 'e1', 'longbow')], faces: [5], steps: 4 },
    ),
  ];
}

/** Great beasts, and what they may have. */
function beasts(): readonly Scene[] {
  const beast = (id: TraitId, given: Given & { readonly e1?: FigureGiven } = {}, course: Course = ATTACKED): Scene => {
    const one = BEASTS.find(({ traits }) => traits.some((each) => each === id))?.id ?? 'troll';
    return {
      name: `a beast with ${id}`,
      from: () =>
        meets(one, {
          ...given,
          e1: { at: [18, 12 + 32.55 / 25.4], ...given.e1, gained: [id] },
          met: { aberration: one },
        }),
      shows: [`trait:${id}`],
      ...course,
    };
  };
  const strong = {
    h1: { profile: { combat: 7, toughness: 6 } },
    e1: { profile: { armor: 0, toughness: 2, combat: -3 } },
  };
  const weak = { h1: { profile: { combat: -3, toughness: 6, armor: 3 } }, e1: FIERCE };
  return [
    beast('cruel-wounds', { h1: FRAIL, e1: FIERCE }),
    beast('ethereal', strong, ATTACKS),
    beast('lash', strong, ATTACKS),
    beast('knock-back', weak),
    beast('fell-touch', weak),
    beast('venom', weak),
    beast('charge', { e1: { at: [18, 15.5] } }),
    beast('terror', { ...weak, h1: { profile: { combat: -3, toughness: 6, armor: 3, kind: 'follower' } } }),
    beast('size', { h1: BOWMAN, e1: { at: [18, 18] } }, SHOOTS),
    beast('area-attack', { e1: { at: [18, 21] } }),
    {
      ...beast('area-attack', { h1: { profile: { toughness: 6, armor: 3 } }, e1: { at: [18, 21] } }),
      name: 'a beast that strikes all over a place',
      shows: ['how:special'],
    },
    beast('ranged-attack', { e1: { at: [18, 24] } }),
    beast('difficult-to-kill', { ...ENDING, e1: { ...FAR, monsterPoints: 1 } }, AT_THE_END),
    beast('wings', {
      e1: { at: [18, 22] },
      terrain: [aPiece('crag', { stands: 'block', height: 120, tags: ['impassable'] }, [8, 15], [20, 3])],
    }),
    {
      name: 'a beast that magic does not reach',
      from: () =>
        stage({
          encounter: met(null),
          figures: {
            h1: {
              at: [18, 12],
              strands: 3,
              profile: { mystic: true, casting: 0, strands: 3, spells: ['confuse', 'bleed'] },
            },
            e1: { at: [18, 18], gained: ['magic-resistant'] },
          },
        }),
      shows: ['trait:magic-resistant'],
      wishes: [activate('h1')],
      steps: 1,
    },
    {
      name: 'a Mystic among the distrustful',
      from: () =>
        stage({
          encounter: met(null),
          figures: {
            h1: { at: [18, 12], strands: 3, profile: { mystic: true, casting: 0, strands: 3, spells: ['antidote'] } },
            h2: { at: [20, 12], gained: ['distrust'] },
            e1: { at: [18, 28] },
          },
        }),
      shows: ['special:distrust'],
      wishes: [activate('h1')],
      steps: 1,
    },
  ];
}
