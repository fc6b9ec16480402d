import { type Figure, fiveLeagues, type State } from '@muster/rules/five-leagues';
import { expect, type Page, test } from '@playwright/test';
import { comesIn, openBattle, picture, placeAt, player, pull, skipDice } from './battle';
import { acts, ask, brings, luck, PASSING, playsOn, refusal, state, step } from './five-leagues';
import {
  ahead,
  chat,
  enemies,
  farthest,
  hands,
  heard,
  keepsFrom,
  level,
  makesTests,
  movesByHand,
  nearest,
  pressesAt,
  rules,
  type Spot,
  says,
  tools,
  wayTo,
} from './five-leagues-master';
import { quickServer } from './quick-server';
import { isReady, log, untilPlayed } from './table';

/** What the master hides: words that stand nowhere else, so that a single frame with one of them gives it away. */
const AMBUSH = {
  title: 'Quagmire Lantern',
  told: 'Somebody blows the light out',
  note: 'Thessaly keeps the toll',
  who: 'Giant rat',
};
const TEST = {
  title: 'Hollow under the alder',
  passed: 'A thimble of amber rolls out',
  failed: 'Only wet leaves in there',
  reward: 'Blessing of the ferrywoman',
};
const SLIP = 'The miller lies about the weir';
const WHISPER = 'Your uncle sold the map';
const SPOKEN = 'The rain has stopped at last';
const ROPE = 'The bell rope.';
const RULING = 'The hedge hides who kneels';
const PREPARED = [...Object.values(AMBUSH), ...Object.values(TEST), SLIP];
const INCH = 25.4;

let server: Awaited<ReturnType<typeof quickServer>>;
test.beforeAll(async () => {
  server = await quickServer(60, 2500);
});
test.afterAll(() => server.stop());

