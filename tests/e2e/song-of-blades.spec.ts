import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { comesIn, openBattle, picture, placeAt, player, pull, skipDice, together } from './battle';
import {
  agreed,
  asked,
  deployed,
  endsTurn,
  figureNamed,
  musters,
  nearAndFar,
  rolledOff,
  selects,
  state,
  step,
  strikes,
  throws,
  until,
} from './song-of-blades';
import { isReady, log, untilPlayed, version } from './table';

const WATCH = `The Tallow Watch | 1000 points
1 x Ledgewalker | Q2 C4 | kinds: human = Sister Hild
1 x Butcher | Q2 C4 | Savage | kinds: human = Gorm the Loud
1 x Hedge Wizard | Q4 C1 | Spell-caster | spells: Transfix, Mist | kinds: human = Old Wenna
1 x Runner | Q4 C1 | kinds: human = Nell`;
const FERRY = `The Ferry Lads | 1000 points
1 x Boatman | Q2 C3 | kinds: human = Bert Oakum
1 x Pole | Q4 C3 | Long Reach | kinds: human = Stilts
3 x Deckhand | Q4 C1 | kinds: human = Runt; Weed; Mop`;
const WATCH_SECRETS = ['Tallow Watch', 'Sister Hild', 'Gorm the Loud', 'Old Wenna', 'Hedge Wizard'];
const FERRY_SECRETS = ['Ferry Lads', 'Bert Oakum', 'Stilts', 'Deckhand', 'Boatman'];

