import type { Refusal } from '../kernel';
import { profileEntry } from './content/profiles';
import { SPELLS } from './content/spells';
import { TRAITS } from './content/traits';
import type { WordsPart } from './words-part';

/** What a warband, its profiles and a list read from text are refused for; by code. */
export const WARBAND_REFUSALS: WordsPart['refusals'] = {
  'warband/empty': () => 'The warband is empty. Add a figure.',
  'warband/too-many': say((d) => `${d('figures')} figures are more than a table holds: ${d('most')} at most.`),
  'warband/over-points': say((d) => `${d('points')} points are ${d('over')} more than the ${d('limit')} agreed.`),
  'warband/over-personalities': say(
    (d) => `Personalities cost ${d('points')} points, ${d('over')} more than the ${d('limit')} they may.`,
  ),
  'warband/unknown-profile': say((d) => `There is no profile called ${d('of')}.`),
  'warband/lost-profile': say(
    (d) =>
      `${d('of')} (${d('roster')}) stays at home: its row in the book is cut off. Make a profile of your own for it.`,
  ),
  'warband/non-combatant': say(
    (d) => `${d('of')} costs ${d('points')} points. Figures of five or fewer are villagers and wait for a scenario.`,
  ),
  'warband/rare': say((d) => `${d('of')} is rare: ${d('have')} where a warband has ${d('most')} at most.`),
  'warband/unique': say((d) => `${d('of')} is unique: there is only one.`),
  'warband/one-of-trait': say((d) => `${d('have')} figures have ${trait(d('trait'))}. One in a warband may.`),
  'warband/needs-in-warband': say(
    (d) => `${d('of')} is a ${trait(d('trait'))} and answers to a ${trait(d('needs'))}. Add one.`,
  ),
  'warband/lone-swarm': say((d) => `One base of ${d('of')} is no swarm. Take two or more.`),
  'warband/dinosaurs': say((d) => `${d('have')} dinosaurs would fight each other. One is all a warband may have.`),
  'warband/mixed': () => 'The figures come from several rosters. This table keeps to one.',
  'warband/trait-twice': say((d) => `${d('of')} has ${trait(d('trait'))} twice. Once is all.`),
  'warband/exclusive': say((d) => `${d('of')} may have ${trait(d('trait'))} or ${trait(d('other'))}, not both.`),
  'warband/two-leaderships': say(
    (d) => `${d('of')} leads in two ways, ${trait(d('trait'))} and ${trait(d('other'))}. Choose one.`,
  ),
  'warband/bracket-missing': say(
    (d) =>
      `${trait(d('trait'))} of ${d('of')} wants ${takes(d('trait')) === 'number' ? 'a number' : 'a kind of foe'} in brackets.`,
  ),
  'warband/bracket-extra': say((d) => `${trait(d('trait'))} of ${d('of')} takes nothing in brackets.`),
  'warband/needs-trait': say(
    (d) => `${trait(d('trait'))} of ${d('of')} goes with ${either(d('needs').split(' ').map(trait))}. Add it first.`,
  ),
  'warband/needs-weapon': say((d) => `${trait(d('trait'))} of ${d('of')} wants a weapon in hand.`),
  'warband/needs-two-weapons': say((d) => `${trait('double-strike')} of ${d('of')} wants a weapon in each hand.`),
  'warband/quality-too-good': say(
    (d) =>
      `${d('of')} is too steady for ${trait(d('trait'))}: Quality ${d('needs')} or worse, and it has ${d('quality')}.`,
  ),
  'warband/combat-too-good': say(
    (d) =>
      `${d('of')} fights too well for ${trait(d('trait'))}: Combat ${d('needs')} or less, and it has ${d('combat')}.`,
  ),
  'warband/too-small': say((d) => `A longbow is too long for ${d('of')}. A short bow would do.`),
  'warband/animal-armed': say((d) => `${d('of')} is an animal and fights with what it was born with.`),
  'warband/animal-weapon': say((d) => `${d('of')} is an animal and cannot use ${trait(d('trait'))}.`),
  'warband/no-caster': say((d) => `${d('of')} knows spells but cannot cast. Add ${trait('spell-caster')}.`),
  'warband/spell-twice': say((d) => `${d('of')} knows ${spell(d('spell'))} twice. Once is all.`),
  'warband/too-many-spells': say((d) => `${d('of')} knows ${d('have')} spells and may begin with ${d('most')}.`),
  'warband/score': say(
    (d) =>
      `${d('of')} has ${d('score') === 'quality' ? 'Quality' : 'Combat'} ${d('is')}. Home-made figures keep to ${d('least')} to ${d('most')}.`,
  ),
  'warband/unreadable': say(
    (d) => UNREADABLE[d('why')] ?? 'That is no warband of ours. Save one from here to see how it looks.',
  ),
  'warband/line': say((d) => `Line ${d('line')}: ${lineWords(d)}`),
};

