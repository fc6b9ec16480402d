/** How a list does in one line: what must be settled comes before where it strays, and that before mere remarks. */
export function verdict(
  settle: number,
  strays: number,
  remarks: number,
): { readonly is: 'good' | 'warn' | 'bad'; readonly text: string } {
  if (settle > 0) return { is: 'bad', text: settle === 1 ? 'One thing to settle' : `${settle} things to settle` };
  if (strays > 0)
    return { is: 'warn', text: strays === 1 ? 'Playable, strays once' : `Playable, strays in ${strays} points` };
  if (remarks > 0)
    return { is: 'good', text: remarks === 1 ? 'Legal, with one remark' : `Legal, with ${remarks} remarks` };
  return { is: 'good', text: 'Legal' };
}