test('a game master hides an ambush from three players until one walks into it, rules, and leaves for a while [FL-AI-60] [FL-GEN-22]', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const ilse = await heard(browser);
  const links = await openBattle(ilse.page, 'Ilse', { seats: 3, scenario: 'starter' }, server.address, /Five Leagues/);
  const osric = await player(browser);
  await comesIn(osric, links.of('gm'), 'Osric', /Be the game master/);
  const marek = await heard(browser);
  await comesIn(marek.page, links.of('b'), 'Marek', /Take seat/);
  const petra = await heard(browser);
  await comesIn(petra.page, links.of('c'), 'Petra', /Take seat/);
  const players = [ilse, marek, petra];
  const friends = { a: ilse.page, b: marek.page, c: petra.page };
  const all = [...Object.values(friends), osric];
  const random = luck(11);

  // While the friends gather he is at the table already, and prepares: a test, and a slip of paper.
  await osric.getByRole('button', { name: 'Prepare at the table' }).click();
  await isReady(osric);
  await preparesTest(osric);
  await pins(osric, { x: 150, y: 480 });
  await tools(osric)
    .getByRole('button', { name: /^Gathering/ })
    .click();
  await gathers(Object.values(friends), osric);

  // Before any of them stands there he lays an ambush, now that he knows from which edge they come.
  const field = await state(osric);
  const spot = ahead(field, 0, SPRINGS);
  await preparesAmbush(osric, spot, [ahead(field, -40, SPRINGS + 60), ahead(field, 40, SPRINGS + 60)]);
  expect((await state(osric)).secret.prepared.map(({ title }) => title)).toEqual([TEST.title, AMBUSH.title]);
  await osric.getByRole('tab', { name: /^Master/ }).click();
  await picture(osric, 'fl-master-prepared');

  // To Marek he whispers, to all he speaks; what is said to all is on every line, so that the lines are known to tell.
  await says(osric, 'To Marek', WHISPER);
  await says(osric, 'Table', SPOKEN);
  for (const { page, frames } of players) {
    await page.getByRole('tab', { name: /^Chat/ }).click();
    await expect(chat(page)).toContainText(SPOKEN);
    expect(frames()).toContain(SPOKEN);
  }
  await expect(chat(marek.page)).toContainText(WHISPER);
  expect(marek.frames()).toContain(WHISPER);
  await level(...all);
  for (const each of players) {
    await keepsFrom(each, [...PREPARED, ...(each === marek ? [] : [WHISPER])]);
    expect((await state(each.page)).secret.prepared).toEqual([]);
  }
  await picture(petra.page, 'fl-master-unseen');

  // Somebody walks into it, and it stands there for all.
  await setsUpBefore(Object.values(friends));
  await level(...all);
  const begun = await playsOn(
    { ...friends, gm: osric },
    random,
    (now) => now.steps.at(-1)?.is === 'party-phase',
    PASSING,
  );
  const walker = nearest(begun, spot);
  const walks = friends[walker.seat as keyof typeof friends];
  await ask(walks, { do: 'activate', unit: walker.id });
  await level(...all);
  const way = wayTo(await state(walks), walker, spot, 1.8 * INCH);
  for (const each of players) await keepsFrom(each, PREPARED);
  await skipDice(walks);
  await untilPlayed(walks, async () => {
    await pull(walks, walker.id, await placeAt(walks, way.x, way.y));
    await walks.mouse.up();
  });
  await expect.poll(async () => named(await state(walks), AMBUSH.who).length).toBe(2);
  await level(...all);
  for (const { page, frames } of players) {
    expect(named(await state(page), AMBUSH.who)).toHaveLength(2);
    expect(frames()).toContain(AMBUSH.told);
    await page.getByRole('tab', { name: /^Log/ }).click();
    await expect(log(page)).toContainText(`${AMBUSH.title}: ${AMBUSH.told}.`);
    await expect(log(page)).toContainText(`${AMBUSH.who} 2 appears.`);
  }
  await picture(petra.page, 'fl-master-ambush');
  await picture(osric, 'fl-master-sprung');

  // He asks for the test he prepared. Each makes it by a button of his own; the first who passes brings the reward.
  await osric.getByRole('tab', { name: /^Master/ }).click();
  const { storyPoints } = await state(osric);
  await untilPlayed(osric, () => osric.getByRole('button', { name: 'Ask', exact: true }).click());
  await level(...all);
  await expect.poll(async () => (await step(osric))?.is).toBe('test');
  for (const each of players) await keepsFrom(each, [TEST.passed, TEST.failed, TEST.reward]);
  await makesTests(friends);
  await expect(log(petra.page)).toContainText(/test 5\+ \[Wits\]/);
  await level(...all);
  expect((await state(ilse.page)).storyPoints).toBe(storyPoints + 1);
  for (const { page } of players) {
    await skipDice(page);
    await expect(log(page)).toContainText(TEST.passed);
    await expect(log(page)).toContainText(`The party gains 1 Story Point. ${TEST.reward}.`);
  }

  // Of one alone he asks another, there and then; who once learnt something passes for certain, and brings the reward.
  await asksOne(osric, walker.name);
  await level(...all);
  await skipDice(walks);
  await untilPlayed(walks, () =>
    walks
      .locator('.fl-ask button')
      .filter({ hasText: /100% passes/ })
      .first()
      .click(),
  );
  for (const { page } of players) {
    await skipDice(page);
    await expect(log(page)).toContainText(`${ROPE} ${walker.name} tests 9+ [Wits].`);
    await expect(log(page)).toContainText('The party gains 2 Gold Marks.');
  }

  // A ruling stands in every log.
  await rules(osric, RULING);
  await osric.getByRole('tab', { name: /^Log/ }).click();
  for (const page of all) await expect(log(page)).toContainText(`The game master rules: ${RULING}.`);

  // He gives one of his enemies to the game, and goes: the game says that it takes over, and all of them act.
  await osric.getByRole('tab', { name: /^Master/ }).click();
  const first = farthest(await state(osric));
  await hands(osric, first.name, 'Mine');
  await expect(log(ilse.page)).toContainText(`The game runs ${first.name} from here.`);
  await picture(osric, 'fl-master-hands');
  const { round, figures: stood } = await state(osric);
  await osric.close();
  const later = await playsOn(friends, random, (now) => now.round > round, PASSING);
  expect(later.round).toBeGreaterThan(round);
  await ilse.page.getByRole('tab', { name: /^Chat/ }).click();
  await expect(chat(ilse.page)).toContainText('Osric is away. The game runs the enemies meanwhile.');
  for (const { page } of [marek, petra])
    await expect(log(page)).toContainText(/nearer to|attacks|shoots at|into Cover/);
  expect(enemies(later).some(({ id, pose }) => pose?.x !== stood[id]?.pose?.x)).toBe(true);

  // By his link he comes back, finds his slip of paper, takes an enemy in hand and moves it.
  const back = await osric.context().newPage();
  await comesIn(back, links.of('gm'), 'Osric', /Back to my seat/);
  await isReady(back);
  await expect(chat(ilse.page)).toContainText('Osric is the game master from here, and may take the enemies in hand.');
  const there = { ...friends, gm: back };
  await level(...Object.values(there));
  await tools(back).getByRole('button', { name: /^Note/ }).click();
  await expect(back.getByRole('button', { name: SLIP })).toBeVisible();
  await back.keyboard.press('Escape');
  await back.getByRole('tab', { name: /^Master/ }).click();
  const hand = enemies(await state(back)).find(({ runs }) => runs === 'game');
  if (!hand) throw new Error('no enemy is run by the game');
  await hands(back, hand.name, 'Game');
  await movesByHand(back, friends, hand, random);
  await picture(back, 'fl-master-moved');

  // The others have heard nothing of what he kept to himself to the end.
  for (const each of players) await keepsFrom(each, [AMBUSH.note, SLIP, ...(each === marek ? [] : [WHISPER])]);

  // Once the battle is over there is nothing left to rule on, and he is told so.
  await ask(back, {
    do: 'rule',
    changes: enemies(await state(back)).map(({ id }) => ({ is: 'remove' as const, unit: id })),
    text: 'They have had enough',
  });
  await playsOn(there, random, ({ outcome }) => outcome !== null, PASSING);
  await level(...Object.values(there));
  await skipDice(back);
  await expect(back.getByRole('region', { name: 'The result' })).toBeVisible();
  await back.getByRole('tab', { name: /^Log/ }).click();
  const over = await state(back);
  const said = await refusal(back, { do: 'rule', changes: [{ is: 'agree', text: 'Once more' }], text: 'Once more' });
  expect(said).toMatch(/over/);
  expect(await state(back)).toEqual(over);
  await picture(back, 'fl-master-end');
});

