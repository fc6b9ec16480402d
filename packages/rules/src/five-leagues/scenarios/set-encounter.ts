import type { Encounter } from '../scenario';
import type { Tale } from '../steps/step';

const NOTHING: Omit<Encounter, 'scenario'> = {
  table: null,
  entry: null,
  size: 0,
  sizeParts: [],
  ranged: 0,
  leaders: [],
  motivation: null,
  aberration: null,
  unknownMarkers: 0,
  began: 0,
};

/** What is known of the encounter so far, and a little more of it. */
export const setEncounter = (tale: Tale, set: Partial<Encounter>, because: string): void => {
  const now = tale.state.encounter ?? { ...NOTHING, scenario: tale.state.config.scenario };
  tale.add({ type: 'battleChanged', set: { encounter: { ...now, ...set } }, because });
};
