import { useCallback, useEffect, useMemo, useState } from 'react';
import { Notice } from '../lobby/notice';
import { wasJustOpened } from '../lobby/opened';
import { useGuest } from '../net/guest';
import { fetchFile, HttpNo } from '../net/http';
import { ensureGuest } from '../net/welcome';
import { LiveReplay } from '../replay/live-replay';
import { go, pathTo } from '../route';
import type { PointerAt } from '../scene/model';
import type { SkinContext } from '../skins/skin';
import { keptSeed } from '../store/own-seed';
import { useShown } from '../store/shown';
import { useTable } from '../store/table-store';
import { homeTurn } from '../tools/home-turn';
import { CorrectDialog } from './correct-dialog';
import { EndingCard } from './ending-card';
import { HelpDialog } from './help-dialog';
import { Hud } from './hud';
import { LittleMenu } from './little-menu';
import { type Panel, SettingsDialog, TableMenu } from './menu';
import { Minimap } from './minimap';
import { Narration } from './narration';
import { Ribbon } from './ribbon';
import { SeatsDialog } from './seats-dialog';
import { SidePanel, type SideTab } from './side-panel';
import { type SceneHandle, TableScene } from './table-scene';
import { type OpenTable, takeSit, useOpenTable } from './tables';
import { tabTitle } from './turn-title';
import { TypedMove } from './typed-move';
import { UnitList } from './unit-list';
import { useInSight } from './use-in-sight';
import { useInsets } from './use-insets';
import { useLatest } from './use-latest';
import { useSize } from './use-size';
import { useTableKeys } from './use-table-keys';
import { useTestHook } from './use-test-hook';
import { VerifyDialog } from './verify-dialog';
import { WaitingPlate } from './waiting-plate';

/** A table, from the first look to the last line of the log. Makes a guest of whoever is none yet. */
export function TablePage({ id }: { readonly id: string }) {
  const guest = useGuest((store) => store.guest);
  const [no, setNo] = useState<string>();
  useEffect(() => {
    if (!guest) ensureGuest().catch((error: unknown) => setNo(error instanceof HttpNo ? error.message : String(error)));
  }, [guest]);
  if (no)
    return (
      <Notice title="The table cannot be reached" text={no}>
        <button type="button" className="button main" onClick={() => location.reload()}>
          Try again
        </button>
      </Notice>
    );
  return guest ? <Opened id={id} /> : <Notice title="Muster" text="Finding you a chair…" />;
}

function Opened({ id }: { readonly id: string }) {
  const table = useOpenTable(id);
  return table ? <Laid table={table} id={id} /> : null;
}

