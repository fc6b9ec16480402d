/** A whole number as people read it: `85`, `1 920` with a narrow space that no line breaks at. */
export const thousands = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, '\u202F');
