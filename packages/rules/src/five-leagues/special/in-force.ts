import { isEnchantedArmor } from '../content/armor';
import { enchantedOf } from '../content/enchanted';
import { ENCHANTED_ITEM_IDS } from '../content/enchanted-ids';
import { enemyTable, entryOf } from '../content/enemies';
import type { SpecialId, TraitId } from '../content/ids';
import { ORIGINS } from '../content/origins';
import { fielded, rulesOn } from '../figures';
import type { Figure, State } from '../state';
import { ruleOf } from './book';
import type { Answers, BattleAnswers, Named } from './rule';

/**
 * Every special rule that is in force on a figure: printed, gained, implied by what it is, and the conditions it is in
 * (`is-pinned`, `is-hexed` …). Kept for one state and figure, so that asking again costs nothing.
 */
export function rulesFor(state: State, figure: Figure): readonly Named[] {
  const known = FIGURES.get(state) ?? new WeakMap<Figure, readonly Named[]>();
  FIGURES.set(state, known);
  const before = known.get(figure);
  if (before !== undefined) return before;
  const found = named(idsOn(state, figure));
  known.set(figure, found);
  return found;
}
const FIGURES = new WeakMap<State, WeakMap<Figure, readonly Named[]>>();

/** Rules in force on the whole battle: of the table, the row, the reason and the place, and of every enemy on the table. */
export function battleRules(state: State): readonly Named[] {
  const before = BATTLES.get(state);
  if (before !== undefined) return before;
  const found = named(idsOfBattle(state));
  BATTLES.set(state, found);
  return found;
}
const BATTLES = new WeakMap<State, readonly Named[]>();

/** Whether a rule is in force on a figure, by whatever name it came to it. */
export const bears = (state: State, figure: Figure, id: string): boolean =>
  rulesFor(state, figure).some((each) => each.id === id);

/** The first rule of `figure` that says yes, by its name. */
export const whose = (named: readonly Named[], says: (answers: Answers) => boolean, side: 'own' | 'foe' = 'own') =>
  named.find(({ rule }) => rule[side] !== undefined && says(rule[side]))?.id ?? null;

/** The first rule of the battle that says yes, by its name. */
export const battleSays = (state: State, says: (answers: Answers & BattleAnswers) => boolean): string | null =>
  battleRules(state).find(({ rule }) => rule.battle !== undefined && says(rule.battle))?.id ?? null;

const named = (ids: readonly string[]): readonly Named[] =>
  [...new Set(ids)].flatMap((id) => {
    const rule = ruleOf(id);
    return rule === undefined ? [] : [{ id, rule }];
  });

function idsOn(state: State, figure: Figure): readonly string[] {
  const { profile } = figure;
  const own: readonly string[] = rulesOn(state, figure);
  const ids: string[] = [...own, ...(profile.origin === null ? [] : ORIGINS[profile.origin].rules)];
  const lost = figure.lost as readonly string[];
  ids.push(...gearOn(state, figure));
  if (profile.knightArmor) ids.push('knight-armor');
  if (profile.monsterPoints !== null) ids.push('aberration');
  if (own.includes('slow-moving-blood')) ids.push('brave');
  if (profile.rank !== null && profile.rank !== 'unique' && profile.rank !== 'aberration')
    for (const [rule, trait, rank] of LEADERS_HAVE)
      if (own.includes(rule) && (rank === null || rank === profile.rank)) ids.push(trait);
  if (figure.side === 'enemies') {
    if (givesBrave(state)) ids.push('brave');
    if (profile.rank === 'unique' && state.encounter?.motivation === 'hunting-the-warband') ids.push('poison');
  }
  if (state.config.scenario === 'site') ids.push('site');
  for (const [name, value] of Object.entries(figure.conditions)) if (value > 0) ids.push(`is-${name}`);
  const meddled = figure.conditions['meddled'] === state.round;
  return ids.filter((id) => !lost.includes(id) && !(meddled && isEnchantedArmor(id)));
}

/** Enchanted things it has on it; for whom gremlins meddle with none of them works, armour but for its steel. */
function gearOn(state: State, { profile, conditions }: Figure): readonly string[] {
  const { worn, weapons } = profile;
  if (conditions['meddled'] === state.round) return [];
  return [
    ...worn.filter((item) => (ENCHANTED_ITEM_IDS as readonly string[]).includes(item)),
    ...weapons.flatMap((each) => (each.damaged ? [] : (enchantedOf(each)?.id ?? []))),
  ];
}

/** What a row gives its leaders alone, or its sergeants. */
const LEADERS_HAVE: readonly (readonly [SpecialId, TraitId, 'sergeant' | null])[] = [
  ['leader-poison', 'poison', null],
  ['leader-regeneration', 'regeneration', null],
  ['tough-sergeants', 'tough', 'sergeant'],
];

/** A Heretic, or a Unique Foe that leads them, makes all of them Brave as long as it is there [FL-ENM-17]. */
const givesBrave = (state: State): boolean =>
  fielded(state).some(
    ({ side, profile }) =>
      side === 'enemies' &&
      profile.rank === 'unique' &&
      (profile.specials.includes('scheming-heretic') || state.encounter?.motivation === 'leads-the-group'),
  );

function idsOfBattle(state: State): readonly string[] {
  const { encounter, config } = state;
  const entry = encounter?.entry == null ? undefined : entryOf(encounter.entry);
  const table = encounter?.table == null ? undefined : enemyTable(encounter.table);
  const rules: readonly string[] = table?.rules ?? [];
  return [
    // The Kin-blooded are none of the Kin in anything but their weapons [FL-ENM-22]
    ...(entry?.specials.includes('thin-blood') ? [] : rules),
    ...(entry?.specials ?? []),
    ...(entry?.traits ?? []),
    ...(encounter?.motivation == null ? [] : [encounter.motivation]),
    ...Object.values(state.figures)
      .filter(({ side, fate, monsterPoints }) => (side === 'enemies' || monsterPoints !== null) && fate !== 'removed')
      .flatMap((figure) => [...figure.profile.specials.filter((id) => !TABLE_RULES.has(id)), ...figure.profile.traits]),
    ...Object.values(state.figures)
      .filter(({ side, fate }) => side === 'party' && fate !== 'removed')
      .flatMap((figure) => [
        ...gearOn(state, figure),
        ...figure.profile.specials.filter(isEnchantedArmor),
        ...LASTING.filter((name) => (figure.conditions[name] ?? 0) > 0).map((name) => `is-${name}`),
      ]),
    ...config.difficulty,
    `at-${config.scenario}`,
    'warband',
  ];
}

/** Conditions that do something at the end of a round. */
const LASTING = ['bear', 'shadowy', 'misty', 'summoned'] as const;

/** Rules of tables hold for the battle only where it is that table that is met. */
const TABLE_RULES: ReadonlySet<string> = new Set([
  'bloodstained-shillings',
  'payment-for-the-mistress',
  'patterns-unseen',
  'shrouding-fog',
  'driven-by-hatred',
  'entrancing-lights',
  'elfin-trickery',
  'scales-and-silver',
  'slow-grind',
  'tattered-banners',
  'iron-discipline',
  'poor-prospects',
  'not-worth-the-risk',
  'lure-of-magic',
]);
