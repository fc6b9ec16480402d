import { fiveLeagues, type Intent, type State } from '@muster/rules/five-leagues';
import { randomDice } from '@muster/rules/kernel';
import { describe, expect, it } from 'vitest';
import { answerWords } from './answer-words';
import { sceneOf } from './beats';
import { deedsOf } from './deeds';
import { contextAt, luck } from './example-state';
import { deployable } from './meant';
import { intentsOf, offersNow } from './offers';
import { answersNow } from './prompt-question';

/** Shown elsewhere: in the panel of dice, at the end of the row, in the menu, the muster, the master’s tab, dialogs. */
const ELSEWHERE: ReadonlySet<string> = new Set(
  [
    'fight-with propose-initiative back-initiative reroll-die end-phase ready auto-place take-back take-before',
    'tell-story call-friend ask-rerolls flee share bring',
    'prepare unprepare hold reveal put set-marker take-marker hand-over rule ask-test reward',
    'resign offer-result answer-proposal correct',
  ]
    .join(' ')
    .split(' '),
);
/** What no battle of luck should be ended by. */
const SHUNNED =
  /^(flee|leave|resign|offer-result|correct|answer-proposal|prepare|put|rule|ask-test|reward|share|bring)$/;
/** Ids that were not put into words. */
const RAW = /undefined|NaN|FL-|\b[a-z]+(-[a-z]+)*-\d|\b[ecmfx]\d+\b/;

/** A battle by luck, told entry by entry. */
function battle(scenario: string, seed: number, entries: number, told: (state: State, seat: string) => void) {
  const random = luck(seed);
  const dice = randomDice(random);
  let state = fiveLeagues.setup(
    fiveLeagues.config.parse({ seats: 2, scenario, map: MAPS[scenario] ?? 'larks-meadow' }),
  );
  const scenes: string[] = [];
  for (let version = 0; version < entries && !state.outcome; version++) {
    const asked = fiveLeagues.waitingFor(state);
    const { seat } = asked[Math.floor(random() * asked.length)] ?? { seat: 'a' };
    told(state, seat);
    const offers = fiveLeagues.offers(state, seat).filter((offer) => !SHUNNED.test(offer.do));
    const first = fiveLeagues.offers(state, seat).find((offer) => offer.do === 'bring' || offer.do === 'automa');
    const offer = (state.warband === null ? first : seat === 'gm' ? first : undefined) ?? pick(offers, random);
    if (!offer) break;
    const intent = whole(state, seat, offer, random);
    if (!intent) continue;
    const decided = fiveLeagues.decide(state, seat, intent, dice);
    if (!decided.ok) continue;
    state = decided.value.reduce(fiveLeagues.evolve, state);
    const scene = sceneOf({ version, seat, at: 0, events: decided.value }, state);
    for (const beat of scene?.beats ?? []) scenes.push(`${beat.title} | ${beat.label} | ${beat.result}`);
  }
  return { state, scenes };
}
const MAPS: Readonly<Record<string, string>> = { site: 'sunken-crypt', lair: 'thornback-lair' };
const pick = <T>(list: readonly T[], random: () => number): T | undefined => list[Math.floor(random() * list.length)];

function whole(
  state: State,
  seat: string,
  offer: ReturnType<typeof fiveLeagues.offers>[number],
  random: () => number,
): Intent | undefined {
  if (offer.do === 'bring') return { do: 'bring', sheet: 'lantern-company' };
  if (offer.needs === 'now') return offer.intent;
  if (offer.needs === 'target') return pick(offer.intents, random);
  return fiveLeagues.sample?.(state, seat, offer, random);
}

// A whole battle takes its time on a busy machine.
describe('whatever a battle asks', { timeout: 60_000 }, () => {
  it.each([
    ['meeting', 3],
    ['site', 11],
    ['lair', 5],
    ['camp-raid', 23],
  ] as const)('of a %s has its place on the screen, and words of people (seed %i)', (scenario, seed) => {
    const strays = new Set<string>();
    const raw = new Set<string>();
    const { scenes } = battle(scenario, seed, 110, (state, seat) => {
      const context = contextAt(state, seat);
      const shown = new Set<string>([
        ...answersNow(context, state).map((intent) => intent.do),
        ...(deployable(context, state).length > 0 ? ['deploy'] : []),
        ...Object.keys(state.figures).flatMap((unit) => deedsOf(context, state, unit).map((deed) => deed.do)),
      ]);
      for (const offer of offersNow(context, state)) {
        if (!shown.has(offer.do) && !ELSEWHERE.has(offer.do)) strays.add(offer.do);
        if (ELSEWHERE.has(offer.do) && offer.do !== 'fight-with') continue;
        for (const intent of intentsOf(offer).slice(0, 6)) {
          const words = answerWords(context, state, intent);
          if (RAW.test(words)) raw.add(`${offer.do}: ${words}`);
        }
      }
    });
    expect([...strays]).toEqual([]);
    expect([...raw]).toEqual([]);
    expect(scenes.filter((scene) => RAW.test(scene))).toEqual([]);
    expect(scenes.length).toBeGreaterThan(3);
  });
});
