import type { Profile } from '@muster/rules/five-leagues';
import type { FigureKind } from '../../scene/model';
import { LIVERIES, type LiveryName } from '../../scene/paint/figures/livery';

/** How one figure is painted; its icon is its face. */
export interface Look {
  readonly figure: FigureKind;
  readonly icon: string;
  /** A number of `LIVERIES`. */
  readonly livery: number;
}

export const lookOf = (profile: Profile): Look => ({
  figure: figureOf(profile),
  icon: profile.face,
  livery: LIVERIES.indexOf(liveryOf(profile)),
});

const RANGED: Readonly<Record<string, FigureKind>> = {
  'self-bow': 'bow',
  longbow: 'bow',
  sling: 'bow',
  javelin: 'spear',
  crossbow: 'crossbow',
};

function figureOf({ kind, natures, mystic, weapons, armor, traits }: Profile): FigureKind {
  if (kind === 'aberration') return natures.includes('beast') ? 'beast' : 'giant';
  if (natures.includes('beast')) return traits.includes('flying') ? 'swarm' : 'wolf';
  if (mystic) return 'mage';
  const ranged = weapons.map(({ is }) => RANGED[is]).find((each) => each !== undefined);
  if (ranged !== undefined) return ranged;
  if (weapons.some(({ is }) => is === 'war-spear' || is === 'staff')) return 'spear';
  if (kind === 'leader' || kind === 'unique') return 'hero';
  return armor >= 2 ? 'heavy' : 'sword';
}

const NATURES: Readonly<Partial<Record<Profile['natures'][number], LiveryName>>> = {
  undead: 'undead',
  fey: 'forest',
  gnawling: 'ratkin',
  duskling: 'abyssal',
  'old-kin': 'sea',
  monster: 'abyssal',
  beast: 'ratkin',
};
const ORIGINS: Readonly<Partial<Record<NonNullable<Profile['origin']>, LiveryName>>> = {
  'fey-blood': 'ice',
  duskling: 'abyssal',
  preen: 'gilded',
  halfling: 'forest',
  feral: 'ratkin',
};

function liveryOf({ natures, origin, table }: Profile): LiveryName {
  if (origin !== null) return ORIGINS[origin] ?? 'steel';
  if (table === 'ice-heart-court') return 'ice';
  if (table === 'faceless-kingdom') return 'gilded';
  for (const nature of natures) {
    const livery = NATURES[nature];
    if (livery !== undefined) return livery;
  }
  return 'steel';
}
