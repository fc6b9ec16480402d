import { type Figure, fiveLeagues, type Intent, type State } from '@muster/rules/five-leagues';
import { expect, type Page } from '@playwright/test';
import { battleOf, together } from './battle';
import { version } from './table';

export const { state, step, ask } = battleOf<State, Intent>();

export async function figureNamed(page: Page, name: string): Promise<Figure> {
  const found = Object.values((await state(page)).figures).find((figure) => figure.name === name);
  if (!found) throw new Error(`${name} is not at this table`);
  return found;
}

/** The four of the starter scenario, from the shelf to the table by the buttons. */
export async function brings(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: 'Ready warbands' })
    .getByRole('button', { name: /Four on the road/ })
    .click();
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
export function luckyIntent(now: State, seat: string, random: () => number): Intent | undefined {
  const open = fiveLeagues.offers(now, seat).filter(({ do: verb }) => !LEFT_OUT.has(verb));
  for (let tries = 0; tries < 40; tries++) {
    const offer = open[Math.floor(random() * open.length)];
    const intent = offer && fiveLeagues.sample(now, seat, offer, random);
    if (intent !== undefined) return intent;
  }
  return undefined;
}
const LEFT_OUT: ReadonlySet<string> = new Set([
  'correct',
  'offer-result',
  'resign',
  'answer-proposal',
  'ask-rerolls',
  'leave',
  'flee',
  'call-friend',
  'share',
  'bring',
  'tell-story',
  'drink',
]);

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
): Promise<State> {
  const [first] = Object.values(pages);
  if (first === undefined) throw new Error('nobody plays');
  for (let tries = 0; tries < 1500; tries++) {
    const now = await state(first);
    if (done(now) || now.outcome !== null) return now;
    const waiting = fiveLeagues.waitingFor(now).filter(({ seat }) => pages[seat] !== undefined);
    const next = waiting[Math.floor(random() * waiting.length)];
    const page = next && pages[next.seat];
    const before = await version(first);
    const intent = next && page && luckyIntent(await state(page), next.seat, random);
    if (intent && page) await acts(page, intent);
    else await expect.poll(() => version(first), { timeout: 20_000, intervals: [40, 80, 160] }).toBeGreaterThan(before);
  }
  throw new Error('the battle never came to it');
}

/** As a button would; a no is no harm where the table has moved on meanwhile. */
const acts = (page: Page, intent: Intent): Promise<unknown> =>
  page.evaluate(
    (wanted) =>
      (globalThis as unknown as { __muster: { act(intent: unknown): Promise<unknown> } }).__muster.act(wanted),
    intent as unknown,
  );
