import { expect, test } from 'vitest';
import { READY_WARBANDS } from './ready';
import { zWarbandSheet } from './sheet';

/** A ready warband as a file has it, changed by hand. */
function changed(change: (sheet: Record<string, unknown>, first: Record<string, unknown>) => void): unknown {
  const sheet = JSON.parse(JSON.stringify(READY_WARBANDS[0]?.sheet));
  change(sheet, sheet.characters[0]);
  return sheet;
}

// Titles and sentences are looked up by these: the page must never be handed a part of the language itself.
test.each(['__proto__', 'constructor', 'toString', 'two words', 'a\u202eb', ''])(
  'a sheet whose ids are “%s” is none',
  (id) => {
    const worn = { id: 'w90', is: 'standard-weapon', enchanted: id };
    const faults = [
      changed((_, who) => Object.assign(who, { history: [{ table: id, face: null, entry: 'human' }] })),
      changed((_, who) => Object.assign(who, { history: [{ table: 'origins', face: null, entry: id }] })),
      changed((_, who) => Object.assign(who, { type: id })),
      changed((sheet) => Object.assign(sheet, { rolled: id })),
      changed((sheet) => Object.assign(sheet, { dues: [{ what: id, amount: 1 }] })),
      ...(/ |\u202e/.test(id) ? [] : [changed((_, who) => Object.assign(who, { weapons: [worn] }))]),
    ];
    expect(faults.map((sheet) => zWarbandSheet.safeParse(sheet).success)).toEqual(faults.map(() => false));
  },
);

test('an enchanted thing is called what people call it, without what is not seen', () => {
  const weapon = { id: 'w90', is: 'standard-weapon', enchanted: ' Grief\u202e of the North ' };
  const read = zWarbandSheet.parse(changed((_, who) => Object.assign(who, { weapons: [weapon] })));
  expect(read.characters[0]?.weapons[0]?.enchanted).toBe('Grief  of the North');
});