function Laid({ table, id }: { readonly table: OpenTable; readonly id: string }) {
  const { store } = table;
  const line = useTable(store, (data) => data.line);
  const game = useTable(store, (data) => data.game);
  const as = useTable(store, (data) => data.as);
  const hasPicture = useTable(store, (data) => data.state !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the context follows the game and the seat looked through
  const context = useMemo(() => store.context(), [store, game, as]);
  if (!context || !hasPicture) {
    if (line.is === 'closed')
      return (
        <Notice title="This table is closed to you" text={line.says}>
          <button type="button" className="button main" onClick={() => go(pathTo.lobby)}>
            To the tables
          </button>
          {line.may === 'return' && (
            <button type="button" className="button" onClick={() => table.line.takeBack()}>
              Play here
            </button>
          )}
        </Notice>
      );
    return (
      <main className="table-page bare">
        <WaitingPlate table={table} context={undefined} onPeople={() => undefined} />
      </main>
    );
  }
  return <Played table={table} context={context} id={id} />;
}

function Played({
  table,
  context,
  id,
}: {
  readonly table: OpenTable;
  readonly context: SkinContext;
  readonly id: string;
}) {
  const { store, skin } = context;
  const size = useSize();
  const [handle, setHandle] = useState<SceneHandle>();
  const [panel, setPanel] = useState<Panel | 'menu'>();
  const [tab, setTab] = useState<SideTab | undefined>(size === 'wide' ? 'log' : undefined);
  // A seat with a tab of its own has that open; and whatever calls for it opens it
  const hasOwn = skin.parts.Tab?.when(context.seat) === true;
  const tabCalls = useTable(store, (data) => data.tabCalls);
  useEffect(() => {
    if (hasOwn && (size === 'wide' || tabCalls > 0)) setTab('own');
  }, [hasOwn, size, tabCalls]);
  const tableCalls = useTable(store, (data) => data.tableCalls);
  useEffect(() => {
    if (size !== 'wide' && tableCalls > 0) setTab(undefined);
  }, [size, tableCalls]);
  const [little, setLittle] = useState<PointerAt>();
  const [replaying, setReplaying] = useState(false);
  const typing = useTable(store, (data) => data.typing);
  const state = useTable(store, (data) => data.state);
  const { ending } = useShown(context);
  const title = useTable(store, (data) =>
    tabTitle(data, data.state === undefined ? [] : context.system.waitingFor(data.state)),
  );
  const line = useTable(store, (data) => data.line.is);
  const roomLeft = useTable(store, (data) =>
    data.state === undefined ? 0 : (skin.roomLeft?.(data.state, context) ?? 0),
  );
  const insets = useInsets(size, tab !== undefined, roomLeft);
  const latest = useLatest({ insets, handle });
  const homeWay = useCallback(() => {
    const { handle: now, insets: room } = latest.current;
    now?.scene.home(homeTurn(context), room);
  }, [context, latest]);
  const goUnit = useCallback(
    (unit: string) => {
      const body = context.system.bodies(store.data.getState().state).find((one) => one.id === unit);
      if (!body) return;
      store.select([unit]);
      latest.current.handle?.scene.flyTo({ centre: { x: body.base.pose.x, y: body.base.pose.y } });
    },
    [context, store, latest],
  );
  useTableKeys({
    context,
    handle,
    openTab: (want) => setTab((now) => (now === want && want === 'log' ? undefined : want)),
    openHelp: () => setPanel('help'),
    home: homeWay,
    typeMove: () => store.patch({ typing: true }),
  });
  useEffect(() => {
    document.title = title;
    return () => {
      document.title = 'Muster';
    };
  }, [title]);
  // A change of layout or of the seat looked through lays the table out again.
  const turn = homeTurn(context);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these changes are what re-centres
  useEffect(() => homeWay(), [size, context.seat, handle, turn, roomLeft]);
  useInSight(context, handle, size);
  useTestHook(context, handle);
  useEffect(() => {
    const musters = skin.parts.Muster?.when(store.data.getState().state, context.seat, store) ?? false;
    if (wasJustOpened(id) && !musters) setPanel('people');
    const sit = takeSit(id);
    if (sit) void store.ask({ do: 'claim', ...sit });
  }, [id, store, skin, context.seat]);

  const muster = skin.parts.Muster;
  if (muster?.when(state, context.seat, store) && !ending)
    return (
      <>
        <muster.Screen store={store} context={context} />
        {line !== 'up' && (
          <div className="plate-over">
            <WaitingPlate table={table} context={context} onPeople={() => undefined} />
          </div>
        )}
      </>
    );
  if (replaying) return <LiveReplay context={context} id={id} onClose={() => setReplaying(false)} />;
  return (
    <main className={`table-page ${size}`}>
      {size !== 'phone' && <WaitingPlate table={table} context={context} onPeople={() => setPanel('people')} />}
      {!ending && (
        <Hud
          table={table}
          context={context}
          size={size}
          handle={handle}
          isSheetOpen={tab === undefined}
          onGoUnit={goUnit}
          onPeople={() => setPanel('people')}
        />
      )}
      {ending && (
        <div className="ending-place">
          <EndingCard context={context} onReplay={() => setReplaying(true)} onVerify={() => setPanel('verify')} />
        </div>
      )}
      <SidePanel
        context={context}
        size={size}
        tab={tab}
        onTab={setTab}
        scene={handle?.scene}
        onGoUnit={goUnit}
        onGoLine={(where) => handle?.scene.flyTo({ centre: where })}
      />
      {size === 'wide' && tab !== undefined && !(hasOwn && tab === 'own') && (
        <Minimap context={context} scene={handle?.scene} />
      )}
      <div
        className="scene-frame"
        role="application"
        aria-label="The table. Arrows go from unit to unit, Enter selects, Escape and Tab lead on."
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the table is one tab stop with keys of its own
        tabIndex={0}
      >
        <TableScene context={context} insets={insets} onReady={setHandle} onMenu={setLittle} />
      </div>
      <Ribbon context={context} size={size} onMenu={() => setPanel('menu')} onPeople={() => setPanel('people')} />
      {little && handle && (
        <LittleMenu at={little} context={context} handle={handle} onClose={() => setLittle(undefined)} />
      )}
      {typing && handle && <TypedMove context={context} hand={handle.hand} />}
      <UnitList context={context} />
      <Narration context={context} />
      {panel === 'menu' && (
        <TableMenu
          context={context}
          onClose={() => setPanel(undefined)}
          onOpen={(next) => {
            if (next === 'replay') setReplaying(true);
            else setPanel(next);
          }}
        />
      )}
      {panel === 'people' && <SeatsDialog context={context} onClose={() => setPanel(undefined)} />}
      {panel === 'help' && <HelpDialog context={context} onClose={() => setPanel(undefined)} />}
      {panel === 'correct' && <CorrectDialog context={context} onClose={() => setPanel(undefined)} />}
      {panel === 'settings' && <SettingsDialog onClose={() => setPanel(undefined)} />}
      {panel === 'verify' && (
        <VerifyDialog
          load={() => fetchFile(id, store.data.getState().as)}
          seed={keptSeed(id)}
          onClose={() => setPanel(undefined)}
        />
      )}
    </main>
  );
}
