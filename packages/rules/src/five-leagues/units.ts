/** The book speaks of inches, the table of millimetres [FL-GEN-10]. */
export const inch = (inches: number): number => inches * 25.4;
export const inInches = (mm: number): number => mm / 25.4;
