import { type Dice, recordedDice, recording } from './dice';
import { canonical, difference, equal } from './equal';
import type { Fault } from './laws';
import type { Refusal } from './refusal';
import type { Result } from './result';
import type { AnySystem, GameEvent, Intent, Offer, Preview, SeatId } from './system';

type Found = Omit<Fault, 'step'>;
type Decided = Result<readonly GameEvent[], readonly Refusal[]>;

/**
 * Asks about one intent in every way there is, and compares the answers: `parse` keeps it, `preview` is ready exactly
 * where `decide` accepts, both say the same on the truth and on the seat's own view, what is accepted was offered, and
 * the same faces give the same events.
 */
export function probe(
  system: AnySystem,
  state: unknown,
  seat: SeatId,
  intent: Intent,
  random: () => number,
  expected: 'legal' | 'refused' | 'unknown',
): readonly Found[] {
  const faults: Found[] = [];
  const fault = (law: Fault['law'], says: string): void => {
    faults.push({ law, seat, says, intent });
  };
  const parsed = system.parse(JSON.parse(JSON.stringify(intent))) as Result<Intent, Refusal>;
  if (!parsed.ok) fault('parse', `a well-formed intent is refused: ${show(parsed.error)}`);
  else if (!equal(parsed.value, intent)) fault('parse', `changes it at ${difference(parsed.value, intent)}`);
  const luck: Dice = {
    roll: (count, sides) => Array.from({ length: count }, () => 1 + Math.floor(random() * sides)),
  };
  const { dice, rolls } = recording(luck);
  const truth = system.decide(state, seat, intent, dice) as Decided;
  const preview = system.preview(state, seat, intent) as Preview<Intent>;
  if (expected === 'legal' && !truth.ok) fault('offer', `offered, and refused: ${show(truth.error)}`);
  if (expected === 'refused' && truth.ok) fault('offer', 'accepted from a seat that is not in the game');
  if (truth.ok !== (preview.is === 'ready'))
    fault(
      'preview',
      `decide ${truth.ok ? 'accepts' : `refuses (${show(truth.error)})`}, preview is ${preview.is}${
        preview.is === 'refused' ? ` (${show(preview.refusals)})` : ''
      }`,
    );
  if (preview.is === 'ready' && !equal(preview.intent, intent))
    fault('preview', `ready with another intent, at ${difference(preview.intent, intent)}`);
  if (preview.is === 'refused' && !truth.ok && !equal(preview.refusals, truth.error))
    fault('preview', `other refusals: ${show(preview.refusals)}, decide ${show(truth.error)}`);
  if (truth.ok) faults.push(...accepted(system, state, seat, intent, truth.value, rolls));
  if (!truth.ok && truth.error.length === 0) fault('preview', 'refused without a reason');
  faults.push(...tells(system, state, seat, intent, truth, preview, luck));
  return faults;
}

function accepted(
  system: AnySystem,
  state: unknown,
  seat: SeatId,
  intent: Intent,
  events: readonly GameEvent[],
  rolls: Parameters<typeof recordedDice>[0],
): readonly Found[] {
  const faults: Found[] = [];
  const offers = system.offers(state, seat) as readonly Offer<Intent>[];
  if (!offers.some((offer) => belongs(intent, offer)))
    faults.push({ law: 'offer', seat, says: 'accepted, but no offer holds it', intent });
  try {
    const again = recordedDice(rolls);
    const decided = system.decide(state, seat, intent, again) as Decided;
    const where = decided.ok ? difference(decided.value, events) : 'ok';
    if (where !== undefined || again.left() > 0)
      faults.push({
        law: 'determinism',
        seat,
        says: `the same faces give other events, at ${where ?? 'dice left'}`,
        intent,
      });
  } catch (error) {
    faults.push({ law: 'determinism', seat, says: String(error), intent });
  }
  return faults;
}

/** What a seat cannot see may not change what it is told beforehand. */
function tells(
  system: AnySystem,
  state: unknown,
  seat: SeatId,
  intent: Intent,
  truth: Decided,
  preview: Preview<Intent>,
  luck: Dice,
): readonly Found[] {
  const view: unknown = system.view(state, seat);
  const fault = (says: string): Found => ({ law: 'no-tell', seat, says, intent });
  const seen = system.decide(view, seat, intent, luck) as Decided;
  if (seen.ok !== truth.ok) return [fault(`truth ${truth.ok ? 'accepts' : 'refuses'}, the view does not`)];
  if (!seen.ok && !truth.ok && !equal(seen.error, truth.error))
    return [fault(`truth refuses with ${show(truth.error)}, the view with ${show(seen.error)}`)];
  const shown = system.preview(view, seat, intent) as Preview<Intent>;
  return equal(shown, preview) ? [] : [fault(`preview differs at ${difference(shown, preview)}`)];
}

