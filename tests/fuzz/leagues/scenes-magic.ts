import { SPELLS, type State } from '@muster/rules/five-leagues';
import { circle } from '../../../packages/rules/src/five-leagues/magic/test-kit';
import { carried, type FigureGiven } from '../../../packages/rules/src/five-leagues/test-kit';
import { pass, type Scene, spot } from './stage';

/** What Mystics cast, and how it goes. */
export function spellScenes(): readonly Scene[] {
  const at: Readonly<
    Record<string, Partial<{ targets: string[]; at: { x: number; y: number }; angle: number; marker: string }>>
  > = {
    antidote: { targets: ['f'] },
    barrier: { targets: [], at: spot(10, 14), angle: 0 },
    darts: { targets: ['f'] },
    escape: { targets: ['f'] },
    explore: { targets: [], marker: 'm1' },
  };
  const mark = { reachedCentre: false, goal: null, carriedBy: null, counts: {}, label: null, number: null };
  const around = (mystic: FigureGiven = {}, more: Partial<State> = {}): State =>
    whole(
      circle(
        mystic,
        {
          f: { at: [12, 10], ...BOW, ammunition: { 'self-bow': 'empty' } },
          e: { wounds: 1, ...BOW, traits: ['fey'] },
          e2: { at: [11.5, 18] },
        },
        { markers: { m1: { id: 'm1', is: 'unknown', at: spot(30, 30), ...mark } }, ...more },
      ),
    );
  const cast = (spell: keyof typeof SPELLS) =>
    ({ do: 'cast', unit: 'm', spell, targets: ['e'], ...at[spell] }) as const;
  return [
    ...Object.values(SPELLS).map(
      ({ id }): Scene => ({
        name: `the spell ${id}`,
        from: () => around(),
        shows: [`spell:${id}`, 'step:cast', 'do:cast', 'event:spellRolled', 'event:spellCast'],
        wishes: [cast(id), pass],
        faces: [4, 4],
        steps: id === 'bleed' || id === 'compel' || id === 'bind' ? 14 : 3,
      }),
    ),
    {
      name: 'a spell that is forced',
      from: () => around({ will: 1 }),
      shows: ['do:force-spell', 'event:willSpent', 'event:effectBegan'],
      wishes: [cast('confuse'), { do: 'force-spell', unit: 'm' }],
      faces: [2, 3],
      steps: 3,
    },
    {
      name: 'a spell that is let go',
      from: () => around({ will: 1 }),
      shows: ['do:let-fail'],
      wishes: [cast('confuse'), { do: 'let-fail', unit: 'm' }],
      faces: [2, 3],
      steps: 3,
    },
    {
      name: 'a spell for a Congealed Strand',
      from: () => around({ strands: 0 }, { backpack: [{ item: 'congealed-strands', count: 1 }] }),
      shows: ['do:pay-spell', 'event:strandPaid', 'item:congealed-strands'],
      wishes: [cast('confuse'), { do: 'pay-spell', unit: 'm', with: 'congealed-strands' }],
      faces: [6, 5],
      steps: 3,
    },
    {
      name: 'a spell for a Wound',
      from: () => around({ strands: 0 }),
      shows: ['event:woundedBy'],
      wishes: [cast('confuse')],
      faces: [6, 5],
      steps: 2,
    },
    {
      name: 'two spells, and a trinket',
      from: () => around({}, { backpack: [{ item: 'mystic-trinket', count: 1 }] }),
      shows: ['item:mystic-trinket', 'event:secondSpell'],
      wishes: [cast('confuse'), cast('bleed')],
      faces: [3, 3],
      steps: 3,
    },
    {
      name: 'a foe of the Fey under a spell',
      from: () => around(),
      shows: ['trait:fey', 'event:spellSaved', 'event:spellUndone'],
      wishes: [cast('confuse')],
      faces: [4, 4, 5],
      steps: 1,
    },
    {
      name: 'a full quiver by magic',
      from: () => around(),
      shows: ['event:restocked'],
      wishes: [cast('darts')],
      faces: [4, 4],
      steps: 1,
    },
    {
      name: 'one who bleeds',
      from: () => ({ ...around(), steps: [...slowly(), ...around().steps.slice(2)] }),
      shows: ['event:bled'],
      wishes: [cast('bleed'), pass],
      faces: [4, 4, 1],
      steps: 12,
    },
    {
      name: 'a spell that is over',
      from: () => around(),
      shows: ['event:effectEnded', 'event:effectChanged'],
      wishes: [cast('compel'), pass],
      faces: [4, 4],
      steps: 20,
    },
  ];
}

/** The phase that a round ends with. */
const slowly = (): State['steps'] => [
  { is: 'round', stage: 'slow' },
  { is: 'party-phase', phase: 'slow', stage: 'act', passed: [] },
];

/** One friend, and something waiting below. */
const whole = (state: State): State => ({
  ...state,
  config: { ...state.config, seats: 1 },
  seats: state.seats.filter(({ seat }) => seat !== 'b'),
  next: 50,
});

const BOW = { profile: { weapons: [carried('self-bow')] } } as const;