test('two players fight a skirmish to its end and a third watches: secrets, reactions, a fall, a rout, a backfire', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const [ilse, heardByIlse] = await listener(browser);
  const links = await openBattle(
    ilse,
    'Ilse',
    { map: 'gallows-terrace', ground: 'ash', points: 700, personalities: 100, weather: false, complications: false },
    '',
    /Song of Blades/,
  );
  const [marekFirst, heardByMarek] = await listener(browser);
  let marek = marekFirst;
  await comesIn(marek, links.seat, 'Marek', /Take seat/);
  const [petra, heardByPetra] = await listener(browser);
  await comesIn(petra, links.watch, 'Petra', /Watch/);
  let both = [ilse, marek] as const;

  // Warbands are chosen in secret: nothing of one comes over the other's line, nor over that of one who watches.
  await musters(ilse, WATCH);
  await expect(ilse.getByText('Your warband stands ready')).toBeVisible();
  await together(ilse, marek, petra);
  await expect(marek.getByRole('region', { name: 'Ilse, warband' })).toContainText('stays hidden');
  for (const secret of WATCH_SECRETS) {
    expect(heardByIlse()).toContain(secret);
    expect(heardByMarek()).not.toContain(secret);
    expect(heardByPetra()).not.toContain(secret);
  }
  const toIlseBefore = heardByIlse();
  await musters(marek, FERRY);
  await Promise.all([ilse, marek, petra].map((page) => isReady(page)));
  await together(ilse, marek, petra);
  for (const secret of FERRY_SECRETS) {
    expect(toIlseBefore).not.toContain(secret);
    expect(heardByIlse()).toContain(secret);
    expect(heardByPetra()).toContain(secret);
  }

  await rolledOff(both);
  await nearAndFar(both);
  await setsDown(await asked(both));
  await deployed(both);
  await rolledOff(both);
  if ((await asked(both)) === marek) await endsTurn(marek);
  await together(ilse, marek, petra);

  // By agreement everybody is where the story begins: one on a corner of the terrace, one on the ground.
  const id = async (name: string) => (await figureNamed(ilse, name)).id;
  const pose = async (name: string, x: number, y: number, facing: number) =>
    ({ is: 'pose', unit: await id(name), pose: { x, y, facing } }) as const;
  const count = async (name: string, what: string, value: number) =>
    ({ is: 'count', unit: await id(name), what, value }) as const;
  await agreed(both, [
    await pose('Sister Hild', 644.33, 280.67, 315),
    await pose('Stilts', 662, 263, 135),
    await pose('Gorm the Loud', 600, 450, 90),
    await pose('Runt', 600, 475, 270),
    await count('Runt', 'prone', 1),
    await pose('Weed', 540, 520, 270),
    await pose('Mop', 580, 545, 270),
    await pose('Nell', 300, 420, 90),
    await pose('Bert Oakum', 300, 500, 270),
    await count('Nell', 'poison', 2),
    await count('Old Wenna', 'poison', 2),
  ]);
  expect(await figureNamed(petra, 'Stilts')).toMatchObject({ level: 60 });

  // A die fails, and the other side is asked at once, with its odds; everybody else is told whom the table waits for.
  const nell = await figureNamed(ilse, 'Nell');
  await until(
    both,
    [petra],
    () => throws(ilse, nell, 1),
    async () => (await step(ilse))?.is === 'reactions',
  );
  await skipDice(marek);
  const card = marek.getByRole('region', { name: 'React with one figure' });
  await expect(card).toContainText('One failed die');
  await expect(ilse.getByRole('region', { name: 'React with one figure' })).toHaveCount(0);
  await skipDice(ilse);
  await expect(plate(ilse)).toContainText('Marek may react');
  await skipDice(petra);
  await expect(plate(petra)).toContainText('Marek may react');
  const die = card.getByRole('button', { name: /^One die: 83% acts/ });
  await card.getByRole('button', { name: /^Bert Oakum/ }).click();
  await expect(die).toBeVisible();
  await picture(marek, 'sob-reaction-wide');
  await until(
    [marek, ilse],
    [petra],
    async () => {
      await skipDice(marek);
      if (!(await die.isVisible())) await card.getByRole('button', { name: /^Bert Oakum/ }).click();
      await untilPlayed(marek, () => die.click());
    },
    async () => (await step(marek))?.is === 'act',
  );

  // In the middle of it one line is cut and the other page is closed. Both come back to the same position.
  const before = await state(ilse);
  await ilse.context().setOffline(true);
  await expect(ilse.getByText('Your line is down')).toBeVisible();
  const address = marek.url();
  const context = marek.context();
  await marek.close();
  marek = await context.newPage();
  marek.setDefaultTimeout(45_000);
  marek.on('pageerror', (error) => {
    throw error;
  });
  both = [ilse, marek];
  await marek.goto(address);
  await isReady(marek);
  expect(await state(marek)).toEqual(before);
  const bert = await figureNamed(marek, 'Bert Oakum');
  await skipDice(marek);
  await pull(marek, bert.id, await placeAt(marek, 300, 425));
  await expect(marek.getByText('Stops in contact with Nell')).toBeVisible();
  await picture(marek, 'sob-stick-wide');
  await marek.mouse.up();
  await expect.poll(async () => (await step(marek))?.is).toBe('turn');
  await ilse.context().setOffline(false);
  await expect(ilse.getByText('Your line is down')).toHaveCount(0, { timeout: 45_000 });
  await together(ilse, marek, petra);
  expect(await state(ilse)).toEqual(await state(marek));
  expect(await state(petra)).toEqual(await state(marek));
  expect(await figureNamed(ilse, 'Bert Oakum')).toMatchObject({ reacted: true, activated: false });
  await expect(log(ilse)).toContainText('Bert Oakum moves');

  // A savage blow at one who lies there: whoever sees it tests, and some of them run.
  await activated('Gorm the Loud');
  const runt = await figureNamed(ilse, 'Runt');
  await until(
    both,
    [petra],
    () => strikes(ilse, runt),
    async () =>
      (await figureNamed(ilse, 'Runt')).fate === 'gruesome' &&
      ((await ran('Weed', { x: 540, y: 520 })) || (await ran('Mop', { x: 580, y: 545 }))),
  );
  await expect(log(petra)).toContainText('Runt dies a gruesome death');
  await expect(log(petra)).toContainText(/(Weed|Mop) fails .* at the gruesome sight and runs/);
  await picture(ilse, 'sob-blow-wide');
  await stops();

  // One who stands on the corner of a terrace has nowhere to give way but over the edge.
  await activated('Sister Hild');
  const stilts = await figureNamed(ilse, 'Stilts');
  await until(
    both,
    [petra],
    () => strikes(ilse, stilts),
    async () => {
      const now = await step(ilse);
      return now?.is === 'recoil' && now.unit === stilts.id;
    },
  );
  await skipDice(marek);
  const back = marek.getByRole('button', { name: /^Straight back/ });
  await expect(back).toContainText('Over the edge: it falls 6 cm');
  await picture(marek, 'sob-recoil-wide');
  await back.click();
  await expect.poll(async () => (await step(marek))?.is).not.toBe('recoil');
  await together(ilse, marek, petra);
  await expect(log(petra)).toContainText('Stilts falls 6 cm');
  expect(await figureNamed(petra, 'Stilts')).toMatchObject({ level: 0 });
  await stops();

  // Three dice against a six: the spell goes off in her own face, and the other side takes the initiative.
  const wenna = await figureNamed(ilse, 'Old Wenna');
  await until(
    both,
    [petra],
    async () => {
      await selects(ilse, wenna);
      const hers = ilse.getByRole('region', { name: 'Old Wenna', exact: true });
      const spell = hers.getByRole('button', { name: 'Transfix' });
      if ((await spell.getAttribute('aria-pressed')) !== 'true') await spell.click();
      const was = await version(ilse);
      await hers.getByRole('button', { name: /^3 dice.*58% backfire/ }).click();
      await expect.poll(() => version(ilse)).toBeGreaterThan(was);
    },
    async () => (await figureNamed(ilse, 'Old Wenna')).conditions.some((each) => each.is === 'transfixed'),
  );
  await skipDice(marek);
  await picture(marek, 'sob-initiative-wide');
  await marek.getByRole('button', { name: /^Take the initiative/ }).click();
  await expect.poll(async () => (await asked(both)) === marek).toBe(true);
  await together(ilse, marek, petra);
  await expect(log(petra)).toContainText('Transfix backfires on Old Wenna');
  await expect(log(petra)).toContainText('Marek takes the initiative');
  await endsTurn(marek);
  await together(ilse, marek, petra);

  // By agreement the others go home, and the last one falls.
  const last = (await figureNamed(ilse, 'Stilts')).fate === 'table' ? 'Stilts' : 'Bert Oakum';
  const leaving = Object.values((await state(ilse)).figures).filter(
    (figure) => figure.seat === 'b' && figure.fate === 'table' && figure.name !== last,
  );
  await agreed(both, [
    ...leaving.map(({ id: unit }) => ({ is: 'remove', unit }) as const),
    await pose(last, 600, 475, 270),
    await count(last, 'prone', 1),
  ]);
  await activated('Gorm the Loud');
  const prey = await figureNamed(ilse, last);
  await until(
    both,
    [petra],
    () => strikes(ilse, prey),
    async () => (await state(ilse)).outcome !== null,
  );
  await skipDice(ilse);
  const result = ilse.getByRole('region', { name: 'The result' });
  await expect(result).toContainText(/Ilse.*wins/);
  await skipDice(petra);
  await expect(petra.getByRole('region', { name: 'The result' })).toContainText(/Ilse.*wins/);
  await picture(ilse, 'sob-end-wide');

  // Every die is verified on the page, and by the command line from the file the page gives.
  await result.getByRole('button', { name: 'Verify dice' }).click();
  await expect(ilse.getByText('All is in order')).toBeVisible({ timeout: 60_000 });
  await ilse.keyboard.press('Escape');
  const [file] = await Promise.all([
    ilse.waitForEvent('download'),
    result.getByRole('button', { name: 'Save file' }).click(),
  ]);
  expect(await verified(await file.path())).toContain('All is in order');

  // The film: from before the first move to the end and back to somewhere between.
  await result.getByRole('button', { name: 'Replay' }).click();
  await expect(ilse.getByText('Before the first move.')).toBeVisible();
  const slider = ilse.getByRole('slider');
  const most = Number(await slider.getAttribute('max'));
  await slider.press('End');
  await expect(slider).toHaveValue(String(most));
  await slider.press('ArrowLeft');
  await expect(slider).toHaveValue(String(most - 1));
  await picture(ilse, 'sob-replay-wide');

  /** Two dice, thrown until one of them is an action and the turn goes on; the other side lets it pass. */
  async function activated(name: string): Promise<void> {
    const figure = await figureNamed(ilse, name);
    await until(
      both,
      [petra],
      async () => {
        await throws(ilse, figure, 2);
        if ((await step(ilse))?.is !== 'reactions') return;
        await skipDice(marek);
        const was = await version(marek);
        await marek.getByRole('button', { name: /^Let it pass/ }).click();
        await expect.poll(() => version(marek)).toBeGreaterThan(was);
      },
      async () => (await step(ilse))?.is === 'act',
    );
    await skipDice(ilse);
  }

  /** Leaves the actions that are left, if there are any. */
  async function stops(): Promise<void> {
    await skipDice(ilse);
    if ((await step(ilse))?.is === 'follow-up') await ilse.getByRole('button', { name: /^Stay/ }).click();
    await expect.poll(async () => ['turn', 'act'].includes((await step(ilse))?.is ?? '')).toBe(true);
    if ((await step(ilse))?.is === 'act') {
      await ilse.getByRole('region', { name: 'Orders' }).getByRole('button', { name: /^Done/ }).click();
      const sure = ilse.getByRole('button', { name: 'Confirm' });
      await expect.poll(async () => (await step(ilse))?.is === 'turn' || (await sure.isVisible())).toBe(true);
      if ((await step(ilse))?.is === 'act') await sure.click();
    }
    await expect.poll(async () => (await step(ilse))?.is).toBe('turn');
    await together(ilse, marek, petra);
  }

  async function ran(name: string, from: { readonly x: number; readonly y: number }): Promise<boolean> {
    const { fate, pose: now } = await figureNamed(ilse, name);
    return fate === 'table' && now !== null && Math.hypot(now.x - from.x, now.y - from.y) > 1;
  }
});

