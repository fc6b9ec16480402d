import type { SpellId } from '../content/ids';
import type { State } from '../state';
import { aBattle, type BattleGiven, type FigureGiven, play, refusals, type Told } from '../test-kit';

/** A Mystic `m` with all spells and three Strands, in its activation; an enemy `e` eight inches before it. */
export const circle = (
  mystic: FigureGiven = {},
  others: Readonly<Record<string, FigureGiven>> = { e: {} },
  more: Partial<BattleGiven> = {},
): State =>
  aBattle({
    ...more,
    figures: {
      m: {
        at: [10, 10],
        strands: 3,
        ...mystic,
        profile: { mystic: true, casting: 0, strands: 3, spells: [...SPELLS], ...mystic.profile },
      },
      ...Object.fromEntries(Object.entries(others).map(([id, given]) => [id, { at: [10, 18] as const, ...given }])),
    },
    acting: 'm',
  });

const SPELLS: readonly SpellId[] = [
  'antidote',
  'barrier',
  'bind',
  'bleed',
  'compel',
  'confuse',
  'darts',
  'distract',
  'escape',
  'explore',
];

type Cast = { readonly spell: SpellId; readonly targets?: readonly string[]; readonly marker?: string };

const intent = ({ spell, targets = ['e'], marker }: Cast) =>
  ({
    do: 'cast',
    unit: 'm',
    spell,
    targets: marker === undefined ? [...targets] : [],
    ...(marker === undefined ? {} : { marker }),
  }) as const;

export const casts = (state: State, cast: Cast, faces: readonly number[]): Told => play(state, intent(cast), faces);
export const whyNot = (state: State, cast: Cast): string | undefined => refusals(state, intent(cast))[0]?.code;
