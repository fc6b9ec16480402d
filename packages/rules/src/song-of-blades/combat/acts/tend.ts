import type { Refusal } from '../../../kernel';
import { type Fielded, has, is, isFielded, isInMelee } from '../../figures';
import { tooFew } from '../../flow/limits';
import { cannotAct, outlined } from '../../morale/verb-kit';
import type { Figure, State } from '../../state';
import { type Planned, planned, refused, type StepOf, type Tale, type Verb } from '../../steps/step';
import { type RangedArm, rangedArms } from '../weapons';

type Act = StepOf<'act'>;
type Doing = 'reload' | 'restring';

const reloading = tending('reload', {
  arm: (figure) => rangedArms(figure).find(({ table }) => table.reload !== null),
  judge(state, figure, arm) {
    const no = (code: string): Refusal => ({ code, rule: 'ASOBH-RNG-13', who: [figure.id] });
    if (figure.arms.loaded) return no('reload/loaded');
    if (figure.arms.broken.includes(arm.id)) return no('reload/broken');
    if (figure.did.moves > 0) return no('reload/moved');
    if (isInMelee(state, figure)) return no('reload/in-melee');
    if (is(figure, 'prone')) return no('reload/prone');
    if (has(figure, 'mounted') && !arm.table.reloadMounted) return no('reload/mounted');
    return arm.table.reload ?? 1;
  },
  enact(tale, figure) {
    const other = { ...figure.did.other, reloaded: 1 };
    const set = { arms: { ...figure.arms, loaded: true }, did: { ...figure.did, other } };
    tale.add({ type: 'changed', unit: figure.id, set, because: 'ASOBH-RNG-13' });
  },
});

const restringing = tending('restring', {
  arm: (figure) => rangedArms(figure).find(({ table }) => table.mishap.is === 'restring'),
  judge(state, figure, arm) {
    const no = (code: string): Refusal => ({ code, rule: 'ASOBH-RNG-13', who: [figure.id] });
    if (!figure.arms.broken.includes(arm.id)) return no('restring/whole');
    if (figure.did.moves > 0) return no('restring/moved');
    if (isInMelee(state, figure)) return no('restring/in-melee');
    return arm.table.mishap.is === 'restring' ? arm.table.mishap.actions : 2;
  },
  enact(tale, figure, arm) {
    const broken = figure.arms.broken.filter((each) => each !== arm.id);
    const other = { ...figure.did.other, reloaded: 1 };
    const set = { arms: { ...figure.arms, broken }, did: { ...figure.did, other } };
    tale.add({ type: 'changed', unit: figure.id, set, because: 'ASOBH-RNG-13' });
  },
});

/** A bolt in the groove: an action, and no move in that turn [ASOBH-RNG-13]. */
export const reload: Verb<'reload'> = {
  do: 'reload',
  offers: (state, act, figure) =>
    reloading(state, act, figure).ok
      ? [{ needs: 'now', do: 'reload', unit: figure.id, intent: { do: 'reload', unit: figure.id } }]
      : [],
  plan: (state, act, figure) => reloading(state, act, figure),
};

/** A new string: two actions, on the spot and out of melee [ASOBH-TRAIT-longbow]. */
export const restring: Verb<'restring'> = {
  do: 'restring',
  offers: (state, act, figure) =>
    restringing(state, act, figure).ok
      ? [{ needs: 'now', do: 'restring', unit: figure.id, intent: { do: 'restring', unit: figure.id } }]
      : [],
  plan: (state, act, figure) => restringing(state, act, figure),
};

function tending(
  what: Doing,
  given: {
    arm(figure: Figure): RangedArm | undefined;
    judge(state: State, figure: Fielded, arm: RangedArm): Refusal | number;
    enact(tale: Tale, figure: Fielded, arm: RangedArm): void;
  },
): (state: State, act: Act, figure: Figure) => Planned {
  return (state, act, figure) => {
    const no = (code: string): Planned => refused({ code, rule: 'ASOBH-RNG-13', who: [figure.id] });
    if (!isFielded(figure)) return no('unit/not-on-table');
    if (act.kind === 'concentrate') return no('attack/only-the-volley');
    const stuck = cannotAct(figure);
    if (stuck !== undefined) return refused(stuck);
    const arm = given.arm(figure);
    if (arm === undefined) return no(`${what}/nothing`);
    const judged = given.judge(state, figure, arm);
    if (typeof judged !== 'number') return refused(judged);
    const poor = tooFew(act, figure.id, judged);
    if (poor !== undefined) return refused(poor);
    return planned({
      marks: outlined([figure.id], 'legal'),
      notes: [{ code: 'stays-put', because: 'ASOBH-RNG-13' }],
      enact(tale) {
        tale.spend(figure.id, judged, what);
        given.enact(tale, figure, arm);
        tale.add({ type: 'reloaded', unit: figure.id, weapon: arm.id, how: what });
      },
    });
  };
}
