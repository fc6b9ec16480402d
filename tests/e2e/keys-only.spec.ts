import { expect, type Page, test } from '@playwright/test';
import { comesIn, openBattle, picture, player, skipDice, together } from './battle';
import { agreed, mustered, state, step, unitNamed, whoseTurn } from './kings-of-war';
import { log, version } from './table';

const VALE = {
  name: 'Two of the Vale',
  army: 'basileans',
  entries: [
    { unit: 'paladin-knights', size: 'regiment', options: [], name: 'Knights of the Grey Vale' },
    { unit: 'men-at-arms-crossbowmen', size: 'regiment', options: [], name: 'Quarrel Company' },
  ],
} as const;
const TUSK = {
  name: 'Two Tusks',
  army: 'orcs',
  entries: [
    { unit: 'ax', size: 'horde', options: [], name: 'Tusk Mob' },
    { unit: 'gore-riders', size: 'regiment', options: [], name: 'Squealers' },
  ],
} as const;

test('a battle is set up, deployed and fought to a regroup without a mouse', async ({ browser }) => {
  test.setTimeout(240_000);
  const ilse = await player(browser);
  const links = await openBattle(ilse, 'Ilse', { map: 'placer', rounds: 1, lastRound: false });
  const marek = await player(browser);
  await comesIn(marek, links.seat, 'Marek', /Take seat/);
  const both = [ilse, marek] as const;
  await mustered(both, [
    { is: 'list', list: VALE },
    { is: 'list', list: TUSK },
  ]);

  // The field: one piece by words, one from the box by Tab and arrows; then both say that it is good.
  const first = await whoseTurn(both);
  await says(first, 'pond at 12, 24, turned 30 left');
  await expect.poll(async () => (await state(first)).terrain.length).toBe(1);
  await together(...both);
  const second = await whoseTurn(both);
  expect(second).not.toBe(first);
  await onTable(second, 'Tab', 'Shift+ArrowRight', ']');
  await expect(second.getByRole('region', { name: 'Fine steps' })).toBeVisible();
  await picture(second, 'keys-terrain-wide');
  await second.keyboard.press('Enter');
  await expect.poll(async () => (await state(second)).terrain.length).toBe(2);
  await together(...both);
  for (let tries = 0; tries < 4 && (await step(ilse))?.is === 'terrain'; tries++) {
    await says(await whoseTurn(both), 'agree');
    await together(...both);
  }
  await rolled(both);
  await onTable(await whoseTurn(both), '1');
  await expect.poll(async () => (await step(ilse))?.is).toBe('deploy');
  await together(...both);

  // A place outside the zone is refused with its reason, and nothing has happened; then one that fits.
  const opener = await whoseTurn(both);
  const name = opener === ilse ? 'Quarrel Company' : 'Tusk Mob';
  const before = await version(opener);
  await says(opener, `${name} at 24, 30`);
  await expect(opener.getByRole('alert', { name: 'Why not' })).toContainText(name);
  expect(await version(opener)).toBe(before);
  await opener.keyboard.press('Escape');
  await says(opener, `${name}: 6 from the left, 3 deep`);
  await expect.poll(async () => (await unitNamed(opener, name)).pose).not.toBeNull();
  const placed = await unitNamed(opener, name);
  const isFar = (await state(opener)).sides[placed.side]?.edge === 'far';
  const { width, depth } = placed.profile.footprint;
  const x = 6 * 25.4 + width / 2;
  const y = 3 * 25.4 + depth / 2;
  expect(placed.pose?.x).toBeCloseTo(isFar ? (await state(opener)).table.width - x : x, 1);
  expect(placed.pose?.y).toBeCloseTo(isFar ? (await state(opener)).table.depth - y : y, 1);
  await together(...both);

  // The others by Tab out of the box, arrows and Enter.
  for (let tries = 0; tries < 6 && (await step(ilse))?.is === 'deploy'; tries++) {
    const now = await whoseTurn(both);
    const was = await version(now);
    await onTable(now, 'Tab', 'Shift+ArrowLeft');
    await expect(now.getByRole('region', { name: 'Fine steps' })).toBeVisible();
    if (tries === 0) await picture(now, 'keys-deploy-wide');
    await now.keyboard.press('Enter');
    await expect.poll(() => version(now)).toBeGreaterThan(was);
    await together(...both);
  }
  expect(Object.values((await state(ilse)).units).every((unit) => unit.pose)).toBe(true);
  await rolled(both);
  const chooser = await whoseTurn(both);
  await skipDice(chooser);
  await chooser.getByRole('application').focus();
  await chooser.keyboard.press('1');
  await expect.poll(async () => (await step(ilse))?.is).toBe('movement');
  await together(...both);

  // By agreement the prey stands worn down before the knights. They charge by words and strike by number.
  const knights = (await unitNamed(ilse, 'Knights of the Grey Vale')).id;
  const prey = (await unitNamed(ilse, 'Squealers')).id;
  await skipDice(ilse);
  expect(await whoseTurn(both)).toBe(ilse);
  await agreed(both, [
    { is: 'pose', unit: prey, pose: { x: 1000, y: 700, facing: 180 } },
    { is: 'pose', unit: knights, pose: { x: 1000, y: 520, facing: 90 } },
    { is: 'count', unit: prey, what: 'damage', value: 40 },
  ]);
  const card = ilse.getByRole('region', { name: 'Knights of the Grey Vale' });
  for (let tries = 0; tries < 4 && !(await card.isVisible()); tries++) await onTable(ilse, 'Tab');
  await says(ilse, 'charge squealers');
  await expect(log(ilse)).toContainText(/Knights of the Grey Vale charges? /);
  await ends(ilse, 'End moving');
  await ends(ilse, 'End shooting');
  await onTable(ilse, '1');
  await expect.poll(async () => (await step(ilse))?.is).not.toBe('melee');

  // Two ones hold any unit: then the test is asked back and rolled afresh.
  for (let tries = 0; tries < 6 && !(await unitNamed(ilse, 'Squealers')).routed; tries++) {
    if ((await step(ilse))?.is !== 'nerve') await takenBack();
    await skipDice(ilse);
    await onTable(ilse, '1');
    await expect.poll(async () => (await step(ilse))?.is).not.toBe('nerve');
  }

  // The victors stay and turn: the first choice, arrows, Enter.
  await skipDice(ilse);
  await expect.poll(async () => (await step(ilse))?.is).toBe('regroup');
  const looked = (await unitNamed(ilse, 'Knights of the Grey Vale')).pose?.facing ?? 0;
  await onTable(ilse, '1', 'Shift+ArrowLeft');
  await picture(ilse, 'keys-regroup-wide');
  await ilse.keyboard.press('Escape');
  await says(ilse, 'somewhere else', false);
  await expect(ilse.getByRole('alert').filter({ hasText: 'forward, left, right or back' })).toBeVisible();
  await ilse.keyboard.press('Escape');
  await onTable(ilse, '1', 'Shift+ArrowLeft', 'Enter');
  await expect.poll(async () => (await step(ilse))?.is).not.toBe('regroup');
  expect((await unitNamed(ilse, 'Knights of the Grey Vale')).pose?.facing).toBeCloseTo(looked + 15, 1);

  async function takenBack(): Promise<void> {
    await skipDice(ilse);
    const was = await version(ilse);
    await pressed(ilse, 'Menu');
    await pressed(ilse, /Ask to take back/);
    await onTable(marek, '1');
    await expect.poll(() => version(ilse)).toBeGreaterThan(was);
    await together(...both);
  }
});

