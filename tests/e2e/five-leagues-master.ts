import { type Figure, fiveLeagues, type State } from '@muster/rules/five-leagues';
import { type Browser, expect, type Page } from '@playwright/test';
import { picture, placeAt, player, pull, skipDice } from './battle';
import { ask, PASSING, playsOn, state } from './five-leagues';
import { untilPlayed } from './table';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Heard {
  readonly page: Page;
  /** All that has come over its line so far. */
  frames(): string;
}

/** A page of a player, and what comes over its line. */
export async function heard(browser: Browser): Promise<Heard> {
  const page = await player(browser);
  const frames: string[] = [];
  page.on('websocket', (line) =>
    line.on('framereceived', ({ payload }) =>
      frames.push(
        ...(typeof payload === 'string' ? [payload] : [payload.toString('utf8'), payload.toString('latin1')]),
      ),
    ),
  );
  return { page, frames: () => frames.join('\n') };
}

/** None of these words has come to the page: not over its line, not into what it keeps, not on the screen. */
export async function keepsFrom({ page, frames }: Heard, secrets: readonly string[]): Promise<void> {
  const [kept, shown] = await page.evaluate(() => {
    const { __muster: hook } = globalThis as unknown as { __muster: { data(): unknown } };
    const plain = (_: string, value: unknown) => (value instanceof Map || value instanceof Set ? [...value] : value);
    return [JSON.stringify(hook.data(), plain), document.documentElement.outerHTML] as const;
  });
  expect(kept).toContain('"figures"');
  for (const [where, text] of Object.entries({ line: frames(), kept, shown }))
    expect(
      secrets.filter((secret) => text.includes(secret)),
      where,
    ).toEqual([]);
}

/** Waits until all of them see the same table; what only the master has counts no further for the others. */
export async function level(...pages: readonly Page[]): Promise<void> {
  const seen = async (page: Page): Promise<string> => {
    const { figures, markers, round, phase, storyPoints, outcome, steps, next } = await state(page);
    return JSON.stringify([figures, markers, round, phase, storyPoints, outcome, next, steps.map(({ is }) => is)]);
  };
  await expect
    .poll(async () => new Set(await Promise.all(pages.map(seen))).size, { timeout: 30_000, intervals: [50, 100, 200] })
    .toBe(1);
}

export const chat = (page: Page) => page.getByRole('list', { name: 'Chat' });

export const tools = (page: Page) => page.getByRole('region', { name: 'Tools of the game master' });

export const enemies = (now: State): readonly Figure[] =>
  Object.values(now.figures).filter(({ side, fate }) => side === 'enemies' && fate === 'table');

export async function says(page: Page, to: string, text: string): Promise<void> {
  await page.getByRole('tab', { name: /^Chat/ }).click();
  await page.getByRole('group', { name: 'To whom' }).getByRole('button', { name: to }).click();
  await page.getByLabel('Say something').fill(text);
  await page.getByRole('button', { name: 'Say it' }).click();
  await expect(chat(page)).toContainText(text);
}

/** Makes a ruling of a few words, in its dialog. */
export async function rules(page: Page, text: string): Promise<void> {
  await skipDice(page);
  await tools(page)
    .getByRole('button', { name: /^Ruling/ })
    .click();
  const ruling = page.getByRole('dialog', { name: 'A ruling' });
  await ruling.getByLabel('What holds').fill(text);
  await ruling.getByRole('button', { name: 'Rule so' }).click();
  await expect(ruling).toHaveCount(0);
}

/** Presses on who runs an enemy, which `is` so far, and it is the other from then on. */
export async function hands(page: Page, name: string, is: 'Game' | 'Mine'): Promise<void> {
  const runs = page.getByRole('listitem').filter({ hasText: name }).locator('.fl-runs').first();
  await expect(runs).toHaveText(is);
  await untilPlayed(page, () => runs.click());
  await expect(runs).toHaveText(is === 'Game' ? 'Mine' : 'Game');
}

/** Presses on the table there, mm. */
export async function pressesAt(page: Page, { x, y }: Spot): Promise<void> {
  const at = await placeAt(page, x, y);
  await page.mouse.move(at.x, at.y);
  await page.mouse.click(at.x, at.y);
}

