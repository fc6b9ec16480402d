import type { Refusal, SideId } from '@muster/rules/kernel';
import {
  ARMIES,
  type ArmyList,
  catalogOf,
  listToJson,
  listToText,
  muster,
  type Size,
  type State,
  selection,
  topStep,
} from '@muster/rules/kings-of-war';
import { useMemo, useState } from 'react';
import { BenchLayout, type BenchPage } from '../../../parts/muster/bench-layout';
import { Legality } from '../../../parts/muster/legality';
import { March } from '../../../parts/muster/march';
import { SheetFoot } from '../../../parts/muster/sheet-foot';
import type { Tincture } from '../../../scene/model';
import { ArmySheet, useSheet } from './army-sheet';
import type { BenchProps } from './bench';
import { Catalogue } from './catalogue';
import * as draft from './list-draft';
import { remarksOn, shareRows } from './muster-words';
import { type EntryDeeds, UnitDetail } from './unit-detail';

export interface BuilderProps extends BenchProps {
  readonly list: ArmyList;
  readonly tincture: Tincture;
  readonly says: (refusal: Refusal) => string;
  readonly onChange: (list: ArmyList) => void;
  readonly onShelf: () => void;
  readonly onSave: () => void;
  readonly onPaste: () => void;
}

type Chosen = { readonly is: 'entry'; readonly at: number } | { readonly is: 'unit'; readonly unit: string };

/** One list in the making: catalogue, sheet and check side by side, or as leaves on a narrow page. */
export function Builder(props: BuilderProps) {
  const { state, side, beside, list, tincture, says, onChange } = props;
  const [page, setPage] = useState<BenchPage>('sheet');
  const [chosen, setChosen] = useState<Chosen>();
  const lines = useSheet(list);
  const limit = state.config.points;
  const catalog = useMemo(() => catalogOf(list.army), [list.army]);
  const judged = useMemo(() => muster(list, limit), [list, limit]);
  const chosenBy = useMemo(() => selection(list, limit), [list, limit]);
  const refusals = judged.ok ? [] : judged.error;
  const wrong = new Set(refusals.flatMap((r) => (typeof r.detail?.['entry'] === 'number' ? [r.detail['entry']] : [])));
  const points = lines.reduce((sum, line) => sum + (line.profile?.points ?? 0), 0);
  const strength = lines.reduce((sum, line) => sum + (line.profile?.unitStrength ?? 0), 0);
  const ready = isReady(state, side);
  const add = (unit: string, adding: Size) => {
    onChange(draft.withUnit(list, unit, adding));
    setChosen({ is: 'entry', at: list.entries.length });
  };
  // On a narrow page the details have a leaf of their own: choosing a unit turns to it.
  const choose = (next: Chosen) => {
    setChosen(next);
    setPage('detail');
  };
  const at = chosen?.is === 'entry' ? chosen.at : undefined;
  const entry = at === undefined ? undefined : list.entries[at];
  const shown = catalog.find((e) => e.unit.id === (entry?.unit ?? (chosen?.is === 'unit' ? chosen.unit : undefined)));
  const deeds = (): EntryDeeds | undefined =>
    at === undefined || !shown || ready
      ? undefined
      : {
          rename: (name) => onChange(draft.renamed(list, at, name)),
          resize: (to) => onChange(draft.resized(list, at, to, shown)),
          toggle: (option) => onChange(draft.toggled(list, at, option, shown)),
          double: () => onChange(draft.doubled(list, at)),
          move: (by) => {
            onChange(draft.moved(list, at, by));
            setChosen({ is: 'entry', at: Math.min(list.entries.length - 1, Math.max(0, at + by)) });
          },
          remove: () => {
            onChange(draft.withoutEntry(list, at));
            setChosen(undefined);
          },
        };
  const catalogue = !ready && (
    <Catalogue
      army={list.army}
      title={ARMIES.find((a) => a.id === list.army)?.name ?? list.army}
      selected={chosen?.is === 'unit' ? chosen.unit : entry?.unit}
      onSelect={(unit) => choose({ is: 'unit', unit })}
      onAdd={add}
    />
  );
  const sheet = (
    <ArmySheet
      list={list}
      lines={lines}
      limit={limit}
      side={tincture}
      selected={at}
      wrong={wrong}
      onSelect={(pick) => choose({ is: 'entry', at: pick })}
      {...(ready ? {} : { onRename: (name: string) => onChange({ ...list, name }) })}
      foot={
        <SheetFoot
          deeds={{
            ...(ready
              ? {}
              : {
                  shelf: { label: 'Other armies', onPress: props.onShelf },
                  paste: { label: 'Paste a list', onPress: props.onPaste },
                }),
            keep: {
              label: 'Keep in this browser',
              onPress: async () => {
                props.onSave();
                return 'Kept.';
              },
            },
            text: () => listToText(list),
            file: { name: list.name, ending: 'army.json', json: () => listToJson(list) },
          }}
          count={`${lines.length} ${lines.length === 1 ? 'unit' : 'units'} · unit strength ${strength}`}
        />
      }
    />
  );
  const legality = (
    <Legality
      refusals={refusals}
      strays={chosenBy.strays}
      remarks={remarksOn(limit - points)}
      shares={shareRows(chosenBy)}
      says={says}
    />
  );
  const detail = shown && (
    <UnitDetail
      entry={entry}
      catalog={shown}
      deeds={deeds()}
      onAdd={ready ? undefined : (adding) => add(shown.unit.id, adding)}
      says={says}
    />
  );
  const march = (
    <March
      store={props.store}
      choose={{ do: 'choose-army', army: { is: 'list', list } }}
      able={judged.ok}
      ready={ready}
      standing="Your army stands ready. The game begins when the other side is."
      change="Change the army"
      tools={props.tools}
    />
  );
  return (
    <BenchLayout
      leaves={{ catalogue, sheet, detail, legality, beside, march }}
      words={{ sheet: 'List', detail: 'Unit' }}
      count={lines.length}
      faults={refusals.length}
      ready={ready}
      page={page}
      onPage={setPage}
    />
  );
}

export function isReady(state: State, side: SideId): boolean {
  const step = topStep(state);
  return step?.is === 'muster' && step.ready.includes(side);
}
