import { between, TOLERANCE, unit as vector } from '@muster/geometry';
import type { Refusal } from '../../kernel';
import { adjacentFoes, baseAt, type Fielded, has, is, isActive, isFielded, stickOf } from '../figures';
import { tooFew } from '../flow/limits';
import { qualityRoll } from '../flow/quality';
import { groundsUnder } from '../ground/grounds';
import type { Figure, State } from '../state';
import { planned, refused, type StepOf, type Tale, type VerbOf } from '../steps/step';
import type { Ground } from '../terrain';
import { farthestAlong } from './along';
import { rollFigure } from './chances';
import { opponentOf } from './contact';
import { slowBecause } from './gait';
import { bound } from './judge';
import { ARROW } from './jump';
import { scatter, troubleAt } from './place';
import { above } from './surface-step';
import { aimed, carried } from './verbs-walk';
import { count, goStep, straight } from './way';

type Act = StepOf<'act'>;

/**
 * A leap in a direction. Nothing shows how far it goes or how likely: nobody measures before a jump [ASOBH-MOV-10]
 * [ASOBH-SET-12].
 */
const jump: VerbOf<'jump'> = {
  do: 'jump',
  offers: (state, act, figure) =>
    isFielded(figure) && jumpRefusal(state, act, figure, false) === undefined
      ? [{ needs: 'place', do: 'jump', unit: figure.id, draft: { do: 'jump', unit: figure.id } }]
      : [],
  plan(state, act, figure, intent) {
    if (!isFielded(figure)) return carried(figure);
    const runUp = intent.runUp === true;
    const no = jumpRefusal(state, act, figure, runUp);
    if (no !== undefined) return refused(no);
    const { x, y } = vector(intent.direction);
    const half = figure.profile.base.size / 2;
    const from = { x: figure.pose.x + x * half, y: figure.pose.y + y * half };
    const to = { x: from.x + x * ARROW, y: from.y + y * ARROW };
    return planned({
      marks: [
        { is: 'line', from, to, tone: 'path' },
        { is: 'plate', at: to, tone: 'legal', code: 'jump', detail: { runUp: runUp ? 1 : 0 } },
      ],
      notes: [{ code: 'jump/unmeasured', because: 'ASOBH-SET-12' }],
      enact(tale) {
        tale.spend(figure.id, runUp ? 2 : 1, 'jump');
        tale.call({
          is: 'jump',
          unit: figure.id,
          direction: intent.direction,
          runUp,
          stage: 'leave',
          from: { x: figure.pose.x, y: figure.pose.y },
        });
      },
    });
  },
  sample: (_state, act, figure, _offer, random) => ({
    do: 'jump',
    unit: figure.id,
    direction: Math.floor(random() * 360),
    ...((act.left[figure.id] ?? 0) > 1 && random() < 0.5 ? { runUp: true } : {}),
  }),
};

function jumpRefusal(state: State, act: Act, figure: Fielded, runUp: boolean): Refusal | undefined {
  const no = (code: string, rule: string): Refusal => ({ code, rule, who: [figure.id] });
  if (act.kind === 'free-move') return no('jump/not-free', 'ASOBH-ACT-14');
  if (figure.below) return no('move/below', 'ASOBH-TRAIT-burrowing');
  if (is(figure, 'blind')) return no('move/blind', 'ASOBH-CND-01');
  const held = bound(state, figure);
  if (held !== undefined) return held;
  if (groundsUnder(state, figure).includes('deep') && !has(figure, 'flying')) return no('jump/afloat', 'ASOBH-ENV-05');
  if (runUp && slowBecause(state, figure) !== undefined) return no('jump/slow-run-up', 'ASOBH-MOV-14');
  return tooFew(act, figure.id, runUp ? 2 : 1);
}

/** A blind one goes where the dice send it, one Short at most [ASOBH-CND-01]. */
const grope: VerbOf<'grope'> = {
  do: 'grope',
  offers: (state, act, figure) =>
    gropeRefusal(state, act, figure) === undefined
      ? [{ needs: 'now', do: 'grope', unit: figure.id, intent: { do: 'grope', unit: figure.id } }]
      : [],
  plan(state, act, figure) {
    if (!isFielded(figure)) return carried(figure);
    const no = gropeRefusal(state, act, figure);
    if (no !== undefined) return refused(no);
    return planned({
      marks: [{ is: 'ring', at: figure.pose, radius: stickOf(state, 'short'), tone: 'reach' }],
      notes: [{ code: 'move/at-random', because: 'ASOBH-MOV-13' }],
      enact(tale, dice) {
        tale.spend(figure.id, 1, 'grope');
        const { faces, way } = scatter(dice);
        tale.add({ type: 'scattered', unit: figure.id, faces, way, why: 'blind' });
        const to = way === null ? undefined : farthestAlong(tale.state, figure, way, stickOf(state, 'short'));
        if (to === undefined) {
          count(tale, figure.id, {}, 1);
          return;
        }
        const known = adjacentFoes(tale.state, figure).map(({ id }) => id);
        tale.call(goStep(figure, straight(to, 'scatter'), { stage: 'leave', meets: known, due: ['blind'] }));
      },
    });
  },
};

function gropeRefusal(state: State, act: Act, figure: Figure): Refusal | undefined {
  if (!isFielded(figure)) return { code: 'move/carried', rule: 'ASOBH-MOV-15', who: [figure.id] };
  if (!is(figure, 'blind')) return { code: 'move/not-blind', rule: 'ASOBH-CND-01', who: [figure.id] };
  if (figure.below) return { code: 'move/below', rule: 'ASOBH-TRAIT-burrowing', who: [figure.id] };
  return bound(state, figure) ?? tooFew(act, figure.id, 1);
}

