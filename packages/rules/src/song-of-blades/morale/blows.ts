import type { TraitId } from '../content/trait-ids';
import { MARTIAL, RANGED_WEAPONS, SHIELDS, TRAITS } from '../content/traits';
import { type Fielded, has, is, traitOf } from '../figures';
import { tooFew } from '../flow/limits';
import { crushes, wields } from '../special/arms';
import type { Figure } from '../state';
import { planned, refused, type Verb } from '../steps/step';
import { takeOut } from './leaving';
import { bodiesNear, cannotAct, choiceVerb, foeAt, isRefusal, outlined, plainVerb } from './verb-kit';

/** One action beside a foe who passed out: he does not wake again [ASOBH-CND-07]. */
const finish = choiceVerb<'finish'>({
  do: 'finish',
  choices: (state, _act, figure) =>
    bodiesNear(state, figure).map((target) => ({ do: 'finish', unit: figure.id, target })),
  plan(state, act, figure, { target }) {
    const found = foeAt(state, figure, target);
    if (isRefusal(found)) return refused(found);
    if (found.fate !== 'out' || !is(found, 'staggering'))
      return refused({ code: 'finish/not-passed-out', rule: 'ASOBH-CND-07', who: [target] });
    const barred = cannotAct(figure) ?? tooFew(act, figure.id, 1);
    if (barred !== undefined) return refused(barred);
    return planned({
      marks: outlined([target], 'target'),
      enact(tale) {
        tale.spend(figure.id, 1, 'finish');
        tale.add({ type: 'finished', unit: figure.id, target });
        tale.add({ type: 'leftPlay', unit: target, how: 'gruesome', by: figure.id, because: 'ASOBH-CND-07' });
      },
    });
  },
});

const CRUSHERS: readonly TraitId[] = [
  'bludgeon',
  'flail',
  'opportunity-flail-strike',
  'hammering-blow',
  'heavy-weapon',
  'huge-weapon',
];
/** What it crushes with: a weapon that may break, or its own bulk. */
const crusherOf = (figure: Figure): TraitId | 'bulk' | undefined =>
  CRUSHERS.find((trait) => wields(figure, trait)) ?? (crushes(figure) ? 'bulk' : undefined);

/** A blow at a statue: 1 breaks the weapon, 5 and 6 the statue [ASOBH-CND-09]. */
const crush = choiceVerb<'crush'>({
  do: 'crush',
  choices: (state, _act, figure) =>
    bodiesNear(state, figure).map((target) => ({ do: 'crush', unit: figure.id, target })),
  plan(state, act, figure, { target }) {
    const found = foeAt(state, figure, target);
    if (isRefusal(found)) return refused(found);
    if (found.fate !== 'table' || !is(found, 'stone'))
      return refused({ code: 'crush/no-statue', rule: 'ASOBH-CND-09', who: [target] });
    const weapon = crusherOf(figure);
    if (weapon === undefined) return refused({ code: 'crush/no-weapon', rule: 'ASOBH-CND-09', who: [figure.id] });
    const barred = cannotAct(figure) ?? tooFew(act, figure.id, 1);
    if (barred !== undefined) return refused(barred);
    return planned({
      marks: outlined([target], 'target'),
      odds: [
        { is: 'chance', code: 'statue-shatters', value: 2 / 6 },
        { is: 'chance', code: 'weapon-breaks', value: weapon === 'bulk' ? 0 : 1 / 6 },
      ],
      enact(tale, dice) {
        tale.spend(figure.id, 1, 'crush');
        const [face = 1] = dice.roll(1, 6);
        const breaks = face === 1 && weapon !== 'bulk';
        const result = face >= 5 ? 'shatters' : breaks ? 'weapon-breaks' : 'holds';
        tale.add({ type: 'statueStruck', unit: figure.id, target, face, result });
        if (breaks) breakWeapon(tale, figure, weapon);
        if (result === 'shatters') takeOut(tale, target, 'gruesome', figure.id, 'ASOBH-CND-09', { quiet: true });
      },
    });
  },
});

function breakWeapon(tale: Parameters<typeof takeOut>[0], figure: Fielded, weapon: TraitId): void {
  const hand = figure.profile.armed === 'two-weapons' && figure.arms.hand === 'both' ? 'second' : null;
  tale.add({
    type: 'changed',
    unit: figure.id,
    set: { arms: { ...figure.arms, hand, broken: [...figure.arms.broken, weapon] } },
    because: 'ASOBH-CND-09',
  });
}

/** Lets armour, shield and weapons go, for good, where there is water to swim in [ASOBH-ENV-05]. What has grown on it stays. */
const shedGear = plainVerb({
  do: 'shed-gear',
  judge(state, figure) {
    const no = (code: string) => ({ code, rule: 'ASOBH-ENV-05', who: [figure.id] });
    if (gearOf(figure).length === 0 && !isArmed(figure)) return no('shed-gear/nothing');
    if (!state.terrain.some(({ ground }) => ground === 'deep')) return no('shed-gear/no-water');
    return cannotAct(figure) ?? 1;
  },
  enact(tale, figure) {
    const traits = gearOf(figure);
    tale.add({
      type: 'changed',
      unit: figure.id,
      set: {
        lost: [...figure.lost, ...traits],
        ...(isArmed(figure) ? { arms: { ...figure.arms, hand: null } } : {}),
      },
      because: 'ASOBH-ENV-05',
    });
    tale.add({ type: 'shedGear', unit: figure.id, traits });
  },
});

const isArmed = (figure: Figure): boolean =>
  figure.arms.hand !== null && (figure.profile.armed === 'weapon' || figure.profile.armed === 'two-weapons');

/** Traits that lie in things it can drop. A martial art needs no weapon, claws are none. */
const gearOf = (figure: Figure): readonly TraitId[] =>
  (Object.keys(TRAITS) as TraitId[]).filter((id) => traitOf(figure, id) !== undefined && isGear(figure, id));
const isGear = (figure: Figure, id: TraitId): boolean =>
  id === 'heavily-armored' ||
  SHIELDS.includes(id) ||
  RANGED_WEAPONS.includes(id) ||
  (TRAITS[id].tags.includes('W') && figure.profile.armed !== 'natural' && !MARTIAL.some((art) => has(figure, art)));

export const blowVerbs: readonly Verb[] = [finish, crush, shedGear];
