import type { Event } from '../events';

/** Answers another's question, or shows what nobody but the master knew: no more taken back without asking. */
export const closesOthers = (event: Event): boolean => CLOSING.has(event.type);
const CLOSING: ReadonlySet<Event['type']> = new Set(['initiativeBacked', 'voted', 'sprang', 'masterAnswered']);
