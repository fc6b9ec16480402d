import { listed } from '../kernel/words';
import { COMPLICATIONS } from './content/complications';
import type { SpellId } from './content/spell-ids';
import { SPELLS } from './content/spells';
import { backfireWords, effectWords } from './words-magic-effects';
import type { WordsPart } from './words-part';

const nameOf = (id: string): string =>
  Object.hasOwn(SPELLS, id) ? SPELLS[id as SpellId].name : id === 'vortex' ? 'The vortex' : id;

/** One sentence of the log for each thing magic does. */
export const MAGIC_EVENTS: WordsPart['events'] = {
  spellCast: ({ unit, spell, power, aim, how }, names) => {
    const at = aim.units === undefined ? '' : ` at ${listed(aim.units.map(names.unit))}`;
    const name = nameOf(spell);
    switch (how) {
      case 'held':
        return `${names.unit(unit)} casts ${name} at Power ${power} and holds it.`;
      case 'released':
        return `${names.unit(unit)} lets the ${name} fly${at}, Power ${power}.`;
      case 'gone-off':
        return `The ${name} in ${names.unit(unit)}’s hand goes off.`;
      default:
        return `${names.unit(unit)} casts ${name}${at}, Power ${power}.`;
    }
  },
  spellFailed: ({ spell, why }) =>
    why === 'countered' ? `${nameOf(spell)} is undone.` : `${nameOf(spell)} finds nobody.`,
  spellResisted: ({ unit, spell, resisted }, names) =>
    resisted ? `${names.unit(unit)} resists ${nameOf(spell)}.` : `${nameOf(spell)} takes hold of ${names.unit(unit)}.`,
  spellsClashed: ({ spell, power, face, modifiers, against, worked }, names) => {
    const extra = modifiers.reduce((sum, each) => sum + each.amount, 0);
    const what =
      Object.hasOwn(SPELLS, against.what) || against.what === 'vortex'
        ? nameOf(against.what)
        : names.unit(against.what);
    const mine = `${face} + ${power}${extra === 0 ? '' : ` ${extra < 0 ? '−' : '+'} ${Math.abs(extra)}`}`;
    return `${nameOf(spell)} ${mine} against ${what} ${against.face} + ${against.power}: ${worked ? 'it is broken' : 'it holds'}.`;
  },
  counterTried: ({ unit, caster, spell, with: how, power }, names) =>
    `${names.unit(unit)} tries to counter the ${nameOf(spell)} of ${names.unit(caster)} ${how === 'banked' ? `with ${power} banked` : `on ${power} ${power === 1 ? 'die' : 'dice'}`}.`,
  backfired: ({ unit, spell, nothing }, names) =>
    nothing
      ? `${nameOf(spell)} fails ${names.unit(unit)}, with no harm done.`
      : `${nameOf(spell)} backfires on ${names.unit(unit)}.${backfireWords(spell)}`,
  magicChosen: ({ of, option }, names) => {
    if (of === 'leap' && option !== null) return `The lightning leaps to ${names.unit(option)}.`;
    if (of === 'friend' && option !== null) return `${names.unit(option)} has to test its morale for it.`;
    if (of === 'flames') return option === 'roll' ? 'He rolls on the ground.' : 'He endures the flames.';
    return undefined;
  },
  swapped: ({ unit, with: other }, names) => `${names.unit(unit)} and ${names.unit(other)} trade places.`,
  summoned: ({ unit, by }, names) =>
    by === null
      ? `${names.unit(unit)} appears, and fights for the other side.`
      : `${names.unit(by)} calls ${names.unit(unit)}.`,
  wallChanged: ({ is, how, by, face }) => {
    switch (how) {
      case 'melted':
        return `The ${nameOf(is)} melts before ${nameOf(by)}.`;
      case 'doused':
        return `The ${nameOf(is)} is put out by ${nameOf(by)}.`;
      case 'kindled':
        return `${face}: the ${nameOf(is)} catches fire.`;
      default:
        return `${face}: the ${nameOf(is)} does not catch fire.`;
    }
  },
  setAlight: ({ piece }) => `${piece} is on fire.`,
  hailed: ({ struck }, names) =>
    struck.length === 0 ? 'Hail falls and hits nobody.' : `Hail strikes ${listed(struck.map(names.unit))}.`,
  collapsed: ({ piece, face }) => `${face}: ${piece.name} collapses.`,
  stoodFirm: ({ face }) => `${face}: the building stands.`,
  windsShifted: ({ face, now }) =>
    now === null
      ? `The winds of magic shift, ${face}: calm.`
      : `The winds of magic shift, ${face}: ${COMPLICATIONS[now].name.toLowerCase()}.`,
  energiesReturned: () => 'The weak energies are strong again.',
  spiralTurned: ({ face, level }) => `The spiral turns, ${face}. Its level is ${level}.`,
  vortexRolled: ({ face, power, opens }) => `The air trembles, ${face} + ${power}${opens ? '' : ', and is still'}.`,
  vortexOpened: () => 'A vortex opens.',
  spellTorn: ({ is, face, gone }) =>
    gone ? `${face}: ${nameOf(is)} is torn away by the vortex.` : `${face}: ${nameOf(is)} withstands the vortex.`,
  entityCame: () => 'Instead of a backfire, what lurked awakes.',
  effectBegan: ({ effect }, names) => effectWords(effect, names),
  effectEnded: ({ is, target }, names) => {
    if (is === 'flaming-touch') return undefined;
    return target === null ? `${nameOf(is)} ends.` : `${nameOf(is)} no longer lies on ${names.unit(target)}.`;
  },
};
