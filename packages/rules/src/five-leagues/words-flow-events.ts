import type { Names } from '../kernel';
import type { EventOf } from './events';
import { capital, counted, facesOf, listed } from './words-flow-kit';
import { flowSources } from './words-flow-sources';
import type { WordsPart } from './words-part';

const source = (id: string): string => flowSources[id] ?? capital(id.replaceAll('-', ' '));

/** One log sentence an event. */
export const FLOW_EVENTS: WordsPart['events'] = {
  warbandBrought: (event, names) =>
    `${names.seat(event.seat)} brings ${event.sheet.name}: ${counted(Object.keys(event.figures).length, 'figure')}.`,
  shared: (event, names) =>
    event.by === event.seat
      ? `${names.seat(event.seat)} runs ${names.unit(event.unit)} from now on.`
      : `${names.seat(event.by)} hands ${names.unit(event.unit)} to ${names.seat(event.seat)}.`,
  readied: (event, names) =>
    event.by === 'game'
      ? 'The game runs the enemies.'
      : `${names.seat(event.seat)} ${event.ready ? 'is ready' : 'is not ready after all'}.`,
  roundBegan: (event) => `Round ${event.round}.`,
  phaseBegan: (event) => PHASES[event.phase],
  initiativeRolled: rolled,
  initiativeProposed: (event, names) => `${names.seat(event.seat)} proposes who gets which die.`,
  initiativeBacked: (event, names) => `${names.seat(event.seat)} agrees.`,
  initiativeSettled: settled,
  dieThrownAgain: (event, names) => `${names.seat(event.seat)} throws the ${event.before} again: ${event.after}.`,
  dieKept: (event, names) => `${names.seat(event.seat)} keeps the ${event.face}.`,
  ownDieThrown: (event, names) =>
    `${names.unit(event.unit)} throws its ${event.before} again: ${event.after}, so ${event.in === 'quick' ? 'Quick' : 'Slow'}.`,
  enemyOrdered: (event) =>
    event.faces.length === 0 ? undefined : `Equals among the enemies go by lot: ${facesOf(event.faces)}.`,
  phasePassed: (event, names) => `${names.seat(event.seat)} lets the rest of the phase pass.`,
  activationBegan: (event, names) => {
    if (event.kind === 'lost') return `${names.unit(event.unit)} fell, and does nothing more this round.`;
    if (event.kind === 'extra') return `${names.unit(event.unit)} acts once more.`;
    return `${names.unit(event.unit)} ${event.kind === 'seize' ? 'seizes the moment' : 'acts'}.`;
  },
  willSpent: (event, names) =>
    `${names.unit(event.unit)} spends Will ${WILL[event.on] ?? ''}; ${event.left === 0 ? 'none is left' : `${event.left} left`}.`.replace(
      ' ;',
      ';',
    ),
  storyPointSpent: (event, names) => {
    const what = STORY[event.on] ?? 'to throw again';
    return `${names.seat(event.seat)} spends a Story Point ${what}; ${counted(event.left, 'point')} left.`;
  },
  onceUsed: (event, names) => `${names.seat(event.seat)} uses what a campaign gives once: ${ONCE[event.what]}.`,
  rerolled: (event, names) =>
    event.kept === 'after' && event.source !== 'story-point'
      ? `${names.unit(event.unit)} throws again (${source(event.source)}): ${facesOf(event.before)} becomes ${facesOf(event.after)}.`
      : `${names.unit(event.unit)} throws again: ${facesOf(event.after)} for ${facesOf(event.before)}. The ${event.kept === 'after' ? 'second' : 'first'} counts.`,
  moraleTested: morale,
  routDrawn: (event, names) =>
    `Of ${counted(event.among, 'equal')}, the lot falls on ${names.unit(event.unit)} (${facesOf(event.faces)}).`,
  matterBegan: (event) => `${capital(source(event.what))}.`,
  voteOpened: (event, names) => `${names.seat(event.seat)} wants to break off the battle.`,
  voted: (event, names) => `${names.seat(event.seat)} says ${event.yes ? 'yes' : 'no: the battle goes on'}.`,
  friendCame: (event, names) => `${names.unit(event.unit)} joins ${names.seat(event.seat)} and acts at once.`,
  fled: (event) => `The warband slips away, ${counted(event.units.length, 'figure')} strong.`,
  storyTold: (event, names) =>
    `${names.seat(event.seat)} tells${event.harder ? ', to make it harder' : ''}: “${event.text}”.`,
  asksRerolls: (event, names) =>
    event.ask
      ? `${names.seat(event.seat)} wants to be asked about rerolls again.`
      : `${names.seat(event.seat)} does not want to be asked about rerolls.`,
};

const PHASES: Readonly<Record<EventOf<'phaseBegan'>['phase'], string>> = {
  'set-up': 'Both sides set up.',
  initiative: 'The dice of the round.',
  quick: 'The Quick phase.',
  enemy: 'The enemies act.',
  slow: 'The Slow phase.',
  tracking: 'The round is tracked.',
};

const WILL: Readonly<Record<string, string>> = {
  quick: 'to act in Quick',
  move: 'to go further',
  melee: 'to shake off the Stun and take the initiative',
  test: 'on the test',
  cast: 'on the spell',
};

const STORY: Readonly<Record<string, string>> = {
  avoid: 'so that the blow goes past',
  story: 'and the story takes a turn',
};

const ONCE: Readonly<Record<EventOf<'onceUsed'>['what'], string>> = {
  flee: 'the better part of valour',
  'ignore-injury': 'a lucky escape',
  'new-hero': 'an old friend comes',
  'double-event': 'another telling of the story',
  'pass-test': 'a thing learnt long ago',
};

function rolled(event: EventOf<'initiativeRolled'>): string {
  if (event.faces.length === 0) return 'Nobody takes a die this round.';
  const set = event.fixed.map((each) => `a ${each.face} is set (${source(each.because)})`);
  const changed = event.changes.map(
    (each) =>
      `${counted(Math.abs(each.amount), 'die', 'dice')} ${each.amount < 0 ? 'fewer' : 'more'} (${source(each.because)})`,
  );
  const notes = [...set, ...changed];
  return `Initiative: ${facesOf(event.faces)}${notes.length === 0 ? '' : `; ${notes.join('; ')}`}.`;
}

function settled(event: EventOf<'initiativeSettled'>, names: Names): string {
  const quick = Object.entries(event.acts).flatMap(([unit, { in: when }]) =>
    when === 'quick' ? [names.unit(unit)] : [],
  );
  return quick.length === 0
    ? 'Nobody acts in Quick.'
    : `${listed(quick)} ${quick.length === 1 ? 'acts' : 'act'} in Quick.`;
}

function morale(event: EventOf<'moraleTested'>): string {
  const changed = event.changes.map(
    (each) => ` (${each.amount > 0 ? '+' : '−'}${Math.abs(each.amount)} ${source(each.because)})`,
  );
  const fails =
    event.failsOn <= 0 ? 'nobody left knows fear' : `fails on ${event.failsOn === 1 ? '1' : `1–${event.failsOn}`}`;
  const what = event.failures === 0 ? 'they hold' : `${counted(event.failures, 'failure')}`;
  return `Morale for ${counted(event.fallen, 'fallen')}${changed.join('')}: ${facesOf(event.faces)}, ${fails}. ${capital(what)}.`.replace(
    'fallens',
    'fallen',
  );
}