/** What a campaign refuses; by code. */
export const CAMPAIGN_REFUSALS: WordsPart['refusals'] = {
  'campaign/unknown-record': () =>
    'The battle speaks of a figure this warband does not have. Choose the warband that fought it.',
  'campaign/over': say((d) => `All ${d('battles')} battles of this campaign are fought.`),
  'campaign/other-limits': say(
    (d) => `This campaign began with ${d('points')} points and the table asks for ${d('limit')}. Agree on the same.`,
  ),
  'campaign/over-points': say(
    (d) => `The living and the chest come to ${d('points')} points, and ${d('most')} is the most.`,
  ),
  'campaign/too-many-upgrades': say((d) => `${d('have')} upgrades were taken and ${d('most')} won.`),
  'campaign/nobody-fit': () => 'Nobody is fit to fight. Rest a battle, or buy replacements.',
  'campaign/dead': say((d) => `${d('of')} is dead.`),
  'campaign/animal': say((d) => `${d('of')} learns nothing from battles. Choose one who does.`),
  'campaign/no-upgrades': say((d) =>
    Number(d('have')) === 0
      ? 'No upgrade is left to give. Victories bring them.'
      : `That costs ${d('needs')} upgrades, and ${d('have')} is left.`,
  ),
  'campaign/twice-running': say((d) => `${d('of')} had the last upgrade. Another is next.`),
  'campaign/taken': () => 'That upgrade was taken before. Each is taken once.',
  'campaign/not-quality-four': say((d) => `Only Quality 4 becomes 3, and ${d('of')} has ${d('quality')}.`),
  'campaign/combat-done': say((d) => `Combat 1 or 2 can grow, and ${d('of')} has ${d('combat')}.`),
  'campaign/not-next': say((d) => `${d('of')} cannot become ${title(d('to'))}: it is not the next of the same name.`),
  'campaign/not-its-people': say((d) => `${trait(d('trait'))} is not taught among the people of ${d('of')}.`),
  'campaign/needs': say(
    (d) => `${d('of')} must have ${either(d('needs').split(' ').map(trait))} before ${trait(d('trait'))}.`,
  ),
  'campaign/empty-story': say((d) => `Say what ${d('of')} is to have: a trait or a spell.`),
  'campaign/too-dear': say((d) => `${d('of')} costs ${d('price')} points. The dead have left ${d('have')}.`),
  'campaign/no-personalities': say(
    (d) => `${d('of')} is a Personality. After a lost battle the points of the dead buy none.`,
  ),
  'campaign/unique-gone': say((d) => `${d('of')} was unique, and is dead. Nobody takes that place.`),
  'campaign/no-such-recruits': () => 'Nobody like that is waiting to join.',
  'campaign/nobody-of-people': say((d) => `They join their own kind, and no ${d('kind')} is left here.`),
  'campaign/unknown-item': () => 'That item is not in the chest.',
  'campaign/no-magic-items': say((d) => `${d('of')} has no use for ${d('item')}. Give it to somebody else.`),
  'campaign/personalities-only': say((d) => `${d('item')} is for Personalities, and ${d('of')} is none.`),
};

const UNREADABLE: Readonly<Record<string, string>> = {
  empty: 'There is nothing to read. Paste a warband, one entry a line.',
  json: 'That file is damaged: it is not JSON.',
  size: 'That list is longer than a warband can be.',
};

type Detail = (key: string) => string;

function say(sentence: (d: Detail) => string): (refusal: Refusal) => string {
  return ({ detail = {} }) => sentence((key) => String(detail[key] ?? ''));
}

function lineWords(d: Detail): string {
  const text = d('text');
  switch (d('why')) {
    case 'count':
      return `a count of ${text} is not from 1 to 99.`;
    case 'profile':
      return `there is no profile called ${text}.`;
    case 'several':
      return `${text} could be one of several. Say which in brackets: ${d('among')}.`;
    case 'title':
      return 'the profile has no title before its scores.';
    case 'scores':
      return `${text} has no scores. Write them as Q3 C3.`;
    case 'trait':
      return `there is no trait called ${text}.`;
    case 'spell':
      return `there is no spell called ${text}.`;
    case 'kind':
      return `${text} cannot be a kind. One small word or two joined by a hyphen would do.`;
    case 'armed':
      return `${text} is no way to be armed. Write weapon, two-weapons, natural or unarmed.`;
    case 'shoots':
      return `${text} is no range. Write short, medium or long.`;
    case 'base':
      return `${text} is no base. Write its width in millimetres, as 25 round.`;
    case 'face':
      return `${text} is no picture that is known.`;
    default:
      return `${text} could not be read.`;
  }
}

function trait(id: string): string {
  return (TRAITS as Readonly<Record<string, { readonly name: string }>>)[id]?.name ?? id;
}

function takes(id: string): string | null {
  return (TRAITS as Readonly<Record<string, { readonly takes: string | null }>>)[id]?.takes ?? null;
}

function spell(id: string): string {
  return (SPELLS as Readonly<Record<string, { readonly name: string }>>)[id]?.name ?? id;
}

function title(id: string): string {
  const entry = profileEntry(id);
  if (!entry) return id;
  return entry.standing === 'lost' ? entry.title : entry.profile.title;
}

function either(names: readonly string[]): string {
  const [last = '', ...others] = [...names].reverse();
  return others.length === 0 ? last : `${others.reverse().join(', ')} or ${last}`;
}
