import { err, labels, ok, type Refusal, type Result, tidyName } from '../kernel';
import { armyOf, profileOf } from './content/armies';
import type { Army, UnitOption, UnitProfile } from './content/types';
import { footprintOf } from './content/unit-types';
import type { ArmyList, ListEntry, Profile, Recruit } from './profile';
import { effectOf, fieldable } from './roster/fieldable';
import { gainRule, withEffect } from './roster/options';

/** An army list that may take the field, compiled. */
export interface Roster {
  readonly name: string;
  readonly army: string;
  readonly points: number;
  readonly recruits: readonly Recruit[];
}

/** More units than this are no battle any more; the dearest legal armies stay far below. */
export const MOST_UNITS = 60;

/**
 * Judges a list against a points limit and compiles it; every refusal at once [KOW-FOR-01] [KOW-FOR-02].
 * `detail.entry` of a refusal is the place in the list, from 0.
 */
export function muster(list: ArmyList, limit: number): Result<Roster, readonly Refusal[]> {
  const army = armyOf(list.army);
  if (!army) return err([{ code: 'list/unknown-army', rule: 'KOW-FOR-02', detail: { army: list.army } }]);
  const compiled = list.entries.slice(0, MOST_UNITS).map((entry) => compile(army, entry));
  const refusals = compiled.flatMap((c, entry) => (c.ok ? [] : c.error.map((r) => at(r, entry))));
  const profiles = compiled.flatMap((c) => (c.ok ? [c.value] : []));
  const points = profiles.reduce((sum, p) => sum + p.points, 0);
  if (list.entries.length === 0) refusals.push({ code: 'list/empty', rule: 'KOW-FOR-01' });
  if (list.entries.length > MOST_UNITS) {
    const detail = { units: list.entries.length, most: MOST_UNITS };
    refusals.push({ code: 'list/too-many-units', rule: 'KOW-FOR-01', detail });
  }
  if (points > limit) {
    refusals.push({ code: 'list/over-points', rule: 'KOW-FOR-01', detail: { points, limit, over: points - limit } });
  }
  if (refusals.length > 0) return err(refusals);
  const names = labels(list.entries.map((e, i) => tidyName(e.name) ?? profiles[i]?.title ?? ''));
  return ok({
    name: tidyName(list.name) ?? army.name,
    army: army.id,
    points,
    recruits: profiles.map((profile, i) => ({ name: names[i] ?? profile.title, profile })),
  });
}

/** One entry as it fights, or everything that keeps it off the table. */
export function compileEntry(armyId: string, entry: ListEntry): Result<Profile, readonly Refusal[]> {
  const army = armyOf(armyId);
  if (!army) return err([{ code: 'list/unknown-army', rule: 'KOW-FOR-02', detail: { army: armyId } }]);
  return compile(army, entry);
}

/** The price of an option for a size; undefined where that size cannot have it [KOW-FOR-13]. */
export function optionPrice(option: UnitOption, size: ListEntry['size']): number | undefined {
  if (option.sizes && !option.sizes.includes(size)) return undefined;
  return typeof option.points === 'number' ? option.points : option.points[size];
}

function compile(army: Army, entry: ListEntry): Result<Profile, readonly Refusal[]> {
  const unit = profileOf(army.id, entry.unit);
  if (!unit)
    return err([{ code: 'list/unknown-unit', rule: 'KOW-FOR-02', detail: { unit: entry.unit, army: army.name } }]);
  const chosen = chooseOptions(unit, entry);
  const printed = printedProfile(army, unit, entry);
  const able = fieldable(army, unit, chosen.options);
  const refusals = [...chosen.refusals, ...(printed.ok ? [] : [printed.error]), ...(able.ok ? [] : able.error)];
  if (refusals.length > 0 || !printed.ok) return err(refusals);
  return ok(
    chosen.options.reduce<Profile>((profile, option) => {
      const bought = withEffect(profile, effectOf(army, option) ?? {});
      return {
        ...bought,
        points: profile.points + (optionPrice(option, entry.size) ?? 0),
        options: [...profile.options, option.id],
      };
    }, printed.value),
  );
}

function printedProfile(army: Army, unit: UnitProfile, entry: ListEntry): Result<Profile, Refusal> {
  const line = unit.sizes.find((s) => s.size === entry.size);
  const footprint = unit.footprint ?? footprintOf(unit.base, entry.size);
  if (!line || !footprint) {
    return err({ code: 'list/no-such-size', rule: 'KOW-UNI-01', detail: { unit: unit.name, size: entry.size } });
  }
  const { id, name, type, base, keywords, speed, melee, ranged, defence, height, weapons } = unit;
  // The book prints Fearless as a dash; the card and the rules want it by name too.
  const rules = line.waver === null ? gainRule(unit.rules, { rule: 'fearless' }) : unit.rules;
  return ok({
    ...{ army: army.id, unit: id, title: name, type, base, keywords, footprint },
    ...{ speed, melee, ranged, defence, height, rules, weapons, options: [] },
    ...line,
    ...(unit.irregular ? { irregular: true } : {}),
    ...(unit.cannotBeDisordered ? { cannotBeDisordered: true } : {}),
  });
}

/** The options in the order of the page, so that the order they were clicked in changes nothing. [KOW-FOR-21] */
function chooseOptions(unit: UnitProfile, entry: ListEntry) {
  const refusals: Refusal[] = [];
  const refuse = (code: string, detail: Record<string, string>) =>
    refusals.push({ code: `list/${code}`, rule: 'KOW-FOR-21', detail: { unit: unit.name, ...detail } });
  const wanted = new Set(entry.options);
  if (wanted.size < entry.options.length) {
    const twice = entry.options.find((o, i) => entry.options.indexOf(o) !== i) ?? '';
    refuse('option-twice', { option: unit.options.find((o) => o.id === twice)?.name ?? twice });
  }
  for (const id of wanted) {
    if (!unit.options.some((o) => o.id === id)) refuse('unknown-option', { option: id });
  }
  const options = unit.options.filter((o) => wanted.has(o.id));
  for (const option of options) {
    if (optionPrice(option, entry.size) === undefined) {
      refuse('option-not-this-size', { option: option.name, size: entry.size });
    }
  }
  for (const [a, b] of clashes(options)) refuse('options-exclude', { option: a.name, other: b.name });
  return { options, refusals };
}

/** Pairs that may not be bought together; the list of either side counts. Two mounts never go together. */
function clashes(options: readonly UnitOption[]): [UnitOption, UnitOption][] {
  return options.flatMap((a, i) =>
    options
      .slice(i + 1)
      .filter(
        (b) => a.notWith?.includes(b.id) || b.notWith?.includes(a.id) || (a.kind === 'mount' && b.kind === 'mount'),
      )
      .map((b): [UnitOption, UnitOption] => [a, b]),
  );
}

function at(refusal: Refusal, entry: number): Refusal {
  return { ...refusal, detail: { ...refusal.detail, entry } };
}
