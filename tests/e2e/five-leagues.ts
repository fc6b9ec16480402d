import { type Figure, fiveLeagues, type Intent, type State } from '@muster/rules/five-leagues';
import { expect, type Page } from '@playwright/test';
import { battleOf, together } from './battle';
import { log, version } from './table';

export const { state, step, ask } = battleOf<State, Intent>();

export async function figureNamed(page: Page, name: string): Promise<Figure> {
  const found = Object.values((await state(page)).figures).find((figure) => figure.name === name);
  if (!found) throw new Error(`${name} is not at this table`);
  return found;
}

/** The four of the first steps lie ready: they go to the table by the button. */
export async function brings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bring it to the table' }).click();
  await expect.poll(async () => (await state(page)).warband?.name).toBe('Four on the road');
}

/** Waits until what the table asks is of one of these kinds. */
export async function reaches(page: Page, ...kinds: readonly string[]): Promise<void> {
  await expect
    .poll(async () => kinds.includes((await step(page))?.is ?? ''), { timeout: 60_000, intervals: [100, 200, 400] })
    .toBe(true);
}

/** Places everybody who waits, each seat its own, and says ready. */
export async function setsUp(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await ask(page, { do: 'auto-place' });
    await ask(page, { do: 'ready', ready: true });
  }
  await together(...pages);
}

/** What a seat would do by luck, but nothing that ends the battle early or takes no part in it. */
function luckyIntent(now: State, seat: string, random: () => number, weights: Weights): Intent | undefined {
  const left = fiveLeagues.offers(now, seat).filter(({ do: verb }) => weightOf(weights, verb) > 0);
  while (left.length > 0) {
    let at = random() * left.reduce((sum, each) => sum + weightOf(weights, each.do), 0);
    const index = left.findIndex((each) => {
      at -= weightOf(weights, each.do);
      return at <= 0;
    });
    const [offer] = left.splice(Math.max(0, index), 1);
    const intent = offer && fiveLeagues.sample(now, seat, offer, random);
    if (intent !== undefined) return intent;
  }
  return undefined;
}

type Weights = Readonly<Record<string, number>>;
const weightOf = (weights: Weights, verb: string): number => weights[verb] ?? WEIGHTS[verb] ?? 1;
const WEIGHTS: Weights = {
  correct: 0,
  'offer-result': 0,
  resign: 0,
  'answer-proposal': 0,
  'ask-rerolls': 0,
  leave: 0,
  flee: 0,
  'call-friend': 0,
  share: 0,
  bring: 0,
  'tell-story': 0,
  drink: 0,
  'take-back': 0,
  'ready-weapon': 0.02,
  'keep-down': 0.1,
  'back-initiative': 20,
  'propose-initiative': 2,
  activate: 6,
  move: 3,
  shoot: 9,
  fight: 9,
  'end-activation': 0.3,
  'end-phase': 0.1,
  automa: 50,
  prepare: 0,
  unprepare: 0,
  hold: 0,
  reveal: 0,
  put: 0,
  'set-marker': 0,
  'take-marker': 0,
  'hand-over': 0,
  rule: 0,
  'ask-test': 0,
  reward: 0,
};

/** For `playsOn`: nobody does more than is asked, so that a phase is over soon. */
export const PASSING: Weights = { 'end-phase': 100, 'end-activation': 100, activate: 0.01, 'act-quick': 0 };

/** Luck that is the same in every run. */
export function luck(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return at / 4_294_967_296;
  };
}

/** Plays on by luck, each page for its seat, until `done` says so; the game plays the enemies meanwhile. */
export async function playsOn(
  pages: Readonly<Record<string, Page>>,
  random: () => number,
  done: (now: State) => boolean,
  weights: Weights = {},
): Promise<State> {
  const [first] = Object.values(pages);
  if (first === undefined) throw new Error('nobody plays');
  let quiet = 0;
  let before = -1;
  while (quiet < 1500) {
    const now = await state(first);
    if (done(now) || now.outcome !== null) return now;
    const waiting = fiveLeagues.waitingFor(now).filter(({ seat }) => pages[seat] !== undefined);
    // Luck is used only where somebody can act, however often one looks
    const next = waiting.length > 0 ? waiting[Math.floor(random() * waiting.length)] : undefined;
    const page = next && pages[next.seat];
    const intent = next && luckyIntent(now, next.seat, random, weights);
    if (intent && page) await acts(page, intent);
    else await first.waitForTimeout(60);
    const then = await version(first);
    quiet = then === before ? quiet + 1 : 0;
    before = then;
  }
  throw new Error(`nothing happens any more: ${JSON.stringify((await state(first)).steps.at(-1))}`);
}

