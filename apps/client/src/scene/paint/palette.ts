import type { SceneTable, Tincture } from '../model';

/** Colours shared by ground, terrain, figures and labels. The key light comes from the north-west. */
export type RGB = readonly [number, number, number];

export function rgb(hex: string): RGB {
  return [
    Number.parseInt(hex.slice(1, 3), 16),
    Number.parseInt(hex.slice(3, 5), 16),
    Number.parseInt(hex.slice(5, 7), 16),
  ];
}

export function css(c: RGB, alpha = 1): string {
  return `rgba(${c[0] | 0},${c[1] | 0},${c[2] | 0},${alpha})`;
}

/** 0xrrggbb, as Pixi takes it. */
export function hex(c: RGB): number {
  return ((c[0] & 255) << 16) | ((c[1] & 255) << 8) | (c[2] & 255);
}

export function mix(a: RGB, b: RGB, t: number): RGB {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

export function shade(c: RGB, k: number): RGB {
  return [Math.min(255, c[0] * k), Math.min(255, c[1] * k), Math.min(255, c[2] * k)];
}

/** Where the shadow of something one millimetre tall falls, in table millimetres (y down). */
export const SHADOW = { dx: 0.42, dy: 0.5 } as const;

export interface Ground {
  readonly deep: RGB;
  readonly mid: RGB;
  readonly light: RGB;
  readonly straw: RGB;
  readonly earth: RGB;
  readonly dust: RGB;
  readonly stone: RGB;
  readonly leaf: RGB;
  /** How thickly tufts of long grass stand, 1 on a meadow. */
  readonly tufts: number;
}

export const GROUNDS: Readonly<Record<SceneTable['ground'], Ground>> = {
  meadow: {
    deep: rgb('#48532f'),
    mid: rgb('#5f6a3b'),
    light: rgb('#7a8149'),
    straw: rgb('#9d945e'),
    earth: rgb('#83694a'),
    dust: rgb('#a58c65'),
    stone: rgb('#8d887c'),
    leaf: rgb('#4a4429'),
    tufts: 1,
  },
  moor: {
    deep: rgb('#4a4c33'),
    mid: rgb('#646141'),
    light: rgb('#7f7850'),
    straw: rgb('#a08f63'),
    earth: rgb('#6f5a45'),
    dust: rgb('#94805f'),
    stone: rgb('#85837c'),
    leaf: rgb('#3f3a28'),
    tufts: 1.5,
  },
  snow: {
    deep: rgb('#a9b4bd'),
    mid: rgb('#c3cbcf'),
    light: rgb('#d8dcda'),
    straw: rgb('#c9c2a8'),
    earth: rgb('#8d8373'),
    dust: rgb('#a79f90'),
    stone: rgb('#85888b'),
    leaf: rgb('#7f7c70'),
    tufts: 0.35,
  },
  ash: {
    deep: rgb('#37332f'),
    mid: rgb('#4d4742'),
    light: rgb('#655d55'),
    straw: rgb('#857866'),
    earth: rgb('#5c4437'),
    dust: rgb('#7f6653'),
    stone: rgb('#6b6763'),
    leaf: rgb('#2d2823'),
    tufts: 0.3,
  },
  desert: {
    deep: rgb('#a4865a'),
    mid: rgb('#bb9d6c'),
    light: rgb('#ccb283'),
    straw: rgb('#d9c69b'),
    earth: rgb('#8a6742'),
    dust: rgb('#ab875c'),
    stone: rgb('#9c8d77'),
    leaf: rgb('#83693f'),
    tufts: 0.4,
  },
};

/** A division says the same as the colour, for eyes and screens that cannot tell colours apart. */
export type Division = 'bend' | 'chevron' | 'pale' | 'fess' | 'saltire' | 'quarterly' | 'plain';

export interface Side {
  readonly id: Tincture | 'none';
  readonly field: RGB;
  readonly charge: RGB;
  readonly division: Division;
  /** Icons on the field, at least 4.5:1. */
  readonly on: string;
}

const SIDES: Readonly<Record<Tincture, Side>> = {
  azure: { id: 'azure', field: rgb('#2a63a6'), charge: rgb('#e8dcc0'), division: 'bend', on: '#fff8e8' },
  vermilion: { id: 'vermilion', field: rgb('#bb4a25'), charge: rgb('#2b1a14'), division: 'chevron', on: '#fff8e8' },
  gold: { id: 'gold', field: rgb('#dba431'), charge: rgb('#3a2a10'), division: 'pale', on: '#241708' },
  viridian: { id: 'viridian', field: rgb('#1f7f6c'), charge: rgb('#f0e6cb'), division: 'fess', on: '#fff8e8' },
  plum: { id: 'plum', field: rgb('#7d3f73'), charge: rgb('#e9d9bf'), division: 'saltire', on: '#fff8e8' },
  bone: { id: 'bone', field: rgb('#d9cfb8'), charge: rgb('#4a3d2c'), division: 'quarterly', on: '#241708' },
};

const NOBODY: Side = { id: 'none', field: rgb('#6b5f4e'), charge: rgb('#d9cdb4'), division: 'plain', on: '#fff8e8' };

/** Tincture, division and ink of a side; a dull brown where nobody holds it. */
export function sideOf(tincture: Tincture | undefined): Side {
  return tincture ? SIDES[tincture] : NOBODY;
}