test('a unit is dragged out of the box onto the table, with the mouse and with a finger', async ({ browser }) => {
  test.setTimeout(180_000);
  const ilse = await player(browser);
  const links = await openBattle(ilse, 'Ilse', { map: 'hollin-crossroads', rounds: 1, lastRound: false });
  const marek = await player(browser, { viewport: { width: 1024, height: 768 }, hasTouch: true });
  await comesIn(marek, links.seat, 'Marek', /Take seat/);
  const both = [ilse, marek] as const;
  await mustered(both, [
    { is: 'list', list: VALE },
    { is: 'list', list: TUSK },
  ]);
  await rolled(both);
  await onTable(await whoseTurn(both), '1');
  await expect.poll(async () => (await step(ilse))?.is).toBe('deploy');
  await together(...both);
  const isFirst = (await whoseTurn(both)) === ilse;
  if (isFirst) await byMouse();
  await byFinger();
  if (!isFirst) await byMouse();

  async function byMouse(): Promise<void> {
    await skipDice(ilse);
    const [from, to] = await wayOut(ilse, 'Quarrel Company');
    // Let go over the box again, it stays in it.
    await ilse.mouse.move(from.x, from.y);
    await ilse.mouse.down();
    await ilse.mouse.move(from.x + 20, from.y - 8, { steps: 4 });
    await ilse.mouse.move(from.x + 3, from.y + 2, { steps: 3 });
    await ilse.mouse.up();
    expect((await unitNamed(ilse, 'Quarrel Company')).pose).toBeNull();
    await ilse.mouse.move(from.x, from.y);
    await ilse.mouse.down();
    await ilse.mouse.move(to.x, to.y, { steps: 8 });
    await ilse.mouse.up();
    await expect.poll(async () => (await unitNamed(ilse, 'Quarrel Company')).pose).not.toBeNull();
    await together(...both);
  }

  async function byFinger(): Promise<void> {
    await skipDice(marek);
    const [from, aim] = await wayOut(marek, 'Tusk Mob');
    // The piece rides above the finger.
    const to = { x: aim.x, y: aim.y + 56 };
    const touch = await marek.context().newCDPSession(marek);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    await send('touchStart', from);
    for (let at = 1; at <= 10; at++)
      await send('touchMove', { x: from.x + ((to.x - from.x) * at) / 10, y: from.y + ((to.y - from.y) * at) / 10 });
    await picture(marek, 'drag-out-tablet');
    await send('touchEnd');
    await marek.getByRole('button', { name: 'Confirm' }).tap();
    await expect.poll(async () => (await unitNamed(marek, 'Tusk Mob')).pose).not.toBeNull();
    await together(...both);
  }

  /** From the unit in the box to the middle of its zone. */
  async function wayOut(page: Page, name: string) {
    const box = await page.locator('.pool li button', { hasText: name }).boundingBox();
    const edge = await page.evaluate(() => globalThis.__muster?.seat());
    const side = (await state(page)).seats.find((seat) => seat.seat === edge)?.side ?? '';
    const far = (await state(page)).sides[side]?.edge === 'far';
    const { width, depth } = (await state(page)).table;
    const to = await page.evaluate(
      ([px, py]) => globalThis.__muster?.screenAt(px ?? 0, py ?? 0),
      [width / 2, far ? depth - 200 : 200],
    );
    if (!box || !to) throw new Error(`${name} is not in the box`);
    return [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }, to] as const;
  }
});

