import type { Modifier, Names } from '../kernel';
import type { EventOf } from './events';
import { combatSources } from './words-combat-sources';
import { flowSources } from './words-flow-sources';
import type { WordsPart } from './words-part';

const source = (id: string): string => combatSources[id] ?? flowSources[id]?.split(' · ')[0] ?? id.replaceAll('-', ' ');

/** One log sentence an event. Dice as they fell are seen on the table; the sentence comes with what they are worth. */
export const COMBAT_EVENTS: WordsPart['events'] = {
  shotRolled: () => undefined,
  shot: (event, names) => {
    const needs = event.onlySixes === null ? `${event.needs}+` : 'only a 6';
    const roll = `${event.face}${added(event.modifiers)} on ${needs}`;
    const cover = event.cover ? ' in Cover' : '';
    return `${names.unit(event.unit)} shoots at ${names.unit(event.target)}, ${names.length(event.range)}${cover}: ${roll}, ${event.hit ? 'a Hit' : 'a miss'}.`;
  },
  ammunitionOut: (event, names) =>
    event.last
      ? `${names.unit(event.unit)} has one last arrow in the large quiver.`
      : `${names.unit(event.unit)} has nothing left for the ${source(event.weapon).toLowerCase()}.`,
  armorRolled: (event, names) => {
    const came = { through: 'it goes through', stuns: 'it Stuns', stopped: 'it is stopped' }[event.result];
    return `Armor of ${names.unit(event.unit)}: ${event.face}${added(event.modifiers)} against ${event.armor}, ${came}.`;
  },
  toughnessRolled: (event, names) =>
    `Toughness of ${names.unit(event.unit)}: ${event.face}${added(event.modifiers)} against ${event.toughness}.`,
  struck: struck,
  woundedBy: (event, names) =>
    event.result === 'nothing'
      ? `${names.unit(event.unit)} shrugs it off.`
      : `${names.unit(event.unit)} is Wounded (${source(event.because)}).`,
  meleeBegan: (event, names) => `${names.unit(event.unit)} fights ${names.unit(event.target)}.`,
  fightChosen: (event, names) => {
    const how = event.tactic === 'none' ? '' : `, ${TACTICS[event.tactic]}`;
    return `${names.unit(event.unit)} fights with ${source(event.weapon).toLowerCase()}${how}.`;
  },
  exchangeRolled: () => undefined,
  exchangeFought: fought,
  drivenBack: (event, names) => `${names.unit(event.unit)} gives ground.`,
  backToTheWall: (event, names) => `${names.unit(event.unit)} cannot give ground${behind(event, names)}.`,
  steppedUp: (event, names) => `${names.unit(event.unit)} ${event.up ? 'follows' : 'stays where it is'}.`,
  slippedAway: (event, names) => `${names.unit(event.unit)} ${event.away ? 'slips away' : 'fights on'}.`,
  rallied: (event, names) => `${names.unit(event.unit)} shakes off the Stun and takes the initiative.`,
  meleeEnded: (event, names) => ENDS[event.because](names.unit(event.unit), names.unit(event.target)),
  testDeclared: (event, names) =>
    event.aids.length === 0
      ? undefined
      : `${names.unit(event.unit)} throws in ${event.aids.map((aid) => AIDS[aid]).join(' and ')}.`,
  testRolled: () => undefined,
  tested: (event, names) => {
    const skill = event.skills.length === 0 ? '' : ` [${event.skills.map(source).join(', ')}]`;
    const what = `${names.unit(event.unit)} tests ${event.target}+${skill}`;
    if (event.by === 'pass-test') return `${what} and passes: it learnt that long ago.`;
    const dice = `${event.faces.join(' + ')}${added(event.modifiers)} = ${event.total}`;
    const end = event.passed ? 'passed' : 'failed';
    return `${what}: ${dice}, ${event.by === 'delvers-kit' ? 'and the kit makes it good' : end}.`;
  },
  skillGained: (event, names) => `${names.unit(event.unit)} knows ${source(event.skill)} from now on.`,
};

