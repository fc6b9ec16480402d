import type { Intent, State, Unit } from '@muster/rules/kings-of-war';
import { expect, type Page } from '@playwright/test';
import { battleOf, skipDice, together } from './battle';
import { isReady, version } from './table';

type Army = Extract<Intent, { do: 'choose-army' }>['army'];

export const { state, step, ask, whoseTurn } = battleOf<State, Intent>();

export async function unitNamed(page: Page, name: string): Promise<Unit> {
  const found = Object.values((await state(page)).units).find((unit) => unit.name === name);
  if (!found) throw new Error(`${name} is not at this table`);
  return found;
}

/** Both seats take these ready armies, or lists, and stand ready. */
export async function mustered(pages: readonly [Page, Page], armies: readonly [Army, Army]): Promise<void> {
  for (const at of [0, 1] as const) {
    await pages[at].waitForFunction(
      () => (globalThis as unknown as { __muster?: { seat(): unknown } }).__muster?.seat() !== undefined,
    );
    await ask(pages[at], { do: 'choose-army', army: armies[at] });
    await ask(pages[at], { do: 'ready', ready: true });
  }
  await Promise.all(pages.map((page) => isReady(page)));
  await together(...pages);
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
