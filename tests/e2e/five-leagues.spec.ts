import type { Figure, Intent, State } from '@muster/rules/five-leagues';
import { expect, type Page, test } from '@playwright/test';
import { comesIn, openBattle, picture, place, player, pull, skipDice, together } from './battle';
import {
  acts,
  agreed,
  ask,
  brings,
  duel,
  figureNamed,
  hides,
  luck,
  PASSING,
  playsOn,
  reaches,
  refusal,
  setsUp,
  state,
  step,
} from './five-leagues';
import { quickServer } from './quick-server';
import { isReady, log } from './table';

let server: Awaited<ReturnType<typeof quickServer>>;
test.beforeAll(async () => {
  server = await quickServer();
});
test.afterAll(() => server.stop());

test('two players and the game itself play the first steps to their end, and a third watches', async ({ browser }) => {
  test.setTimeout(600_000);
  const ilse = await player(browser);
  const links = await openBattle(ilse, 'Ilse', { seats: 2, scenario: 'starter' }, server.address, /Five Leagues/);
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

  // By agreement most of the enemy go home, so that the four live to show the rest.
  await goHome(3);

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
  await playsOn(pages, random, (now) => now.phase === 'enemy', PASSING);
  await expect(log(petra)).toContainText(/nearer to|shoots at|into Cover|stays in Cover/, { timeout: 60_000 });

  // A shot by the hand: the press shows its odds, the second press plays it.
  const blixt = await acting(({ name }) => name === 'Blixt');
  const bow = blixt.profile.weapons[0]?.id ?? '';
  const mark = await foeNear(blixt, 130, (target) => ({ do: 'shoot', unit: blixt.id, target, weapon: bow }));
  const archer = of(blixt);
  await presses(archer, mark.id);
  const odds = archer.getByRole('region', { name: 'What it would do' });
  await expect(odds).toContainText(/\d+% to Hit/);
  await picture(archer, 'fl-shot');
  await archer.getByRole('button', { name: 'Confirm' }).click();
  await expect(log(petra)).toContainText(/Blixt shoots/);

  // A way by the hand: a figure is pulled over the table and let go.
  const mover = await acting(({ name }) => name !== 'Blixt');
  await skipDice(of(mover));
  const was = await place(of(mover), mover.id);
  await pull(of(mover), mover.id, { x: was.x + 30, y: was.y + 12 });
  await of(mover).mouse.up();
  await expect.poll(async () => (await figureNamed(of(mover), mover.name)).did.moved).toBeGreaterThan(0);

  // Pulled onto a foe it fights. It is asked how, reloads meanwhile, and comes back to the same question.
  const fighter = await acting(({ name }) => name !== 'Blixt');
  const foe = await foeNear(fighter, 62, (target, from, to) => ({
    do: 'move',
    unit: fighter.id,
    path: [contact(from, to)],
    into: target,
    dash: false,
    jump: false,
  }));
  const page = of(fighter);
  await skipDice(page);
  await pull(page, fighter.id, await place(page, foe.id));
  await page.mouse.up();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(async () => (await step(page))?.is).toBe('melee');
  const before = await state(page);
  await page.reload();
  await isReady(page);
  await expect.poll(async () => (await state(page)).steps).toEqual(before.steps);
  await skipDice(page);
  const ways = page.getByRole('region', { name: `${fighter.name} attacks ${foe.name}` });
  await expect(ways.getByRole('button', { name: /harms it \d+%/ }).first()).toBeVisible();
  await picture(page, 'fl-melee');
  await ways
    .getByRole('button', { name: /^Furious|^Defensive|^Evasive/ })
    .first()
    .click();
  await expect.poll(async () => JSON.stringify(await step(page)) !== JSON.stringify(before.steps.at(-1))).toBe(true);

  // To the end: the battle goes on by luck, then the others of the enemy go home by agreement.
  await playsOn(pages, random, ({ steps }) => steps.at(-1)?.is === 'party-phase');
  await together(ilse, marek);
  if ((await state(ilse)).outcome === null) await goHome(0);
  const end = await playsOn(pages, random, ({ outcome }) => outcome !== null, PASSING);
  expect(end.report?.scenario).toBe('starter');
  await together(ilse, marek, petra);
  for (const each of [ilse, petra]) {
    await skipDice(each);
    await expect(each.getByRole('region', { name: 'The result' })).toContainText(/held the field|left to the enemy/);
  }
  await picture(ilse, 'fl-end');
  await marek.close();
  await petra.close();

  // Every die is verified, and the film runs from the first move to the end.
  const result = ilse.getByRole('region', { name: 'The result' });
  await result.getByRole('button', { name: 'Verify dice' }).click();
  await expect(ilse.getByText('All is in order')).toBeVisible({ timeout: 60_000 });
  await ilse.keyboard.press('Escape');
  await result.getByRole('button', { name: 'Replay' }).click();
  await expect(ilse.getByText('Before the first move.')).toBeVisible();
  const slider = ilse.getByRole('slider');
  const most = String(await slider.getAttribute('max'));
  await slider.press('End');
  await expect(slider).toHaveValue(most);

  function of({ seat }: Figure): Page {
    return seat === 'a' ? ilse : marek;
  }

  /** By agreement all of the enemy but so many leave. */
  async function goHome(stay: number): Promise<void> {
    await together(ilse, marek);
    const { figures } = await state(ilse);
    const foes = Object.values(figures).filter(({ side, fate }) => side === 'enemies' && fate === 'table');
    const leave = foes.slice(stay).map(({ id }) => ({ is: 'remove' as const, unit: id }));
    if (leave.length > 0) await agreed([ilse, marek], leave);
  }

  /** Everybody passes until one of these may act, which then begins. */
  async function acting(fits: (figure: Figure) => boolean): Promise<Figure> {
    const free = (now: State): Figure | undefined =>
      now.steps.at(-1)?.is === 'party-phase'
        ? Object.values(now.figures).find(
            (each) =>
              each.side === 'party' &&
              each.fate === 'table' &&
              !each.activated &&
              each.acts === now.phase &&
              fits(each),
          )
        : undefined;
    const found = free(await playsOn(pages, random, (now) => free(now) !== undefined, PASSING));
    if (!found) throw new Error('the battle was over before');
    await together(ilse, marek);
    await ask(of(found), { do: 'activate', unit: found.id });
    await together(ilse, marek);
    return found;
  }

  /** By agreement both stand apart from the others, so near to each other that this can be done. */
  async function foeNear(
    figure: Figure,
    far: number,
    intent: (target: string, from: Point, to: Point) => Intent,
  ): Promise<Figure> {
    const now = await state(ilse);
    const target = Object.values(now.figures).find(({ side, fate }) => side === 'enemies' && fate === 'table');
    if (!target) throw new Error('no foe is left');
    const [own, its] = duel(now, figure, target.id, far, (from, to) => intent(target.id, from, to));
    await agreed(
      [ilse, marek],
      [
        { is: 'pose', unit: figure.id, pose: own },
        { is: 'pose', unit: target.id, pose: its },
      ],
    );
    return target;
  }
});

