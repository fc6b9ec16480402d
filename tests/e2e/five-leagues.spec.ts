import { expect, type Page, test } from '@playwright/test';
import { comesIn, openBattle, picture, place, player, pull, skipDice, together } from './battle';
import { ask, brings, figureNamed, luck, playsOn, reaches, setsUp, state, step } from './five-leagues';
import { isReady, log, version } from './table';

test('two players and the game itself play the first steps to their end, and a third watches', async ({ browser }) => {
  test.setTimeout(600_000);
  const ilse = await player(browser);
  const links = await openBattle(ilse, 'Ilse', { seats: 2, scenario: 'starter' }, '', /Five Leagues/);
  const marek = await player(browser);
  await comesIn(marek, links.seat, 'Marek', /Take seat/);
  const petra = await player(browser);
  await comesIn(petra, links.watch, 'Petra', /Watch/);

  await brings(ilse);
  await together(ilse, marek);
  for (const page of [ilse, marek]) await page.getByRole('button', { name: 'Ready to set out' }).click();
  await reaches(ilse, 'deploy-party');
  await Promise.all([ilse, marek, petra].map((page) => isReady(page)));
  await setsUp(ilse, marek);
  await reaches(ilse, 'initiative');
  await together(ilse, marek, petra);

  // A proposal is agreed to by the other; one that is changed has lost its yes.
  const dice = (page: Page) => page.getByRole('region', { name: 'Initiative' });
  await dice(ilse)
    .getByRole('button', { name: /^Propose/ })
    .click();
  await expect(dice(marek).getByRole('button', { name: /^Agree/ })).toBeVisible();
  expect((await state(marek)).initiative?.yes).toEqual(['a']);
  const { initiative } = await state(marek);
  const [one, other] = Object.entries(initiative?.given ?? {});
  if (!one || !other) throw new Error('nobody was given a die');
  await ask(marek, {
    do: 'propose-initiative',
    given: { ...initiative?.given, [one[0]]: other[1], [other[0]]: one[1] },
  });
  await together(ilse, marek);
  expect((await state(ilse)).initiative?.yes).toEqual(['b']);
  await dice(ilse)
    .getByRole('button', { name: /^Agree/ })
    .click();
  await expect.poll(async () => (await step(ilse))?.is).not.toBe('initiative');

  // The enemies act by themselves, and the log says why.
  const random = luck(7);
  const pages = { a: ilse, b: marek };
  await playsOn(pages, random, (now) => now.phase === 'enemy' || now.round > 1);
  await expect(log(ilse)).toContainText(/nearer to|shoots at|into Cover|stays in Cover/, { timeout: 60_000 });

  // A way is drawn by the hand: round what stands there, and let go it is gone.
  const now = await playsOn(pages, random, ({ steps }) => steps.at(-1)?.is === 'party-phase');
  await together(ilse, marek);
  const mover = Object.values(now.figures).find(
    (figure) => figure.side === 'party' && figure.fate === 'table' && !figure.activated && figure.acts === now.phase,
  );
  if (mover?.pose) {
    const page = mover.seat === 'a' ? ilse : marek;
    await skipDice(page);
    await ask(page, { do: 'activate', unit: mover.id });
    await skipDice(page);
    const before = await version(page);
    const from = await place(page, mover.id);
    await pull(page, mover.id, { x: from.x + 30, y: from.y + 12 });
    await page.mouse.up();
    await expect.poll(() => version(page)).toBeGreaterThan(before);
    expect((await figureNamed(page, mover.name)).did.moved).toBeGreaterThan(0);
  }

  // A melee waits for a choice while one of them reloads: he comes back to the same question.
  const fight = await playsOn(pages, random, ({ steps }) => steps.at(-1)?.is === 'melee');
  await together(ilse, marek);
  if (fight.outcome === null) {
    const before = await state(marek);
    await marek.reload();
    await isReady(marek);
    await expect.poll(async () => (await state(marek)).steps).toEqual(before.steps);
  }
  await picture(ilse, 'fl-melee');

  const end = await playsOn(pages, random, ({ outcome }) => outcome !== null);
  expect(end.report?.scenario).toBe('starter');
  await together(ilse, marek, petra);
  await skipDice(ilse);
  await expect(ilse.getByText(/last to stand|won the day|Hold/i).first()).toBeVisible();
  await picture(ilse, 'fl-end');
});

test('what is not allowed is refused in a sentence, and nothing changes [FL-BAT-03] [FL-AI-60]', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const ilse = await player(browser);
  await openBattle(ilse, 'Ilse', { seats: 1, scenario: 'starter' }, '', /Five Leagues/);
  await ask(ilse, { do: 'bring', sheet: 'starter' });
  await ask(ilse, { do: 'ready', ready: true });
  await reaches(ilse, 'deploy-party');
  await isReady(ilse);
  await setsUp(ilse);
  await reaches(ilse, 'initiative');
  const before = await state(ilse);
  const [hero, second] = Object.values(before.figures).filter(({ side }) => side === 'party');
  const foe = Object.values(before.figures).find(({ side }) => side === 'enemies');
  if (!hero || !second || !foe) throw new Error('the table is empty');
  expect(await refusal(ilse, { do: 'propose-initiative', given: { [hero.id]: 0, [second.id]: 0 } })).toMatch(/\./);
  expect(await refusal(ilse, { do: 'activate', unit: foe.id })).toMatch(/\./);
  expect(await refusal(ilse, { do: 'rule', changes: [{ is: 'agree', text: 'mine' }], text: 'mine' })).toMatch(/master/);
  expect(await state(ilse)).toEqual(before);
});

/** What the page says when something is refused. */
async function refusal(page: Page, intent: unknown): Promise<string> {
  const reply = await page.evaluate(
    (wanted) =>
      (globalThis as unknown as { __muster: { act(intent: unknown): Promise<{ readonly ok: boolean }> } }).__muster.act(
        wanted,
      ),
    intent,
  );
  expect(reply).toMatchObject({ ok: false });
  const line = log(page).getByRole('listitem').filter({ hasText: 'nothing lost' }).last();
  return (await line.textContent()) ?? '';
}
