import type { Mark, Note } from '../../kernel';
import { type Fielded, fieldedOf, sideOf } from '../figures';
import type { State } from '../state';
import { planned, refused, type VerbOf } from '../steps/step';
import type { Shot } from '../steps-combat';
import { inch } from '../units';
import { aimOf, shotPool } from './aim';
import { isAmmunitionOut } from './ammunition';
import { type Launcher, launchers } from './arms';
import { noAction } from './may-act';
import { shootStep } from './shoot';
import { shotOdds } from './shot-odds';
import { ownRefusal, pieceName, shotRefusals } from './shot-refusals';

/** A shot, as the figure’s Combat Action [FL-BAT-80]. */
export const shootVerb: VerbOf<'shoot'> = {
  do: 'shoot',
  offers(state, act, figure) {
    if (noAction(act, figure) !== undefined) return [];
    const intents = launchers(state, figure).flatMap(({ id: weapon }) =>
      targetsOf(state, figure, weapon).map((foe) => ({
        do: 'shoot' as const,
        unit: figure.id,
        target: foe.id,
        weapon,
      })),
    );
    return intents.length === 0 ? [] : [{ needs: 'target', do: 'shoot', unit: figure.id, intents }];
  },
  plan(state, act, figure, intent) {
    const shot = shotBy(figure, intent.target, intent.weapon);
    const spent = noAction(act, figure);
    const no = spent === undefined ? shotRefusals(state, shot) : [spent];
    const marks = shotMarks(state, figure, shot);
    if (no.length > 0) return refused(no, marks);
    return planned({
      marks,
      odds: shotOdds(state, shot),
      notes: shotNotes(state, figure, shot),
      enact: (tale) => tale.call(shootStep(shot)),
    });
  },
  /** Before a target is chosen: how far it shoots, and at whom. */
  draft(state, act, figure, { target, weapon }) {
    const launcher = launchers(state, figure).find(({ id }) => weapon === undefined || id === weapon);
    if (target !== undefined && weapon !== undefined) return undefined;
    const shot = shotBy(figure, figure.id, launcher?.id ?? weapon ?? '');
    const no = noAction(act, figure) ?? ownRefusal(state, figure, shot);
    if (no !== undefined || launcher === undefined)
      return { is: 'refused', refusals: no === undefined ? [] : [no], marks: [] };
    const targets = targetsOf(state, figure, launcher.id).map(
      (foe): Mark => ({ is: 'outline', unit: foe.id, tone: 'target' }),
    );
    return { is: 'unfinished', needs: 'target', marks: [ring(figure, launcher.range), ...targets] };
  },
};

const shotBy = (figure: Fielded, target: string, weapon: string): Shot => ({
  by: figure.id,
  target,
  weapon,
  free: false,
});

/** Whom it may shoot at with that weapon now. */
export function targetsOf(state: State, figure: Fielded, weapon: string): readonly Fielded[] {
  if (ownRefusal(state, figure, shotBy(figure, figure.id, weapon)) !== undefined) return [];
  return shotPool(state, figure, weapon).filter(
    (foe) => shotRefusals(state, shotBy(figure, foe.id, weapon)).length === 0,
  );
}

const ring = (figure: Fielded, range: number): Mark => ({
  is: 'ring',
  at: { x: figure.pose.x, y: figure.pose.y },
  radius: inch(range) + figure.profile.base / 2,
  tone: 'reach',
});

/** The line of sight, the target, and how far the weapon reaches. */
function shotMarks(state: State, figure: Fielded, shot: Shot): readonly Mark[] {
  const target = fieldedOf(state, shot.target);
  const aim = aimOf(state, shot);
  if (target === undefined || aim === undefined) return [];
  const clear = aim.sight.sees && aim.sight.friendInWay === null;
  return [
    ring(figure, aim.launcher.range),
    { is: 'line', from: aim.sight.line.from, to: aim.sight.line.to, tone: clear ? 'sight' : 'blocked' },
    { is: 'outline', unit: target.id, tone: 'target' },
  ];
}

/** What else is good to know before the die falls. */
function shotNotes(state: State, figure: Fielded, shot: Shot): readonly Note[] {
  const aim = aimOf(state, shot);
  if (aim === undefined) return [];
  const notes: Note[] = [];
  if (aim.cover)
    notes.push({
      code: 'in-cover',
      because: 'FL-BAT-55',
      detail: { unit: shot.target, piece: pieceName(state, aim.sight.coverBy[0] ?? null) },
    });
  if (runsLow(state, figure, aim.launcher)) notes.push({ code: 'may-run-out', because: 'FL-BAT-89' });
  if (sideOf(figure) === 'party' && state.storyPoints > 0)
    notes.push({ code: 'choices-left-out', because: 'FL-BAT-204' });
  return notes;
}

const runsLow = (state: State, figure: Fielded, launcher: Launcher): boolean =>
  launcher.traits.includes('limited-ammunition') &&
  figure.ammunition[launcher.id] === 'fired' &&
  !isAmmunitionOut(state, figure, launcher);
