import { checkWarband, ITEMS, type WarbandSheet } from '@muster/rules/five-leagues';
import type { Refusal } from '@muster/rules/kernel';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { BACKPACK, handed, type Lot, lotsAt, type Place, placesFor, STASH } from './gear';
import { pieceName, pieceText } from './person-words';

interface LotsProps {
  readonly sheet: WarbandSheet;
  readonly place: Place;
  /** Told where nothing is. */
  readonly none: string;
  readonly says: (refusal: Refusal) => string;
  readonly onChange: (sheet: WarbandSheet) => void;
}

/** What lies in one place, each thing with a way to hand it on; a hand that may not have it says why. */
export function Lots(props: LotsProps) {
  const { sheet, place, none } = props;
  const [open, setOpen] = useState<string>();
  const lots = lotsAt(sheet, place);
  if (lots.length === 0) return <p className="soft">{none}</p>;
  return (
    <ul className="flm-lots">
      {lots.map((lot) => (
        <li key={lot.key}>
          <div className="row">
            <span className="grow">
              <b>{nameOf(lot)}</b>
              <span className="soft small">{textOf(lot)}</span>
            </span>
            <button
              type="button"
              className="button"
              aria-expanded={open === lot.key}
              aria-label={`Hand on: ${nameOf(lot)}`}
              onClick={() => setOpen(open === lot.key ? undefined : lot.key)}
            >
              <ArrowRight size={16} aria-hidden="true" /> Hand on
            </button>
          </div>
          {open === lot.key && <Takers {...props} lot={lot} onDone={() => setOpen(undefined)} />}
        </li>
      ))}
    </ul>
  );
}

function Takers({
  sheet,
  place,
  lot,
  says,
  onChange,
  onDone,
}: LotsProps & { readonly lot: Lot; readonly onDone: () => void }) {
  const before = new Set(checkWarband(sheet, ANY).map((each) => says(each)));
  return (
    <ul className="flm-takers">
      {placesFor(sheet, place, lot).map((to) => {
        const after = handed(sheet, place, lot, to);
        const no = checkWarband(after, ANY)
          .map((each) => says(each))
          .find((sentence) => !before.has(sentence));
        return (
          <li key={to}>
            <button
              type="button"
              className="button"
              disabled={no !== undefined}
              onClick={() => {
                onDone();
                onChange(after);
              }}
            >
              {placeName(sheet, to)}
            </button>
            {no !== undefined && <span className="soft small">{no}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** Only what hangs on gear is asked here. */
const ANY = { figures: 16, noMystics: false };

export const placeName = (sheet: WarbandSheet, place: Place): string =>
  place === BACKPACK
    ? 'The Backpack'
    : place === STASH
      ? 'The Stash'
      : (sheet.characters.find(({ id }) => id === place)?.name ?? place);

const nameOf = (lot: Lot): string =>
  lot.is === 'gear'
    ? pieceName(lot.piece)
    : lot.count > 1
      ? `${ITEMS[lot.item].name} (${lot.count})`
      : ITEMS[lot.item].name;

const textOf = (lot: Lot): string => (lot.is === 'gear' ? pieceText(lot.piece) : ITEMS[lot.item].text);
