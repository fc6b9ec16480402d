import { angleOf, roundPose, sub, TOLERANCE } from '@muster/geometry';
import type { Dice } from '../../kernel';
import { meleeStep } from '../combat/melee';
import type { Event } from '../events';
import { type Fielded, fieldedOf } from '../figures';
import { areInContact, foesInContact } from '../ground/contact';
import { groundUnder } from '../ground/under';
import { springNear } from '../master/trigger';
import { onStep } from '../scenarios/on-step';
import { onTheWay } from '../special/hooks';
import type { Doings, State } from '../state';
import { type StepOf, type StepRules, type Tale, tale as taleOf } from '../steps/step';
import { inch } from '../units';
import { speedOf } from './allowance';
import { hundredths } from './grid';
import { pushAside } from './push-aside';
import { type Stop, stopsOf } from './stops';
import { straightEnd } from './straight';
import { goneWay } from './walk';
import { askRest } from './walk-ask';

type Walk = StepOf<'walk'>;

/** A figure on its way: it goes on until something happens, it is where it wanted, or its allowance is spent. */
export const walk: StepRules<'walk'> = {
  ...askRest,
  carryOn(tale, step, dice) {
    const figure = fieldedOf(tale.state, step.unit);
    if (figure === undefined) return closes(tale, false, null);
    switch (step.stage) {
      case 'begin':
        return begins(tale, step, figure, dice);
      case 'go':
        return goes(tale, step, figure, dice);
      case 'settled':
        return settles(tale, step, figure);
      case 'ask':
        return false;
      case 'fell':
        return closes(tale, false, null);
      case 'arrive':
        return arrives(tale, step, figure);
      case 'met':
        return closes(tale, true, step.into);
    }
  },
};

function closes(tale: Tale, arrived: boolean, into: string | null): true {
  tale.finish({ is: 'walked', arrived, into });
  return true;
}

/** Who runs in a ruin throws for how far he comes in all, his move counted [FL-BAT-65]. */
function begins(tale: Tale, step: Walk, figure: Fielded, dice: Dice): true {
  let far: number | null = null;
  if (step.manner === 'dash' && inRuin(tale.state, figure, step)) {
    const [face = 1] = dice.roll(1, 6);
    tale.add({ type: 'pickedItsWay', unit: figure.id, face });
    far = Math.max(0, inch(face) - figure.did.moved);
    const { base, dash } = speedOf(tale.state, figure);
    // The die is for the whole of it: no inches are left for another try
    const did: Doings = { ...figure.did, dashed: true, acted: true, spent: hundredths(base + dash) };
    tale.add({ type: 'changed', unit: figure.id, set: { did }, because: 'FL-BAT-65' });
  }
  tale.amend({ ...step, far, stage: 'go' });
  return true;
}

/** Whether a way begins or leads through a ruin that slows whoever runs. */
export function inRuin(state: State, figure: Fielded, { path, jump }: Pick<Walk, 'path' | 'jump'>): boolean {
  const { pieces, tags } = groundUnder(state, figure);
  if (tags.includes('ruined') && pieces.some(({ stands }) => stands === 'interior')) return true;
  const way = goneWay(state, figure, path, jump);
  return way.ok && way.value.legs.some(({ met }) => met.some(({ is }) => is === 'ruin'));
}

function goes(tale: Tale, step: Walk, figure: Fielded, dice: Dice): true {
  const way = goneWay(tale.state, figure, step.path, step.jump);
  if (!way.ok) return noWay(tale, step, figure);
  const { legs, falls } = way.value;
  const afforded = stopsOf(tale.state, figure, way.value, step.jump).filter(
    ({ cost, length }) => cost <= step.left + TOLERANCE && (step.far === null || length <= step.far + TOLERANCE),
  );
  const isEnd = (stop: Stop): boolean => stop.next === legs.length;
  // Cut short, it does not end up beside a foe by chance
  const count = afforded.findLastIndex((stop) => isEnd(stop) || isApart(tale.state, figure, stop)) + 1;
  const stops = afforded.slice(0, count);
  const last = stops[stops.length - 1];
  if (last === undefined) return closes(tale, false, null);
  for (let i = 1; i < count; i++) {
    const probe = taleOf(tale.state);
    probe.add(...eventsTo(tale.state, figure, step, stops.slice(0, i), 'settled'));
    const told = probe.events.length;
    happens(probe, figure, step, dice);
    if (probe.events.length === told) continue;
    tale.add(...probe.events);
    return true;
  }
  const lands = isEnd(last) && falls !== null;
  tale.add(...eventsTo(tale.state, figure, step, stops, lands ? 'fell' : 'arrive', isEnd(last)));
  if (lands) {
    tale.add({ type: 'jumped', unit: figure.id, height: hundredths(falls) });
    tale.call({ is: 'fall', unit: figure.id, height: falls, stage: 'hit' });
    return true;
  }
  happens(tale, figure, step, dice);
  return true;
}

const isApart = (state: State, figure: Fielded, { at, level }: Stop): boolean =>
  foesInContact(state, { ...figure, pose: { ...figure.pose, ...at }, level }).length === 0;

/** Whoever may answer a step is asked, one after another: rules in force, the scenario, what the master prepared. */
function happens(tale: Tale, figure: Fielded, step: Walk, dice: Dice): void {
  const depth = tale.state.steps.length;
  if (onTheWay(tale, figure.id, figure.pose, dice)) {
    halts(tale);
    return;
  }
  if (step.manner === 'sneak' || tale.state.steps.length > depth) return;
  onStep(tale, figure.id, dice);
  if (tale.state.steps.length > depth) return;
  springNear(tale, figure.id);
}