/** The four of the first steps come, everybody is ready, and the master lets the game set his enemies up. */
async function gathers(friends: readonly Page[], master: Page): Promise<void> {
  const [first] = friends;
  if (!first) throw new Error('nobody plays');
  await brings(first);
  await level(...friends, master);
  for (const page of friends) await page.getByRole('button', { name: 'Ready to set out' }).click();
  await master.getByRole('button', { name: 'Ready', exact: true }).click();
  await expect.poll(async () => (await step(master))?.is).not.toBe('muster');
  while ((await step(master))?.is !== 'deploy-party') await acts(master, { do: 'automa' });
  await Promise.all([...friends, master].map((page) => isReady(page)));
}

/** In his tab: who comes, where, when somebody is near, and what is told. */
async function preparesAmbush(page: Page, spot: Spot, foes: readonly Spot[]): Promise<void> {
  await page.getByRole('tab', { name: /^Master/ }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel('Called').fill(AMBUSH.title);
  await page.getByLabel('Find an enemy').fill(AMBUSH.who);
  await page.getByRole('button', { name: 'Giant rats' }).click();
  for (const foe of foes) await pressesAt(page, foe);
  await expect(page.locator('.fl-placed li').filter({ hasText: AMBUSH.who })).toHaveCount(foes.length);
  await page.getByRole('group', { name: 'When' }).getByRole('button', { name: 'Near' }).click();
  await pressesAt(page, spot);
  await page.getByLabel('Told to all when it comes').fill(AMBUSH.told);
  await page.getByLabel('Note for yourself').fill(AMBUSH.note);
  await picture(page, 'fl-master-form');
  await page.getByRole('button', { name: 'Keep it ready' }).click();
  await expect(page.getByLabel('Called')).toHaveCount(0);
}

/** A test of his own, with a reward for who passes first. */
async function preparesTest(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /^Master/ }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel('Called').fill(TEST.title);
  await page.getByLabel('Asks for a test').check();
  await page.getByRole('button', { name: 'Target: less' }).click({ clickCount: 3 });
  await page.getByLabel('Told to who passes').fill(TEST.passed);
  await page.getByLabel('Told to who fails').fill(TEST.failed);
  await page.getByLabel('Rewards the first who passes').check();
  await page.getByRole('button', { name: 'Story Points: more' }).click();
  await page.getByLabel('In words').fill(TEST.reward);
  await picture(page, 'fl-master-form-test');
  await page.getByRole('button', { name: 'Keep it ready' }).click();
  await expect(page.getByLabel('Called')).toHaveCount(0);
}