const AIDS: Readonly<Record<EventOf<'testDeclared'>['aids'][number], string>> = {
  will: 'a point of Will',
  'pass-test': 'a lesson learnt long ago',
  'coil-of-rope': 'a coil of rope',
  'delvers-kit': 'a delver’s kit',
};

const TACTICS: Readonly<Record<Exclude<EventOf<'fightChosen'>['tactic'], 'none'>, string>> = {
  defensive: 'defensively',
  evasive: 'evasively',
  'furious-armor': 'furiously, at the armour',
  'furious-toughness': 'furiously, at the body',
};

const ENDS: Readonly<Record<EventOf<'meleeEnded'>['because'], (unit: string, target: string) => string | undefined>> = {
  casualty: () => undefined,
  draw: () => 'A draw ends the melee.',
  third: (unit, target) => `${unit} and ${target} part after the third exchange.`,
  stays: () => 'The melee is over.',
  slipped: () => undefined,
  fell: () => 'The fall ends the melee.',
  special: () => 'The melee is over.',
  apart: (unit, target) => `${unit} and ${target} are apart.`,
};

/** ` + 1 (Combat Skill) = 5`; nothing where the die is the total. */
const addedUp = (modifiers: readonly Modifier[], total: number): string =>
  modifiers.length === 0 ? '' : `${added(modifiers)} = ${total}`;

/** ` + 1 (Combat Skill)`. */
const added = (modifiers: readonly Modifier[]): string =>
  modifiers
    .map(({ amount, because }) => ` ${amount < 0 ? '−' : '+'} ${Math.abs(amount)} (${source(because)})`)
    .join('');

function struck(event: EventOf<'struck'>, names: Names): string {
  const who = names.unit(event.unit);
  if (event.avoided === 'story-point') return `${who} is not where the blow falls: a Story Point.`;
  if (event.avoided !== null) return `${who} drank of fortune: nothing happens.`;
  const deadly = event.deadly === null ? '' : ` (${source(event.deadly)})`;
  switch (event.result) {
    case 'nothing':
      return `${who} takes no harm.`;
    case 'stunned':
      return `${who} is Stunned.`;
    case 'wounded':
      return `${who} is Wounded.`;
    case 'casualty':
      return `${who} is taken out${deadly}.`;
    case 'points':
      return `${who} loses ${event.points === 1 ? 'a Monster Point' : `${event.points} Monster Points`}.`;
  }
}

function fought(event: EventOf<'exchangeFought'>, names: Names): string {
  const side = (id: string): string =>
    `${names.unit(id)} ${dieOf(event.faces[id] ?? [])}${addedUp(event.modifiers[id] ?? [], event.totals[id] ?? 0)}`;
  const dice = `Exchange ${event.exchange}: ${side(event.attacker)}, ${side(event.defender)}`;
  if (event.winner === null) {
    const both = event.blows.length > 0 ? ', and both strike' : '';
    return `${dice}. A draw${both}.`;
  }
  const winner = names.unit(event.winner);
  if (event.parried !== null) return `${dice}. ${winner} wins; the blow is parried (${source(event.parried)}).`;
  if (event.blows.length > 0) {
    const right = event.blows[0]?.because ?? 'attacker';
    return `${dice}. ${winner} strikes${right === 'attacker' ? '' : ` (${source(right)})`}.`;
  }
  return `${dice}. ${winner} wins and strikes no blow (${source(event.harmless ?? 'no-counter-attack')}).`;
}

const dieOf = (faces: readonly number[]): string =>
  faces.length < 2 ? faces.join('') : `${Math.max(...faces)} (of ${faces.join(', ')})`;

function behind({ behind: back }: EventOf<'backToTheWall'>, names: Names): string {
  switch (back.is) {
    case 'figure':
      return `: ${names.unit(back.unit)} stands behind it`;
    case 'piece':
      return `: the ${back.name.toLowerCase()} is behind it`;
    case 'edge':
      return ': the table ends there';
    case 'rule':
      return ` (${source(back.because)})`;
  }
}
