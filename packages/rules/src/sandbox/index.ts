import {
  closesByConsent,
  decideConsent,
  err,
  isConsentEvent,
  isConsentIntent,
  ok,
  outcomeByConsent,
  previewConsent,
  type RulesSystem,
  waitingOnConsent,
} from '../kernel';
import { bodies } from './bodies';
import { type SandboxConfig, seatsOf, setup, zConfig } from './config';
import type { SandboxEvent } from './events';
import { evolve } from './evolve';
import { parse, type SandboxIntent } from './intents';
import { no } from './moves/common';
import { sample } from './sample';
import type { SandboxState } from './state';
import { host, lapsed } from './steps/consent';
import { plan, resolve } from './steps/free-play';
import { NEEDS, offers } from './steps/offers';
import { redact, view } from './view';

/** Any game at all, played by hand: push anything, roll anything, hide what you like. */
export const sandbox: RulesSystem<SandboxConfig, SandboxState, SandboxIntent, SandboxEvent> = {
  id: 'sandbox',
  edition: '1',
  version: '1',
  units: 'in',
  config: zConfig,
  seats: seatsOf,
  setup,
  parse,
  offers,
  sample,

  preview(state, seat, draft) {
    const held: Partial<Record<string, unknown>> = draft;
    const needs = NEEDS[draft.do].find((key) => held[key] === undefined);
    if (needs !== undefined) return { is: 'unfinished', needs, marks: [] };
    const parsed = parse(draft);
    if (!parsed.ok) return { is: 'refused', refusals: [parsed.error], marks: [] };
    const intent = parsed.value;
    if (isConsentIntent(intent)) return previewConsent(host, state, seat, intent);
    if (host.isOver(state)) return { is: 'refused', refusals: [no('game/over', 'GEN-02')], marks: [] };
    const { refusals, marks } = plan(state, seat, intent);
    return refusals.length > 0 ? { is: 'refused', refusals, marks } : { is: 'ready', intent, marks };
  },

  decide(state, seat, intent, dice) {
    if (isConsentIntent(intent)) return decideConsent(host, state, seat, intent);
    if (host.isOver(state)) return err([no('game/over', 'GEN-02')]);
    const events = resolve(state, seat, intent, dice);
    return events.ok ? ok([...lapsed(state, events.value), ...events.value]) : events;
  },

  evolve,
  view,
  redact,

  /** Nobody must act: whose turn is noted, or else everyone, may; before them whoever is asked for his consent. */
  waitingFor(state) {
    if (host.isOver(state)) return [];
    const playing = state.seats.filter((each) => !state.consent.resigned.includes(each.side));
    const noted = playing.filter((each) => each.seat === state.turn.seat);
    const free = (noted.length > 0 ? noted : playing).map(({ seat }) => ({ seat, what: 'free-play' }));
    return [...waitingOnConsent(host, state), ...free];
  },

  outcome: (state) => outcomeByConsent(state.consent, state.seats),
  bodies,
  closesUndo: (event) => event.type === 'revealed' || (isConsentEvent(event) && closesByConsent(event)),
};

export type { SandboxConfig } from './config';
export { BASES } from './content/bases';
export { MAPS } from './content/maps';
export type { SandboxEvent } from './events';
export type { SandboxIntent } from './intents';
export { wheelCorner } from './moves/poses';
export { terrainOutline } from './moves/terrain';
export {
  ARTS,
  type Art,
  baseOf,
  type Covered,
  GROUNDS,
  type Ground,
  LOOKS,
  type Look,
  type Piece,
  type SandboxState,
  type Terrain,
  TINCTURES,
  type Tincture,
} from './state';
