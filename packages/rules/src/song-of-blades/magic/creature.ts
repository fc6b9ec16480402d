import { runBy, seatOf } from '../figures';
import type { Profile } from '../profile';
import type { Figure, State } from '../state';
import { BLANK } from './entity';

/** A creature called by a spell, not yet on the table; `for` another side where a backfire brings it [ASOBH-MAG-17]. */
export function summonedFigure(
  state: State,
  caster: Figure,
  profile: Profile,
  given: {
    readonly power: number;
    readonly until: number | null;
    readonly for?: { readonly side: string; readonly seat: string };
  },
): Figure {
  return {
    id: `s${state.next}`,
    side: given.for?.side ?? runBy(caster),
    seat: given.for?.seat ?? seatOf(caster),
    name: profile.title,
    profile,
    ...BLANK,
    summoned: {
      by: given.for === undefined ? caster.id : null,
      power: given.power,
      illusion: false,
      until: given.until,
      prowls: false,
    },
  };
}