/** What a hand has just begun has a preview, which is no refusal for want of the rest, and tells nothing hidden. */
export function draftsAreShown(system: AnySystem, state: unknown, seat: SeatId): readonly Found[] {
  const view: unknown = system.view(state, seat);
  const offers = system.offers(state, seat) as readonly Offer<Intent>[];
  return offers.flatMap((offer): readonly Found[] => {
    if (offer.needs !== 'place') return [];
    const shown = system.preview(state, seat, offer.draft) as Preview<Intent>;
    const seen = system.preview(view, seat, offer.draft) as Preview<Intent>;
    const where = difference(seen, shown);
    if (where !== undefined)
      return [{ law: 'no-tell', seat, says: `preview of a draft differs at ${where}`, intent: offer.draft }];
    const isMalformed = shown.is === 'refused' && shown.refusals.some((refusal) => refusal.code === 'intent/malformed');
    return isMalformed
      ? [{ law: 'preview', seat, says: 'an offered draft is called malformed', intent: offer.draft }]
      : [];
  });
}

function belongs(intent: Intent, offer: Offer<Intent>): boolean {
  if (offer.do !== intent.do) return false;
  if (offer.needs === 'now') return equal(offer.intent, intent);
  if (offer.needs === 'target') return offer.intents.some((each) => equal(each, intent));
  const of = (intent as { readonly unit?: unknown }).unit;
  return offer.unit === undefined || of === undefined || of === offer.unit;
}

/**
 * The intent with one of its numbers a little off, both ways: lengths and angles by a tenth, and now and then anything
 * by a whole one. And the intent crossed with an older one of its kind. As far as `parse` lets them through.
 */
export function nearMisses(
  system: AnySystem,
  intent: Intent,
  past: readonly Intent[],
  random: () => number,
): readonly Intent[] {
  const paths = numbersIn(intent, []);
  const from = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const near = [0.1, -0.1].flatMap((by) => {
    const path = from(paths);
    return path === undefined ? [] : [nudged(intent, path, random() < 0.3 ? by * 10 : by)];
  });
  const older = from(past.filter((each) => each.do === intent.do));
  const key =
    older === undefined ? undefined : from(Object.keys(older).filter((each) => each !== 'do' && !isText(older, each)));
  const crossed = key === undefined ? [] : [{ ...intent, [key]: (older as unknown as Record<string, unknown>)[key] }];
  return [...near, ...crossed].flatMap((each) => {
    const parsed = system.parse(each) as Result<Intent, Refusal>;
    return parsed.ok && !equal(parsed.value, intent) ? [parsed.value] : [];
  });
}

/** Free text is left alone: the name of something hidden, written elsewhere, would look like a leak. */
const isText = (intent: Intent, key: string): boolean =>
  JSON.stringify((intent as unknown as Record<string, unknown>)[key] ?? null).includes(' ');

function numbersIn(value: unknown, path: readonly string[]): readonly (readonly string[])[] {
  if (typeof value === 'number') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => numbersIn(each, [...path, key]));
}

function nudged(value: unknown, path: readonly string[], by: number): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return Math.round(((value as number) + by) * 100) / 100;
  if (Array.isArray(value)) return value.map((each, i) => (String(i) === key ? nudged(each, rest, by) : each));
  const record = value as Readonly<Record<string, unknown>>;
  return { ...record, [key]: nudged(record[key], rest, by) };
}

/** `parse` takes anything at all and answers with a value. */
export function junkNeverThrows(system: AnySystem, random: () => number): Found | undefined {
  const verbs = ['move', 'resign', 'correct', 'place', '__proto__', 'constructor', ''];
  const verb = verbs[Math.floor(random() * verbs.length)];
  for (const junk of [
    ...JUNK,
    { do: verb },
    { do: verb, unit: 'x', pose: { x: Number.NaN, y: 1e308, facing: '0' } },
    [verb],
  ]) {
    try {
      const parsed = system.parse(junk) as Result<Intent, Refusal>;
      if (!parsed.ok && (typeof parsed.error.code !== 'string' || typeof parsed.error.rule !== 'string'))
        return { law: 'parse', says: 'refuses without code and rule', intent: printable(junk) };
      if (parsed.ok && typeof parsed.value.do !== 'string')
        return { law: 'parse', says: 'lets junk through', intent: printable(junk) };
    } catch (error) {
      return { law: 'parse', says: `throws ${String(error)}`, intent: printable(junk) };
    }
  }
  return undefined;
}

const JUNK: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  Number.NaN,
  '',
  'move',
  [],
  {},
  { do: null },
  { do: {} },
  { do: ['move'] },
  { do: 'x'.repeat(100_000) },
  JSON.parse('{"do":"resign","__proto__":{"do":"move"}}'),
  { do: 'move', to: Array.from({ length: 5000 }, () => 0) },
  Object.create(null),
  new Proxy(
    {},
    {
      get: () => {
        throw new Error('no');
      },
      ownKeys: () => {
        throw new Error('no');
      },
    },
  ),
  () => 0,
  Symbol('x'),
  10n,
];

const printable = (junk: unknown): string => {
  try {
    return String(JSON.stringify(junk)).slice(0, 200);
  } catch {
    return typeof junk;
  }
};

const show = (refusals: unknown): string => {
  try {
    return canonical(refusals).slice(0, 400);
  } catch {
    return 'a refusal that is not plain data';
  }
};
