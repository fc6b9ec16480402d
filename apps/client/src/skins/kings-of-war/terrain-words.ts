import type { TerrainKind } from '@muster/rules/kings-of-war';

/** The five kinds in the order of the book, with what each does to those who meet it [KOW-TER-01]. */
export const terrainKinds: readonly { readonly kind: TerrainKind; readonly label: string; readonly hint: string }[] = [
  { kind: 'open', label: 'Open', hint: 'Only a look: it changes nothing for those who cross it.' },
  { kind: 'blocking', label: 'Blocking', hint: 'Nobody goes in or through; it hides what stands behind it.' },
  {
    kind: 'difficult',
    label: 'Difficult',
    hint: 'Slows nobody who walks, but hinders charges and stops a move at the double. Gives cover.',
  },
  {
    kind: 'obstacle',
    label: 'Obstacle',
    hint: 'A low line anyone may cross, not at the double. It hinders charges and gives cover.',
  },
  { kind: 'hill', label: 'Hill', hint: 'Units on it stand that much higher and see farther.' },
];

export const terrainKindWord: Readonly<Record<TerrainKind, string>> = {
  open: 'Open terrain',
  blocking: 'Blocking terrain',
  difficult: 'Difficult terrain',
  obstacle: 'Obstacle',
  hill: 'Hill',
};
