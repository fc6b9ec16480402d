import type { Names, Refusal } from '../kernel';
import type { SpellId } from './content/spell-ids';
import { SPELLS } from './content/spells';
import type { WordsPart } from './words-part';

const spell = ({ detail }: Refusal): string => {
  const id = detail?.['spell'];
  return typeof id === 'string' && Object.hasOwn(SPELLS, id) ? SPELLS[id as SpellId].name : 'The spell';
};
const who = (no: Refusal, names: Names, index = 0): string => {
  const id = no.who?.[index];
  return id === undefined ? (index === 0 ? 'The caster' : 'The target') : names.unit(id);
};
const num = (no: Refusal, key: string): number => Number(no.detail?.[key] ?? 0);
const turns = (count: number): string =>
  count <= 2 ? 'after one full turn' : `after ${Math.ceil(count / 2)} full turns`;

/** What stands in the way of a spell, and what would do. */
export const MAGIC_REFUSALS: WordsPart['refusals'] = {
  'cast/no-caster': (no, names) => `${who(no, names)} is no Spell-caster.`,
  'cast/not-known': (no, names) =>
    `${who(no, names)} does not know ${spell(no)}. Choose one of the spells on the profile.`,
  'cast/only-in-answer': () => 'A Counter-spell only answers another’s spell. It is offered when one is cast.',
  'cast/not-able': (no, names) => `${who(no, names)} has no free hands or no voice for a spell now.`,
  'cast/berserk': (no, names) => `${who(no, names)} is in a frenzy and casts nothing.`,
  'cast/gods-want-blood': () => 'The gods want blood first. Spells work once somebody has fallen.',
  'cast/never-again': (no, names) => `A backfire took ${who(no, names)}’s magic for this battle.`,
  'cast/not-yet': (no, names) =>
    `${who(no, names)} still reels from a backfire and casts again ${turns(num(no, 'turns'))}.`,
  'cast/lost-spell': (no, names) => `A backfire took ${spell(no)} from ${who(no, names)} for this battle.`,
  'cast/no-more-walls': (no, names) => `A backfire keeps ${who(no, names)} from raising walls in this battle.`,
  'cast/hands-full': (no, names) => `${who(no, names)} holds a spell in each hand. Let one fly first.`,
  'cast/itself-summoned': (no, names) => `${who(no, names)} was summoned and summons nobody.`,
  'cast/once': (no, names) => `${who(no, names)} has cast this turn already.`,
  'cast/in-vortex': (no, names) =>
    `${who(no, names)} stands in the vortex, where no spell takes shape. Step out of it.`,
  'cast/deep-water': (no, names) => `${who(no, names)} swims, and only the Amphibious cast from deep water.`,
  'cast/in-melee': (no, names) =>
    `${who(no, names, 1)} is at ${who(no, names)}’s throat. Casting waits until every foe in contact is down or helpless.`,
  'cast/cannot-see': (no, names) => `${who(no, names)} sees nothing, and ${spell(no)} needs sight.`,
  'cast/not-declared': (no, names) =>
    no.detail?.['declared'] === undefined
      ? `No spell was announced for ${who(no, names)} before the dice. Announce one with the next activation.`
      : `${who(no, names)} announced another spell before the dice.`,
  'cast/too-few-successes': (no, names) =>
    `${who(no, names)} has ${num(no, 'left')} ${num(no, 'left') === 1 ? 'action' : 'actions'} left, Power ${num(no, 'power')} takes as many. Cast it weaker.`,
  'cast/aim-missing': (no) => `${spell(no)} needs a target. Point at it.`,
  'cast/aim-too-much': (no) => `${spell(no)} is aimed at one thing only.`,
  'cast/no-such-target': (no) => `There is nothing there for ${spell(no)} to strike.`,
  'cast/not-on-oneself': (no) => `${spell(no)} is for others, not for its caster.`,
  'cast/own-side': (no, names) => `${who(no, names, 1)} is on ${who(no, names)}’s own side. Choose a foe.`,
  'cast/buried': (no, names) => `${who(no, names, 1)} lies under snow, where nothing reaches. Fire would free it.`,
  'cast/not-living': (no, names) => `${spell(no)} works on the living only. ${who(no, names, 1)} is not.`,
  'cast/stone': (no, names) => `${who(no, names, 1)} is stone, and magic runs off it.`,
  'cast/fearless': (no, names) => `${who(no, names, 1)} is Fearless. Fear does nothing there.`,
  'cast/already-so': (no, names) => `${who(no, names, 1)} suffers from that already. Choose another.`,
  'cast/no-such-choice': (no) => `${spell(no)} leaves other choices than that.`,
  'cast/target-in-melee': (no, names) => `${who(no, names, 1)} is in melee. ${spell(no)} cannot be cast into one.`,
  'cast/no-sight': (no, names) => sightless(no, names),
  'cast/nearer-foe': (no, names) =>
    `${who(no, names, 2)} stands nearer than ${who(no, names, 1)} and has to be chosen first.`,
  'cast/out-of-range': (no, names) =>
    `Out of range by ${names.length(num(no, 'over'))}: ${spell(no)} reaches ${names.length(num(no, 'reach'))} at this Power, the target is ${names.length(num(no, 'distance'))} away.`,
  'cast/off-table': (no) => `${spell(no)} would reach over the table’s edge. Bring it wholly onto the table.`,
  'cast/nobody-such': (no) =>
    `Nobody such of at most ${num(no, 'points')} points is in the caster’s roster. A higher Power calls better ones.`,
  'cast/no-room': (no) => `There is no room there for what ${spell(no)} brings. Choose a free spot.`,
  'cast/which-wall': (no) => `${num(no, 'most')} walls stand already. Choose which of them goes.`,
  'cast/on-a-wall': () => 'Another wall stands there. Walls may join, not overlap.',
  'cast/on-water': (no) => `Fire does not burn on ${String(no.detail?.['piece'] ?? 'water')}. Raise it beside.`,
  'cast/no-enchantment': () => 'There is no enchantment there to break.',
  'cast/not-summoned': (no, names) =>
    `${no.who?.[1] === undefined ? 'That' : who(no, names, 1)} was not summoned. Choose a wall or a summoned creature.`,
  'cast/one-shell': (no, names) => `${who(no, names)} wears a shell already, and there is room for one.`,
  'cast/burns-already': () => 'That is on fire already.',
  'cast/not-flammable': () => 'That does not burn. Wood, leaves and huts do.',
  'cast/two-figures': () => 'Switcheroo takes two different figures. Choose both.',
  'cast/below-ground': (no, names) => `${who(no, names, 1)} is below ground.`,
  'release/not-held': (no, names) => `${who(no, names)} does not hold ${spell(no)} in that hand.`,
  'release/held-already': (no) => `${spell(no)} is in hand already. Choose where it goes.`,
  'end-spell/not-his': (no, names) => `That is no spell ${who(no, names)} could end.`,
  'counter/no-such-caster': () => 'That figure cannot answer this spell.',
  'counter/tried': (no, names) => `${who(no, names)} has tried against this spell already. One roll for each spell.`,
  'counter/not-banked': (no, names) =>
    `${who(no, names)} has banked ${num(no, 'banked')}, not ${num(no, 'asked')}. Use fewer, or throw dice.`,
  'choice/another': () => 'The question is about another figure.',
  'choice/no-such': () => 'That is not among the choices.',
  'choice/no-place': () => 'A spot on the table is asked for. Point at it.',
  'choice/no-direction': () => 'Point a little away from the figure to give a direction.',
  'choice/no-room': () => 'There is no room there. Choose a free spot on the table.',
};

function sightless(no: Refusal, names: Names): string {
  const target = no.who?.[1] === undefined ? 'that spot' : names.unit(no.who[1]);
  const caster = who(no, names);
  switch (no.detail?.['why']) {
    case 'too-far':
      return `Nobody sees as far as ${target} in this weather.`;
    case 'woods':
      return `The wood hides ${target} from ${caster}.`;
    case 'blind':
      return `${caster} sees nothing.`;
    case 'below':
      return `${target} is below ground.`;
    default:
      return `${caster} does not see ${target}. Something stands in the line.`;
  }
}
