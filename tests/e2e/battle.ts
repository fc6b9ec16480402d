import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { version } from './table';

/** The page's own test hook, with the state of a battle in it. */
interface BattleHook<S, I> {
  readonly ready: boolean;
  seat(): string | undefined;
  state(): S;
  act(intent: I): Promise<{ readonly ok: boolean }>;
  screenOf(body: string): { readonly x: number; readonly y: number } | undefined;
  screenAt(x: number, y: number): { readonly x: number; readonly y: number } | undefined;
}
type Global = { readonly __muster?: BattleHook<unknown, unknown> };

interface AnyBattle {
  readonly steps: readonly { readonly is: string }[];
  readonly seats: readonly { readonly seat: string; readonly side: string }[];
}

/** What a page can be asked, and asked for, at a table of a game with these states and intents. */
export function battleOf<S extends AnyBattle, I>() {
  type Hooked = { readonly __muster: BattleHook<S, I> };
  const state = (page: Page): Promise<S> =>
    page.evaluate(() => (globalThis as unknown as { __muster: { state(): unknown } }).__muster.state()) as Promise<S>;
  return {
    state,

    step: async (page: Page): Promise<S['steps'][number] | undefined> => (await state(page)).steps.at(-1),

    /** Asks for something as the page's own buttons do. Everything is judged by the server as always. */
    async ask(page: Page, intent: I): Promise<void> {
      const reply = await page.evaluate(
        (wanted) => (globalThis as unknown as Hooked).__muster.act(wanted as I),
        intent as unknown,
      );
      expect(reply, JSON.stringify(intent)).toMatchObject({ ok: true });
    },

    /** The page whose side the game waits for; the first page has the seat a. */
    async whoseTurn(pages: readonly [Page, Page]): Promise<Page> {
      const now = await state(pages[0]);
      const waits: object | undefined = now.steps.at(-1);
      const seat = now.seats.find((each) => waits && 'side' in waits && each.side === waits.side)?.seat;
      return seat === 'a' ? pages[0] : pages[1];
    },
  };
}

/**
 * A page with the painted table, as people see it; nothing glides and dice lie at once. What it mixes into the dice is
 * the same in every run.
 */
export async function player(browser: Browser, options: BrowserContextOptions = {}, contrast = true): Promise<Page> {
  const context = await browser.newContext(options);
  await context.addInitScript((flat) => {
    localStorage.setItem('muster.settings', JSON.stringify({ contrast: flat, motion: 'still', instantDice: true }));
    const drawn = crypto.getRandomValues.bind(crypto);
    const seedBytes = 32;
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T =>
      array instanceof Uint8Array && array.length === seedBytes ? (array.fill(7) as never) : drawn(array as never);
  }, contrast);
  const page = await context.newPage();
  page.setDefaultTimeout(45_000);
  page.on('pageerror', (error) => {
    throw error;
  });
  return page;
}

/** Waits until all of them have seen the same entry. */
export async function together(...pages: readonly Page[]): Promise<void> {
  await expect
    .poll(async () => new Set(await Promise.all(pages.map((page) => version(page)))).size, {
      timeout: 30_000,
      intervals: [30, 60, 100, 200],
    })
    .toBe(1);
}

/** Opens a battle from the lobby, with these changes to what the lobby would ask for. */
export async function openBattle(
  page: Page,
  name: string,
  config: object,
  at = '',
  game = /Kings of War/,
): Promise<{ readonly seat: string; readonly watch: string; of(seat: string): string }> {
  await page.goto(`${at}/`);
  await page.getByRole('radio', { name: game }).click();
  await page.getByLabel('Your name').fill(name);
  await page.route('**/api/tables', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const body = route.request().postDataJSON() as { readonly config: object };
    await route.continue({ postData: JSON.stringify({ ...body, config: { ...body.config, ...config } }) });
  });
  const [made] = await Promise.all([
    page.waitForResponse((r) => r.url().endsWith('/api/tables') && r.request().method() === 'POST'),
    page.getByRole('button', { name: 'Open the table, get a link' }).click(),
  ]);
  const { links } = (await made.json()) as { links: { watch: string; seats: { seat: string; code: string }[] } };
  await page.waitForFunction(() => (globalThis as unknown as Global).__muster?.seat() !== undefined);
  const of = (seat: string) => `${at}/join/${links.seats.find((each) => each.seat === seat)?.code}`;
  return {
    seat: of('b'),
    of,
    watch: `${at}/watch/${links.watch}`,
  };
}

/**
 * Takes the seat of a link, or watches from it; the armies may still be mustering. This page mixes nothing into the dice:
 * two that do would come in either order, and with each the dice fall differently.
 */
export async function comesIn(page: Page, link: string, name: string, press: RegExp): Promise<void> {
  await page.addInitScript(() => {
    const read = Storage.prototype.getItem;
    Storage.prototype.getItem = function (key: string) {
      return read.call(this, key) ?? (key.startsWith('muster.seed.') ? JSON.stringify('mixed') : null);
    };
  });
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: press }).click();
  await page.waitForFunction(() => (globalThis as unknown as Global).__muster !== undefined);
}

/** Where a unit is drawn on this page, once the picture has caught up. */
export async function place(page: Page, unit: string): Promise<{ readonly x: number; readonly y: number }> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const at = await page.evaluate((id) => (globalThis as unknown as Required<Global>).__muster.screenOf(id), unit);
  if (!at) throw new Error(`${unit} is not on the table`);
  return at;
}

export async function placeAt(page: Page, x: number, y: number): Promise<{ readonly x: number; readonly y: number }> {
  const at = await page.evaluate(
    ([px, py]) => (globalThis as unknown as Required<Global>).__muster.screenAt(px ?? 0, py ?? 0),
    [x, y],
  );
  if (!at) throw new Error('the table is not there');
  return at;
}

/** Presses on a unit and pulls it to a point of the screen; letting go is the caller's. */
export async function pull(page: Page, unit: string, to: { readonly x: number; readonly y: number }): Promise<void> {
  const from = await place(page, unit);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let at = 1; at <= 5; at++)
    await page.mouse.move(from.x + ((to.x - from.x) * at) / 5, from.y + ((to.y - from.y) * at) / 5);
}

/** Space, until no tray lies on the table. */
export async function skipDice(page: Page): Promise<void> {
  const tray = page.locator('.dice-stage');
  await expect
    .poll(
      async () => {
        if (await tray.isVisible()) await page.keyboard.press(' ');
        return tray.isVisible();
      },
      { timeout: 30_000 },
    )
    .toBe(false);
}

/** A picture for looking at, in test-results. */
export const picture = (page: Page, name: string) => page.screenshot({ path: `test-results/screens/${name}.png` });
