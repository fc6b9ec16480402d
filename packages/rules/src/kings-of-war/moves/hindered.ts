import type { Pose } from '@muster/geometry';
import { touchesPolygon } from '@muster/geometry';
import { rulesNow } from '../combat/facts';
import { works } from '../special/holds';
import type { State, Unit } from '../state';
import { baseAt, bearerOf } from '../units';

/**
 * The pieces that hinder a charge: difficult terrain and obstacles it went through or ended on, but for those its
 * rules overlook. Fliers are hindered by what they end on or touch only. [KOW-CHG-04] [KOW-MEL-05]
 */
export function hinderersOf(
  state: State,
  unit: Unit,
  final: Pose,
  crossed: readonly string[],
  endedOn: readonly string[],
): readonly string[] {
  const bearer = { ...bearerOf(unit), rules: rulesNow(state, unit) };
  const rules = bearer.rules.rules.filter(({ name }) => works(name, bearer));
  return state.terrain
    .filter((piece) => {
      if (piece.kind !== 'difficult' && piece.kind !== 'obstacle') return false;
      const { kind } = piece;
      const ends = endedOn.includes(piece.id);
      const met = ends || crossed.includes(piece.id);
      const touched = !met && touchesPolygon(baseAt(unit, final), piece.outline);
      // Only touching it at the end counts for those who would be free of it on the way.
      const overlooks = rules.some((rule) => rule.forbids?.hindrance?.({ kind, ends: false }));
      if (!met && !(touched && overlooks)) return false;
      return !rules.some((rule) =>
        rule.forbids?.hindrance?.({ kind, ends: ends || touched || isTouched(unit, final, piece.outline) }),
      );
    })
    .map((piece) => piece.id);
}

const isTouched = (unit: Unit, final: Pose, outline: Parameters<typeof touchesPolygon>[1]): boolean =>
  touchesPolygon(baseAt(unit, final), outline);
