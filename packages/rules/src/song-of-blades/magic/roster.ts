import { PEOPLES } from '../content/profiles';
import type { Profile } from '../profile';
import type { Figure, State } from '../state';

/** A figure that can be called, by the name the intent gives it. */
interface Callable {
  readonly id: string;
  readonly profile: Profile;
}

/**
 * Whom a caster may call: every figure of his people's roster, and what home-made figures of his kind his own side has
 * fielded, up to so many points. Unique ones come to nobody's call [ASOBH-SPELL-summon-warrior].
 */
export function callable(state: State, caster: Figure, points: number): readonly Callable[] {
  const printed = PEOPLES.filter((people) => people.id === caster.profile.roster)
    .flatMap((people) => people.entries)
    .flatMap((entry) => (entry.standing === 'lost' ? [] : [{ id: entry.profile.id, profile: entry.profile }]));
  const own = Object.values(state.figures)
    .filter((figure) => figure.side === caster.side && figure.summoned === null && isHomeMade(figure.profile))
    .filter((figure) => figure.profile.roster === caster.profile.roster && isOfOneKind(figure.profile, caster.profile))
    .map((figure) => ({ id: `like:${figure.id}`, profile: figure.profile }));
  return [...printed, ...own].filter(
    ({ profile }) => profile.points <= points && !profile.traits.some((trait) => trait.id === 'unique'),
  );
}

const isHomeMade = (profile: Profile): boolean =>
  !PEOPLES.some((people) =>
    people.entries.some((entry) => entry.standing !== 'lost' && entry.profile.id === profile.id),
  );
const isOfOneKind = (a: Profile, b: Profile): boolean => a.kinds.some((kind) => b.kinds.includes(kind));
