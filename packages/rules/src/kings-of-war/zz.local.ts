import { kingsOfWar as k } from './index';

let seed = Number(process.argv[2] ?? 1);
const rnd = () => {
  seed |= 0;
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
};
const dice = { roll: (c: number, s: number) => Array.from({ length: c }, () => 1 + Math.floor(rnd() * s)) };
let state = k.setup(k.config.parse({ points: 1000, map: process.argv[3] ?? 'hollin-crossroads' }) as never);
const count: Record<string, number> = {};
const ev: Record<string, number> = {};
const worst: Record<string, number> = {};
const time = <T>(n: string, f: () => T): T => {
  const t = performance.now();
  const r = f();
  const d = performance.now() - t;
  worst[n] = Math.max(worst[n] ?? 0, Math.round(d));
  return r;
};
let stuck = 0;
for (let n = 0; n < 8000; n++) {
  if (k.outcome(state)) break;
  const seat = k.waitingFor(state)[0]!.seat;
  const step = state.steps[state.steps.length - 1]!.is;
  let offers = time('offers ' + step, () => k.offers(state, seat)).filter(
    (o) => !['correct', 'offer-result', 'resign', 'answer-proposal', 'pass'].includes(o.do),
  );
  const rest = offers.filter(
    (o) =>
      o.do !== 'end-phase' &&
      o.do !== 'halt' &&
      o.do !== 'pivot' &&
      o.do !== 'back' &&
      o.do !== 'sidestep' &&
      o.do !== 'face',
  );
  if (rest.length && rnd() < 0.8) offers = rest;
  const c = offers.filter((o) => o.do === 'charge' || o.do === 'counter-charge');
  if (c.length && rnd() < 0.5) offers = c;
  const o = offers[Math.floor(rnd() * offers.length)];
  if (!o) {
    console.log('no offers', JSON.stringify(state.steps));
    break;
  }
  const i = time('sample ' + o.do, () => k.sample(state, seat, o, rnd));
  if (!i) {
    if (++stuck > 20000) break;
    continue;
  }
  const pre = time('preview ' + o.do, () => k.preview(state, seat, i as never));
  const d = time('decide ' + i.do, () => k.decide(state, seat, i, dice));
  if ((pre.is === 'ready') !== d.ok) console.log('MISMATCH', i, JSON.stringify(pre).slice(0, 300));
  if (!d.ok) {
    console.log('REFUSED', JSON.stringify(i), JSON.stringify(d.error));
    if (++stuck > 30) break;
    continue;
  }
  if (o.do === 'strike' || o.do === 'shoot' || o.do === 'test') {
    const odds = pre.is === 'ready' ? (pre.odds ?? []) : [];
    const s = odds.filter((f) => f.is === 'chance').reduce((a, f) => a + (f as { value: number }).value, 0);
    if (Math.abs(s - 1) > 1e-9) console.log('ODDS', s, i);
    if (process.env.SHOW)
      console.log(
        JSON.stringify(i),
        odds
          .map(
            (f) =>
              f.code +
              ':' +
              ('value' in f ? Math.round(f.value * 100) / 100 : '') +
              ('modifiers' in f && f.modifiers ? f.modifiers.map((m) => m.because + m.amount).join('|') : ''),
          )
          .join(' '),
        (pre as { notes?: unknown[] }).notes?.length ? JSON.stringify((pre as { notes?: unknown[] }).notes) : '',
      );
  }
  count[i.do] = (count[i.do] ?? 0) + 1;
  for (const e of d.value) {
    state = k.evolve(state, e);
    ev[e.type] = (ev[e.type] ?? 0) + 1;
    if (process.env.SHOW && ['struck', 'shot', 'tested', 'routed'].includes(e.type))
      console.log('   ', JSON.stringify(e).slice(0, 420));
  }
}
console.log(JSON.stringify(count), JSON.stringify(ev), 'round', state.round, JSON.stringify(k.outcome(state)));
if (process.env.TIME) console.log(Object.entries(worst).filter(([, v]) => v > 20));
