import { mix, type RGB, rgb, type Side, shade } from '../palette';

/** What one people wears. A figure is drawn once per kind, livery and side. */
export interface Livery {
  readonly cloth: RGB;
  readonly trim: RGB;
  readonly metal: RGB;
  readonly skin: RGB;
  /** Scales and fur of what is no people: dragons, beasts. */
  readonly hide: RGB;
  readonly wood: RGB;
  readonly mount: RGB;
  readonly undead?: boolean;
  /** Made of light and mist; its colour. */
  readonly spirit?: RGB;
  readonly glow?: RGB;
}

/** The numbers a skin may put into `figures.livery`. Cloth and trim follow the side, the rest tells peoples apart. */
export const LIVERIES = [
  'steel',
  'gilded',
  'undead',
  'spirit',
  'greenskin',
  'abyssal',
  'dwarf',
  'ratkin',
  'forest',
  'sea',
  'ice',
  'desert',
] as const;
export type LiveryName = (typeof LIVERIES)[number];

/** Colours of a livery in the colours of a side. A number beyond the list wraps round. */
export function liveryOf(side: Side, number: number): Livery {
  const name = LIVERIES[((number % LIVERIES.length) + LIVERIES.length) % LIVERIES.length]!;
  const cloth = side.field;
  // A dark second tincture would be lost on small figures: a light one takes its place as braid and plume.
  const trim = luminance(side.charge) < 90 ? mix(side.charge, rgb('#e6c878'), 0.72) : side.charge;
  return { cloth, trim, ...PEOPLES[name](cloth) };
}

const HUMAN = {
  metal: rgb('#c3c8cc'),
  skin: rgb('#d2a27c'),
  hide: rgb('#b9a06a'),
  wood: rgb('#8a6338'),
  mount: rgb('#d9d1c0'),
};

const PEOPLES: Readonly<Record<LiveryName, (cloth: RGB) => Omit<Livery, 'cloth' | 'trim'>>> = {
  steel: () => HUMAN,
  gilded: () => ({
    ...HUMAN,
    metal: rgb('#d8b866'),
    hide: rgb('#dcb968'),
    skin: rgb('#e0bd97'),
    mount: rgb('#efe8d8'),
  }),
  undead: (cloth) => ({
    metal: rgb('#8f8a7c'),
    hide: rgb('#8f897b'),
    skin: mix(rgb('#8d877a'), cloth, 0.12),
    wood: rgb('#5f4a33'),
    mount: rgb('#4d4640'),
    undead: true,
    glow: rgb('#9fe3a0'),
  }),
  spirit: () => ({
    ...HUMAN,
    hide: rgb('#a9d8ca'),
    skin: rgb('#a9d8ca'),
    mount: rgb('#86bdb0'),
    undead: true,
    spirit: rgb('#9ad7c4'),
    glow: rgb('#c9fff0'),
  }),
  greenskin: () => ({
    ...HUMAN,
    metal: rgb('#87827a'),
    hide: rgb('#6f7f42'),
    skin: rgb('#7c9248'),
    wood: rgb('#6b4f30'),
    mount: rgb('#6e5a44'),
  }),
  abyssal: () => ({
    metal: rgb('#5d5450'),
    hide: rgb('#8a3f30'),
    skin: rgb('#a4503c'),
    wood: rgb('#3e2c22'),
    mount: rgb('#3a3230'),
    glow: rgb('#ffb347'),
  }),
  dwarf: () => ({
    ...HUMAN,
    metal: rgb('#a9a79f'),
    hide: rgb('#8f7a5c'),
    skin: rgb('#c98f63'),
    wood: rgb('#7a5026'),
    mount: rgb('#7b6347'),
  }),
  ratkin: () => ({
    ...HUMAN,
    metal: rgb('#8b7d63'),
    hide: rgb('#7a6656'),
    skin: rgb('#8c7a6a'),
    wood: rgb('#5e4930'),
    mount: rgb('#6f6054'),
  }),
  forest: () => ({
    ...HUMAN,
    metal: rgb('#9fae8e'),
    hide: rgb('#6f7a48'),
    skin: rgb('#8a6d48'),
    wood: rgb('#6a4a2a'),
    mount: rgb('#a58a64'),
  }),
  sea: () => ({
    ...HUMAN,
    metal: rgb('#9fb8b4'),
    hide: rgb('#5b8f92'),
    skin: rgb('#6fa39a'),
    wood: rgb('#776a58'),
    mount: rgb('#5d8a92'),
  }),
  ice: () => ({
    ...HUMAN,
    metal: rgb('#cfe0e8'),
    hide: rgb('#b4c9d6'),
    skin: rgb('#b9cfdc'),
    wood: rgb('#6f6a66'),
    mount: rgb('#dfe7ec'),
  }),
  desert: (cloth) => ({
    ...HUMAN,
    metal: rgb('#c79a52'),
    hide: rgb('#b98e4e'),
    skin: shade(rgb('#a8764c'), 1),
    wood: rgb('#8d6c3e'),
    mount: mix(rgb('#b08a5a'), cloth, 0.05),
  }),
};

function luminance(c: RGB): number {
  return c[0] * 0.3 + c[1] * 0.59 + c[2] * 0.11;
}
