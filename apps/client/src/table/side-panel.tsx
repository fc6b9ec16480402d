import type { Point } from '@muster/geometry';
import { ChartColumn, List, Map as MapIcon, MessageCircle, Swords, X } from 'lucide-react';
import type { ComponentType } from 'react';
import { Tabs } from '../parts/tabs';
import type { Scene } from '../scene/model';
import type { SkinContext } from '../skins/skin';
import { useTable } from '../store/table-store';
import { ChatPanel } from './chat-panel';
import { Figures } from './figures';
import { LogPanel } from './log-panel';
import { Minimap } from './minimap';
import type { Size } from './use-size';

export type SideTab = 'own' | 'log' | 'chat' | 'odds' | 'map' | 'armies';

/** Log, chat and odds: a card on the right, a drawer behind a rail of icons, or tabs along the foot of a phone. */
export function SidePanel({
  context,
  size,
  tab: wanted,
  onTab,
  scene,
  onGoUnit,
  onGoLine,
  only,
}: {
  readonly context: SkinContext;
  readonly size: Size;
  /** A replay has a log and nothing else. */
  readonly only?: 'log';
  readonly tab: SideTab | undefined;
  readonly onTab: (tab: SideTab | undefined) => void;
  readonly scene: Scene | undefined;
  readonly onGoUnit: (unit: string) => void;
  readonly onGoLine: (where: Point) => void;
}) {
  const unread = useTable(context.store, (data) => data.unread);
  const { Armies, Tab } = context.skin.parts;
  const own = !only && Tab?.when(context.seat) ? Tab : undefined;
  const tab = wanted === 'own' && !own ? 'log' : wanted;
  const names = { ...labels, own: own?.label ?? '' };
  // Who watches has no move to weigh, but armies to look over.
  const third = context.seat === undefined && Armies ? 'armies' : 'odds';
  const body = (key: SideTab) =>
    key === 'own' && own ? (
      <own.Panel store={context.store} context={context} />
    ) : key === 'log' ? (
      <LogPanel
        context={context}
        onGoUnit={onGoUnit}
        onGoLine={(line) => {
          if (line.show?.where) onGoLine(line.show.where);
        }}
      />
    ) : key === 'chat' ? (
      <ChatPanel context={context} />
    ) : key === 'armies' && Armies ? (
      <Armies
        store={context.store}
        context={context}
        onGo={(unit) => {
          onTab(undefined);
          onGoUnit(unit);
        }}
      />
    ) : key === 'odds' ? (
      <OddsPanel context={context} />
    ) : (
      <Minimap context={context} scene={scene} />
    );
  const ownKey = own ? (['own'] as const) : [];
  const badge = tab !== 'chat' && unread > 0 ? { count: unread } : {};
  if (size === 'wide')
    return tab === undefined ? (
      <Rail
        tab={tab}
        onTab={onTab}
        unread={unread}
        keys={only ? ['log'] : [...ownKey, 'log', 'chat', 'odds']}
        own={own}
      />
    ) : (
      <aside className={tab === 'own' ? 'card side-panel own' : 'card side-panel'} aria-label="Log, chat and odds">
        <Tabs
          tabs={
            only
              ? [{ key: 'log', label: 'Log' }]
              : [
                  ...(own ? [{ key: 'own' as const, label: own.label }] : []),
                  { key: 'log', label: 'Log' },
                  { key: 'chat', label: 'Chat', ...badge },
                  { key: 'odds', label: 'Odds' },
                ]
          }
          value={tab}
          onChange={onTab}
          after={
            <button type="button" className="fold" aria-label="Fold" title="Fold (L)" onClick={() => onTab(undefined)}>
              <X size={16} aria-hidden="true" />
            </button>
          }
        >
          {body(tab)}
        </Tabs>
      </aside>
    );
  if (size === 'tablet')
    return (
      <>
        <Rail
          tab={tab}
          onTab={onTab}
          unread={unread}
          keys={only ? ['log', 'map'] : [...ownKey, 'log', 'chat', 'odds', 'map']}
          own={own}
        />
        {tab !== undefined && (
          <aside className="card side-panel drawer" aria-label={names[tab]}>
            <div className="drawer-head">
              <b className="grow">{names[tab]}</b>
              <button type="button" className="fold" aria-label="Close" onClick={() => onTab(undefined)}>
                <X size={18} aria-hidden="true" />
              </button>
            </div>
            {body(tab)}
          </aside>
        )}
      </>
    );
  return (
    <>
      {tab !== undefined && (
        <section className="sheet tall" aria-label={names[tab]}>
          {body(tab)}
        </section>
      )}
      <nav className="foot-tabs" aria-label="Table, log, chat">
        <FootTab label="Table" isOn={tab === undefined} onClick={() => onTab(undefined)}>
          <MapIcon size={20} aria-hidden="true" />
        </FootTab>
        {(only ? (['log'] as const) : ([...ownKey, 'log', third, 'chat'] as const)).map((key) => (
          <FootTab
            key={key}
            label={names[key]}
            isOn={tab === key}
            count={key === 'chat' && tab !== 'chat' ? unread : 0}
            onClick={() => onTab(key)}
          >
            {key === 'own' ? own && <own.icon size={20} /> : icons[key]}
          </FootTab>
        ))}
      </nav>
    </>
  );
}

