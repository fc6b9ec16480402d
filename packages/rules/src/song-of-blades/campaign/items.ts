import { err, ok, type Refusal, type Result } from '../../kernel';
import { isAlive } from './after-battle';
import { grownProfile } from './figures';
import type { CampaignSheet, Item } from './sheet';

/** The sorts of magic things the book speaks of, and plain treasure. */
export const ITEM_KINDS = [
  'treasure',
  'magic-weapon',
  'talisman',
  'scroll',
  'amulet',
  'ward',
  'unique-scroll',
  'relic',
  'runestone',
  'witch-scar',
  'magic-pelt',
  'fetish',
  'demonic-seal',
  'lantern-turnip',
  'alchemical',
  'djinn-lamp',
  'wand',
  'staff',
  'feystone',
  'gizmo',
  'tattoo',
  'baton',
  'gauntlet',
  'voodoo-doll',
  'druidic-rod',
  'fey-dust',
  'magic-mirror',
] as const;

/** Whatever was found in a battle is kept [ASOBH-END-07]. The warband holds it until somebody bears it. */
export function addItem(sheet: CampaignSheet, item: Omit<Item, 'id' | 'bearer'>): CampaignSheet {
  return { ...sheet, items: [...sheet.items, { ...item, id: `i${sheet.next}`, bearer: null }], next: sheet.next + 1 };
}

/** Spent, lost or sold. */
export function dropItem(sheet: CampaignSheet, itemId: string): CampaignSheet {
  return { ...sheet, items: sheet.items.filter((i) => i.id !== itemId) };
}

/**
 * Gives an item to a figure, or back to the warband's chest (null). Personalities bear magic items, others only where
 * the item says so; animals and the Dim-Witted use none; the dead bear nothing.
 */
export function assignItem(
  sheet: CampaignSheet,
  itemId: string,
  recordId: string | null,
): Result<CampaignSheet, readonly Refusal[]> {
  const item = sheet.items.find((i) => i.id === itemId);
  if (!item) return err([no('unknown-item', { item: itemId })]);
  if (recordId !== null) {
    const refusals = bearerRefusals(sheet, item, recordId);
    if (refusals.length > 0) return err(refusals);
  }
  return ok({ ...sheet, items: sheet.items.map((i) => (i.id === itemId ? { ...i, bearer: recordId } : i)) });
}

function bearerRefusals(sheet: CampaignSheet, item: Item, recordId: string): readonly Refusal[] {
  const record = sheet.figures.find((r) => r.id === recordId);
  const grown = record ? grownProfile(record) : undefined;
  if (!record || !grown?.ok) return [no('unknown-record', { record: recordId })];
  const of = record.name;
  if (!isAlive(record)) return [no('dead', { of })];
  if (item.kind === 'treasure') return [];
  const { personality, kinds, traits } = grown.value;
  if (kinds.includes('animal') || traits.some((t) => t.id === 'dim-witted')) {
    return [no('no-magic-items', { of, item: item.name })];
  }
  return personality || item.anyone ? [] : [no('personalities-only', { of, item: item.name })];
}

function no(code: string, detail: Record<string, string | number>): Refusal {
  return { code: `campaign/${code}`, rule: 'ASOBH-END-07', detail };
}
