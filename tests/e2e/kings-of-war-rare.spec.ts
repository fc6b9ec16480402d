import { expect, type Page, test } from '@playwright/test';
import { comesIn, openBattle, picture, place, player, pull, skipDice, together } from './battle';
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
import { log, version } from './table';

const DWARFS = {
  name: 'The Deep Gate',
  army: 'dwarfs',
  entries: [
    { unit: 'ironclad', size: 'horde', options: [], name: 'Gate Shift' },
    { unit: 'ironguard', size: 'regiment', options: [], name: 'Doorwards' },
    { unit: 'shieldbreakers', size: 'regiment', options: [], name: 'Rock Hammers' },
    { unit: 'ironbelcher-cannon', size: 'single', options: [], name: 'Grandmother' },
  ],
} as const;
const GOBLINS = {
  name: 'The Loud Tide',
  army: 'goblins',
  entries: [
    { unit: 'rabble', size: 'legion', options: [], name: 'The Whole Village' },
    { unit: 'luggit-gang', size: 'regiment', options: [], name: 'Big Lads' },
  ],
} as const;

test('what happens seldom: a charge of two, a gun with two loads, Wild Charge, a counter charge, a last round, resigning', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const ilse = await player(browser);
  const links = await openBattle(ilse, 'Ilse', { map: 'three-hills', rounds: 1, lastRound: true, points: 2000 });
  const marek = await player(browser);
  await comesIn(marek, links.seat, 'Marek', /Take seat/);
  const both = [ilse, marek] as const;
  await mustered(both, [
    { is: 'list', list: DWARFS },
    { is: 'list', list: GOBLINS },
  ]);
  await rolledOff(both);
  const winner = await whoseTurn(both);
  await ask(winner, { do: 'choose-edge', edge: winner === ilse ? 'near' : 'far' });
  await deployed(both);
  await rolledOff(both);
  await ask(await whoseTurn(both), { do: 'choose-first', side: (await state(ilse)).seats[0]?.side ?? '' });
  await together(...both);
  for (const page of both) await skipDice(page);
  const id = async (name: string) => (await unitNamed(ilse, name)).id;
  const [doors, hammers, gun] = [await id('Doorwards'), await id('Rock Hammers'), await id('Grandmother')];
  const [village, lads] = [await id('The Whole Village'), await id('Big Lads')];
  const pose = (unit: string, x: number, y: number, facing: number) =>
    ({ is: 'pose', unit, pose: { x, y, facing } }) as const;
  await agreed(both, [
    pose(village, 1250, 560, 270),
    pose(doors, 1190, 380, 90),
    pose(hammers, 1310, 380, 90),
    pose(gun, 480, 600, 90),
    pose(lads, 470, 930, 270),
  ]);

  // A charge that rests says who could join it, and shows the dice of both.
  await pull(ilse, doors, await place(ilse, village));
  await ilse.keyboard.down('Shift');
  await ilse.mouse.up();
  await ilse.keyboard.up('Shift');
  await ilse
    .getByRole('region', { name: 'Who charges' })
    .getByRole('button', { name: /Rock Hammers/ })
    .click();
  await expect(ilse.getByRole('region', { name: 'What it would do' })).toContainText(/Attacks\s*24/);
  await picture(ilse, 'charge-together-wide');
  await ilse.getByRole('button', { name: 'Confirm' }).click();
  await expect(log(ilse)).toContainText('Rock Hammers charge The Whole Village');
  await endPhase(ilse, 'End moving');

  // Each load says what it would do; the one pressed last is the one that is fired.
  await ilse.keyboard.press('Escape');
  await press(ilse, gun);
  await press(ilse, lads);
  const cannon = ilse.getByRole('button', { name: /^Cannon/ });
  await expect(cannon).toContainText('damage');
  await cannon.click();
  await expect(cannon).toHaveAttribute('aria-pressed', 'true');
  await ilse.getByRole('button', { name: /^Grapeshot/ }).click();
  await ilse.getByRole('button', { name: /^Cannon/ }).click();
  await picture(ilse, 'two-loads-wide');
  await ilse.getByRole('button', { name: 'Confirm' }).click();
  await expect(log(ilse)).toContainText('Grandmother shoots at Big Lads (Cannon)');
  await skipDice(ilse);
  await untilTurnEnds(ilse, 'End shooting');
  await together(...both);

  // Wild Charge: too far by less than the die may give, then rolled, and told on the card.
  await skipDice(marek);
  if (!(await unitNamed(marek, 'Big Lads')).routed) {
    await pull(marek, lads, await place(marek, gun));
    await marek.mouse.up();
    await expect(marek.getByRole('alert', { name: 'Why not' })).toContainText('Wild Charge is not rolled yet');
    await marek.keyboard.press('Escape');
    await press(marek, lads);
    await marek.getByRole('button', { name: 'Wild dice' }).click();
    await skipDice(marek);
    await expect(log(marek)).toContainText(/Big Lads roll \d for Wild Charge/);
    await expect(marek.getByText(/farther in a charge/).first()).toBeVisible();
  }

  // The village fights back at one of the two and lets go of the other.
  if (!(await unitNamed(marek, 'The Whole Village')).wavering) {
    await marek.keyboard.press('Escape');
    await press(marek, village);
    await expect(marek.getByRole('button', { name: /^Counter/ })).toBeVisible();
    await pull(marek, village, await place(marek, doors));
    await expect(marek.getByText('Lets go of Rock Hammers.')).toBeVisible();
    await marek.mouse.up();
    await expect(log(marek)).toContainText('The Whole Village counter charges Doorwards');
  }
  await untilTurnEnds(marek, 'End moving');
  await together(...both);
  if ((await step(marek))?.is === 'last-round') {
    await skipDice(marek);
    await expect(marek.getByRole('region', { name: 'Another round' })).toContainText('One round is fought.');
    await ask(marek, { do: 'roll-last' });
    await together(...both);
  }

  // Whoever has had enough may say so.
  if (!(await state(ilse)).outcome) {
    await skipDice(ilse);
    await ilse.getByRole('button', { name: 'Menu' }).click();
    await ilse.getByRole('button', { name: 'Resign', exact: true }).click();
    const sure = ilse.getByRole('alertdialog', { name: 'Are you sure' });
    await expect(sure).toContainText('cannot be taken back');
    await sure.getByRole('button', { name: 'Resign' }).click();
  }
  await expect(ilse.getByRole('region', { name: 'The result' })).toBeVisible();
  await picture(ilse, 'resigned-wide');
});

async function press(page: Page, unit: string): Promise<void> {
  const at = await place(page, unit);
  await page.mouse.move(at.x, at.y);
  await page.mouse.click(at.x, at.y);
}

/** Ends this turn, every blow and test by its button, until the turn is the other side’s. */
async function untilTurnEnds(page: Page, from: 'End moving' | 'End shooting'): Promise<void> {
  if (from === 'End moving') await endPhase(page, 'End moving');
  await endPhase(page, 'End shooting');
  for (let tries = 0; tries < 20; tries++) {
    await skipDice(page);
    const now = await step(page);
    if (now === undefined || !['melee', 'combat', 'nerve', 'regroup'].includes(now.is)) return;
    if (now.is === 'regroup') {
      await ask(page, { do: 'regroup', unit: now.units[0] ?? '', way: 'stay' });
      continue;
    }
    const button = page.getByRole('button', { name: now.is === 'nerve' ? /^(Test|Roll)/ : 'Strike' }).first();
    if (now.is === 'melee' && !(await button.isVisible())) return endPhase(page, 'End turn');
    const before = await version(page);
    await button.click();
    await expect.poll(() => version(page)).toBeGreaterThan(before);
  }
  throw new Error('the turn never ended');
}
