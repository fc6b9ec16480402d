import type { Intent, Refusal, SideId } from '@muster/rules/kernel';
import {
  ARMIES,
  type ArmyList,
  catalogOf,
  listToJson,
  listToText,
  muster,
  type State,
  selection,
  topStep,
  unitsOf,
} from '@muster/rules/kings-of-war';
import { BookMarked, ClipboardCopy, ClipboardPaste, Download, LibraryBig, Printer, Swords } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { saveText } from '../../../parts/save';
import { Tabs } from '../../../parts/tabs';
import type { Tincture } from '../../../scene/model';
import { namesIn, plain } from '../../../store/names';
import { useTable } from '../../../store/table-store';
import { useSize } from '../../../table/use-size';
import type { PartProps } from '../../skin';
import { tincturesOf } from '../scene';
import { ArmySheet, useSheet } from './army-sheet';
import { Catalogue } from './catalogue';
import { Legality } from './legality';
import * as draft from './list-draft';
import { PasteDialog } from './paste-dialog';
import { benchList, forgetList, keepBench, savedLists, saveList } from './saved-lists';
import { Shelf } from './shelf';
import { type EntryDeeds, UnitDetail } from './unit-detail';

interface BenchProps extends PartProps {
  readonly state: State;
  readonly side: SideId;
  /** The cards of the other sides. */
  readonly beside: ReactNode;
}

/** Where one seat chooses or builds its army and takes it to the table. */
export function Bench({ store, context, state, side, beside }: BenchProps) {
  const data = useTable(store, (all) => all);
  const key = `${data.table?.id ?? ''}.${context.seat ?? ''}`;
  const [list, setList] = useState<ArmyList | undefined>(() => takenList(state, side) ?? benchList(key));
  const [saved, setSaved] = useState(savedLists);
  const [pasting, setPasting] = useState(false);
  useEffect(() => keepBench(key, list), [key, list]);
  const tincture = tincturesOf(state)[side] ?? 'azure';
  const names = namesIn(context, data, state);
  const says = (refusal: Refusal) => plain(context.words.refusal(refusal, names));
  const take = (taken: ArmyList) => {
    setPasting(false);
    setList(taken);
  };
  const paste = pasting && <PasteDialog onTake={take} onClose={() => setPasting(false)} says={says} />;
  if (!list) {
    return (
      <div className="muster-first">
        <Shelf
          limit={state.config.points}
          side={tincture}
          saved={saved}
          onTake={take}
          onForget={(gone) => setSaved(forgetList(gone))}
          onBlank={(army) => take(draft.emptyList(army, `${ARMIES.find((a) => a.id === army)?.name ?? ''} of my own`))}
          onPaste={() => setPasting(true)}
        />
        <aside>{beside}</aside>
        {paste}
      </div>
    );
  }
  return (
    <>
      <Builder
        {...{ store, context, state, side, beside, list, tincture, says }}
        onChange={setList}
        onShelf={() => setList(undefined)}
        onSave={() => setSaved(saveList(list))}
        onPaste={() => setPasting(true)}
      />
      {paste}
    </>
  );
}

interface BuilderProps extends BenchProps {
  readonly list: ArmyList;
  readonly tincture: Tincture;
  readonly says: (refusal: Refusal) => string;
  readonly onChange: (list: ArmyList) => void;
  readonly onShelf: () => void;
  readonly onSave: () => void;
  readonly onPaste: () => void;
}

type Page = 'units' | 'list' | 'check';
type Chosen = { readonly is: 'entry'; readonly at: number } | { readonly is: 'unit'; readonly unit: string };

