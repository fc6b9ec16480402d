const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

/** `one figure`, `seven figures`. */
export const counted = (n: number, one: string, more = `${one}s`): string =>
  `${NUMBERS[n] ?? n} ${n === 1 ? one : more}`;

/** `4, 6 and 1`. */
export const facesOf = (faces: readonly number[]): string =>
  faces.length < 2 ? faces.join('') : `${faces.slice(0, -1).join(', ')} and ${faces.at(-1)}`;

/** `Brenna, Marek and Osk`. */
export const listed = (all: readonly string[]): string =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
