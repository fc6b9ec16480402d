import { readyWarband, sheetFromJson, sheetFromText, sheetToText, type WarbandSheet } from '@muster/rules/five-leagues';
import type { PasteForm } from '../../../parts/muster/paste-dialog';

/** The first lines of a ready one, as it is written. */
const EXAMPLE = sheetToText(readyWarband('hearthguard')?.sheet as WarbandSheet)
  .split('\n')
  .slice(0, 3)
  .join('\n');

/** What is told of a pasted warband, and how it is read. */
export const WARBAND_FORM: PasteForm<WarbandSheet> = {
  title: 'Paste a warband',
  label: 'The warband as text',
  hint: 'As this table writes it: a line for the warband, then one for every character. A saved file is read, too.',
  example: EXAMPLE,
  fromText: sheetFromText,
  fromJson: sheetFromJson,
};