const labels = { log: 'Log', chat: 'Chat', odds: 'Odds', map: 'Map', armies: 'Armies' } as const;
const icons = {
  log: <List size={20} aria-hidden="true" />,
  chat: <MessageCircle size={20} aria-hidden="true" />,
  odds: <ChartColumn size={20} aria-hidden="true" />,
  map: <MapIcon size={20} aria-hidden="true" />,
  armies: <Swords size={20} aria-hidden="true" />,
} as const;

function Rail({
  tab,
  onTab,
  unread,
  keys,
  own,
}: {
  readonly tab: SideTab | undefined;
  readonly onTab: (tab: SideTab | undefined) => void;
  readonly unread: number;
  readonly keys: readonly SideTab[];
  readonly own: { readonly label: string; readonly icon: ComponentType<{ readonly size?: number }> } | undefined;
}) {
  return (
    <nav className="card rail" aria-label="Log, chat and map">
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          className="rail-button"
          aria-label={
            key === 'chat' && unread > 0 ? `Chat, ${unread} unread` : key === 'own' ? own?.label : labels[key]
          }
          aria-pressed={tab === key}
          onClick={() => onTab(tab === key ? undefined : key)}
        >
          {key === 'own' ? own && <own.icon size={20} /> : icons[key]}
          {key === 'chat' && unread > 0 && <span className="count">{unread > 99 ? '99+' : unread}</span>}
        </button>
      ))}
    </nav>
  );
}

function FootTab({
  label,
  isOn,
  count = 0,
  onClick,
  children,
}: {
  readonly label: string;
  readonly isOn: boolean;
  readonly count?: number;
  readonly onClick: () => void;
  readonly children: React.ReactNode;
}) {
  return (
    <button type="button" className="foot-tab" aria-current={isOn ? 'page' : undefined} onClick={onClick}>
      {children}
      <span>
        {label}
        {count > 0 && <span className="count">{count}</span>}
      </span>
    </button>
  );
}

function OddsPanel({ context }: { readonly context: SkinContext }) {
  const preview = useTable(context.store, (data) => data.preview);
  const { Odds, Figures: Own = Figures } = context.skin.parts;
  if (Odds) return <Odds store={context.store} context={context} />;
  const odds = preview?.is === 'ready' ? preview.odds : undefined;
  return (
    <div className="odds-panel">
      {odds && odds.length > 0 ? (
        <Own odds={odds} context={context} />
      ) : (
        <p className="soft small">Hold a move over the table and its exact odds stand here before you make it.</p>
      )}
    </div>
  );
}
