import type { Dice, SeatId, Viewer } from '../kernel';
import { scriptedDice } from '../kernel';
import type { SandboxEvent } from './events';
import { sandbox } from './index';
import type { SandboxIntent } from './intents';
import type { SandboxState } from './state';

/** A sandbox table for tests: acts, and remembers everything each viewer was told, as text. */
export interface Kit {
  state(): SandboxState;
  /** The events of an accepted intent. Throws where it is refused. */
  act(seat: SeatId, intent: SandboxIntent, dice?: Dice): readonly SandboxEvent[];
  /** The codes of a refusal; empty where it is accepted. Changes nothing. */
  refused(seat: SeatId, intent: SandboxIntent): readonly string[];
  /** Everything this viewer was ever sent: his first view and all events, as JSON. */
  bytes(viewer: Viewer): string;
}

/** Without a config: 1000 × 600 mm, seats a and b against each other, and c on the side of b. */
export function kit(config: unknown = THREE): Kit {
  let state = sandbox.setup(sandbox.config.parse(config));
  const viewers: readonly Viewer[] = [...state.seats.map((each) => each.seat), 'spectator'];
  const sent = new Map(viewers.map((viewer) => [viewer, [JSON.stringify(sandbox.view(state, viewer))]]));
  return {
    state: () => state,
    act(seat, intent, dice = scriptedDice([])) {
      const decided = sandbox.decide(state, seat, intent, dice);
      if (!decided.ok) throw new Error(JSON.stringify(decided.error));
      for (const event of decided.value) {
        for (const viewer of viewers)
          for (const told of sandbox.redact(state, event, viewer)) sent.get(viewer)?.push(JSON.stringify(told));
        state = sandbox.evolve(state, event);
      }
      return decided.value;
    },
    refused(seat, intent) {
      const decided = sandbox.decide(state, seat, intent, scriptedDice([]));
      return decided.ok ? [] : decided.error.map((refusal) => refusal.code);
    },
    bytes: (viewer) => (sent.get(viewer) ?? []).join('\n'),
  };
}

const THREE = {
  width: 1000,
  depth: 600,
  sides: [
    { name: 'North', tincture: 'azure' },
    { name: 'South', tincture: 'vermilion', seats: 2 },
  ],
};

/** A 100 × 80 mm piece called `name`. */
export const placing = (
  name: string,
  x: number,
  y: number,
  more: Partial<Extract<SandboxIntent, { do: 'place' }>> = {},
) => ({
  do: 'place' as const,
  name,
  shape: { kind: 'rect' as const, width: 100, depth: 80 },
  pose: { x, y, facing: 90 },
  owner: 'me' as const,
  tincture: null,
  look: 'spear' as const,
  hasFront: true,
  ...more,
});
