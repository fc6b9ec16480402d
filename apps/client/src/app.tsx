import { lazy, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary';
import { About } from './lobby/about';
import { JoinPage } from './lobby/join-page';
import { Lobby } from './lobby/lobby';
import { Notice } from './lobby/notice';
import { ReturnPage } from './lobby/return-page';
import { go, pathTo, useRoute } from './route';

const TablePage = lazy(async () => ({ default: (await import('./table/table-page')).TablePage }));
const CampaignPage = lazy(async () => ({ default: (await import('./lobby/campaign-page')).CampaignPage }));
const CampaignJoin = lazy(async () => ({ default: (await import('./lobby/campaign-join')).CampaignJoin }));
const ReplayPage = lazy(async () => ({ default: (await import('./replay/replay-page')).ReplayPage }));

/** One page, a few places. */
export function App() {
  const route = useRoute();
  return (
    <ErrorBoundary>
      <Suspense fallback={<Notice title="Muster" text="Laying out the table…" />}>
        {route.is === 'lobby' && <Lobby />}
        {route.is === 'about' && <About />}
        {route.is === 'link' && <JoinPage key={route.code} code={route.code} />}
        {route.is === 'return' && <ReturnPage key={route.code} code={route.code} />}
        {route.is === 'table' && <TablePage key={route.id} id={route.id} />}
        {route.is === 'replay' && <ReplayPage key={route.id ?? ''} id={route.id} />}
        {route.is === 'campaign' && <CampaignPage key={route.id} id={route.id} />}
        {route.is === 'campaign-link' && <CampaignJoin key={route.code} code={route.code} />}
        {route.is === 'lost' && (
          <Notice title="Nothing lies here" text="There is no such page. The way back is the first one.">
            <button type="button" className="button main" onClick={() => go(pathTo.lobby)}>
              To the tables
            </button>
          </Notice>
        )}
      </Suspense>
    </ErrorBoundary>
  );
}
