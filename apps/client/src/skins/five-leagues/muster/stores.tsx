import { capacityOf, loadOf, type WarbandSheet } from '@muster/rules/five-leagues';
import { creationWords } from '@muster/rules/five-leagues/words';
import type { Refusal } from '@muster/rules/kernel';
import { BACKPACK, STASH } from './gear';
import { Lots } from './lots';

/** What the warband has in common: Backpack, Stash, and what a campaign owes it. */
export function Stores({
  sheet,
  says,
  onChange,
}: {
  readonly sheet: WarbandSheet;
  readonly says: (refusal: Refusal) => string;
  readonly onChange: (sheet: WarbandSheet) => void;
}) {
  const [load, most] = [loadOf(sheet), capacityOf(sheet)];
  const dues = sheet.dues.map(({ what }) => creationWords.past(what) ?? what.replaceAll('-', ' '));
  return (
    <div className="flm-stores">
      <section aria-label="Backpack">
        <h3>
          Backpack{' '}
          <span className={load > most ? 'bad small' : 'soft small'}>
            {load} of {most}
          </span>
        </h3>
        <Lots {...{ sheet, says, onChange }} place={BACKPACK} none="Empty. What lies here is at hand in a battle." />
      </section>
      <section aria-label="Stash">
        <h3>
          Stash <span className="soft small">left at home</span>
        </h3>
        <Lots {...{ sheet, says, onChange }} place={STASH} none="Empty." />
      </section>
      {dues.length > 0 && <p className="soft">When a campaign begins: {dues.join(' ')}</p>}
    </div>
  );
}
