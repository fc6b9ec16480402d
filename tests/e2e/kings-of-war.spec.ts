import { expect, test } from '@playwright/test';
import { comesIn, openBattle, picture, place, placeAt, player, pull, skipDice, together } from './battle';
import {
  agreed,
  ask,
  deployed,
  endPhase,
  mustered,
  rolledOff,
  state,
  step,
  unitNamed,
  whoseTurn,
} from './kings-of-war';
import { isReady, log, version } from './table';

const PHONE = { viewport: { width: 390, height: 844 } };

const VALE = {
  name: 'The Grey Vale',
  army: 'basileans',
  entries: [
    { unit: 'men-at-arms-spearmen', size: 'horde', options: [], name: 'The Long Hedge' },
    { unit: 'paladin-knights', size: 'regiment', options: [], name: 'Knights of the Grey Vale' },
    { unit: 'paladin-foot-guard', size: 'regiment', options: [], name: 'Vale Wardens' },
    { unit: 'men-at-arms-crossbowmen', size: 'regiment', options: [], name: 'Quarrel Company' },
  ],
} as const;
const TUSK = {
  name: 'The Broken Tusk',
  army: 'orcs',
  entries: [
    { unit: 'ax', size: 'horde', options: [], name: 'Tusk Mob' },
    { unit: 'gore-riders', size: 'regiment', options: [], name: 'Squealers' },
    { unit: 'trolls', size: 'horde', options: [], name: 'The Damp Ones' },
    { unit: 'orclings', size: 'regiment', options: [], name: 'The Bitey Lot' },
  ],
} as const;

