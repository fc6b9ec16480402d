import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';

interface Hook {
  readonly ready: boolean;
  seat(): string | undefined;
  version(): number;
  state(): { readonly pieces: Readonly<Record<string, { readonly is: string; readonly name?: string }>> };
  screenOf(body: string): { readonly x: number; readonly y: number } | undefined;
  screenAt(x: number, y: number): { readonly x: number; readonly y: number };
}
declare global {
  var __muster: Hook | undefined;
}

/** A page of a person of his own: flat table, nothing glides, so that a test measures the table and not the painter. */
export async function person(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  await context.addInitScript(() => {
    localStorage.setItem('muster.settings', JSON.stringify({ contrast: true, motion: 'still', instantDice: true }));
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  return page;
}

/** Opens a sandbox as `name` and gives the links for the other seat and for watching. */
export async function openSandbox(
  page: Page,
  name: string,
): Promise<{ readonly seat: string; readonly watch: string }> {
  await page.goto('/');
  await page.getByRole('radio', { name: /Any other game/ }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Open the table, get a link' }).click();
  await isReady(page);
  const seat = await page.getByLabel('Link for seat B').inputValue();
  const watch = await page.getByLabel('Link to watch').inputValue();
  await page.getByRole('button', { name: 'Close' }).click();
  return { seat: new URL(seat).pathname, watch: new URL(watch).pathname };
}

export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: /Take seat/ }).click();
  await page.waitForFunction(() => globalThis.__muster?.ready && globalThis.__muster.seat() !== undefined);
}

export async function watchFrom(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Watch' }).click();
  await isReady(page);
}

export const isReady = (page: Page) => page.waitForFunction(() => globalThis.__muster?.ready === true);

/** Does it, and once more where a late throw of dice took the press for its own. */
export async function untilPlayed(page: Page, does: () => Promise<void>): Promise<void> {
  const before = await version(page);
  await expect(async () => {
    if ((await version(page)) > before) return;
    await does();
    await expect.poll(() => version(page), { timeout: 5000 }).toBeGreaterThan(before);
  }).toPass({ timeout: 60_000 });
}

/** Puts a piece down with the mouse at a place on the table, mm. Gives its id in this person's eyes. */
export async function place(page: Page, name: string, x: number, y: number, covered = false): Promise<string> {
  const before = await pieces(page);
  await page.getByRole('button', { name: /^Place/ }).click();
  await page.getByLabel('Name of the piece').fill(name);
  await page.getByLabel('under a cover').setChecked(covered);
  const at = await page.evaluate(([px, py]) => globalThis.__muster?.screenAt(px ?? 0, py ?? 0), [x, y]);
  if (!at) throw new Error('the table is not there');
  await page.mouse.move(at.x, at.y);
  await page.mouse.click(at.x, at.y);
  await expect.poll(async () => (await pieces(page)).length).toBe(before.length + 1);
  await page.getByRole('button', { name: 'Put it away' }).click();
  const id = (await pieces(page)).find((one) => !before.includes(one));
  if (id === undefined) throw new Error('nothing was placed');
  return id;
}

/** Drags a piece by so many pixels with the real mouse, in steps. */
export async function drag(page: Page, id: string, dx: number, dy: number, letGo = true): Promise<void> {
  const at = await page.evaluate((body) => globalThis.__muster?.screenOf(body), id);
  if (!at) throw new Error(`${id} is not on the table`);
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  for (let step = 1; step <= 6; step++) await page.mouse.move(at.x + (dx * step) / 6, at.y + (dy * step) / 6);
  if (letGo) await page.mouse.up();
}

export const pieces = (page: Page) => page.evaluate(() => Object.keys(globalThis.__muster?.state().pieces ?? {}));
export const version = (page: Page) => page.evaluate(() => globalThis.__muster?.version() ?? -1);
export const log = (page: Page) => page.getByRole('list', { name: 'Log' });
