import type { State } from '@muster/rules/five-leagues';
import type { ItemId } from '../../../packages/rules/src/five-leagues/content/ids';
import { circle } from '../../../packages/rules/src/five-leagues/magic/test-kit';
import { foe } from '../../../packages/rules/src/five-leagues/special/test-kit';
import { aPiece } from '../../../packages/rules/src/five-leagues/test-kit';
import { activate, move, pass, type Scene, slow, spot, stage } from './stage';

/** Scrolls and crystals, what is used on the eve of a battle, and what comes of it later. */
export const thingScenes = (): readonly Scene[] => [
  {
    name: 'a scroll is read and cast',
    from: () => studies('arcane-scroll'),
    shows: ['item:arcane-scroll'],
    wishes: [
      { do: 'use', unit: 'm', item: 'arcane-scroll', target: 'm' },
      { do: 'cast', unit: 'm', spell: 'confuse', targets: ['e'] },
    ],
    faces: [16, 4, 4],
    steps: 3,
  },
  {
    name: 'a scroll is let be',
    from: () => studies('arcane-scroll'),
    shows: ['item:arcane-scroll', 'event:tableAsked'],
    wishes: [
      { do: 'use', unit: 'm', item: 'arcane-scroll', target: 'm' },
      { do: 'choose', what: 'let-be' },
    ],
    faces: [16],
    steps: 3,
  },
  {
    name: 'a crystal carries a spell',
    from: () => studies('essence-crystal'),
    shows: ['item:essence-crystal', 'event:spellCast'],
    wishes: [
      { do: 'use', unit: 'm', item: 'essence-crystal', target: 'm' },
      { do: 'cast', unit: 'm', spell: 'bleed', targets: ['e'] },
    ],
    steps: 3,
  },
  {
    name: 'a knife before the battle',
    from: () => eve('bone-knife'),
    shows: ['item:bone-knife', 'step:eve'],
    wishes: [
      { do: 'use', unit: 'h1', item: 'bone-knife', target: 'h1' },
      { do: 'choose', what: 'h2' },
      { do: 'choose', what: 'h3' },
      { do: 'ready', ready: true },
    ],
    faces: [2],
    steps: 8,
  },
  {
    name: 'a stranger before the battle',
    from: () => eve('spider-whispers'),
    shows: ['item:spider-whispers', 'do:aim', 'step:eve'],
    wishes: [
      { do: 'aim', unit: 'h1', item: 'spider-whispers', at: spot(30, 30) },
      { do: 'ready', ready: true },
    ],
    steps: 4,
  },
  {
    name: 'a place is struck',
    from: () => {
      const backpack: State['backpack'] = [{ item: 'dragons-spite', count: 1 }];
      return stage({ backpack, figures: { h1: { at: [18, 12] }, e1: { at: [18, 19] }, e2: { at: [20, 19] } } });
    },
    shows: ['item:dragons-spite', 'do:aim'],
    wishes: [activate('h1'), { do: 'aim', unit: 'h1', item: 'dragons-spite', at: spot(18.8, 18) }],
    steps: 4,
  },
  {
    name: 'a stalker bounds into a foe',
    from: () => {
      const backpack: State['backpack'] = [{ item: 'teeth-of-the-stalker', count: 1 }];
      return stage({ backpack, figures: { h1: { at: [18, 12] }, e1: { at: [18, 20] } } });
    },
    shows: ['item:teeth-of-the-stalker', 'manner:stalk'],
    wishes: [
      activate('h1'),
      { do: 'use', unit: 'h1', item: 'teeth-of-the-stalker', target: 'h1' },
      { ...(move('h1', [[18, 19.01]]) as Extract<ReturnType<typeof move>, { do: 'move' }>), into: 'e1' },
    ],
    steps: 8,
  },
  {
    name: 'a shadow goes through a rock',
    from: () => {
      const rock = aPiece('rock', { stands: 'individual' }, [17, 13], [2, 1]);
      const h1 = { at: [18, 12] as const, conditions: { shadowy: 4 } };
      return stage({ terrain: [rock], figures: { h1, e1: { at: [18, 20] } } });
    },
    shows: ['manner:move'],
    wishes: [activate('h1'), move('h1', [[18, 15.9]]), { do: 'leave', unit: 'h1' }, pass],
    steps: 8,
  },
  {
    name: 'a beast comes that was called',
    from: () => {
      const backpack: State['backpack'] = [{ item: 'talisman-of-the-oldest-mother', count: 1 }];
      const figures = { h1: { at: [18, 4] as const }, e1: { at: [18, 33] as const } };
      return stage({ backpack, figures, steps: slow(), phase: 'slow' });
    },
    shows: ['item:talisman-of-the-oldest-mother', 'event:arrived'],
    wishes: [
      activate('h1'),
      { do: 'use', unit: 'h1', item: 'talisman-of-the-oldest-mother', target: 'h1' },
      { do: 'end-activation', unit: 'h1' },
      pass,
    ],
    steps: 12,
  },
  {
    name: 'a beast that was called spits',
    from: () => {
      const beast = foe('spitting-lizard');
      const h1 = { ...beast, at: [18, 12] as const, conditions: { summoned: 1 } };
      return stage({ figures: { h1, h2: { at: [10, 4] }, e1: { at: [18, 18] }, e2: { at: [19.5, 18] } } });
    },
    shows: ['do:spew', 'trait:area-attack'],
    wishes: [activate('h1'), { do: 'spew', unit: 'h1', target: 'e1' }],
    steps: 4,
  },
  {
    name: 'somebody steps out of the mist',
    from: () => {
      const misty = { fate: 'waiting' as const, conditions: { misty: 1 } };
      const h2 = { ...misty, profile: { worn: ['cloak-of-mist' as const] } };
      const figures = { h1: { at: [18, 4] as const }, h2, e1: { at: [18, 33] as const } };
      return stage({ figures, round: 1, steps: slow(), phase: 'slow' });
    },
    shows: ['item:cloak-of-mist', 'do:deploy'],
    wishes: [pass, { do: 'choose', what: 'h1' }, { do: 'deploy', unit: 'h2', at: spot(18, 6) }],
    faces: [4],
    steps: 10,
  },
];

/** A Mystic whose moment it is, with a thing of magic. */
function studies(item: ItemId): State {
  const state = circle({}, { e: {}, f: { at: [12, 10] } }, { backpack: [{ item, count: 1 }] });
  return { ...stage({ figures: {} }), figures: state.figures, backpack: state.backpack, steps: state.steps };
}

/** Both sides stand, and the first round is about to begin. */
function eve(item: ItemId): State {
  const state = stage({
    backpack: [{ item, count: 1 }],
    figures: { h1: { at: [10, 4] }, h2: { at: [14, 4] }, h3: { at: [18, 4] }, e1: { at: [18, 33] } },
  });
  return {
    ...state,
    ...{ round: 0, phase: 'set-up' },
    steps: [
      { is: 'round', stage: 'begin' },
      { is: 'eve', ready: [] },
    ],
  };
}
