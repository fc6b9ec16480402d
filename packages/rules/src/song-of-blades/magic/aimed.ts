import type { Point } from '@muster/geometry';
import type { Mark, Modifier, Note, Odds, Refusal, UnitId } from '../../kernel';
import type { SpellId } from '../content/spell-ids';
import type { Fielded } from '../figures';
import type { State } from '../state';
import type { Aim } from '../steps-magic';

/** A spell about to be cast at something. `power` counts all that is added to the actions put in. */
export interface Casting {
  readonly state: State;
  readonly caster: Fielded;
  readonly spell: SpellId;
  readonly power: number;
  readonly aim: Aim;
}

/** Where a spell would go: drawn, counted, and judged. */
export interface Aimed {
  readonly refusals: readonly Refusal[];
  readonly marks: readonly Mark[];
  readonly odds: Odds;
  readonly notes: readonly Note[];
  /** On its attacks: what the distance costs. */
  readonly extra: readonly Modifier[];
}

export const aimed = (given: Partial<Aimed> = {}): Aimed => ({
  refusals: [],
  marks: [],
  odds: [],
  notes: [],
  extra: [],
  ...given,
});

export const refusing = (refusal: Refusal, marks: readonly Mark[] = []): Aimed =>
  aimed({ refusals: [refusal], marks: [...marks, ...plate(refusal)] });

/** The short word of a no, where it stands. */
const plate = (refusal: Refusal): readonly Mark[] =>
  refusal.where === undefined
    ? []
    : [
        {
          is: 'plate',
          at: refusal.where,
          tone: 'refused',
          code: refusal.code,
          ...(refusal.detail === undefined ? {} : { detail: refusal.detail }),
        },
      ];

/** A no about this casting. */
export const no = (
  casting: Casting,
  code: string,
  rule: string,
  more: { readonly who?: readonly UnitId[]; readonly where?: Point; readonly detail?: Refusal['detail'] } = {},
): Refusal => ({
  code,
  rule,
  who: [casting.caster.id, ...(more.who ?? [])],
  ...(more.where === undefined ? {} : { where: more.where }),
  detail: { spell: casting.spell, ...more.detail },
});

type AimKey = keyof Aim;

/** The aim names just what this spell wants: nothing is missing and nothing is over. */
export function shapeOf(casting: Casting, wants: readonly AimKey[], may: readonly AimKey[] = []): Refusal | undefined {
  const given = (Object.keys(casting.aim) as AimKey[]).filter((key) => casting.aim[key] !== undefined);
  const missing = wants.find((key) => !given.includes(key));
  if (missing !== undefined) return no(casting, 'cast/aim-missing', 'ASOBH-MAG-01', { detail: { needs: missing } });
  const over = given.find((key) => !wants.includes(key) && !may.includes(key));
  return over === undefined ? undefined : no(casting, 'cast/aim-too-much', 'ASOBH-MAG-01', { detail: { over } });
}
