import { TOLERANCE } from '@muster/geometry';

/** The book speaks of inches, the table of millimetres [FL-GEN-10]. */
export const inch = (inches: number): number => inches * 25.4;
export const inInches = (mm: number): number => mm / 25.4;

/** Within a reach given in inches, with the one tolerance of the table. */
export const isWithin = (mm: number, inches: number): boolean => mm <= inch(inches) + TOLERANCE;
