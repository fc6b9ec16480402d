import type { Refusal } from '../kernel';

/** Sentences for what a list is refused for, or strays in; undefined for a code that is not about lists. */
export function listSentence({ code, detail = {} }: Refusal): string | undefined {
  const d = (key: string): string => String(detail[key] ?? '');
  const n = (key: string): number => Number(detail[key] ?? 0);
  switch (code) {
    case 'list/unknown-army':
      return `There is no army list called ${d('army') || 'that'}. Choose one of the fourteen.`;
    case 'list/unknown-unit':
      return `${d('unit')} is not in the list of ${d('army')}.`;
    case 'list/no-such-size':
      return `${d('unit')} has no ${d('size')}. Choose a size its page prints.`;
    case 'list/unknown-option':
      return `${d('unit')} cannot buy ${d('option')}.`;
    case 'list/option-twice':
      return `${d('unit')} has ${d('option')} twice. Once is all it may have.`;
    case 'list/option-not-this-size':
      return `${d('option')} is not for a ${d('size')} of ${d('unit')}.`;
    case 'list/options-exclude':
      return `${d('unit')} may have ${d('option')} or ${d('other')}, not both.`;
    case 'list/empty':
      return 'The list is empty. Add a unit.';
    case 'list/too-many-units':
      return `${n('units')} units are more than a table holds: ${n('most')} at most.`;
    case 'list/over-points':
      return `${n('points')} points are ${n('over')} more than the ${n('limit')} agreed.`;
    case 'list/unreadable':
      return 'That file is no army list of ours. Save one from here to see how it looks.';
    case 'list/waits-for-spell':
      return `${d('unit')} stays at home: spells are not played here yet, and it brings ${d('missing')}.`;
    case 'list/waits-for-own-rule':
      return `${d('unit')} stays at home: what it alone can do is not played here yet (${d('missing')}).`;
    case 'list/waits-for-upgrade':
      return `${d('unit')} must leave ${d('missing')} behind: that upgrade is not played here yet.`;
    case 'list/troops':
      return `${n('have')} troops and irregulars where ${n('most')} are unlocked. A regiment opens two more, a horde four.`;
    case 'list/locked':
      return n('over') === 1
        ? 'One hero, monster, titan or war engine more than the regiments and hordes unlock.'
        : `${n('over')} heroes, monsters, titans or war engines more than the regiments and hordes unlock.`;
    case 'list/limited':
      return `${d('unit')}: ${n('have')} where an army has ${n('most')} at most.`;
    case 'list/same':
      return `${d('unit')}: ${n('have')} of one kind where ${n('most')} may march at this size.`;
    default:
      return undefined;
  }
}