/** Into the ground: an action, and then Short moves below until it comes up [ASOBH-TRAIT-burrowing]. */
const dig: VerbOf<'dig'> = {
  do: 'dig',
  offers: (state, act, figure) =>
    digRefusal(state, act, figure) === undefined
      ? [{ needs: 'now', do: 'dig', unit: figure.id, intent: { do: 'dig', unit: figure.id } }]
      : [],
  plan(state, act, figure) {
    const no = digRefusal(state, act, figure);
    if (no !== undefined) return refused(no);
    return planned({
      marks: [{ is: 'outline', unit: figure.id, tone: 'legal' }],
      enact(tale) {
        tale.spend(figure.id, 1, 'dig');
        tale.add({ type: 'changed', unit: figure.id, set: { below: true }, because: 'ASOBH-TRAIT-burrowing' });
        tale.add({ type: 'dug', unit: figure.id });
      },
    });
  },
};

function digRefusal(state: State, act: Act, figure: Figure): Refusal | undefined {
  const no = (code: string, rule = 'ASOBH-TRAIT-burrowing'): Refusal => ({ code, rule, who: [figure.id] });
  if (!isFielded(figure)) return no('move/carried', 'ASOBH-MOV-15');
  if (!has(figure, 'burrowing')) return no('dig/cannot');
  if (figure.below) return no('dig/below-already');
  if (act.kind === 'free-move') return no('dig/not-free', 'ASOBH-ACT-14');
  if (figure.level > 0) return no('dig/no-soil');
  if (!has(figure, 'amphibious') && groundsUnder(state, figure).some((ground) => WET.includes(ground)))
    return no('burrow/under-water');
  const [foe] = adjacentFoes(state, figure).filter(isActive);
  if (foe !== undefined) return { ...no('dig/in-melee'), who: [figure.id, foe.id] };
  return boundBut(state, figure) ?? tooFew(act, figure.id, 1);
}
const WET: readonly Ground[] = ['deep', 'shallow', 'ford', 'swamp'];
/** Held fast; how often it has moved does not matter to a digger. */
const boundBut = (state: State, figure: Fielded): Refusal | undefined =>
  bound(state, { ...figure, did: { ...figure.did, moves: 0 } });

/** Out of the ground, one Short away at most; a failed die lets the other side say where [ASOBH-TRAIT-burrowing]. */
const surface: VerbOf<'surface'> = {
  do: 'surface',
  offers: (state, act, figure) =>
    isFielded(figure) && figure.below && bound(state, figure) === undefined && tooFew(act, figure.id, 1) === undefined
      ? [{ needs: 'place', do: 'surface', unit: figure.id, draft: { do: 'surface', unit: figure.id } }]
      : [],
  plan(state, act, figure, intent) {
    if (!isFielded(figure)) return carried(figure);
    if (!figure.below) return refused({ code: 'surface/not-below', rule: 'ASOBH-TRAIT-burrowing', who: [figure.id] });
    const short = stickOf(state, 'short');
    const no = bound(state, figure) ?? tooFew(act, figure.id, 1) ?? surfaceRefusal(state, figure, intent.to);
    const ring = {
      is: 'ring' as const,
      at: { x: figure.pose.x, y: figure.pose.y },
      radius: short,
      tone: 'reach' as const,
    };
    const base = baseAt(figure, intent.to);
    if (no !== undefined) return refused(no, [ring, { is: 'pose', unit: figure.id, base, tone: 'refused' }]);
    return planned({
      marks: [ring, { is: 'pose', unit: figure.id, base, tone: 'legal' }],
      odds: rollFigure(state, figure, 'surface/true', 'surface'),
      notes: [{ code: 'surface/may-stray', because: 'ASOBH-TRAIT-burrowing', detail: { most: short } }],
      enact: (tale) => enactSurface(tale, state, figure, intent.to),
    });
  },
  sample: (state, _act, figure, _offer, random) =>
    isFielded(figure)
      ? { do: 'surface', unit: figure.id, to: aimed(figure, random, stickOf(state, 'short')) }
      : undefined,
};

function enactSurface(tale: Tale, state: State, figure: Fielded, to: { readonly x: number; readonly y: number }): void {
  tale.spend(figure.id, 1, 'surface');
  count(tale, figure.id, {}, 1);
  tale.call({ is: 'surface', unit: figure.id, to, stage: 'rolled', seat: opponentOf(state, figure) });
  tale.call(qualityRoll(tale.state, { unit: figure.id, why: 'surface', dice: 1 }));
}

function surfaceRefusal(
  state: State,
  figure: Fielded,
  to: { readonly x: number; readonly y: number },
): Refusal | undefined {
  const no = (code: string, detail?: Refusal['detail']): Refusal => ({
    code,
    rule: 'ASOBH-TRAIT-burrowing',
    who: [figure.id],
    where: to,
    ...(detail === undefined ? {} : { detail }),
  });
  const short = stickOf(state, 'short');
  const distance = between(figure.pose, to);
  if (distance > short + TOLERANCE)
    return no('surface/too-far', { distance: Math.round(distance * 10) / 10, allowed: short });
  const trouble = troubleAt(state, above(figure), to);
  if (trouble?.is === 'off-table') return no('move/off-table');
  // A figure above makes no odds: it comes up beside it
  if (trouble !== undefined && trouble.is !== 'figure') return no('surface/no-room');
  if (!has(figure, 'amphibious') && groundsUnder(state, baseAt(figure, to)).some((ground) => WET.includes(ground)))
    return no('burrow/under-water');
  return undefined;
}

export const leapVerbs = [jump, grope, dig, surface] as const;
