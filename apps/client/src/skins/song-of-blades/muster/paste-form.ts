import { type WarbandList, warbandFromJson, warbandFromText } from '@muster/rules/song-of-blades';
import type { PasteForm } from '../../../parts/muster/paste-dialog';

/** How a warband is pasted. */
export const WARBAND_FORM: PasteForm<WarbandList> = {
  title: 'Paste a warband',
  label: 'The warband',
  hint: 'The name in the first line, then one entry a line. Profiles of your own are written out.',
  example:
    'The Applebrook Muster | 400 points\n3 x Slinger (Halflings) = Pip; Dob; Tansy\n1 x Bog Witch | Q3 C2 | Spell-caster | spells: Mist | kinds: human = Agnes',
  fromText: warbandFromText,
  fromJson: warbandFromJson,
};
