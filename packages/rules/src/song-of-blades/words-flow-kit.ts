/** Small numbers as people say them. */
export const LONG_WORDS: readonly string[] = ['no', 'one', 'two', 'three', 'four', 'five'];

export const many = (n: number, one: string, more = `${one}s`): string =>
  n === 1 ? `one ${one}` : `${LONG_WORDS[n] ?? n} ${more}`;

/** `4, 6 and 1`. */
export const facesOf = (faces: readonly number[]): string =>
  faces.length < 2 ? faces.join('') : `${faces.slice(0, -1).join(', ')} and ${faces.at(-1)}`;

/** What a die had to show: never less than 2, never more than 6. */
export const neededOf = (needs: number): string => (needs >= 6 ? '6' : `${Math.max(2, needs)}+`);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
