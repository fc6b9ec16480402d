import { expect, test } from '@playwright/test';
import { drag, isReady, log, openSandbox, person, pieces, place, sitDown, version, watchFrom } from './table';

test('two players and a spectator share a table: pieces, a cover, chat, a move taken back, a replay', async ({
  browser,
}) => {
  const ilse = await person(browser);
  const links = await openSandbox(ilse, 'Ilse');
  const marek = await person(browser);
  await sitDown(marek, links.seat, 'Marek');
  const petra = await person(browser, { viewport: { width: 390, height: 844 } });
  await watchFrom(petra, links.watch, 'Petra');

  const guard = await place(ilse, 'Grey Guard', 1000, 400);
  await expect.poll(() => pieces(marek)).toContain(guard);
  await place(marek, 'Revenants', 900, 900, true);
  await expect.poll(async () => (await pieces(ilse)).length).toBe(2);
  const seen = await ilse.evaluate(() => JSON.stringify(globalThis.__muster?.state()));
  expect(seen).not.toContain('Revenants');
  await expect(log(ilse)).toContainText('Marek places a covered piece.');

  const before = await ilse.evaluate((id) => globalThis.__muster?.screenOf(id), guard);
  await drag(ilse, guard, 60, -80);
  await expect(log(marek)).toContainText('Ilse moves Grey Guard.');
  const shift = async () => {
    const after = await ilse.evaluate((id) => globalThis.__muster?.screenOf(id), guard);
    return Math.round((after?.x ?? 0) - (before?.x ?? 0));
  };
  await expect.poll(shift).toBe(60);
  await ilse.keyboard.press('Control+z');
  await expect(log(ilse)).not.toContainText('moves');
  await expect(log(marek)).not.toContainText('moves');

  await marek.getByRole('tab', { name: 'Chat' }).click();
  await marek.getByLabel('Say something').fill('Well met. M, L and ? are only letters here.');
  await marek.keyboard.press('Enter');
  await ilse.getByRole('tab', { name: /Chat/ }).click();
  await expect(ilse.getByRole('list', { name: 'Chat' })).toContainText('Well met. M, L and ? are only letters here.');
  await expect(marek.getByRole('dialog')).toHaveCount(0);

  await ilse.getByRole('tab', { name: 'Log' }).click();
  await marek.getByRole('tab', { name: 'Log' }).click();
  await ilse.getByRole('button', { name: /^Roll/ }).click();
  await ilse.getByRole('button', { name: 'Roll 2D6' }).click();
  await expect(log(marek)).toContainText('Ilse rolls 2D6');
  await ilse.getByRole('button', { name: 'Menu' }).click();
  await ilse.getByRole('button', { name: /Ask to take back/ }).click();
  await expect(marek.getByText('Dice among them would be rolled afresh.')).toBeVisible();
  await marek.getByRole('button', { name: 'Allow it' }).click();
  await expect(log(ilse)).not.toContainText('rolls');

  await ilse.getByRole('button', { name: 'Menu' }).click();
  await ilse.getByRole('button', { name: 'Replay from the start' }).click();
  await expect(ilse.getByText('Before the first move.')).toBeVisible();
  await ilse.getByRole('button', { name: 'One on' }).click();
  await expect(ilse.getByText('Ilse places Grey Guard.').first()).toBeVisible();
  await ilse.getByRole('button', { name: 'Close', exact: true }).click();
  await isReady(ilse);
});

test('a reload, a second tab and a lost line come back to the same position, and say what happened', async ({
  browser,
}) => {
  const ilse = await person(browser);
  await openSandbox(ilse, 'Ilse');
  await place(ilse, 'Grey Guard', 1000, 400);
  await ilse.reload();
  await isReady(ilse);
  expect(await pieces(ilse)).toHaveLength(1);
  await expect(log(ilse)).toContainText('Ilse places Grey Guard.');

  await ilse.context().setOffline(true);
  await expect(ilse.getByText('Your line is down')).toBeVisible();
  await ilse.context().setOffline(false);
  await expect(ilse.getByText('Your line is down')).toHaveCount(0);
  expect(await version(ilse)).toBe(1);

  const tab = await ilse.context().newPage();
  await tab.goto(ilse.url());
  await isReady(tab);
  await expect(ilse.getByRole('button', { name: 'Play here' })).toBeVisible();
  await ilse.getByRole('button', { name: 'Play here' }).click();
  await expect(tab.getByRole('button', { name: 'Play here' })).toBeVisible();
  await place(ilse, 'Scouts', 700, 700);
});

test('a battle ends by agreement and every die of it is verified in the browser', async ({ browser }) => {
  const ilse = await person(browser);
  const links = await openSandbox(ilse, 'Ilse');
  const marek = await person(browser);
  await sitDown(marek, links.seat, 'Marek');
  await ilse.getByRole('button', { name: /^Roll/ }).click();
  await ilse.getByRole('button', { name: 'Roll 2D6' }).click();
  await expect(log(marek)).toContainText('Ilse rolls 2D6');
  await marek.getByRole('button', { name: 'Menu' }).click();
  await marek.getByRole('button', { name: 'Offer a draw' }).click();
  await marek.getByRole('button', { name: 'Offer it' }).click();
  await ilse.getByRole('button', { name: 'Agree' }).click();
  const result = ilse.getByRole('region', { name: 'The result' });
  await expect(result).toContainText('A draw, by agreement.');
  await result.getByRole('button', { name: 'Verify dice' }).click();
  await expect(ilse.getByText('All is in order')).toBeVisible();
  await expect(ilse.getByText('The seed of your own browser is in these dice')).toBeVisible();
});

test('a wrong link and a file that is no game are answered in a sentence', async ({ browser }) => {
  const page = await person(browser);
  await page.goto('/join/NO-SUCH-TABLE-0000');
  await expect(page.getByRole('heading', { name: 'This link leads nowhere' })).toBeVisible();
  await page.getByRole('button', { name: 'To the tables' }).click();
  await page.getByRole('button', { name: 'Replay a file' }).click();
  await page.getByLabel('A game file').setInputFiles({
    name: 'shopping.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"eggs": 6}'),
  });
  await expect(page.getByRole('alert')).toContainText('something else than a game');
});

test('everything can be done with keys: select, move in words, let go, fold the log', async ({ browser }) => {
  const ilse = await person(browser);
  await openSandbox(ilse, 'Ilse');
  await place(ilse, 'Grey Guard', 1000, 400);
  await ilse.keyboard.press('Escape');
  await ilse.getByRole('application').focus();
  await ilse.keyboard.press('Tab');
  await expect(ilse.getByRole('region', { name: 'Selected piece' })).toContainText('Grey Guard');
  await ilse.keyboard.press('w');
  await ilse.keyboard.type('advance 2, turn 20 left');
  await ilse.keyboard.press('Enter');
  await expect(log(ilse)).toContainText('Ilse moves Grey Guard.');
  const facing = await ilse.evaluate(() => JSON.stringify(globalThis.__muster?.state().pieces['p1']));
  expect(facing).toContain('"y":450.8');
  expect(facing).toContain('"facing":110');
  await ilse.getByRole('application').focus();
  await ilse.keyboard.press('ArrowRight');
  await ilse.keyboard.press('Enter');
  await expect.poll(() => version(ilse)).toBe(3);
  await ilse.keyboard.press('l');
  await expect(log(ilse)).toHaveCount(0);
});
