import { expect, type Page, test } from '@playwright/test';
import { comesIn, openBattle, picture, player, skipDice, together } from './battle';
import { ask, asked, figureNamed, musters, state, step } from './song-of-blades';
import { isReady, log, untilPlayed, version } from './table';

const fighter = (title: string, quality: number, combat: number) => ({
  title,
  quality,
  combat,
  traits: [],
  spells: [],
  kinds: ['human'],
  armed: 'weapon' as const,
  ranged: null,
  face: 'visored-helm',
});
const one = (name: string, quality: number, combat: number) => ({
  profile: fighter(`${name} alone`, quality, combat),
  count: 1,
  names: [name],
});

const WELL = { name: 'The Well Wardens', entries: [one('Agnes', 2, 4), one('Dob', 4, 1)] };
const MILL = { name: 'The Mill Boys', entries: [one('Tansy', 2, 3), one('Pip', 4, 1)] };
const CALM = { points: 400, personalities: 100, weather: false, complications: false } as const;

test('a skirmish is set up, a figure moves, strikes and is answered without a mouse, and a phone watches', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const ilse = await player(browser);
  const config = { ...CALM, map: 'gallows-terrace', ground: 'ash' };
  const links = await openBattle(ilse, 'Ilse', config, '', /Song of Blades/);
  const marek = await player(browser);
  await comesIn(marek, links.seat, 'Marek', /Take seat/);
  const petra = await player(browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await comesIn(petra, links.watch, 'Petra', /Watch/);
  await picture(petra, 'sob-muster-phone');
  const both = [ilse, marek] as const;
  for (const [at, list] of [WELL, MILL].entries()) {
    const page = both[at] ?? ilse;
    await page.waitForFunction(() => globalThis.__muster?.seat() !== undefined);
    await ask(page, { do: 'choose-warband', warband: { is: 'list', list } });
    await ask(page, { do: 'ready', ready: true });
  }
  await Promise.all([ilse, marek, petra].map((page) => isReady(page)));
  await rolled(both);

  // Attack is the first choice; of the edges the one near to whoever chooses.
  const chooser = await asked(both);
  await plays(chooser, '1');
  await plays(chooser, '1');
  await together(...both);

  // A place outside the strip is refused with its reason; then one that fits, and the others by Tab and Enter.
  const opener = await asked(both);
  const name = opener === ilse ? 'Dob' : 'Pip';
  const before = await version(opener);
  await says(opener, `${name}, 45, 45`);
  await expect(opener.getByRole('alert', { name: 'Why not' })).toContainText(name);
  expect(await version(opener)).toBe(before);
  await opener.keyboard.press('Escape');
  await opener.keyboard.press('Escape');
  await says(opener, `${name}, 20, 4`);
  await expect.poll(async () => (await figureNamed(opener, name)).fate).toBe('table');
  await together(...both);
  for (let tries = 0; tries < 6 && (await step(ilse))?.is === 'deploy'; tries++) {
    const page = await asked(both);
    const was = await version(page);
    const beside = Array.from({ length: 1 + 3 * tries }, () => 'Shift+ArrowRight');
    await onTable(page, 'Tab', ...beside, 'Enter');
    await expect.poll(() => version(page)).toBeGreaterThan(was);
    await together(...both);
  }
  await rolled(both);
  if ((await asked(both)) === marek) await passes(marek);
  await together(ilse, marek, petra);

  // By agreement, with keys as well, they stand face to face.
  const pose = async (who: string, x: number, y: number, facing: number) =>
    ({ is: 'pose', unit: (await figureNamed(ilse, who)).id, pose: { x, y, facing } }) as const;
  const weaken = async (who: string) =>
    ({ is: 'count', unit: (await figureNamed(ilse, who)).id, what: 'poison', value: 2 }) as const;
  await ask(ilse, {
    do: 'correct',
    changes: [
      await pose('Agnes', 560, 420, 90),
      await pose('Pip', 560, 500, 270),
      await pose('Dob', 300, 420, 90),
      await pose('Tansy', 300, 500, 270),
      await weaken('Dob'),
    ],
  });
  await pressed(marek, 'Agree');
  await together(ilse, marek, petra);

  // Dob fails his die, asked for by words; Tansy reacts by Tab and a number, and comes at him with arrows.
  await untilSo(
    ilse,
    marek,
    () => says(ilse, 'Dob, activate 1'),
    async () => (await step(ilse))?.is === 'reactions',
  );
  await expect(marek.getByRole('region', { name: 'React with one figure' })).toBeVisible();
  await skipDice(petra);
  await picture(petra, 'sob-reaction-phone');
  await untilSo(
    marek,
    ilse,
    async () => {
      await chooses(marek, 'Tansy');
      await onTable(marek, '1');
    },
    async () => (await step(marek))?.is === 'act',
  );
  const stood = (await figureNamed(marek, 'Tansy')).pose;
  await onTable(marek, 'm', 'Shift+ArrowUp');
  await expect(marek.getByRole('region', { name: 'Fine steps' })).toBeVisible();
  await picture(marek, 'sob-keys-move-wide');
  await marek.keyboard.press('Enter');
  await expect.poll(async () => (await step(marek))?.is).toBe('turn');
  const stands = (await figureNamed(marek, 'Tansy')).pose;
  expect(stands?.x).toBeCloseTo(stood?.x ?? 0, 1);
  expect(stands?.y).toBeLessThan(stood?.y ?? 0);
  await together(ilse, marek, petra);

  // Agnes throws two dice by their number, goes up to Pip in words, and strikes with a key.
  await untilSo(
    ilse,
    marek,
    async () => {
      await chooses(ilse, 'Agnes');
      await onTable(ilse, '2');
    },
    async () => {
      const now = await step(ilse);
      return now?.is === 'act' && now.given === 2;
    },
  );
  await says(ilse, 'move 10 toward Pip');
  await expect(log(marek)).toContainText(/Agnes moves/);
  await onTable(ilse, 'a');
  await expect(ilse.getByRole('region', { name: 'What it would do' })).toBeVisible();
  await picture(ilse, 'sob-keys-attack-wide');
  const was = await version(ilse);
  await onTable(ilse, 'Enter');
  await expect.poll(() => version(ilse)).toBeGreaterThan(was);
  await expect(log(marek)).toContainText('Agnes strikes at Pip');
  await together(ilse, marek, petra);
  await skipDice(petra);
  await picture(petra, 'sob-blow-phone');
});