/** A rule stops it where it is. */
function halts(tale: Tale): void {
  const top = tale.state.steps[tale.state.steps.length - 1];
  if (top?.is === 'walk') tale.amend({ ...top, path: [], into: null, left: 0, stage: 'arrive' });
}

/** What is true when it has come to the last of these stops. */
function eventsTo(
  state: State,
  figure: Fielded,
  step: Walk,
  stops: readonly Stop[],
  stage: Walk['stage'],
  isWhole = false,
): readonly Event[] {
  const stop = stops[stops.length - 1] as Stop;
  const { trail } = stop;
  const from = trail[trail.length - 2] ?? figure.pose;
  const facing =
    Math.hypot(stop.at.x - from.x, stop.at.y - from.y) < 0.01 ? figure.pose.facing : angleOf(sub(stop.at, from));
  const met = stops.flatMap((each) => each.met);
  const events: Event[] = [];
  for (const { is, piece, opening } of met) {
    const way = state.terrain.flatMap(({ openings }) => openings).find(({ id }) => id === opening);
    if (is === 'door' && way !== undefined && way.is !== 'gap')
      events.push({ type: 'doorOpened', unit: figure.id, piece, is: way.is });
  }
  const doors = [...new Set(met.flatMap(({ opening }) => opening ?? []))];
  if (doors.length > 0)
    events.push({ type: 'battleChanged', set: { opened: [...state.opened, ...doors] }, because: 'FL-BAT-22' });
  if (stop.length > 0.005)
    events.push({
      type: 'moved',
      unit: figure.id,
      manner: step.manner,
      path: [{ x: figure.pose.x, y: figure.pose.y }, ...trail],
      pose: roundPose({ ...stop.at, facing }),
      level: hundredths(stop.level),
      cost: hundredths(stop.cost),
      length: hundredths(stop.length),
    });
  const did = doingsAfter(state, figure, step, stop, met, stage === 'fell');
  if (did !== undefined) events.push({ type: 'changed', unit: figure.id, set: { did }, because: 'FL-BAT-20' });
  events.push(...pushAside(state, figure, stop.at));
  events.push({
    type: 'amended',
    step: {
      ...step,
      path: isWhole ? [] : step.path.slice(stop.next),
      left: Math.max(0, step.left - stop.cost),
      far: step.far === null ? null : Math.max(0, step.far - stop.length),
      into: isWhole || stage === 'settled' ? step.into : null,
      stage,
    },
  });
  return events;
}

/** Moves of its own count for what it may still do; what a rule does to it does not. */
function doingsAfter(
  state: State,
  figure: Fielded,
  step: Walk,
  stop: Stop,
  met: Stop['met'],
  falls: boolean,
): Doings | undefined {
  const { did } = figure;
  const wet = did.wet || met.some(({ is }) => is === 'wet');
  const water = did.water || met.some(({ is }) => is === 'water');
  if (step.manner === 'forced' || step.manner === 'sneak')
    return wet === did.wet && water === did.water ? undefined : { ...did, wet, water };
  const isDash = step.manner === 'dash';
  const spent = did.spent + (step.manner === 'will' || step.manner === 'stalk' ? 0 : stop.cost);
  return {
    ...did,
    // Below an edge the rest of the move is lost; Will comes after a whole move, so it is too much for a shot
    spent: hundredths(falls || step.manner === 'will' ? Math.max(spent, speedOf(state, figure).base) : spent),
    moved: hundredths(did.moved + stop.length),
    dashed: did.dashed || isDash,
    acted: did.acted || isDash,
    wet,
    water,
  };
}
/** The way is barred by what happened: the game stops there, a player is asked for another. */
function noWay(tale: Tale, step: Walk, figure: Fielded): true {
  if (isPlayed(tale.state, step)) return closes(tale, false, null);
  return asks(tale, { ...step, path: [], into: null }, figure);
}

/** What happened on the way is over: the game goes on with what it plays, a player is asked. */
function settles(tale: Tale, step: Walk, figure: Fielded): true {
  if (step.path.length === 0) tale.amend({ ...step, stage: 'arrive' });
  else if (step.left < LEAST || (step.far !== null && step.far < LEAST)) return closes(tale, false, null);
  else if (isPlayed(tale.state, step)) tale.amend({ ...step, stage: 'go' });
  else return asks(tale, step, figure);
  return true;
}

function asks(tale: Tale, step: Walk, figure: Fielded): true {
  tale.add({ type: 'halted', unit: figure.id, left: hundredths(step.left) });
  tale.amend({ ...step, stage: 'ask' });
  return true;
}
/** Less than this is nothing to be asked about, in mm. */
const LEAST = 1;

/** Whether nobody's hand moves it: the automa does, or a rule. */
function isPlayed(state: State, step: Walk): boolean {
  if (step.manner === 'forced' || step.manner === 'anger') return true;
  const act = state.steps.findLast((each) => each.is === 'act');
  return act?.is === 'act' && act.unit === step.unit && act.runs === 'game';
}

function arrives(tale: Tale, step: Walk, figure: Fielded): true {
  const foe = step.into === null ? undefined : fieldedOf(tale.state, step.into);
  if (foe === undefined || !areInContact(tale.state, figure, foe)) return closes(tale, step.path.length === 0, null);
  tale.amend({ ...step, stage: 'met' });
  const came = tale.events.findLast((event) => event.type === 'moved' && event.unit === figure.id);
  const straight = came?.type === 'moved' ? straightEnd(came.path) : 0;
  tale.call(meleeStep(figure.id, foe.id, { straight }));
  return true;
}