/** With the tool in his row he asks one character for a test, and promises two Gold Marks. */
async function asksOne(page: Page, name: string): Promise<void> {
  await tools(page).getByRole('button', { name: /^Test/ }).click();
  await page.getByLabel('What for').fill(ROPE);
  await page.getByRole('group', { name: 'Who tests' }).getByRole('button', { name }).click();
  await page.getByRole('button', { name: 'Target: more' }).click();
  await page.getByLabel('Rewards the first who passes').check();
  await page.getByRole('button', { name: 'Gold Marks: more' }).click({ clickCount: 2 });
  await picture(page, 'fl-master-ask');
  await untilPlayed(page, () => page.getByRole('button', { name: 'Ask for it' }).click());
}

/** A slip of paper on the table, for himself. */
async function pins(page: Page, at: Spot): Promise<void> {
  await picture(page, 'fl-master-gathering');
  await tools(page).getByRole('button', { name: /^Note/ }).click();
  await page.getByLabel('What it says').fill(SLIP);
  await pressesAt(page, at);
  await page.getByRole('button', { name: 'Keep it', exact: true }).click();
  await expect(page.getByLabel('What it says')).toHaveCount(0);
}

/** Sets everybody up a walk short of the place that springs; whoever finds no room there is placed by the game. */
async function setsUpBefore(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    const seat = await page.evaluate(() => globalThis.__muster?.seat() ?? '');
    const own = Object.values((await state(page)).figures).filter((each) => each.seat === seat);
    for (const { id } of own) {
      const now = await state(page);
      const places = ALONG.flatMap((along) => DEEP.map((deep) => ahead(now, along, deep)));
      const room = places.find((at) => fiveLeagues.preview(now, seat, { do: 'deploy', unit: id, at }).is === 'ready');
      if (room) await ask(page, { do: 'deploy', unit: id, at: room });
      else await ask(page, { do: 'auto-place' });
    }
    await ask(page, { do: 'ready', ready: true });
  }
}

const ALONG = [0, -40, 40, -80, 80, -120, 120];

const DEEP = [60, 30];

/** How deep in the field the ambush springs, mm from the edge of the warband. */
const SPRINGS = 165;

const named = (now: State, name: string): readonly Figure[] =>
  enemies(now).filter((each) => each.name.startsWith(name));