test('two teams of two seats share a battle in one pair of hands', async ({ browser }) => {
  test.setTimeout(600_000);
  const ilse = await player(browser);
  await ilse.goto('/');
  await ilse.getByRole('radio', { name: /Song of Blades/ }).click();
  await ilse.getByLabel('Your name').fill('Ilse');
  await ilse.getByText(/Personalities up to/).click();
  await ilse.getByRole('group', { name: 'Players on a side' }).getByRole('button', { name: '2' }).click();
  await ilse.getByLabel('The weather may turn').uncheck();
  await ilse.getByLabel('The tides of magic').uncheck();
  await ilse.getByRole('button', { name: 'Play at once, all seats' }).click();
  await ilse.waitForFunction(() => globalThis.__muster?.seat() !== undefined);
  expect((await state(ilse)).seats.map(({ seat, side }) => `${seat} ${side}`)).toEqual([
    'a one',
    'b two',
    'c one',
    'd two',
  ]);

  // One seat after the other brings its figures; the last brings nobody, as its friend has.
  for (const [seat, name] of [['a', 'Agnes'] as const, ['b', 'Tansy'] as const, ['c', 'Dob'] as const]) {
    await sees(ilse, seat);
    await musters(ilse, `The ${name} Band | 400 points\n2 x Fighter | Q2 C3 | kinds: human = ${name}; Young ${name}`);
  }
  await sees(ilse, 'd');
  await ilse.getByRole('button', { name: 'Begin with nobody' }).click();
  await ilse.getByRole('button', { name: 'Bring nobody, your side has enough' }).click();
  await isReady(ilse);

  // The view goes to whoever is asked.
  while ((await step(ilse))?.is === 'roll-off') await rolls(ilse);
  await presses(ilse, /^Attack/);
  await presses(ilse, /^Near edge/);
  for (let put = 0; (await step(ilse))?.is === 'deploy'; put++) {
    const now = await state(ilse);
    const waits = now.steps.at(-1);
    const side = waits?.is === 'deploy' ? waits.side : '';
    const figure = Object.values(now.figures).find((each) => each.side === side && each.fate === 'reserve');
    if (!figure) throw new Error('nobody is left to deploy');
    await sees(ilse, figure.seat);
    const isNear = now.sides[side]?.edge === 'near';
    await ask(ilse, {
      do: 'deploy',
      unit: figure.id,
      pose: { x: 150 + put * 60, y: isNear ? 40 : now.table.depth - 40, facing: isNear ? 90 : 270 },
    });
  }
  while ((await step(ilse))?.is === 'roll-off') await rolls(ilse);
  await picture(ilse, 'sob-team-wide');

  // The first of the side's seats has its turn with its own figures, then its friend with his.
  const first = await state(ilse);
  const mine = first.active === 'one' ? (['Agnes', 'Dob'] as const) : (['Tansy'] as const);
  for (const name of mine) {
    for (const called of [name, `Young ${name}`]) {
      const figure = await figureNamed(ilse, called);
      await sees(ilse, figure.seat);
      await skipDice(ilse);
      const before = await version(ilse);
      await ask(ilse, { do: 'activate', unit: figure.id, dice: 1 });
      await expect.poll(() => version(ilse)).toBeGreaterThan(before);
      await settled(ilse);
    }
  }
  await expect.poll(async () => (await state(ilse)).turn).toBe(2);
  expect((await state(ilse)).active).not.toBe(first.active);
  await expect(log(ilse)).toContainText('Turn 2');
});

