import type { Names } from '../kernel';
import { listed } from '../kernel/words';
import { COMPLICATIONS } from './content/complications';
import { SPELLS } from './content/spells';
import { TRAITS } from './content/traits';
import { WEATHERS } from './content/weather';
import type { RollWhy } from './steps-flow';
import { capital, facesOf, many, neededOf } from './words-flow-kit';
import type { WordsPart } from './words-part';

const all = (units: readonly string[], names: Names): string => listed(units.map((unit) => names.unit(unit)));

/** One sentence for the log, or none where another says it. */
export const FLOW_EVENTS: WordsPart['events'] = {
  warbandChosen: (event, names) =>
    event.warband === null
      ? `${names.seat(event.seat)} has chosen a warband.`
      : `${names.seat(event.seat)} fields ${event.warband.name}, ${event.warband.points} points.`,
  readied: (event, names) =>
    event.ready ? `${names.seat(event.seat)} is ready.` : `${names.seat(event.seat)} thinks again.`,
  warbandsRevealed: (event, names) =>
    `The warbands are shown: ${Object.entries(event.sides)
      .map(
        ([side, { warband, points, began }]) =>
          `${names.side(side)} with ${warband}, ${many(began, 'figure')}, ${points} points`,
      )
      .join('; ')}.`,
  rolledOff: (event, names) => `${names.side(event.side)} rolls ${event.face}.`,
  rollOffDecided: (event, names) => {
    if (event.winner === null) return 'A tie. Both roll again.';
    const who = names.side(event.winner);
    return event.why === 'role' ? `${who} may choose to attack or defend.` : `${who} takes the first turn.`;
  },
  roleChosen: (event, names) => `${names.side(event.side)} ${event.role === 'attacker' ? 'attacks' : 'defends'}.`,
  laid: (event, names) => `${names.side(event.side)} lays ${event.piece.name}.`,
  takenUp: (event, names) => `${names.side(event.side)} takes a piece up again.`,
  edgeChosen: (event, names) =>
    `${names.side(event.side)} comes from the ${names.edge?.(event.edge) ?? event.edge} edge.`,
  deployed: (event, names) => `${names.unit(event.unit)} takes its place.`,
  complicationCame: ({ complication, faces }) => {
    if (faces.length === 0) return undefined;
    const dice = facesOf(faces);
    if (complication === null) return `The magic of the place is calm: ${dice}.`;
    if (complication.is === 'winds' && complication.now !== null) return undefined;
    return `The magic of the place stirs: ${dice}. ${COMPLICATIONS[complication.is].name}.`;
  },
  weatherCame: ({ weather, storm, faces }) => {
    const dice = facesOf(faces);
    if (weather === null) return `Fair weather: ${dice}.`;
    return `${WEATHERS[weather].name}: ${dice}.${storm ? ' A storm: nobody sees beyond a Short.' : ''}`;
  },
  turnBegan: (event, names) => `${names.side(event.side)} begins turn ${event.turn}.`,
  turnEnded: (event, names) => {
    const who = names.side(event.side);
    switch (event.why) {
      case 'all-acted':
        return `All of ${who} have acted.`;
      case 'passed':
        return `${who} ends the turn.`;
      default:
        return undefined;
    }
  },
  rolled: (event, names) => {
    const who = event.figures.length > 1 ? all(event.figures, names) : names.unit(event.unit);
    const dice = facesOf(event.faces);
    const sure = event.sure > 0 ? ', one of them a sure 6' : '';
    const first = event.faces.length === 0;
    if (first) return `${who} needs no dice ${WHY[event.why]}.`;
    const result =
      event.why === 'activation' || event.why === 'reaction'
        ? many(event.successes, 'action')
        : `${many(event.successes, 'success', 'successes')} of ${event.faces.length}`;
    const rolls = event.figures.length > 1 ? 'roll' : 'rolls';
    return `${who} ${rolls} ${WHY[event.why]}: ${dice} against ${neededOf(event.needs)}${sure}. ${capital(result)}.`;
  },
  diceChanged: (event, names) => {
    const trait = TRAITS[event.by as keyof typeof TRAITS]?.name ?? event.by;
    return `${trait} of ${names.unit(event.unit)}: the ${event.from} becomes ${event.to}.`;
  },
  activated: (event, names) => {
    const many = event.figures.length > 1;
    const who = many ? all(event.figures, names) : names.unit(event.figures[0] ?? '');
    const spells = event.spell === null ? [] : [event.spell, ...(event.others ?? []).map((each) => each.spell)];
    const spell = spells.length === 0 ? '' : ` for ${listed(spells.map((id) => SPELLS[id].name))}`;
    const what = event.kind === 'reaction' ? (many ? 'try to react' : 'tries to react') : undefined;
    if (what !== undefined) return `${who} ${what}${spell}.`;
    return event.spell === null && !many ? undefined : `${who} ${many ? 'act together' : 'gathers power'}${spell}.`;
  },
  freeMoveBegan: (event, names) => `${all(event.figures, names)} moves freely, without dice.`,
  ordered: (event, names) => {
    const who = names.unit(event.unit);
    const whom = all(event.figures, names);
    switch (event.order) {
      case 'group':
        return `${who} sends ${whom} forward together.`;
      case 'regroup':
        return `${who} calls ${whom} together.`;
      case 'concentrate':
        return `${who} has ${whom} shoot as one.`;
      case 'discipline':
        return `${who} drives ${whom} on.`;
    }
  },
  declared: (event, names) =>
    event.what === 'reckless'
      ? `${names.unit(event.unit)} throws caution away.`
      : `${names.unit(event.unit)} keeps low, out of the wind.`,
  turnedOn: (event, names) => `Two ones: those whom ${names.unit(event.unit)} drove have had enough.`,
  banked: (event, names) => `${names.unit(event.unit)} keeps ${many(event.actions, 'action')} for the enemy’s turn.`,
  reactionDeclined: (event, names) => `${names.seat(event.seat)} lets it pass.`,
  initiativeTaken: (event, names) =>
    event.why === 'taken'
      ? `${names.side(event.side)} takes the initiative. The turn is over.`
      : `Two failures: the turn goes to ${names.side(event.side)}.`,
  declining: (event, names) =>
    event.on
      ? `${names.unit(event.unit)} lets reactions pass by from now on.`
      : `${names.unit(event.unit)} is asked for reactions again.`,
  seatPassed: () => undefined,
  stopped: () => undefined,
  idled: ({ units }, names) =>
    `${listed(units.map(names.unit))} can do nothing with what ${units.length === 1 ? 'it has' : 'they have'} left.`,
};

const WHY: Readonly<Record<RollWhy, string>> = {
  activation: 'to act',
  reaction: 'to react',
  morale: 'to stand',
  terror: 'to face the terror',
  obstacle: 'to clear the obstacle',
  climb: 'to climb',
  jump: 'to jump',
  slippery: 'to keep its feet',
  fall: 'to survive the fall',
  surface: 'to reach the surface',
  resist: 'to resist',
  spell: 'for the spell',
  parry: 'to parry',
  disarm: 'to keep its weapon',
  'shield-rush': 'to withstand the rush',
  venom: 'against the venom',
  entangle: 'to dodge the web',
  theft: 'for the theft',
  greed: 'to let the body be',
  trap: 'at the trap',
};
