/** The chance of one die that must show so much; a quality die keeps its 1 and its 6 [ASOBH-ACT-02]. */
export const chanceOf = (roll: { readonly kind: 'die' | 'quality'; readonly least: number }): number => {
  const faces = 7 - roll.least;
  return (roll.kind === 'quality' ? Math.min(5, Math.max(1, faces)) : Math.min(6, Math.max(0, faces))) / 6;
};
