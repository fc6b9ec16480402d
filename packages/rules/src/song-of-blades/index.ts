import { closesByConsent, type RulesSystem } from '../kernel';
import { type Config, zConfig } from './config';
import { bodies } from './consent';
import { decide, offers, preview, sample, waitingFor } from './engine';
import type { Event } from './events';
import { evolve } from './evolve';
import { type Intent, parse } from './intents';
import { seats, setup } from './setup';
import type { State } from './state';
import { redact, view } from './view';

/** Advanced Song of Blades and Heroes. */
export const songOfBlades: RulesSystem<Config, State, Intent, Event> = {
  id: 'song-of-blades',
  edition: 'Advanced',
  version: 'sob-1',
  units: 'cm',
  config: zConfig,
  seats,
  setup,
  parse,
  offers,
  sample,
  preview,
  decide,
  evolve,
  view,
  redact,
  waitingFor,
  outcome: (state) => state.outcome ?? undefined,
  bodies,
  closesUndo: (event) => event.type === 'warbandsRevealed' || closesByConsent(event),
};