/** A place as seen from the middle of the warband’s edge, mm: so far along it, and so deep. */
export function ahead({ edge, table }: State, along: number, deep: number): Spot {
  const middle = { x: table.width / 2, y: table.depth / 2 };
  switch (edge) {
    case 'near':
      return { x: middle.x + along, y: deep };
    case 'far':
      return { x: middle.x - along, y: table.depth - deep };
    case 'left':
      return { x: deep, y: middle.y - along };
    case 'right':
      return { x: table.width - deep, y: middle.y + along };
  }
}

/** The enemy from whom the party is farthest. */
export function farthest(now: State): Figure {
  const party = Object.values(now.figures).filter(({ side, fate }) => side === 'party' && fate === 'table');
  const gap = ({ pose }: Figure): number =>
    Math.min(
      ...party.map((each) => Math.hypot((each.pose?.x ?? 0) - (pose?.x ?? 0), (each.pose?.y ?? 0) - (pose?.y ?? 0))),
    );
  const [found] = enemies(now).toSorted((a, b) => gap(b) - gap(a));
  if (!found) throw new Error('no enemy is left');
  return found;
}

/** Of those who may act, whoever stands nearest to a place. */
export function nearest({ figures, phase }: State, { x, y }: Spot): Figure {
  const far = ({ pose }: Figure): number => Math.hypot((pose?.x ?? 0) - x, (pose?.y ?? 0) - y);
  const [found] = Object.values(figures)
    .filter((each) => each.side === 'party' && each.fate === 'table' && each.acts === phase && !each.activated)
    .sort((a, b) => far(a) - far(b));
  if (!found) throw new Error('nobody may act');
  return found;
}

/** A place round another, up to so far from it (mm), to which whoever acts can walk straight, as the rules say. */
export function wayTo(now: State, { id, seat }: Figure, { x, y }: Spot, most: number, least = 0): Spot {
  for (let far = most; far >= least; far -= 10)
    for (let angle = 0; angle < 360; angle += 15) {
      const turn = (angle * Math.PI) / 180;
      const at = { x: rounded(x + far * Math.cos(turn)), y: rounded(y + far * Math.sin(turn)) };
      const way = { do: 'move' as const, unit: id, path: [at], dash: false, jump: false };
      if (fiveLeagues.preview(now, seat, way).is === 'ready') return at;
    }
  throw new Error(`${id} cannot walk there`);
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Each makes the test by the first answer on his card, until nobody is asked any more. */
export async function makesTests(pages: Readonly<Record<string, Page>>): Promise<void> {
  const [any] = Object.values(pages);
  for (let asked = 0; any && asked < 20; asked++) {
    const now = await state(any);
    if (!now.steps.some(({ is }) => is === 'master-test')) return;
    const [waits] = fiveLeagues.waitingFor(now);
    const page = waits && pages[waits.seat];
    if (!page) throw new Error(`nobody is asked: ${JSON.stringify(now.steps.at(-1))}`);
    await skipDice(page);
    if (asked === 0) await picture(page, 'fl-master-test');
    await untilPlayed(page, () => page.locator('.fl-ask button').first().click());
  }
}

/** Everybody passes until the game waits for the master’s hand; then he pulls the enemy over the table. */
export async function movesByHand(
  page: Page,
  friends: Readonly<Record<string, Page>>,
  { id }: Figure,
  random: () => number,
): Promise<void> {
  const isMine = (now: State): boolean => fiveLeagues.waitingFor(now).some(({ seat }) => seat === 'gm') && leads(now);
  const leads = ({ steps, figures }: State): boolean => {
    const top = steps.at(-1);
    return top?.is === 'enemy-phase' && top.order.includes(id) && figures[id]?.activated === false;
  };
  const now = await playsOn(friends, random, isMine, PASSING);
  expect(isMine(now)).toBe(true);
  await level(page, ...Object.values(friends));
  await ask(page, { do: 'activate', unit: id });
  const acting = await state(page);
  const figure = acting.figures[id];
  if (!figure?.pose) throw new Error('it is gone');
  const end = wayTo(acting, figure, figure.pose, 60, 20);
  await skipDice(page);
  await untilPlayed(page, async () => {
    await pull(page, id, await placeAt(page, end.x, end.y));
    await page.mouse.up();
  });
  await expect.poll(async () => (await state(page)).figures[id]?.did.moved).toBeGreaterThan(0);
}
