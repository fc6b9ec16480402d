import type { Intent, State, Unit } from '@muster/rules/kings-of-war';
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { isReady, version } from './table';

/** The page's own test hook, with the state of a battle in it. */
interface BattleHook {
  readonly ready: boolean;
  seat(): string | undefined;
  state(): State;
  act(intent: Intent): Promise<{ readonly ok: boolean }>;
  screenOf(body: string): { readonly x: number; readonly y: number } | undefined;
  screenAt(x: number, y: number): { readonly x: number; readonly y: number } | undefined;
}
type Global = { readonly __muster?: BattleHook };

/** A page with the painted table, as people see it; nothing glides and dice lie at once. */
export async function player(browser: Browser, options: BrowserContextOptions = {}, contrast = true): Promise<Page> {
  const context = await browser.newContext(options);
  await context.addInitScript((flat) => {
    localStorage.setItem('muster.settings', JSON.stringify({ contrast: flat, motion: 'still', instantDice: true }));
  }, contrast);
  const page = await context.newPage();
  page.setDefaultTimeout(45_000);
  page.on('pageerror', (error) => {
    throw error;
  });
  return page;
}

export const state = (page: Page): Promise<State> =>
  page.evaluate(() => (globalThis as unknown as { __muster: BattleHook }).__muster.state());
export const step = async (page: Page) => (await state(page)).steps.at(-1);

/** Asks for something as the page's own buttons do. Everything is judged by the server as always. */
export async function ask(page: Page, intent: Intent): Promise<void> {
  const reply = (await page.evaluate(
    (wanted) => (globalThis as unknown as { __muster: BattleHook }).__muster.act(wanted),
    intent,
  )) as { ok: boolean };
  expect(reply, JSON.stringify(intent)).toMatchObject({ ok: true });
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

export async function unitNamed(page: Page, name: string): Promise<Unit> {
  const found = Object.values((await state(page)).units).find((unit) => unit.name === name);
  if (!found) throw new Error(`${name} is not at this table`);
  return found;
}

/** Opens a battle from the lobby, with these changes to what the lobby would ask for. */
export async function openBattle(
  page: Page,
  name: string,
  config: object,
  at = '',
  game = /Kings of War/,
): Promise<{ readonly seat: string; readonly watch: string }> {
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
  return {
    seat: `${at}/join/${links.seats.find((each) => each.seat === 'b')?.code}`,
    watch: `${at}/watch/${links.watch}`,
  };
}

/** Takes the seat of a link, or watches from it; the armies may still be mustering. */
export async function comesIn(page: Page, link: string, name: string, press: RegExp): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: press }).click();
  await page.waitForFunction(() => (globalThis as unknown as Global).__muster !== undefined);
}

/** Both seats take these ready armies, or lists, and stand ready. */
export async function mustered(pages: readonly [Page, Page], armies: readonly [Army, Army]): Promise<void> {
  for (const at of [0, 1] as const) {
    await pages[at].waitForFunction(() => (globalThis as unknown as Global).__muster?.seat() !== undefined);
    await ask(pages[at], { do: 'choose-army', army: armies[at] });
    await ask(pages[at], { do: 'ready', ready: true });
  }
  await Promise.all(pages.map((page) => isReady(page)));
  await together(...pages);
}
type Army = Extract<Intent, { do: 'choose-army' }>['army'];

/** The page whose side the game waits for. */
export async function whoseTurn(pages: readonly [Page, Page]): Promise<Page> {
  const now = await state(pages[0]);
  const waits = now.steps.at(-1);
  const seat = now.seats.find((each) => waits && 'side' in waits && each.side === waits.side)?.seat;
  return seat === 'a' ? pages[0] : pages[1];
}

/** Dice until the roll-off is decided, each with the button. */
export async function rolledOff(pages: readonly [Page, Page]): Promise<void> {
  for (let tries = 0; tries < 40; tries++) {
    await together(...pages);
    const now = await step(pages[0]);
    if (now?.is !== 'roll-off') return;
    const { seats } = await state(pages[0]);
    const waits = (['a', 'b'] as const).find(
      (seat) => !((seats.find((s) => s.seat === seat)?.side ?? '') in now.rolled),
    );
    await ask(waits === 'b' ? pages[1] : pages[0], { do: 'roll-off' });
  }
  throw new Error('the roll-off was never decided');
}

/** Everything that is not on the table yet goes into rows behind the front of its zone. */
export async function deployed(pages: readonly [Page, Page]): Promise<void> {
  const rows: Record<string, { x: number; row: number }> = {};
  for (let tries = 0; tries < 60; tries++) {
    await together(...pages);
    const now = await state(pages[0]);
    const waits = now.steps.at(-1);
    if (waits?.is === 'scout') await ask(await whoseTurn(pages), { do: 'pass' });
    else if (waits?.is !== 'deploy') return;
    else {
      const { side } = waits;
      const edge = now.sides[side]?.edge ?? 'near';
      const unit = Object.values(now.units).find((each) => each.side === side && each.pose === null && !each.routed);
      if (!unit) throw new Error('nothing is left to deploy');
      const { width, depth } = unit.profile.footprint;
      rows[side] ??= { x: 420, row: 0 };
      const row = rows[side];
      if (row.x + width > now.table.width - 120) Object.assign(row, { x: 120, row: row.row + 1 });
      const off = 290 - depth / 2 - row.row * 130;
      await ask(await whoseTurn(pages), {
        do: 'deploy',
        unit: unit.id,
        pose: {
          x: row.x + width / 2,
          y: edge === 'near' ? off : now.table.depth - off,
          facing: edge === 'near' ? 90 : 270,
        },
      });
      row.x += width + 30;
    }
  }
  throw new Error('the deployment never ended');
}

/** Moves and marks units by consent: the first page proposes, the second says yes. */
export async function agreed(
  pages: readonly [Page, Page],
  changes: Extract<Intent, { do: 'correct' }>['changes'],
): Promise<void> {
  await ask(pages[0], { do: 'correct', changes });
  await together(...pages);
  const open = (await state(pages[1])).consent.open;
  await ask(pages[1], { do: 'answer-proposal', proposal: open?.id ?? 0, yes: true });
  await together(...pages);
}

/** Where a unit is drawn on this page, once the picture has caught up. */
export async function place(page: Page, unit: string): Promise<{ readonly x: number; readonly y: number }> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const at = await page.evaluate(
    (id) => (globalThis as unknown as { __muster: BattleHook }).__muster.screenOf(id),
    unit,
  );
  if (!at) throw new Error(`${unit} is not on the table`);
  return at;
}

export async function placeAt(page: Page, x: number, y: number): Promise<{ readonly x: number; readonly y: number }> {
  const at = await page.evaluate(
    ([px, py]) => (globalThis as unknown as { __muster: BattleHook }).__muster.screenAt(px ?? 0, py ?? 0),
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

const PHASES = { 'End moving': 'movement', 'End shooting': 'ranged', 'End turn': 'melee' } as const;

/**
 * Presses the end of the phase, and once more where it asks because units can still act. A phase in which nobody has
 * anything to do passes by itself.
 */
export async function endPhase(page: Page, label: keyof typeof PHASES): Promise<void> {
  if ((await step(page))?.is !== PHASES[label]) return;
  const before = await version(page);
  await skipDice(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: label }).click();
  const sure = page.getByRole('button', { name: /can still act/ });
  await expect.poll(async () => (await version(page)) > before || (await sure.isVisible())).toBe(true);
  if ((await version(page)) === before) await sure.click();
  await expect.poll(() => version(page)).toBeGreaterThan(before);
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
