import type { UnitId } from '../../../kernel';
import { figureOf } from '../../figures';
import { currentQuality, qualityRoll } from '../../flow/quality';
import { isMartial, strikesWithMagic, wields } from '../../special/arms';
import type { Tale } from '../../steps/step';
import type { FightStep } from '../../steps-combat';
import {
  breaksParries,
  type Defence,
  defencesOf,
  givesWay,
  isShieldRush,
  knockOf,
  mayDrain,
  regenerationOf,
  toughnessOf,
} from '../answers';
import { answered, ask, fallout, go, link, passed, type Task, useUp } from './task';

/** A rush behind a shield: the foe keeps its feet on a quality die, or a recoil is a fall [ASOBH-TRAIT-shield-rush]. */
const rush: Task = (tale, step) => {
  const found = fallout(tale.state, step);
  if (found === undefined || step.result !== 'recoil' || !isShieldRush(found)) go(tale, step);
  else {
    go(tale, step, {}, 'rushed');
    tale.call(qualityRoll(tale.state, { unit: found.loser.id, why: 'shield-rush', dice: 1 }));
  }
};
const rushed: Task = (tale, step) => {
  const { returned } = tale.state;
  const found = fallout(tale.state, step);
  const faces = returned?.is === 'quality' ? returned.faces : [];
  if (found === undefined || passed(tale.state)) go(tale, step);
  else go(tale, step, link(step, 'shield-rush', found.loser.id, faces, 'prone'));
};

/** A shield's die falls by itself; a parry, or one thing of several, is its player's choice [ASOBH-TRAIT-block]. */
const defend: Task = (tale, step, dice) => {
  const found = fallout(tale.state, step);
  const defences = found === undefined ? [] : defencesOf(tale.state, found);
  const [first] = defences;
  if (found === undefined || first === undefined) go(tale, step);
  else if (defences.length === 1 && first.kind === 'die') rollDefence(tale, step, found.loser.id, first, dice);
  else {
    const options = [...defences.map(({ by }) => by), 'take'];
    ask(tale, step, 'defended', { unit: found.loser, of: 'defence', options, against: found.winner?.id ?? null });
  }
};
const defended: Task = (tale, step, dice) => {
  const option = answered(tale.state, 'defence');
  const found = fallout(tale.state, step);
  const chosen = found === undefined ? undefined : defencesOf(tale.state, found).find(({ by }) => by === option);
  if (found === undefined || chosen === undefined) go(tale, step);
  else rollDefence(tale, step, found.loser.id, chosen, dice);
};

function rollDefence(tale: Tale, step: FightStep, unit: UnitId, defence: Defence, dice: Parameters<Task>[2]): void {
  if (defence.kind === 'quality') {
    note(tale, unit, { parried: true }, defence.by);
    go(tale, step, {}, 'parried');
    tale.call(qualityRoll(tale.state, { unit, why: 'parry', dice: 1, extra: defence.extra }));
    return;
  }
  const [face = 1] = dice.roll(1, 6);
  const works = face >= defence.least;
  if (defence.by !== 'hard-hide') {
    note(tale, unit, { blocked: true }, defence.by);
    go(tale, step, link(step, defence.by, unit, [face], works ? defence.to : step.result));
    return;
  }
  useUp(tale, unit, 'hard-hide');
  const figure = figureOf(tale.state, unit);
  // A hide that leaves no Quality to live with has saved nothing
  const lives = works && figure !== undefined && currentQuality(figure) + 1 < DEAD_AT;
  if (lives) {
    const worse = { ...figure.worse, drain: figure.worse.drain + 1 };
    tale.add({ type: 'changed', unit, set: { worse }, because: 'hard-hide' });
  }
  go(tale, step, link(step, 'hard-hide', unit, [face], lives ? defence.to : step.result));
}
const DEAD_AT = 7;

function note(tale: Tale, unit: UnitId, did: { blocked?: boolean; parried?: boolean }, because: string): void {
  const figure = figureOf(tale.state, unit);
  if (figure !== undefined) tale.add({ type: 'changed', unit, set: { did: { ...figure.did, ...did } }, because });
}

