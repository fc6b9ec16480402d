import type { SpecialId } from '../../../packages/rules/src/five-leagues/content/ids';
import { foe } from '../../../packages/rules/src/five-leagues/special/test-kit';
import { AT_THE_END, ENDING, FALLEN, FAR, type Given, rowWith, special, trait } from './rules-kit';
import { funded, meets, pass, type Scene } from './stage';

/** What rules of enemies pay for, and what they do at the end of a round. */
export const ruleScenes = (): readonly Scene[] => [...PAYING.map(paid), ...tracked()];

/** What a battle that was won pays for. */
const PAYING: readonly SpecialId[] = [
  ...(['bloodstained-shillings', 'patterns-unseen', 'scales-and-silver', 'poor-prospects', 'looted-loot'] as const),
  ...(['just-in-time', 'bounty', 'servants-of-the-mistress', 'worthy-struggle', 'gather-the-spoils'] as const),
  ...(['hunters', 'silver-jewelry', 'pillagers', 'hunted-in-the-gloom', 'belt-purse', 'duke-bounty'] as const),
  ...(['crime-pays', 'tax-the-taxman', 'tip-of-the-spear', 'thin-blood'] as const),
];
const paid = (id: SpecialId): Scene => {
  const row = rowWith(id);
  const dead = foe(row, { rank: 'sergeant', ...FALLEN });
  const routed = { ...foe('mighty-warrior'), fate: 'routed' as const };
  return {
    name: `won, and paid by ${id}`,
    from: () =>
      meets(row, { ...ENDING, e1: FALLEN, more: { e2: dead, e3: dead, e4: dead, e5: dead, e6: dead, e7: routed } }),
    shows: [`special:${id}`],
    ...AT_THE_END,
  };
};

/** What comes true at the end of a round. */
function tracked(): readonly Scene[] {
  const fell = [{ unit: 'e8', side: 'enemies' as const, how: 'casualty' as const }];
  const afraid = (id: string, faces: readonly number[], rank: 'sergeant' | undefined = undefined): Scene =>
    special(
      id,
      {
        ...ENDING,
        e1: FAR,
        fell,
        more: {
          e2: { ...foe(rowWith(id)), at: [22, 30] },
          e3: { ...foe(rowWith(id)), at: [26, 30] },
          e4: { ...foe(rowWith(id)), at: [14, 30] },
          e8: foe(rowWith(id), { ...(rank === undefined ? {} : { rank }), ...FALLEN }),
        },
      },
      { ...AT_THE_END, faces },
    );
  const due = (id: string, given: Given, faces: readonly number[] = []): Scene =>
    special(id, { ...ENDING, ...given }, { ...AT_THE_END, faces });
  const near = { at: [18, 15] as const };
  return [
    afraid('craven', [1, 6, 6], 'sergeant'),
    afraid('driven-by-hatred', [6]),
    afraid('morbid-pack', [6]),
    afraid('not-dying-today', [3]),
    afraid('untrained-rabble', [3]),
    afraid('iron-discipline', [1]),
    afraid('slow-moving-blood', [2]),
    { ...afraid('not-worth-the-risk', [6]), from: () => meets('northern-wolves', { ...ENDING, e1: FAR }) },
    ...(['brave', 'fearless'] as const).map(
      (id): Scene => ({
        ...trait(
          id,
          { ...ENDING, e1: FAR, fell, more: { e2: { at: [10, 30], gained: [id] }, e8: FALLEN } },
          { ...AT_THE_END, faces: [2] },
        ),
        from: () =>
          meets('plain', {
            ...{ ...ENDING, fell },
            e1: { ...FAR, gained: [id] },
            more: { e2: { at: [10, 30], gained: [id] }, e8: FALLEN },
          }),
      }),
    ),
    trait('regeneration', { ...ENDING, e1: { ...FAR, profile: { traits: ['regeneration'] }, wounds: 1 } }, AT_THE_END),
    due('break-point', { e1: FAR, met: { began: 3 }, more: { e8: FALLEN, e9: FALLEN } }),
    due('pained-ascension', { e1: { ...FAR, wounds: 1 } }, [5]),
    due('ignore-wounds', { e1: { ...FAR, wounds: 1 } }),
    due('bitter-determination', { e1: near }),
    due('call-the-kindred', { e1: near }, [6]),
    due('dampening-aura', { e1: near, round: 6 }, [1, 1]),
    due('calling-the-sons', { e1: near, round: 6 }, [1, 1]),
    due('rarely-alone', { e1: near }, [6, 1, 1, 1, 10]),
    {
      ...due('payment-for-the-mistress', { e1: near }),
      from: () => funded(meets(rowWith('payment-for-the-mistress'), { ...ENDING, e1: near })),
      wishes: [pass, { do: 'choose', what: 'pay' }],
      steps: 3,
    },
    special(
      'tattered-banners',
      {
        ...ENDING,
        e1: FAR,
        more: { e8: { ...FALLEN, fate: 'routed' }, e9: { ...FALLEN, fate: 'left' } },
      },
      AT_THE_END,
    ),
    special(
      'lure-of-magic',
      { ...ENDING, e1: FAR, h1: { did: { ...IDLE_AFTER, casts: 1 } } },
      { ...AT_THE_END, faces: [6] },
    ),
    ...(['charismatic-leader', 'deranged-cultist', 'infernal-spawn'] as const).map(
      (id): Scene => ({ ...special(id, {}, AT_THE_END), from: () => meets(id, { ...ENDING, e1: FAR, round: 6 }) }),
    ),
    {
      name: 'leaders that heal',
      from: () =>
        meets('northern-wolves', {
          ...ENDING,
          e1: { ...FAR, rank: 'sergeant', wounds: 1, gained: ['leader-regeneration'] },
          more: { e2: { at: [4, 30], traits: ['regeneration'] }, e3: { at: [8, 30] }, e4: { at: [30, 30] } },
        }),
      shows: ['special:leader-regeneration'],
      ...AT_THE_END,
    },
    ...(['agent-of-dark-powers', 'shared-goal'] as const).map(
      (motivation): Scene => ({
        name: `won against a foe moved by ${motivation}`,
        from: () =>
          meets('northern-wolves', {
            ...{ ...ENDING, met: { motivation } },
            e1: FALLEN,
            more: { e7: { ...foe('mighty-warrior'), ...FALLEN } },
          }),
        shows: [`motivation:${motivation}`],
        ...AT_THE_END,
      }),
    ),
  ];
}

const IDLE_AFTER = {
  ...{ spent: 0, moved: 0, dashed: false, fought: false, shots: 0, casts: 0, acted: false, ended: false },
  ...{ wet: false, water: false },
};
