import { expect, type Page, test } from '@playwright/test';
import { isReady, person } from './table';

/** Choosing warbands and playing a campaign, with the real mouse, two people. */
const steps = (page: Page) =>
  page.evaluate(() => {
    const state = globalThis.__muster?.state() as unknown as { steps: readonly { is: string }[] } | undefined;
    return state?.steps.map((step) => step.is);
  });

async function openSkirmish(page: Page, name: string): Promise<string> {
  await page.goto('/');
  await page.getByRole('radio', { name: /Song of Blades/ }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Open the table, get a link' }).click();
  const link = await page.getByLabel('Takes the other seat').inputValue();
  return new URL(link).pathname;
}

const march = (page: Page) => page.getByRole('button', { name: 'Take it to the table' });
const settle = (page: Page) => page.getByRole('button', { name: 'Throw for them' });

test('warbands are built under the eyes of the rules, chosen in secret and shown together', async ({ browser }) => {
  const ilse = await person(browser);
  const link = await openSkirmish(ilse, 'Ilse');
  const marek = await person(browser);
  await marek.goto(link);
  await marek.getByLabel('Your name').fill('Marek');
  await marek.getByRole('button', { name: /Take seat/ }).click();

  await ilse.getByRole('button', { name: /The Lantern Watch/ }).click();
  await expect(ilse.getByText(/^Legal/)).toBeVisible();
  await ilse.getByLabel('Find a profile by name, people, trait or spell').fill('cut off');
  await expect(ilse.getByText('No profile answers to that.')).toBeVisible();
  await ilse.getByLabel('Find a profile by name, people, trait or spell').fill('ghul');
  await expect(ilse.getByRole('button', { name: /Add An-Nur Ghul\. .*cut off/ })).toBeDisabled();
  await ilse.getByLabel('Find a profile by name, people, trait or spell').fill('healer');
  await ilse.getByRole('button', { name: /^Add Healer/ }).click();
  await expect(ilse.getByText(/Personalities cost 214 points, 14 more/)).toBeVisible();
  await expect(ilse.locator('.muster-unit.wrong')).toHaveCount(3);
  await expect(march(ilse)).toBeDisabled();
  await ilse.getByRole('button', { name: 'One fewer' }).click();
  await ilse.getByLabel('Name of Healer 1').fill('Old Osric');
  await expect(ilse.getByText(/^Legal/)).toBeVisible();
  await march(ilse).click();

  await expect(marek.getByText('Has chosen. It stays hidden until all are ready.')).toBeVisible();
  expect(await marek.content()).not.toContain('Old Osric');
  await marek.getByRole('button', { name: /Ashfang Raiders/ }).click();
  await march(marek).click();
  await isReady(marek);
  expect(await steps(marek)).toEqual(['roll-off']);
  expect(await marek.evaluate(() => JSON.stringify(globalThis.__muster?.state()))).toContain('Old Osric');
});

test('a profile of one’s own is priced as it grows, put by, and offered again; a list is read line by line', async ({
  browser,
}) => {
  const ilse = await person(browser);
  await openSkirmish(ilse, 'Ilse');
  await ilse.getByRole('button', { name: 'Begin with nobody' }).click();
  await ilse.getByLabel('Name of the warband').fill('The Bog');
  await ilse.getByRole('button', { name: 'Make a profile of your own', exact: true }).click();
  const maker = ilse.locator('dialog');
  await maker.getByLabel('What it is called').fill('Bog Witch');
  await maker.getByLabel('Quality').getByRole('button', { name: '3+' }).click();
  await maker.getByLabel('Find a trait').fill('spell-caster');
  await maker.getByRole('button', { name: /^Spell-caster/ }).click();
  await maker.getByLabel('Spells').getByRole('button', { name: /^Mist/ }).click();
  await expect(maker.getByText('Some of these costs are this table’s own')).toBeVisible();
  await maker.getByRole('button', { name: 'Into the warband' }).click();
  await expect(ilse.getByRole('button', { name: /Bog Witch.*Mist/s })).toBeVisible();
  await ilse.getByRole('button', { name: 'Put by on the server' }).click();
  await expect(ilse.getByText('Put by.')).toBeVisible();
  await ilse.reload();
  await expect(ilse.getByLabel('Name of the warband')).toHaveValue('The Bog');
  await ilse.getByRole('button', { name: 'Other warbands' }).click();
  await expect(ilse.getByRole('button', { name: /The Bog.*1 figure/s })).toBeVisible();

  await ilse.getByRole('button', { name: 'Paste a warband' }).click();
  const paste = ilse.locator('dialog');
  await paste.getByLabel('The warband').fill('The Odd | 400 points\n2 x Spearman\n3 x Nobody At All');
  await paste.getByRole('button', { name: 'Read it' }).click();
  await expect(paste.getByText(/^Line 3: /)).toBeVisible();
});

test('a campaign goes from the lobby to a battle and back, on a phone too', async ({ browser }) => {
  const ilse = await person(browser);
  await ilse.goto('/');
  await ilse.getByRole('radio', { name: /Song of Blades/ }).click();
  await ilse.getByRole('button', { name: 'As a campaign' }).click();
  const begin = ilse.locator('dialog');
  await begin.getByLabel('Your name').fill('Ilse');
  await begin.getByLabel('Name of the campaign').fill('The Harrow feud');
  await begin.getByRole('button', { name: 'Begin the campaign' }).click();
  await ilse.getByRole('button', { name: 'Choose a warband' }).click();
  await ilse.getByRole('button', { name: /The Lantern Watch/ }).click();
  await ilse.getByRole('button', { name: 'Into the campaign' }).click();
  const link = new URL(await ilse.getByLabel('Brings another player in').inputValue()).pathname;

  const marek = await person(browser, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await marek.goto(link);
  await marek.getByLabel('Your name').fill('Marek');
  await marek.getByRole('button', { name: 'Join the campaign' }).click();
  await marek.getByRole('button', { name: 'Choose a warband' }).click();
  await marek.getByRole('button', { name: /Ashfang Raiders/ }).click();
  await marek.getByRole('button', { name: 'Into the campaign' }).click();
  await expect(marek.getByRole('button', { name: 'To battle against Ilse' })).toBeEnabled();
  expect(await marek.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await ilse.getByRole('button', { name: 'To battle against Marek' }).dblclick();
  await expect(march(ilse)).toBeEnabled();
  await expect(ilse.getByText('Captain Ysolt Harrow')).toBeVisible();
  await march(ilse).click();
  await marek.getByRole('button', { name: 'To the table' }).click();
  await march(marek).click();
  await isReady(ilse);
  await ilse.getByRole('button', { name: 'Menu' }).click();
  await ilse.getByRole('button', { name: 'Resign' }).click();
  await ilse
    .getByRole('button', { name: /resign|give/i })
    .last()
    .click();
  await ilse.getByRole('button', { name: 'To the campaign' }).click();
  await settle(ilse).dblclick();
  await expect(ilse.getByText('Ilse, who lost, sees to the wounded. Nobody has died.')).toHaveCount(1);
  await ilse.reload();
  await expect(ilse.getByText('The other player has not thrown for the wounded yet.')).toBeVisible();
  await marek.goto(new URL(ilse.url()).pathname);
  await settle(marek).click();
  await marek.getByRole('tab', { name: 'Warbands' }).click();
  await expect(marek.getByText(/2 upgrades to give/)).toBeVisible();
  await expect(ilse.getByRole('button', { name: 'To battle against Marek' })).toBeEnabled();
});
