import type { State } from '@muster/rules/kings-of-war';
import { expect, type Page, test } from '@playwright/test';
import { comesIn, openBattle, picture, player, skipDice, together } from './battle';
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
import { log } from './table';

const HEDGE = {
  name: 'One Hedge',
  army: 'basileans',
  entries: [{ unit: 'men-at-arms-spearmen', size: 'horde', options: [], name: 'The Long Hedge' }],
} as const;
const MOB = {
  name: 'One Mob',
  army: 'orcs',
  entries: [{ unit: 'ax', size: 'horde', options: [], name: 'Tusk Mob' }],
} as const;

/** What a plate asks, without how long it has done so. */
const untimed = (plate: string | null | undefined): string => (plate ?? '').replace(/\w+ has waited [\d:]+\./, '');

test('while dice fall neither log nor card nor plate tells what they show, to players and watchers', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const ilse = await throwing(await player(browser));
  const links = await openBattle(ilse, 'Ilse', { map: 'hollin-crossroads', rounds: 1, lastRound: false });
  const marek = await player(browser);
  await comesIn(marek, links.seat, 'Marek', /Take seat/);
  const petra = await throwing(await player(browser, { viewport: { width: 390, height: 844 } }));
  await comesIn(petra, links.watch, 'Petra', /Watch/);
  const both = [ilse, marek] as const;
  await mustered(both, [
    { is: 'list', list: HEDGE },
    { is: 'list', list: MOB },
  ]);
  await rolledOff(both);
  await ask(await whoseTurn(both), { do: 'choose-edge', edge: 'near' });
  await deployed(both);
  await rolledOff(both);
  await ask(await whoseTurn(both), { do: 'choose-first', side: (await state(ilse)).seats[0]?.side ?? '' });
  await together(...both);
  const hedge = (await unitNamed(ilse, 'The Long Hedge')).id;
  const mob = (await unitNamed(ilse, 'Tusk Mob')).id;
  await agreed(both, [
    { is: 'pose', unit: hedge, pose: { x: 900, y: 420, facing: 90 } },
    { is: 'pose', unit: mob, pose: { x: 900, y: 620, facing: 90 } },
  ]);
  await ask(ilse, { do: 'charge', target: mob, chargers: [{ unit: hedge }] });
  await endPhase(ilse, 'End moving');
  await endPhase(ilse, 'End shooting');
  await together(ilse, marek, petra);
  await skipDice(petra);
  await skipDice(ilse);
  await picture(petra, 'spectator-phone');
  await petra.getByRole('button', { name: 'Armies' }).click();
  await expect(petra.locator('.armies')).toContainText('Tusk Mob');
  await picture(petra, 'armies-phone');
  await petra.getByRole('button', { name: 'Table', exact: true }).click();

  // The blow falls for all three at once; the one whose dice lie at once reads it first.
  await ilse.getByRole('button', { name: 'Tusk Mob' }).first().click();
  const card = ilse.getByRole('region', { name: 'Tusk Mob', exact: true });
  await expect(card).toContainText('unhurt');
  const plate = ilse.locator('.waiting');
  const asked = untimed(await plate.textContent());
  await ilse.getByRole('button', { name: 'Strike' }).click();
  await expect(ilse.locator('.dice-stage')).toBeVisible();
  // In one look, as the dice lie before long.
  const seen = await ilse.evaluate(() => ({
    log: document.querySelector('.log-lines')?.textContent ?? '',
    card: document.querySelector('.kow-card')?.textContent ?? '',
    plate: document.querySelector('.waiting')?.textContent,
    falls: document.querySelector('.dice-stage') !== null,
    state: globalThis.__muster?.state() as unknown,
  }));
  await picture(ilse, 'held-back-wide');
  await picture(petra, 'held-back-phone');
  expect(seen.falls).toBe(true);
  expect((seen.state as State).units[mob]?.damage).toBeGreaterThan(0);
  expect(seen.log).not.toContain('The Long Hedge strike');
  expect(seen.card).toContain('unhurt');
  expect(untimed(seen.plate)).toBe(asked);
  await expect(log(marek)).toContainText('The Long Hedge strike');
  await skipDice(ilse);
  await expect(log(ilse)).toContainText('The Long Hedge strike');
  await expect(card).toContainText('damage');
  await expect.poll(async () => untimed(await plate.textContent())).not.toBe(asked);

  // Another entry while the first dice still fall: nothing is stuck, and in the log's own tab nothing is held.
  if ((await step(ilse))?.is === 'nerve') await ask(ilse, { do: 'test', target: mob });
  await together(ilse, marek, petra);
  await petra.getByRole('button', { name: 'Log' }).click();
  await expect(log(petra)).toContainText(/The Long Hedge strike[\s\S]*Nerve/);
  await petra.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(petra.locator('.dice-stage')).toHaveCount(0);
  // Left alone, the dice lie after a while and everything is told.
  await expect(log(ilse)).toContainText('Nerve', { timeout: 20_000 });
  await expect(ilse.locator('.dice-stage')).toHaveCount(0, { timeout: 20_000 });
});

/** A page whose dice tumble. */
async function throwing(page: Page): Promise<Page> {
  await page.addInitScript(() => {
    localStorage.setItem('muster.settings', JSON.stringify({ contrast: true, motion: 'full', instantDice: false }));
  });
  return page;
}
