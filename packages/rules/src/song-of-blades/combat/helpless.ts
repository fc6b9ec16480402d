import type { Modifier } from '../../kernel';
import { condition, has, is } from '../figures';
import { isMelee } from '../special/means';
import type { ConditionKind, Figure } from '../state';
import type { Attack } from '../steps-combat';

/**
 * What the state of a foe gives the one who strikes it: the best of lying, hanging and sleeping, which never add up, and
 * a point for the grip about its feet [ASOBH-MEL-08] [ASOBH-CND-01] [ASOBH-CND-06] [ASOBH-CND-08]. Bound and paralysed
 * figures are struck like Transfixed ones.
 */
export function againstState(attack: Attack, me: Figure | undefined, foe: Figure): readonly Modifier[] {
  const held = condition(foe, 'held');
  // Bones and roots [ASOBH-SPELL-wall-of-bones] [ASOBH-SPELL-wall-of-wood]
  const gripped = held !== undefined && (held.by === 'bones' || held.by === 'wood');
  return [...down(attack, me, foe), ...(gripped ? [{ amount: 1, because: 'vs-held' }] : [])];
}

function down(attack: Attack, me: Figure | undefined, foe: Figure): readonly Modifier[] {
  const melee = isMelee(attack.means);
  const found = (melee ? MELEE : SHOTS).find((kind) => is(foe, kind));
  if (found !== undefined) return [{ amount: 2, because: `vs-${found}` }];
  if (!melee || !is(foe, 'prone')) return [];
  return me !== undefined && has(me, 'puny') ? [{ amount: 1, because: 'puny' }] : [{ amount: 2, because: 'vs-prone' }];
}

/** Any win against it kills, by the state it is in; undefined where none does [ASOBH-MEL-06] [ASOBH-RNG-09]. */
export function lethalState(attack: Attack, me: Figure | undefined, foe: Figure): string | undefined {
  const kinds = isMelee(attack.means) ? LETHAL_MELEE : SHOTS;
  const found = kinds.find((kind) => is(foe, kind));
  if (found !== undefined) return `vs-${found}`;
  if (!is(foe, 'prone') || (isMelee(attack.means) && me !== undefined && has(me, 'puny'))) return undefined;
  return 'vs-prone';
}

/** Doubled in this state it is killed gruesomely [ASOBH-CND-01] [ASOBH-CND-05]. */
export const gruesomeState = (foe: Figure): string | undefined => {
  const found = GRUESOME.find((kind) => is(foe, kind));
  return found === undefined ? undefined : `vs-${found}`;
};

const SHOTS: readonly ConditionKind[] = ['transfixed', 'sleeping', 'bound', 'paralysed'];
const MELEE: readonly ConditionKind[] = [...SHOTS, 'entangled', 'blind'];
const LETHAL_MELEE: readonly ConditionKind[] = [...SHOTS, 'entangled'];
const GRUESOME: readonly ConditionKind[] = [
  'prone',
  'transfixed',
  'sleeping',
  'entangled',
  'blind',
  'bound',
  'paralysed',
];
