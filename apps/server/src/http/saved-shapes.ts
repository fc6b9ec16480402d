import { zCreationDraft, zWarbandSheet } from '@muster/rules/five-leagues';
import { zWarbandList } from '@muster/rules/song-of-blades';
import type { z } from 'zod';

/** What a saved thing of these kinds must look like; other kinds are the page's own business. */
const SHAPES: Readonly<Record<string, z.ZodType>> = {
  'sob-warband': zWarbandList,
  'fl-warband': zWarbandSheet,
  /** A warband in the making: what is answered by now. */
  'fl-creation': zCreationDraft,
};

/** Where a saved thing is not of its kind; undefined where it is. */
export function wrongInside(kind: string, data: unknown): string | undefined {
  const shape = Object.hasOwn(SHAPES, kind) ? SHAPES[kind] : undefined;
  const read = shape?.safeParse(data);
  if (read === undefined || read.success) return undefined;
  return (read.error.issues[0]?.path ?? []).map(String).join('.').slice(0, 80) || 'data';
}