const plate = (page: Page) => page.locator('.waiting');

/** A page, and all that has come over its line so far. */
async function listener(browser: Browser): Promise<readonly [Page, () => string]> {
  const page = await player(browser);
  const heard: string[] = [];
  page.on('websocket', (line) =>
    line.on('framereceived', ({ payload }) =>
      heard.push(typeof payload === 'string' ? payload : payload.toString('utf8')),
    ),
  );
  return [page, () => heard.join('\n')];
}

/** The first figure of the box is set down with the mouse. */
async function setsDown(page: Page): Promise<void> {
  const now = await state(page);
  const step = now.steps.at(-1);
  const edge = step?.is === 'deploy' ? now.sides[step.side]?.edge : undefined;
  await page.getByRole('region', { name: 'To deploy' }).getByRole('listitem').first().getByRole('button').click();
  const at = await placeAt(page, 700, edge === 'near' ? 40 : now.table.depth - 40);
  await page.mouse.move(at.x, at.y);
  await page.mouse.click(at.x, at.y);
  await expect
    .poll(async () => Object.values((await state(page)).figures).some((figure) => figure.fate === 'table'))
    .toBe(true);
}

/** What the command line says about a file; it fails where the file is not in order. */
async function verified(path: string): Promise<string> {
  const root = join(import.meta.dirname, '../..');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', join(root, 'apps/server/src/replay-cli.ts'), 'verify', path],
    { cwd: root },
  );
  return stdout;
}