/** The parry held, or cost what parried [ASOBH-TRAIT-parry]. */
const parried: Task = (tale, step) => {
  const { returned } = tale.state;
  const found = fallout(tale.state, step);
  if (found === undefined || returned?.is !== 'quality') {
    go(tale, step);
    return;
  }
  const { loser, winner } = found;
  // Asked again for what it leads to; it has been made this turn, so the note of that is put aside
  const fresh = { ...found, loser: { ...loser, did: { ...loser.did, parried: false } } };
  const defence = defencesOf(tale.state, fresh).find(({ kind }) => kind === 'quality');
  if (returned.ones > 0) breakParry(tale, loser.id, winner !== undefined && breaksParries(winner));
  const to = returned.failures === 0 && defence !== undefined ? defence.to : step.result;
  go(tale, step, link(step, defence?.by ?? 'parry', loser.id, returned.faces, to));
};

/** A trained arm is hurt by any such slip; a plain weapon breaks on a magic or a great one. */
function breakParry(tale: Tale, unit: UnitId, heavy: boolean): void {
  const figure = figureOf(tale.state, unit);
  if (figure === undefined) return;
  const arm = isMartial(figure);
  if (!arm && (!heavy || strikesWithMagic(figure) || wields(figure, 'huge-weapon'))) return;
  const arms = { ...figure.arms, broken: [...figure.arms.broken, 'parry'] };
  tale.add({ type: 'changed', unit, set: { arms }, because: 'parry' });
  tale.add({ type: 'brokeWeapon', unit, what: arm ? 'arm' : 'weapon' });
}

/** Flesh that closes again [ASOBH-TRAIT-regeneration]. */
const regenerate: Task = (tale, step, dice) => {
  const found = fallout(tale.state, step);
  const how = found === undefined ? undefined : regenerationOf(tale.state, found);
  if (found === undefined || how === undefined) go(tale, step);
  else if (how.is === 'gruesome') go(tale, step, link(step, 'regeneration', found.loser.id, [], 'gruesome'));
  else {
    const [face = 6] = dice.roll(1, 6);
    go(tale, step, link(step, 'regeneration', found.loser.id, [face], face < how.under ? 'prone' : step.result));
  }
};

/** A life lost in place of all [ASOBH-TRAIT-tough]. */
const toughen: Task = (tale, step) => {
  const found = fallout(tale.state, step);
  const how = found === undefined ? undefined : toughnessOf(found);
  if (found === undefined || how === undefined || how === 'last') go(tale, step);
  else go(tale, step, link(step, 'tough', found.loser.id, [], how === 'life' ? 'nothing' : 'out'));
};

/** A club, a tail: the recoil may be a fall [ASOBH-TRAIT-bludgeon] [ASOBH-TRAIT-tailslap]. */
const knock: Task = (tale, step, dice) => {
  const found = fallout(tale.state, step);
  const how = found === undefined ? undefined : knockOf(found);
  if (found?.winner === undefined || how === undefined) go(tale, step);
  else {
    const [face = 1] = dice.roll(1, 6);
    go(tale, step, link(step, how.by, found.winner.id, [face], face >= how.least ? 'prone' : 'recoil'));
  }
};

/** At the length of its weapon it steps back and does not fall [ASOBH-TRAIT-long-reach]. */
const giveWay: Task = (tale, step) => {
  const found = fallout(tale.state, step);
  if (found === undefined || !givesWay(tale.state, found)) go(tale, step);
  else go(tale, step, link(step, 'long-reach', found.loser.id, [], 'recoil'));
};

/** A point of the foe's Quality in place of its footing [ASOBH-TRAIT-drain]. */
const drain: Task = (tale, step) => {
  const found = fallout(tale.state, step);
  if (found?.winner === undefined || !mayDrain(found)) go(tale, step);
  else {
    const options = ['as-it-is', 'drain'];
    ask(tale, step, 'drained', { unit: found.winner, of: 'drain', options, against: found.loser.id });
  }
};
const drained: Task = (tale, step) => {
  const found = fallout(tale.state, step);
  if (found?.winner === undefined || answered(tale.state, 'drain') !== 'drain') go(tale, step);
  else go(tale, step, link(step, 'drain', found.winner.id, [], 'nothing'));
};

export const answerTasks: Readonly<Record<string, Task>> = {
  rush,
  rushed,
  defend,
  defended,
  parried,
  regenerate,
  toughen,
  knock,
  'give-way': giveWay,
  drain,
  drained,
};