test('two players fight a battle to its end and a third watches: refusal, flank charge, rout, take-back, replay', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const ilse = await player(browser, {}, false);
  // The one battle that is drawn as a graphics card draws it.
  expect(await ilse.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null)).toBe(true);
  const links = await openBattle(ilse, 'Ilse', { map: 'placer', rounds: 1, lastRound: false });
  const marek = await player(browser);
  await comesIn(marek, links.seat, 'Marek', /Take seat/);
  const petra = await player(browser, PHONE, false);
  await petra.goto('/');
  await expect(petra.getByRole('button', { name: 'Open the table, get a link' })).toBeVisible();
  await picture(petra, 'lobby-narrow');
  await comesIn(petra, links.watch, 'Petra', /Watch/);
  const both = [ilse, marek] as const;
  await mustered(both, [
    { is: 'list', list: VALE },
    { is: 'list', list: TUSK },
  ]);

  // The field: one piece is laid, then both agree.
  const first = await whoseTurn(both);
  await first.getByRole('button', { name: 'Pond' }).click();
  const pond = await placeAt(first, 300, 600);
  await first.mouse.move(pond.x, pond.y);
  await first.mouse.click(pond.x, pond.y);
  await expect.poll(async () => (await state(first)).terrain.length).toBe(1);
  await together(...both);
  while ((await step(ilse))?.is === 'terrain') {
    const now = await whoseTurn(both);
    const before = await version(now);
    await now.getByRole('button', { name: 'The field is good' }).click();
    await expect.poll(() => version(now)).toBeGreaterThan(before);
    await together(...both);
  }
  await rolledOff(both);
  const winner = await whoseTurn(both);
  await skipDice(winner);
  await winner.getByRole('button', { name: 'The near side' }).click();
  await together(...both);
  const pool = winner.locator('.pool li button').first();
  await pool.click();
  const spot = await placeAt(winner, 1300, winner === ilse ? 150 : 1069);
  await winner.mouse.move(spot.x, spot.y);
  await winner.mouse.click(spot.x, spot.y);
  await expect.poll(async () => Object.values((await state(winner)).units).some((unit) => unit.pose)).toBe(true);
  await deployed(both);
  await picture(ilse, 'deployment-wide');
  await rolledOff(both);
  await ask(await whoseTurn(both), { do: 'choose-first', side: (await state(ilse)).seats[0]?.side ?? '' });
  await together(ilse, marek, petra);
  await skipDice(ilse);
  await skipDice(marek);

  // A charge from across the field is refused, with its reason, and nothing has happened.
  const knights = (await unitNamed(ilse, 'Knights of the Grey Vale')).id;
  const prey = (await unitNamed(ilse, 'Squealers')).id;
  const still = await version(ilse);
  await pull(ilse, knights, await place(ilse, prey));
  await ilse.mouse.up();
  const no = ilse.getByRole('alert', { name: 'Why not' });
  await expect(no).toContainText('Knights of the Grey Vale');
  await expect(no).toContainText('″');
  expect(await version(ilse)).toBe(still);
  await ilse.keyboard.press('Escape');

  // A move by hand is taken back without asking, as no die has fallen since.
  const wardens = (await unitNamed(ilse, 'Vale Wardens')).id;
  const stood = await place(ilse, wardens);
  await pull(ilse, wardens, { x: stood.x, y: stood.y - 40 });
  await ilse.mouse.up();
  await expect(log(marek)).toContainText('Vale Wardens');
  await expect(log(ilse)).toContainText(/Vale Wardens advance/);
  await ilse.keyboard.press('Control+z');
  await expect(log(ilse)).not.toContainText(/Vale Wardens advance/);
  await together(...both);

  // By agreement the prey stands before the knights, its flank open, worn down.
  await agreed(both, [
    { is: 'pose', unit: prey, pose: { x: 1000, y: 700, facing: 180 } },
    { is: 'pose', unit: knights, pose: { x: 1000, y: 520, facing: 90 } },
    { is: 'count', unit: prey, what: 'damage', value: 14 },
  ]);
  await pull(ilse, knights, await place(ilse, prey));
  await expect(ilse.getByRole('region', { name: 'What it would do' })).toContainText('rout');
  await picture(ilse, 'charge-preview-wide');
  await ilse.mouse.up();
  await expect(log(ilse)).toContainText(/Knights of the Grey Vale charges? .* flank/);
  await together(ilse, marek, petra);
  await picture(petra, 'charge-narrow');
  await endPhase(ilse, 'End moving');
  await endPhase(ilse, 'End shooting');

  // The blow is struck, asked back with its dice, and struck again.
  const strike = ilse.getByRole('button', { name: 'Strike' });
  await strike.click();
  await expect(ilse.locator('.dice-stage')).toBeVisible();
  await picture(ilse, 'melee-wide');
  await together(ilse, marek, petra);
  await picture(petra, 'melee-narrow');
  await takeBack();
  await strike.click();
  await expect.poll(async () => (await step(ilse))?.is).not.toBe('melee');

  // Two ones hold any unit: then the test is asked back and rolled afresh.
  for (let tries = 0; tries < 6 && !(await unitNamed(ilse, 'Squealers')).routed; tries++) {
    if ((await step(ilse))?.is !== 'nerve') await takeBack();
    await skipDice(ilse);
    await ilse.getByRole('button', { name: /^(Test|Roll)/ }).click();
    await expect.poll(async () => (await step(ilse))?.is).not.toBe('nerve');
  }
  expect((await unitNamed(marek, 'Squealers')).routed).toBe(true);
  await expect(log(marek)).toContainText(/Squealers .*rout/i);

  // The victors stay and turn by a degree.
  await skipDice(ilse);
  await ilse.getByRole('button', { name: /Stay and turn/ }).click();
  await ilse.keyboard.press(']');
  await ilse.getByRole('button', { name: /Stand so/ }).click();
  await expect.poll(async () => (await step(ilse))?.is).not.toBe('regroup');
  await endPhase(ilse, 'End turn');
  await together(...both);
  await endPhase(marek, 'End moving');
  await endPhase(marek, 'End shooting');
  await endPhase(marek, 'End turn');

  // The end, for everyone; the replay from the first entry; every die verified.
  const result = ilse.getByRole('region', { name: 'The result' });
  await expect(result).toContainText('wins');
  await expect(petra.getByRole('region', { name: 'The result' })).toContainText('wins');
  await picture(ilse, 'end-wide');
  await picture(petra, 'end-narrow');
  await result.getByRole('button', { name: 'Verify dice' }).click();
  await expect(ilse.getByText('All is in order')).toBeVisible({ timeout: 60_000 });
  await ilse.keyboard.press('Escape');
  await result.getByRole('button', { name: 'Replay' }).click();
  await expect(ilse.getByText('Before the first move.')).toBeVisible();
  await ilse.getByRole('slider').press('End');
  // The paint of the replay's own table has to dry before it is worth a picture.
  await ilse.waitForTimeout(5000);
  await picture(ilse, 'replay-wide');

  async function takeBack(): Promise<void> {
    await skipDice(ilse);
    const before = await version(ilse);
    await ilse.getByRole('button', { name: 'Menu' }).click();
    await ilse.getByRole('button', { name: /Ask to take back/ }).click();
    await marek.getByRole('button', { name: 'Allow it' }).click();
    await expect.poll(() => version(ilse)).toBeGreaterThan(before);
    await together(ilse, marek, petra);
    await skipDice(ilse);
    await isReady(ilse);
  }
});