/** Presses on whoever stands there. */
async function presses(page: Page, unit: string): Promise<void> {
  await skipDice(page);
  const at = await place(page, unit);
  await page.mouse.move(at.x, at.y);
  await page.mouse.click(at.x, at.y);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The place at which a man's base touches that of one who stands there. */
function contact(from: Point, to: Point): Point {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const share = (far - 25.4) / far;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

test('what is not allowed is refused in a sentence, and nothing changes [FL-BAT-03] [FL-BAT-47] [FL-AI-60]', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const ilse = await player(browser);
  const links = await openBattle(ilse, 'Ilse', { seats: 1, scenario: 'starter' }, server.address, /Five Leagues/);
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

  // A shot at who stands behind a wood, and a second turn for one who has had his.
  const blixt = await figureNamed(ilse, 'Blixt');
  const mayAct = ({ steps, figures, phase }: State): boolean =>
    steps.at(-1)?.is === 'party-phase' && figures[blixt.id]?.acts === phase && !figures[blixt.id]?.activated;
  await playsOn({ a: ilse }, luck(3), mayAct, PASSING);
  await ask(ilse, { do: 'activate', unit: blixt.id });
  const shot = { do: 'shoot', unit: blixt.id, target: foe.id, weapon: blixt.profile.weapons[0]?.id ?? '' } as const;
  await hides(ilse, 'a', shot);
  const acting = await state(ilse);
  expect(await refusal(ilse, shot)).toMatch(/between|hides|see/);
  expect(await state(ilse)).toEqual(acting);
  await ask(ilse, { do: 'end-activation', unit: blixt.id });
  const after = await state(ilse);
  if (after.steps.at(-1)?.is === 'party-phase')
    expect(await refusal(ilse, { do: 'activate', unit: blixt.id })).toMatch(/Blixt/);
  else expect(await acts(ilse, { do: 'activate', unit: blixt.id })).toMatchObject({ ok: false });

  // Who only watches moves nothing.
  const petra = await player(browser);
  await comesIn(petra, links.watch, 'Petra', /Watch/);
  await isReady(petra);
  expect(await acts(petra, { do: 'end-phase' })).toMatchObject({ ok: false });
});
