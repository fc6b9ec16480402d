import { type Profile, type Selection, type Size, typeLabel } from '@muster/rules/kings-of-war';
import type { MusterNote, ShareNote } from '../../../parts/muster/legality';
import { thousands } from '../../../tools/numbers';

/** `1 920`: a narrow space, so that a number stays one word. */
export const pointsText = thousands;

export const SIZE_WORDS: Readonly<Record<Size, string>> = {
  troop: 'Troop',
  regiment: 'Regiment',
  horde: 'Horde',
  legion: 'Legion',
  single: 'One model',
};

export const SIZE_SHORT: Readonly<Record<Size, string>> = {
  troop: 'Tr',
  regiment: 'Rg',
  horde: 'Hd',
  legion: 'Lg',
  single: '',
};

/** `Cavalry regiment`, `Hero (Cav)`. */
export const kindText = ({ type, base, size }: Pick<Profile, 'type' | 'base' | 'size'>): string => {
  const label = typeLabel(type, base);
  return size === 'single' ? label : `${label} ${SIZE_WORDS[size].toLowerCase()}`;
};

export const nerveText = ({ waver, rout }: Pick<Profile, 'waver' | 'rout'>): string => `${waver ?? '–'}/${rout}`;

/** What regiments and hordes have opened, and how much of it is used; rows that say nothing are left out. */
export function shareRows(selection: Selection): readonly ShareNote[] {
  const rows = [
    { icon: 'spears', name: 'Troops', share: selection.troops, opens: 'A regiment opens two more.' },
    { icon: 'crown', name: 'Heroes', share: selection.hero, opens: MORE },
    { icon: 'hydra', name: 'Monsters', share: selection.monster, opens: MORE },
    { icon: 'spiked-dragon-head', name: 'Titans', share: selection.titan, opens: MORE },
    { icon: 'catapult', name: 'Engines', share: selection.warEngine, opens: MORE },
  ];
  return rows
    .filter(({ share }) => share.have > 0)
    .map(({ icon, name, share, opens }) => ({
      icon,
      title: `${name} ${share.have} of ${share.most}`,
      text: share.have < share.most ? roomText(share.most - share.have) : opens,
    }));
}

const MORE = 'A regiment opens one more.';
const roomText = (left: number): string => (left === 1 ? 'Room for one.' : `Room for ${left}.`);

/** What is no fault, but may have been overlooked. */
export const remarksOn = (unspent: number): readonly MusterNote[] =>
  unspent < 50
    ? []
    : [{ title: `${pointsText(unspent)} points unspent`, text: 'Room for another unit, or for bigger ones.' }];
