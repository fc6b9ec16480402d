import { type Profile, type Selection, type Size, typeLabel } from '@muster/rules/kings-of-war';
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

/** What stands over the sentences: how a list does, in a few words. */
export function verdict(
  settle: number,
  strays: number,
  remarks: number,
): { readonly is: 'good' | 'warn' | 'bad'; readonly text: string } {
  if (settle > 0) return { is: 'bad', text: settle === 1 ? 'One thing to settle' : `${settle} things to settle` };
  if (strays > 0)
    return { is: 'warn', text: strays === 1 ? 'Playable, strays once' : `Playable, strays in ${strays} points` };
  if (remarks > 0) return { is: 'good', text: 'Legal, with one remark' };
  return { is: 'good', text: 'Legal' };
}

export interface ShareRow {
  readonly key: string;
  readonly icon: string;
  readonly title: string;
  readonly text: string;
}

/** What regiments and hordes have opened, and how much of it is used; rows that say nothing are left out. */
export function shareRows(selection: Selection): readonly ShareRow[] {
  const rows = [
    { key: 'troops', icon: 'spears', name: 'Troops', share: selection.troops, opens: 'A regiment opens two more.' },
    { key: 'hero', icon: 'crown', name: 'Heroes', share: selection.hero, opens: MORE },
    { key: 'monster', icon: 'hydra', name: 'Monsters', share: selection.monster, opens: MORE },
    { key: 'titan', icon: 'spiked-dragon-head', name: 'Titans', share: selection.titan, opens: MORE },
    { key: 'warEngine', icon: 'catapult', name: 'Engines', share: selection.warEngine, opens: MORE },
  ];
  return rows
    .filter(({ share }) => share.have > 0)
    .map(({ key, icon, name, share, opens }) => ({
      key,
      icon,
      title: `${name} ${share.have} of ${share.most}`,
      text: share.have < share.most ? roomText(share.most - share.have) : opens,
    }));
}

const MORE = 'A regiment opens one more.';
const roomText = (left: number): string => (left === 1 ? 'Room for one.' : `Room for ${left}.`);