/** Opens the field for words, writes, and presses Enter. */
async function says(page: Page, words: string, closes = true): Promise<void> {
  await skipDice(page);
  await onTable(page, 'w');
  const field = page.getByRole('form', { name: 'A move in words' }).getByRole('textbox');
  await expect(field).toBeFocused();
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  if (closes && !(await page.getByRole('alert', { name: 'Why not' }).isVisible())) await expect(field).toHaveCount(0);
}

/** Keys with the focus on the table. */
async function onTable(page: Page, ...keys: readonly string[]): Promise<void> {
  await skipDice(page);
  await page.getByRole('application').focus();
  for (const key of keys) await page.keyboard.press(key);
}

/** A button as keys press it: reached by Tab, taken by Enter. */
async function pressed(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
}

/** Dice with R until the roll-off is decided. */
async function rolled(pages: readonly [Page, Page]): Promise<void> {
  for (let tries = 0; tries < 40; tries++) {
    await together(...pages);
    const now = await state(pages[0]);
    const rolling = now.steps.at(-1);
    if (rolling?.is !== 'roll-off') return;
    const was = await version(pages[0]);
    const seat = (['a', 'b'] as const).find(
      (one) => !((now.seats.find((s) => s.seat === one)?.side ?? '') in rolling.rolled),
    );
    await onTable(seat === 'b' ? pages[1] : pages[0], 'r');
    await expect.poll(() => version(pages[0])).toBeGreaterThan(was);
  }
  throw new Error('the roll-off was never decided');
}

async function ends(page: Page, label: 'End moving' | 'End shooting'): Promise<void> {
  await skipDice(page);
  const is = { 'End moving': 'movement', 'End shooting': 'ranged' }[label];
  for (let tries = 0; tries < 3 && (await step(page))?.is === is; tries++) {
    await pressed(page, tries === 0 ? label : /can still act|End/);
    await page.waitForTimeout(300);
  }
  expect((await step(page))?.is).not.toBe(is);
}
