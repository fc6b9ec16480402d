import type { Point } from '@muster/geometry';
import { SKILL_IDS } from '../content/ids';
import { partyOf } from '../figures';
import type { Intent } from '../intents';
import type { FoeRef, Prepared } from '../secret';
import type { State } from '../state';
import { foeIds } from './may';

/** Something a master might do, by luck. */
export function samplesOf(state: State, verb: string, random: () => number): Intent | undefined {
  const pick = <T>(of: readonly T[]): T | undefined => of[Math.floor(random() * of.length)];
  const point = (): Point => ({
    x: Math.round(random() * state.table.width),
    y: Math.round(random() * state.table.depth),
  });
  const foe = (): FoeRef => ({ entry: pick(foeIds(state)) ?? '', rank: null, ranged: false });
  const skills = [pick(SKILL_IDS) ?? 'wits'];
  const reward = { storyPoints: 1, gold: 0, text: '' };
  const test: NonNullable<Prepared['test']> = {
    skills,
    target: 8,
    onPass: 'It gives way',
    onFail: 'It holds',
    reward: null,
  };
  switch (verb) {
    case 'prepare':
      return {
        do: 'prepare',
        title: 'Behind the hedge',
        note: 'wait for a light',
        told: 'Something stirs',
        figures: [{ foe: foe(), at: point() }],
        test: random() < 0.3 ? test : null,
        reward: null,
        trigger: pick([
          { is: 'hand' as const },
          { is: 'near' as const, at: point(), radius: 150 },
          { is: 'round' as const, round: state.round + 1 },
        ]) ?? { is: 'hand' },
        held: random() < 0.3,
      };
    case 'put':
      return { do: 'put', foe: foe(), at: point() };
    case 'set-marker':
      return { do: 'set-marker', is: random() < 0.5 ? 'sign' : 'unknown', at: point(), label: 'A cold hearth' };
    case 'hand-over': {
      const enemy = Object.values(state.figures).find(({ side, fate }) => side === 'enemies' && fate === 'table');
      return enemy && { do: 'hand-over', units: [enemy.id], to: enemy.runs === 'game' ? 'master' : 'game' };
    }
    case 'rule':
      return { do: 'rule', changes: [{ is: 'agree', text: 'The rope bears one' }], text: 'The rope bears one' };
    case 'ask-test': {
      const who = pick(partyOf(state));
      return who && { do: 'ask-test', units: [who.id], text: 'The bell rope', ...test };
    }
    case 'reward':
      return { do: 'reward', reward };
    default:
      return undefined;
  }
}