function Builder(props: BuilderProps) {
  const { state, side, beside, list, tincture, says, onChange } = props;
  const size = useSize();
  const [page, setPage] = useState<Page>('list');
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
  const add = (unit: string, adding: Parameters<typeof draft.withUnit>[2]) => {
    onChange(draft.withUnit(list, unit, adding));
    setChosen({ is: 'entry', at: list.entries.length });
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
      onSelect={(unit) => setChosen({ is: 'unit', unit })}
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
      onSelect={(pick) => setChosen({ is: 'entry', at: pick })}
      {...(ready ? {} : { onRename: (name: string) => onChange({ ...list, name }) })}
      foot={<Foot {...props} units={lines.length} strength={strength} ready={ready} />}
    />
  );
  const check = (
    <div className="muster-right">
      <Legality refusals={refusals} selection={chosenBy} unspent={limit - points} says={says} />
      {shown && (
        <UnitDetail
          entry={entry}
          catalog={shown}
          deeds={deeds()}
          onAdd={ready ? undefined : (adding) => add(shown.unit.id, adding)}
          says={says}
        />
      )}
      {beside}
      <March {...props} able={judged.ok} ready={ready} />
    </div>
  );
  if (size === 'wide') {
    return (
      <div className={`muster-bench${ready ? ' standing' : ''}`}>
        {catalogue}
        {sheet}
        {check}
      </div>
    );
  }
  const pages = [
    ...(ready ? [] : [{ key: 'units' as const, label: 'Units' }]),
    { key: 'list' as const, label: 'List', count: lines.length },
    { key: 'check' as const, label: refusals.length > 0 ? 'To settle' : 'Check', count: refusals.length },
  ];
  return (
    <div className="muster-bench narrow">
      <Tabs tabs={pages} value={ready && page === 'units' ? 'list' : page} onChange={setPage}>
        {page === 'units' && !ready ? catalogue : page === 'check' ? check : sheet}
      </Tabs>
    </div>
  );
}

function Foot({
  list,
  onShelf,
  onSave,
  onPaste,
  units,
  strength,
  ready,
}: BuilderProps & { readonly units: number; readonly strength: number; readonly ready: boolean }) {
  const [said, setSaid] = useState('');
  const file = list.name.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase() || 'army';
  return (
    <>
      <div className="row wrap">
        {!ready && (
          <>
            <button type="button" className="button" onClick={onShelf}>
              <LibraryBig size={17} aria-hidden="true" /> Other armies
            </button>
            <button type="button" className="button" onClick={onPaste}>
              <ClipboardPaste size={17} aria-hidden="true" /> Paste a list
            </button>
          </>
        )}
        <Tool
          label="Keep in this browser"
          icon={<BookMarked size={18} aria-hidden="true" />}
          onClick={() => {
            onSave();
            setSaid('Kept.');
          }}
        />
        <Tool
          label="Copy as text"
          icon={<ClipboardCopy size={18} aria-hidden="true" />}
          onClick={() =>
            void navigator.clipboard.writeText(listToText(list)).then(
              () => setSaid('Copied.'),
              () => setSaid('This browser does not let pages copy. Save it to a file instead.'),
            )
          }
        />
        <Tool
          label="Save to a file"
          icon={<Download size={18} aria-hidden="true" />}
          onClick={() => saveText(`${file}.army.json`, listToJson(list), 'application/json')}
        />
        <Tool label="Print" icon={<Printer size={18} aria-hidden="true" />} onClick={() => print()} />
      </div>
      <span className="soft" aria-live="polite">
        {said} {units} {units === 1 ? 'unit' : 'units'} · unit strength {strength}
      </span>
    </>
  );
}

function Tool({
  label,
  icon,
  onClick,
}: {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}) {
  return (
    <button type="button" className="button icon-only" aria-label={label} title={label} onClick={onClick}>
      {icon}
    </button>
  );
}

/** The one main deed: the army goes to the table and stands ready, or comes back for a change. */
function March({ store, list, able, ready }: BuilderProps & { readonly able: boolean; readonly ready: boolean }) {
  const pending = useTable(store, (data) => data.pending !== undefined);
  const refused = useTable(store, (data) => data.refused?.says);
  const act = (intent: object) => store.act(intent as Intent);
  const march = async () => {
    const reply = await act({ do: 'choose-army', army: { is: 'list', list } });
    if (reply.ok) await act({ do: 'ready', ready: true });
  };
  return (
    <div className="muster-march">
      {refused && <p className="muster-note bad">{refused}</p>}
      {ready ? (
        <>
          <p>Your army stands ready. The game begins when the other side is.</p>
          <button
            type="button"
            className="button"
            disabled={pending}
            onClick={() => void act({ do: 'ready', ready: false })}
          >
            Change the army
          </button>
        </>
      ) : (
        <button type="button" className="button main big" disabled={!able || pending} onClick={() => void march()}>
          <Swords size={20} aria-hidden="true" /> Take it to the table
        </button>
      )}
    </div>
  );
}

function isReady(state: State, side: SideId): boolean {
  const step = topStep(state);
  return step?.is === 'muster' && step.ready.includes(side);
}

/** What this side has already brought, so that it can be changed again after a reload. */
function takenList(state: State, side: SideId): ArmyList | undefined {
  const { of, army } = state.sides[side] ?? { of: null, army: '' };
  return of === null ? undefined : draft.listOfUnits(of, army, unitsOf(state, side));
}
