import { createHash, randomBytes, randomInt } from 'node:crypto';

/** A code people can read out, `MILL-ROAD-…`, whose last part nobody guesses (over 75 bits). */
export const newCode = (): string => `${word()}-${word()}-${letters(16)}`;

/** A code as people write it down, as `newCode` made it. */
export const readCode = (text: string): string => text.trim().toUpperCase();

/** What proves who someone is: 192 bits. */
export const newSecret = (): string => randomBytes(24).toString('base64url');

/** An id that says nothing. */
export const newId = (): string => letters(12).toLowerCase();

/** Secrets are kept only as their hash. They are random and long, so one round will do. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

// Without letters that are taken for others (I, L, O, U) and without 0 and 1.
const SIGNS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const letters = (count: number): string => Array.from({ length: count }, () => SIGNS[randomInt(SIGNS.length)]).join('');
const word = (): string => WORDS[randomInt(WORDS.length)] ?? 'MILL';

const WORDS: readonly string[] =
  `MILL ROAD FORD HILL OAK ASH ELM BARN WELL GATE BRIDGE CROSS FIELD MOOR FEN DALE CRAG TARN BECK WOLD HEATH COPSE
  HEDGE LANE STILE TOWER WALL KEEP FORGE ANVIL BANNER DRUM HORN SPEAR SHIELD HELM RAVEN HERON OTTER BADGER HARE STAG
  WOLF BEAR FOX LARK ROOK SWIFT PIKE TROUT AMBER IRON COPPER SILVER FLINT CHALK SLATE CLAY EMBER FROST MIST RAIN GALE
  SNOW STORM DAWN DUSK NOON`.split(/\s+/);
