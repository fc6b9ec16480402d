import type { Draft, Intent, Refusal } from '@muster/rules/kernel';
import {
  checkWarband,
  compileProfile,
  type State,
  songOfBlades,
  type TraitId,
  topStep,
  type WarbandLimits,
  type WarbandList,
} from '@muster/rules/song-of-blades';

export const limitsOf = ({ config }: State): WarbandLimits => ({
  points: config.points,
  personalities: config.personalities,
  scale: config.scale,
});

/**
 * Everything that keeps a list off this table. A list that is whole by itself is judged together with the warbands of
 * the side's other seats: they share the points.
 */
export function judgedFor(state: State, seat: string, list: WarbandList): readonly Refusal[] {
  const own = checkWarband(list, limitsOf(state));
  // What stands ready was judged when it went to the table; until it comes back the table asks the others
  if (own.length > 0 || isReady(state, seat)) return own;
  const draft = { do: 'choose-warband', warband: { is: 'list', list } } as unknown as Draft<Intent>;
  const preview = songOfBlades.preview(state, seat, draft as never);
  if (preview.is !== 'refused') return [];
  // Places in these are those of the whole side, not of this list.
  return preview.refusals.map(({ detail, ...refusal }) => {
    const { entry: _, ...rest } = detail ?? {};
    return { ...refusal, detail: rest };
  });
}

/** Places in the list that the refusals speak of: by place, by title, by trait, or all Personalities. */
export function offendersOf(list: WarbandList, refusals: readonly Refusal[]): ReadonlySet<number> {
  const places = new Set<number>();
  const profiles = list.entries.map((entry) => {
    const compiled = compileProfile(entry.profile);
    return compiled.ok ? compiled.value : undefined;
  });
  for (const { code, detail = {} } of refusals) {
    const { entry, of, trait } = detail;
    if (typeof entry === 'number') {
      places.add(entry);
      continue;
    }
    profiles.forEach((profile, at) => {
      if (!profile) return;
      const isIt =
        code === 'warband/over-personalities'
          ? profile.personality
          : code === 'warband/dinosaurs'
            ? profile.kinds.includes('dinosaur')
            : of !== undefined
              ? profile.title === of
              : trait !== undefined && profile.traits.some((each) => each.id === (trait as TraitId));
      if (isIt) places.add(at);
    });
  }
  return places;
}

/** How the points of a list are spent. */
export interface Spending {
  readonly points: number;
  readonly personalities: number;
  readonly mostPersonalities: number;
  readonly figures: number;
  /** Some cost in it is neither printed nor follows from the book. */
  readonly ours: boolean;
}

export function spendingOf(list: WarbandList, limits: WarbandLimits): Spending {
  const lines = list.entries.flatMap((entry) => {
    const compiled = compileProfile(entry.profile);
    return compiled.ok ? [{ profile: compiled.value, count: entry.count }] : [];
  });
  const sum = (some: typeof lines) => some.reduce((all, { profile, count }) => all + profile.points * count, 0);
  return {
    points: sum(lines),
    personalities: sum(lines.filter(({ profile }) => profile.personality)),
    mostPersonalities: Math.floor((limits.points * limits.personalities) / 100),
    figures: list.entries.reduce((all, { count }) => all + count, 0),
    ours: lines.some(({ profile }) => profile.id === 'own' && !profile.printed),
  };
}

export function isReady(state: State, seat: string): boolean {
  const step = topStep(state);
  return step?.is === 'muster' && step.ready.includes(seat);
}

/** What the other seats of the side have spent; undefined where it is alone. */
export function friendsPoints(state: State, seat: string): number | undefined {
  if (state.config.seats < 2) return undefined;
  const side = state.seats.find((each) => each.seat === seat)?.side;
  return state.seats
    .filter((each) => each.side === side && each.seat !== seat)
    .reduce((sum, each) => sum + (state.chosen[each.seat]?.points ?? 0), 0);
}
