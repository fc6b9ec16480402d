import { z } from 'zod';
import { zText } from '../../kernel';
import type { Answers } from './ask';

/** A warband in the making: plain data, every answer under the key of its question. */
export interface CreationDraft extends Answers {
  readonly name: string;
  /** Figures: 6, in larger games 7 or 8 [FL-CHR-01]. */
  readonly size: 6 | 7 | 8;
  /** One Hero and Followers for all the rest: the option Rare Courage [FL-DIF-02]. */
  readonly rareCourage: boolean;
  /** Three Story Points more: the option Storied Heroes [FL-DIF-02]. */
  readonly storied: boolean;
  /** Names and portraits that people gave, by character. */
  readonly names: Readonly<Record<string, string>>;
  readonly portraits: Readonly<Record<string, string>>;
}

const zKey = z.string().regex(/^[a-z0-9][a-z0-9/-]{0,47}$/);

export const zCreationDraft = z.strictObject({
  name: zText(40).default(''),
  size: z.union([z.literal(6), z.literal(7), z.literal(8)]).default(6),
  rareCourage: z.boolean().default(false),
  storied: z.boolean().default(false),
  names: z.record(zKey, zText(40)).default({}),
  portraits: z.record(zKey, z.string().regex(/^[a-z0-9-]{1,40}$/)).default({}),
  dice: z.record(zKey, z.array(z.int().min(1).max(100)).max(400)).default({}),
  choices: z.record(zKey, z.string().max(60)).default({}),
}) satisfies z.ZodType<CreationDraft>;

/** Nothing answered yet. */
export const emptyDraft = (given: Partial<CreationDraft> = {}): CreationDraft => ({
  name: '',
  size: 6,
  rareCourage: false,
  storied: false,
  names: {},
  portraits: {},
  dice: {},
  choices: {},
  ...given,
});

/** Ids of those to be made, Heroes first. */
export function rosterOf({ size, rareCourage }: Pick<CreationDraft, 'size' | 'rareCourage'>) {
  const heroes = rareCourage ? 1 : 4;
  const ids = Array.from({ length: size }, (_, i) => `c${i + 1}`);
  return { heroes: ids.slice(0, heroes), followers: ids.slice(heroes) };
}
