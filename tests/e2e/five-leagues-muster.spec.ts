import { expect, type Page, test } from '@playwright/test';
import { person } from './table';

/** Making a warband with dice of the server, keeping it, and bringing it to a battle, with the real mouse. */
interface Gathering {
  readonly steps: readonly { readonly is: string }[];
  readonly figures: Readonly<Record<string, { readonly name: string; readonly seat: string }>>;
  readonly warband: { readonly name: string; readonly rolled: string | null } | null;
}
const gathering = (page: Page) => page.evaluate(() => globalThis.__muster?.state() as unknown as Gathering | undefined);

/** Opens a table of one friend, or of more, for a battle that any warband may come to. */
async function gather(page: Page, name: string, seats = 1): Promise<void> {
  await page.goto('/');
  await page.getByRole('radio', { name: /Five Leagues/ }).click();
  await page.getByLabel('Your name').fill(name);
  await page.route('**/api/tables', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const body = route.request().postDataJSON() as { readonly config: object };
    const config = { ...body.config, scenario: 'meeting', map: 'larks-meadow', seats };
    await route.continue({ postData: JSON.stringify({ ...body, config }) });
  });
  await page.getByRole('button', { name: 'Open the table, get a link' }).click();
  await expect(page.getByRole('heading', { name: 'Choose your warband' })).toBeVisible();
}

const leaf = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'The making' }).getByRole('button', { name });
const asked = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a warband is thrown and chosen, kept, found again after a reload, and brought to a battle', async ({
  browser,
}) => {
  const ilse = await person(browser);
  await gather(ilse, 'Ilse');
  await ilse.getByRole('button', { name: 'Make a warband' }).click();
  await ilse.getByLabel('Name of the warband').fill('The Ford Watch');
  await asked(ilse, 'Who is the Mystic?').getByRole('button').nth(2).click();

  await leaf(ilse, /^Hero 1/).click();
  await asked(ilse, 'People').getByRole('button', { name: 'Choose from the table' }).click();
  await asked(ilse, 'People').getByRole('button', { name: /Feral/ }).click();
  await expect(asked(ilse, 'People').getByText('chosen')).toBeVisible();
  await asked(ilse, 'Capabilities').getByRole('button', { name: 'Throw D20' }).click();
  await expect(asked(ilse, 'Capabilities').getByRole('img', { name: /^D20: \d+$/ })).toBeVisible();
  await expect(asked(ilse, 'People').getByText('Stays: dice that hang on it have fallen.')).toBeVisible();

  await ilse.reload();
  await leaf(ilse, /^Hero 1/).click();
  await expect(asked(ilse, 'Capabilities').getByRole('img', { name: /^D20: \d+$/ })).toBeVisible();
  await ilse.getByRole('button', { name: 'Roll everything' }).click();
  await expect(ilse.getByText('It may take the field.')).toBeVisible();
  await leaf(ilse, /^Hero 2/).click();
  await expect(asked(ilse, 'A spell by luck')).toHaveCount(3);
  await leaf(ilse, /^Names/).click();
  await ilse.getByRole('listitem').getByRole('textbox').first().fill('Old Osric');
  await ilse.getByRole('button', { name: 'The warband is made' }).click();

  await expect(ilse.getByLabel('Name of the warband')).toHaveValue('The Ford Watch');
  await ilse.reload();
  await ilse.getByRole('button', { name: 'Other warbands' }).click();
  await ilse
    .getByRole('region', { name: 'Your warbands' })
    .getByRole('button', { name: /^The Ford Watch/ })
    .click();
  await ilse.getByRole('button', { name: 'Bring it to the table' }).click();
  await expect.poll(async () => (await gathering(ilse))?.steps.some(({ is }) => is === 'muster')).toBe(false);
  const battle = await gathering(ilse);
  expect(battle?.warband?.rolled).toMatch(/^\w+/);
  expect(Object.values(battle?.figures ?? {}).map(({ name }) => name)).toContain('Old Osric');
});

test('gear is handed on within the rules, and characters to the seat that shall play them', async ({ browser }) => {
  const ilse = await person(browser);
  await gather(ilse, 'Ilse', 2);
  await ilse.getByRole('button', { name: /The Lantern Company/ }).click();
  await ilse.getByRole('button', { name: 'Open Ysolde' }).click();
  const dialog = ilse.locator('dialog');
  await dialog.getByRole('button', { name: 'Hand on: Longbow' }).click();
  await expect(dialog.getByRole('button', { name: 'Bramble' })).toBeDisabled();
  await expect(dialog.getByText('Bramble is a Halfling, and a longbow is too heavy for one.')).toBeVisible();
  await dialog.getByRole('button', { name: 'The Backpack' }).click();
  await dialog.getByLabel('Name').fill('Ysolde the Tall');
  await ilse.keyboard.press('Escape');
  await expect(ilse.getByRole('region', { name: 'Backpack' }).getByText('Longbow')).toBeVisible();
  await expect(ilse.getByRole('article', { name: 'Ysolde the Tall' }).getByText('Longbow')).toHaveCount(0);

  await ilse.getByRole('button', { name: 'Paste' }).click();
  await dialog.getByLabel('The warband as text').fill('Bog folk | 3 gold | 1 story points\nNobody knows this line');
  await dialog.getByRole('button', { name: 'Read it' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Line 2');
  await ilse.keyboard.press('Escape');

  await ilse.getByRole('button', { name: 'Bring it to the table' }).click();
  const sharing = ilse.getByRole('group', { name: 'Who plays Ysolde the Tall' });
  await expect(sharing.getByRole('button', { name: 'Ilse' })).toHaveAttribute('aria-pressed', 'true');
  await sharing.getByRole('button', { name: 'Seat B' }).click();
  await expect(sharing.getByRole('button', { name: 'Seat B' })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await gathering(ilse))?.figures['c1']?.seat).toBe('b');
});
