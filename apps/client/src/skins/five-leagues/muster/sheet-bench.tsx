import { checkWarband, type State, sheetToJson, sheetToText, type WarbandSheet } from '@muster/rules/five-leagues';
import type { Refusal } from '@muster/rules/kernel';
import { type ReactNode, useMemo, useState } from 'react';
import { Legality } from '../../../parts/muster/legality';
import { SheetFoot } from '../../../parts/muster/sheet-foot';
import type { Tincture } from '../../../scene/model';
import type { TableStore } from '../../../store/table-store';
import { CharacterCard } from './character-card';
import { BenchPage } from './page';
import { PersonDialog } from './person-dialog';
import type { SavedWarbands } from './saved-warbands';
import { lineOf } from './shelf';
import { StandReady } from './stand-ready';
import { Stores } from './stores';

/** Characters a sheet may hold, with those who stay at home. */
const MOST_ON_SHEET = 16;

export interface SheetBenchProps {
  readonly store: TableStore;
  readonly state: State;
  readonly sheet: WarbandSheet;
  readonly saved: SavedWarbands;
  readonly says: (refusal: Refusal) => string;
  readonly tincture: Tincture;
  readonly beside: ReactNode;
  /** The way back to the warband that is at the table, if one is. */
  readonly back: ReactNode;
  readonly tools: ReactNode;
  readonly onChange: (sheet: WarbandSheet) => void;
  readonly onShelf: () => void;
  readonly onPaste: () => void;
  /** Takes it to the table; `who`: those who take the field, where not all can. */
  readonly onBring: (who: readonly string[] | undefined) => void;
}

/** A warband's sheet before it goes to the table: everybody in it, what must be settled, and what else to do with it. */
export function SheetBench(props: SheetBenchProps) {
  const { store, state, sheet, saved, says, tincture, beside, back, tools, onChange } = props;
  const refusals = useMemo(
    () =>
      checkWarband(sheet, {
        figures: MOST_ON_SHEET,
        noMystics: state.config.difficulty.includes('deny-dark-arts'),
      }),
    [sheet, state.config],
  );
  const most = state.config.warband;
  const [home, setHome] = useState<readonly string[]>([]);
  const goes = sheet.characters.filter(({ id }) => !home.includes(id));
  const many = sheet.characters.length > most;
  const [opened, setOpened] = useState<string>();
  const person = sheet.characters.find(({ id }) => id === opened);
  const wrong = new Set(refusals.flatMap(({ who }) => who ?? []));
  return (
    <BenchPage
      main={
        <section className="card flm-gathered" aria-label={sheet.name}>
          <div className="muster-head">
            <input
              className="muster-name"
              aria-label="Name of the warband"
              maxLength={40}
              value={sheet.name}
              onChange={(event) => onChange({ ...sheet, name: event.target.value })}
            />
          </div>
          <p className="soft">{lineOf(sheet)}</p>
          <div className="flm-people">
            {sheet.characters.map((each) => (
              <CharacterCard
                key={each.id}
                character={each}
                side={tincture}
                wrong={wrong.has(each.id)}
                onOpen={() => setOpened(each.id)}
              >
                {many && (
                  <label className="check">
                    <input
                      type="checkbox"
                      checked={!home.includes(each.id)}
                      onChange={() =>
                        setHome(home.includes(each.id) ? home.filter((id) => id !== each.id) : [...home, each.id])
                      }
                    />
                    Takes the field
                  </label>
                )}
              </CharacterCard>
            ))}
          </div>
          <Stores {...{ sheet, says, onChange }} />
          <SheetFoot
            deeds={{
              shelf: { label: 'Other warbands', onPress: props.onShelf },
              paste: { label: 'Paste', onPress: props.onPaste },
              keep: {
                label: 'Put by on the server',
                onPress: async () => ((await saved.save(sheet)) ? 'Put by.' : ''),
              },
              text: () => sheetToText(sheet),
              file: { name: sheet.name, ending: 'warband.json', json: () => sheetToJson(sheet) },
            }}
            no={saved.no}
            count={`${sheet.characters.length} characters`}
          />
          {person && (
            <PersonDialog
              {...{ sheet, says, onChange }}
              character={person}
              side={tincture}
              onClose={() => setOpened(undefined)}
            />
          )}
        </section>
      }
      beside={
        <>
          <Legality refusals={refusals} remarks={[]} shares={[]} says={says} />
          {beside}
        </>
      }
      march={
        <StandReady
          {...{ store, tools }}
          ready={false}
          able={refusals.length === 0 && goes.length <= most && goes.length > 0}
          label="Bring it to the table"
          standing=""
          onPress={() => props.onBring(many ? goes.map(({ id }) => id) : undefined)}
          besides={
            <>
              {refusals[0] && <p className="muster-note bad flm-why">{says(refusals[0])}</p>}
              {many && goes.length > most && (
                <p>
                  {goes.length} would take the field, and {most} may. Leave {goes.length - most} at home.
                </p>
              )}
              {back}
            </>
          }
        />
      }
    />
  );
}