/** The view of this seat, as it comes by itself. */
async function sees(page: Page, seat: string): Promise<void> {
  await skipDice(page);
  await expect.poll(() => page.evaluate(() => globalThis.__muster?.seat()), { timeout: 30_000 }).toBe(seat);
}

/** Presses what the seat in view is asked, once it is there. */
const presses = (page: Page, name: RegExp): Promise<void> =>
  untilPlayed(page, async () => {
    await skipDice(page);
    await page.getByRole('button', { name }).first().click();
  });

const rolls = (page: Page): Promise<void> =>
  untilPlayed(page, async () => {
    await skipDice(page);
    await page.getByRole('region', { name: 'Roll-off' }).getByRole('button').click();
  });

/** What came of a throw is over: reactions pass by, actions are left. */
async function settled(page: Page): Promise<void> {
  for (let tries = 0; tries < 6; tries++) {
    const now = await step(page);
    if (now?.is === 'reactions') await presses(page, /^Let it pass/);
    else if (now?.is === 'act') {
      await skipDice(page);
      await page.getByRole('region', { name: 'Orders' }).getByRole('button', { name: /^Done/ }).click();
      await presses(page, /^Confirm/);
    } else return;
  }
}

/** Keys with the focus on the table. */
async function onTable(page: Page, ...keys: readonly string[]): Promise<void> {
  await skipDice(page);
  await page.getByRole('application').focus();
  for (const key of keys) await page.keyboard.press(key);
}

/** A key that plays something. */
const plays = (page: Page, key: string): Promise<void> => untilPlayed(page, () => onTable(page, key));

/** A button as keys press it: reached by Tab, taken by Enter. */
async function pressed(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
}

/** Opens the field for words, writes, and presses Enter. */
async function says(page: Page, words: string): Promise<void> {
  await onTable(page, 'w');
  const field = page.getByRole('form', { name: 'A move in words' }).getByRole('textbox');
  await expect(field).toBeFocused();
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await field.count()) === 0 || (await page.getByRole('alert', { name: 'Why not' }).isVisible()))
    .toBe(true);
}

/** Tab, until this figure is the one that is looked at. */
async function chooses(page: Page, name: string): Promise<void> {
  const card = page.getByRole('region', { name, exact: true });
  for (let tries = 0; tries < 6 && !(await card.isVisible()); tries++) await onTable(page, 'Tab');
  await expect(card).toBeVisible();
}

/** Dice with R until the roll-off is decided. */
async function rolled(pages: readonly [Page, Page]): Promise<void> {
  for (let tries = 0; tries < 40; tries++) {
    await together(...pages);
    const now = await step(pages[0]);
    if (now?.is !== 'roll-off') return;
    const waits = (await state(pages[0])).seats.find(({ side }) => !(side in now.rolled))?.seat;
    await plays(waits === 'b' ? pages[1] : pages[0], 'r');
  }
  throw new Error('the roll-off was never decided');
}

/** E ends the turn, and asks once more where somebody can still act. */
async function passes(page: Page): Promise<void> {
  await onTable(page, 'e');
  await expect(page.getByRole('button', { name: /can still act/ })).toBeVisible();
  await plays(page, 'e');
}

/** Does it and asks it back, with keys, until it came out as wanted; the other lets pass what he is asked. */
async function untilSo(by: Page, other: Page, does: () => Promise<void>, isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 16; tries++) {
    await untilPlayed(by, does);
    await together(by, other);
    if (await isSo()) return;
    await skipDice(by);
    const was = await version(by);
    await pressed(by, 'Menu');
    await pressed(by, /Ask to take back/);
    await onTable(other, '1');
    await expect.poll(() => version(by)).not.toBe(was);
    await together(by, other);
    await isReady(by);
  }
  throw new Error('the dice never fell as wanted');
}
