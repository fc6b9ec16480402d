import { canonical, type Entry, type Seat } from '@muster/rules/kernel';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** What is fixed before the first move; its hash is what the first entry's `before` names. */
export interface Head {
  readonly id: string;
  readonly system: string;
  readonly edition: string;
  /** `RulesSystem.version` the game began under. */
  readonly rules: string;
  readonly config: unknown;
  readonly seats: readonly Seat[];
  /** SHA-256 of the server's seed, hex: fixed here, so the seed cannot be chosen after any seat mixed in its own. */
  readonly commitment: string;
  /** Milliseconds since 1970. */
  readonly created: number;
}

/** SHA-256 of the text in UTF-8, in hex. */
export const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** SHA-256 of the canonical JSON of the head, in hex. Fields a caller keeps beside these are not hashed. */
export const headHash = (head: Head): string => {
  const { id, system, edition, rules, config, seats, commitment, created } = head;
  return hashOf(canonical({ id, system, edition, rules, config, seats, commitment, created }));
};

/** SHA-256 of the canonical JSON of an entry, in hex; the next entry's `before`. */
export const entryHash = (entry: Entry): string => hashOf(canonical(entry));

/** What the entry after these has to name as the one before it. */
export const chainEnd = (head: Head, entries: readonly Entry[]): string => {
  const last = entries[entries.length - 1];
  return last === undefined ? headHash(head) : entryHash(last);
};

/** A fresh server or seat seed: 32 random bytes in hex. */
export const newSeed = (): string => bytesToHex(randomBytes(32));

/** 64 hex digits, lower case. */
export const isSeed = (seed: string): boolean => /^[0-9a-f]{64}$/.test(seed);

/** The promise made of a server seed: SHA-256 of its 32 bytes, in hex. Throws for what is no seed. */
export const commitmentTo = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

/** HMAC-SHA256 under a seed, of a text. 32 bytes. */
export const keyed = (seed: string, text: string): Uint8Array => hmac(sha256, hexToBytes(seed), utf8ToBytes(text));
