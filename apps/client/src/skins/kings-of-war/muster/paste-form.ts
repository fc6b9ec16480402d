import { type ArmyList, listFromJson, listFromText } from '@muster/rules/kings-of-war';
import type { PasteForm } from '../../../parts/muster/paste-dialog';

/** How an army list is pasted. */
export const LIST_FORM: PasteForm<ArmyList> = {
  title: 'Paste a list',
  label: 'The list',
  hint: 'The name, the army and the points in the first line, then one unit a line.',
  example: 'The Broken Tusk | Orcs | 1000\nTusk Mob = Ax, Horde\nGreatax, Regiment',
  fromText: listFromText,
  fromJson: listFromJson,
};
