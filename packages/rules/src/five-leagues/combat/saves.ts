import type { Modifier, SourceId } from '../../kernel';

export interface Save {
  readonly needs: number;
  readonly because: SourceId;
}

/** One roll for all saves against one thing: the best of them, with +1 where there is another [FL-GEN-15]. */
export interface OneSave {
  readonly needs: number;
  readonly because: SourceId;
  readonly modifiers: readonly Modifier[];
}

export function oneSave(saves: readonly Save[]): OneSave | undefined {
  const [best, second] = saves.toSorted((a, b) => a.needs - b.needs);
  if (best === undefined) return undefined;
  const modifiers = second === undefined ? [] : [{ amount: 1, because: second.because }];
  return { needs: best.needs, because: best.because, modifiers };
}

export const saves = ({ needs, modifiers }: Pick<OneSave, 'needs' | 'modifiers'>, face: number): boolean =>
  face + modifiers.reduce((sum, { amount }) => sum + amount, 0) >= needs;

/** Chance that it saves. */
export const saveChance = (save: OneSave): number => [1, 2, 3, 4, 5, 6].filter((face) => saves(save, face)).length / 6;
