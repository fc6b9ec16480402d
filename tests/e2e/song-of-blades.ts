import type { Figure, Intent, State } from '@muster/rules/song-of-blades';
import { expect, type Page } from '@playwright/test';
import { battleOf, place, skipDice, together } from './battle';
import { isReady, untilPlayed, version } from './table';

type Changes = Extract<Intent, { do: 'correct' }>['changes'];

export const { state, step, ask, whoseTurn: asked } = battleOf<State, Intent>();

export async function figureNamed(page: Page, name: string): Promise<Figure> {
  const found = Object.values((await state(page)).figures).find((figure) => figure.name === name);
  if (!found) throw new Error(`${name} is not at this table`);
  return found;
}

/** Reads a warband from text in the muster and takes it to the table, with the buttons. */
export async function musters(page: Page, warband: string): Promise<void> {
  await page.getByRole('button', { name: 'Paste a warband' }).click();
  await page.getByLabel('The warband').fill(warband);
  await page.getByRole('button', { name: 'Read it' }).click();
  await page.getByRole('button', { name: 'Take it to the table' }).click();
}

/** Dice until the roll-off is decided, each with the button. */
export async function rolledOff(pages: readonly [Page, Page]): Promise<void> {
  for (let tries = 0; tries < 40; tries++) {
    await together(...pages);
    const now = await step(pages[0]);
    if (now?.is !== 'roll-off') return;
    const { seats } = await state(pages[0]);
    const waits = seats.find(({ side }) => !(side in now.rolled))?.seat;
    const page = waits === 'b' ? pages[1] : pages[0];
    await untilPlayed(page, async () => {
      await skipDice(page);
      await page.getByRole('region', { name: 'Roll-off' }).getByRole('button').click();
    });
  }
  throw new Error('the roll-off was never decided');
}

/** The first page has the near side, whoever chooses. */
export async function nearAndFar(pages: readonly [Page, Page]): Promise<void> {
  await together(...pages);
  const chooser = await asked(pages);
  await skipDice(chooser);
  await chooser.getByRole('button', { name: 'Attack', exact: true }).click();
  await expect.poll(async () => (await step(chooser))?.is).toBe('choose-edge');
  await chooser.getByRole('button', { name: 'Near edge' }).click();
  await expect.poll(async () => (await step(chooser))?.is).toBe('deploy');
  await together(...pages);
}

/** Everybody who still waits in a box goes into a row along the edge. */
export async function deployed(pages: readonly [Page, Page]): Promise<void> {
  const x: Record<string, number> = {};
  for (let tries = 0; tries < 60; tries++) {
    await together(...pages);
    const now = await state(pages[0]);
    const waits = now.steps.at(-1);
    if (waits?.is !== 'deploy') return;
    const figure = Object.values(now.figures).find((each) => each.side === waits.side && each.fate === 'reserve');
    if (!figure) throw new Error('nobody is left to deploy');
    const isNear = now.sides[waits.side]?.edge === 'near';
    x[waits.side] = (x[waits.side] ?? 120) + 60;
    await ask(figure.seat === 'a' ? pages[0] : pages[1], {
      do: 'deploy',
      unit: figure.id,
      pose: { x: x[waits.side] ?? 0, y: isNear ? 40 : now.table.depth - 40, facing: isNear ? 90 : 270 },
    });
  }
  throw new Error('the deployment never ended');
}

/** Sets the table right by consent: the first page proposes, the second agrees with the button. */
export async function agreed(pages: readonly [Page, Page], changes: Changes): Promise<void> {
  await ask(pages[0], { do: 'correct', changes });
  await pages[1].getByRole('button', { name: 'Agree' }).click();
  await expect.poll(async () => (await state(pages[1])).consent.open).toBeNull();
  await together(...pages);
}

/** Presses on a figure on the table, and waits for its card. */
export async function selects(page: Page, figure: Figure): Promise<void> {
  await skipDice(page);
  const card = page.getByRole('region', { name: figure.name, exact: true });
  // A view that has just come to another seat may still be turning: who misses presses again.
  await expect(async () => {
    const at = await place(page, figure.id);
    await page.mouse.move(at.x, at.y);
    await page.mouse.click(at.x, at.y);
    await expect(card).toBeVisible({ timeout: 4000 });
  }).toPass({ timeout: 45_000 });
}

/** Throws so many dice for a figure from its card, and waits until they lie. */
export async function throws(page: Page, figure: Figure, dice: number): Promise<void> {
  await untilPlayed(page, async () => {
    await selects(page, figure);
    await page
      .getByRole('region', { name: figure.name, exact: true })
      .getByRole('button', { name: dice === 1 ? /^One die/ : new RegExp(`^${dice} dice`) })
      .click();
  });
}

/** Presses on a foe, which shows what the blow would do, and confirms it. */
export async function strikes(page: Page, foe: Figure): Promise<void> {
  await untilPlayed(page, async () => {
    await skipDice(page);
    const at = await place(page, foe.id);
    await page.mouse.move(at.x, at.y);
    await page.mouse.click(at.x, at.y);
    await expect(page.getByRole('region', { name: 'What it would do' })).toBeVisible();
    await page.getByRole('button', { name: 'Confirm' }).click();
  });
}

/** Passes the turn, with those who could still act. */
export async function endsTurn(page: Page): Promise<void> {
  await untilPlayed(page, async () => {
    await skipDice(page);
    const sure = page.getByRole('button', { name: /can still act/ });
    if (!(await sure.isVisible())) await page.getByRole('button', { name: /^End turn/ }).click();
    await sure.click();
  });
}

/** The first asks the second to take back the last move, who allows it; the dice are rolled afresh. */
export async function takenBack(pages: readonly [Page, Page], ...watching: readonly Page[]): Promise<void> {
  const [by, other] = pages;
  await together(...pages);
  await skipDice(by);
  const before = await version(by);
  await by.getByRole('button', { name: 'Menu' }).click();
  await by.getByRole('button', { name: /Ask to take back/ }).click();
  await other.getByRole('button', { name: 'Allow it' }).click();
  await expect.poll(() => version(by)).not.toBe(before);
  await together(...pages, ...watching);
  await isReady(by);
  await skipDice(by);
}

/** Does it, and asks it back, until it came out as wanted. */
export async function until(
  pages: readonly [Page, Page],
  watching: readonly Page[],
  does: () => Promise<void>,
  isSo: () => Promise<boolean>,
): Promise<void> {
  for (let tries = 0; tries < 16; tries++) {
    await does();
    await together(...pages, ...watching);
    if (await isSo()) return;
    await takenBack(pages, ...watching);
  }
  throw new Error('the dice never fell as wanted');
}