/** As a button would; a no is no harm where the table has moved on meanwhile. */
export const acts = (page: Page, intent: Intent): Promise<unknown> =>
  page.evaluate(
    (wanted) =>
      (globalThis as unknown as { __muster: { act(intent: unknown): Promise<unknown> } }).__muster.act(wanted),
    intent as unknown,
  );

type Changes = Extract<Intent, { do: 'correct' }>['changes'];

/** Sets the table right by consent: the first proposes, the others agree, the game for the enemies too. */
export async function agreed(pages: readonly Page[], changes: Changes): Promise<void> {
  const [first, ...others] = pages;
  if (first === undefined) throw new Error('nobody proposes');
  await ask(first, { do: 'correct', changes });
  await together(...pages);
  for (const page of others) {
    const { open } = (await state(page)).consent;
    if (open) await ask(page, { do: 'answer-proposal', proposal: open.id, yes: true });
  }
  await expect.poll(async () => (await state(first)).consent.open).toBeNull();
  await together(...pages);
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
}

/**
 * Where a figure and a foe may be put, so far apart (mm, centre to centre) and with nobody else about, that this can be
 * done; the rules are asked, in the state as it would be.
 */
export function duel(
  now: State,
  { id, seat }: Figure,
  foe: string,
  far: number,
  intent: (from: Spot, to: Spot) => Intent,
): readonly [Spot, Spot] {
  for (const from of rooms(now, id, foe)) {
    if (!mayStand(now, seat, id, from)) continue;
    const moved = withPose(now, id, from);
    for (let angle = 0; angle < 360; angle += 30) {
      const turn = (angle * Math.PI) / 180;
      const to = { x: round(from.x + far * Math.cos(turn)), y: round(from.y + far * Math.sin(turn)), facing: 0 };
      if (!mayStand(moved, seat, foe, to)) continue;
      if (fiveLeagues.preview(withPose(moved, foe, to), seat, intent(from, to)).is === 'ready') return [from, to];
    }
  }
  throw new Error(`there is no room for ${id} and ${foe}`);
}

/** Places amid the table with nobody about but these two. */
function rooms(now: State, ...but: readonly string[]): readonly Spot[] {
  const others = Object.values(now.figures).flatMap(({ id, pose }) => (pose && !but.includes(id) ? [pose] : []));
  const found: Spot[] = [];
  for (let x = 150; x < now.table.width - 150; x += 20)
    for (let y = 180; y < now.table.depth - 150; y += 20)
      if (others.every((other) => Math.hypot(other.x - x, other.y - y) > 130)) found.push({ x, y, facing: 90 });
  return found;
}

const round = (value: number): number => Math.round(value * 100) / 100;
const withPose = (now: State, unit: string, pose: Spot): State => {
  const figure = now.figures[unit];
  return figure ? { ...now, figures: { ...now.figures, [unit]: { ...figure, pose } } } : now;
};
const mayStand = (now: State, seat: string, unit: string, pose: Spot): boolean =>
  fiveLeagues.preview(now, seat, { do: 'correct', changes: [{ is: 'pose', unit, pose }] }).is === 'ready';

/** What the page says when something is refused. */
export async function refusal(page: Page, intent: unknown): Promise<string> {
  const reply = await acts(page, intent as Intent);
  expect(reply).toMatchObject({ ok: false });
  const line = log(page).getByRole('listitem').filter({ hasText: 'nothing lost' }).last();
  return (await line.textContent()) ?? '';
}

/** Puts the target of a shot, by agreement, where something hides it. */
export async function hides(page: Page, seat: string, shot: Extract<Intent, { do: 'shoot' }>): Promise<void> {
  const isHidden = (then: State): boolean => {
    const seen = fiveLeagues.preview(then, seat, shot);
    return seen.is === 'refused' && seen.refusals[0]?.code === 'shoot/no-sight';
  };
  const now = await state(page);
  for (let x = 30; x < now.table.width; x += 40)
    for (let y = 30; y < now.table.depth; y += 40) {
      const pose = { x, y, facing: 270 };
      if (!isHidden(withPose(now, shot.target, pose)) || !mayStand(now, seat, shot.target, pose)) continue;
      await agreed([page], [{ is: 'pose', unit: shot.target, pose }]);
      // Who was put on raised ground may be seen after all
      if (isHidden(await state(page))) return;
    }
  throw new Error('nothing hides anybody here');
}
