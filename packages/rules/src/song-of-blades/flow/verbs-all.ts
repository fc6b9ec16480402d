import { combatVerbs } from '../combat/verbs';
import { magicVerbs } from '../magic/verbs';
import { moraleVerbs } from '../morale/verbs';
import { moveVerbs } from '../moves/verbs';
import type { Verb } from '../steps/step';
import type { ActStep } from '../steps-flow';
import { flowVerbs } from './verbs';

/** The parts of the game that lend verbs; what an act allows is said by part. */
export type Part = 'flow' | 'moves' | 'combat' | 'magic' | 'morale';

const PARTS = (): Readonly<Record<Part, readonly Verb[]>> => ({
  flow: flowVerbs,
  moves: moveVerbs,
  combat: combatVerbs,
  magic: magicVerbs,
  morale: moraleVerbs,
});

/**
 * What may be done in an act of this kind: a free move is a move, those who regroup neither attack nor cast, those who
 * loose together do nothing else [ASOBH-ACT-14] [ASOBH-GRP-03] [ASOBH-GRP-04].
 */
const ALLOWED: Readonly<Record<ActStep['kind'], readonly Part[]>> = {
  'free-move': ['moves'],
  regroup: ['moves', 'morale'],
  concentrate: ['combat'],
  turn: ['flow', 'moves', 'combat', 'magic', 'morale'],
  reaction: ['flow', 'moves', 'combat', 'magic', 'morale'],
  group: ['flow', 'moves', 'combat', 'magic', 'morale'],
  lead: ['flow', 'moves', 'combat', 'magic', 'morale'],
  gang: ['flow', 'moves', 'combat', 'magic', 'morale'],
  swarm: ['flow', 'moves', 'combat', 'magic', 'morale'],
};

/** Verbs of an act, with the part each comes from. */
export function verbsOf(kind: ActStep['kind']): readonly { readonly verb: Verb; readonly part: Part }[] {
  const parts = PARTS();
  return ALLOWED[kind].flatMap((part) => parts[part].map((verb) => ({ verb, part })));
}

/** Whether any act knows this verb. */
export const isVerb = (name: string): boolean =>
  Object.values(PARTS()).some((verbs) => verbs.some((verb) => verb.do === name));
