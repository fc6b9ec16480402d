import {
  ArrowLeft,
  Dices,
  Flag,
  HandHelping,
  Handshake,
  Keyboard,
  Save,
  Settings as SettingsIcon,
  StepBack,
  Undo2,
  Users,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { randomId } from '../net/guest';
import { fetchFile, HttpNo } from '../net/http';
import { Dialog } from '../parts/dialog';
import { fileName, saveText } from '../parts/save';
import { go, pathTo } from '../route';
import { MePanel } from '../settings/me-panel';
import { SettingsPanel } from '../settings/settings-panel';
import type { SkinContext } from '../skins/skin';
import { useSlow } from '../store/use-slow';

export type Panel = 'people' | 'help' | 'correct' | 'verify' | 'replay' | 'settings';

/** Everything that is not a move: one list, in words. */
export function TableMenu({
  context,
  onClose,
  onOpen,
}: {
  readonly context: SkinContext;
  readonly onClose: () => void;
  readonly onOpen: (panel: Panel) => void;
}) {
  const { store, system } = context;
  const data = useSlow(store);
  const [sure, setSure] = useState<'resign' | 'draw' | 'abandon'>();
  const [no, setNo] = useState<string>();
  const offers = context.seat === undefined || data.state === undefined ? [] : system.offers(data.state, context.seat);
  const may = (verb: string) => offers.some((offer) => offer.do === verb);
  const lastOwn = data.steps.findLast((step) => step.seat === context.seat);
  const Extra = context.skin.parts.Menu;
  const isHost = data.table?.host === data.you;
  // While the armies muster there is no table yet to set right, to replay or to verify.
  const isMustering = !data.ending && (context.skin.parts.Muster?.when(data.state, context.seat, store) ?? false);
  const deed = (icon: ReactNode, label: string, act: () => void, hint?: string) => (
    <button type="button" className="menu-deed" onClick={act}>
      {icon}
      <span className="grow">
        {label}
        {hint && <span className="soft small"> {hint}</span>}
      </span>
    </button>
  );
  const open = (panel: Panel) => () => {
    onClose();
    onOpen(panel);
  };
  const say = async (reply: Promise<{ readonly ok: boolean; readonly says?: string | undefined }>) => {
    const got = await reply;
    if (got.ok) onClose();
    else setNo(got.says ?? 'That cannot be done now.');
  };
  const save = async () => {
    try {
      const file = await fetchFile(data.table?.id ?? '', data.as);
      saveText(fileName(data.table?.title ?? ''), JSON.stringify(file), 'application/json');
    } catch (error) {
      setNo(error instanceof HttpNo ? error.message : 'The file could not be fetched.');
    }
  };
  /** The question whether it is meant, right under what was pressed. */
  const certain = (which: typeof sure) =>
    sure !== undefined &&
    sure === which && (
      <div className="menu-sure" role="alertdialog" aria-label="Are you sure">
        <p>
          {sure === 'resign'
            ? 'Resign for your whole side? That cannot be taken back.'
            : sure === 'draw'
              ? 'Offer a draw? The other side may take it.'
              : 'End the battle unfinished? The others are asked.'}
        </p>
        <div className="row">
          <button
            type="button"
            className="button main"
            onClick={() =>
              void say(
                sure === 'abandon'
                  ? store.ask({ do: 'abandon', id: randomId() })
                  : store.act(
                      (sure === 'resign' ? { do: 'resign' } : { do: 'offer-result', winners: [] }) as {
                        do: string;
                      },
                    ),
              )
            }
          >
            {sure === 'resign' ? 'Resign' : sure === 'draw' ? 'Offer it' : 'End it'}
          </button>
          <button type="button" className="button" onClick={() => setSure(undefined)}>
            Play on
          </button>
        </div>
      </div>
    );
  return (
    <Dialog title={data.table?.title ?? 'Menu'} onClose={onClose}>
      <nav className="menu" aria-label="Menu">
        {deed(<Users size={19} aria-hidden="true" />, 'Seats and people', open('people'), 'links, hot seat, host')}
        {context.seat !== undefined && !data.ending && (
          <>
            {deed(
              <Undo2 size={19} aria-hidden="true" />,
              data.undo ? 'Take back my last move' : 'Ask to take back my last move',
              () => void say(data.undo || !lastOwn ? store.undo() : store.takeBack(lastOwn.version - 1)),
              data.undo ? 'Ctrl Z' : 'the others are asked',
            )}
            {may('correct') &&
              !isMustering &&
              deed(<HandHelping size={19} aria-hidden="true" />, 'Set something right', open('correct'), 'by consent')}
            {may('offer-result') &&
              deed(<Handshake size={19} aria-hidden="true" />, 'Offer a draw', () => setSure('draw'))}
            {certain('draw')}
            {may('resign') && deed(<Flag size={19} aria-hidden="true" />, 'Resign', () => setSure('resign'))}
            {certain('resign')}
          </>
        )}
        {Extra && <Extra store={store} context={context} onClose={onClose} />}
        {!isMustering && deed(<StepBack size={19} aria-hidden="true" />, 'Replay from the start', open('replay'))}
        {deed(<Save size={19} aria-hidden="true" />, 'Save the game file', () => void save())}
        {!isMustering && deed(<Dices size={19} aria-hidden="true" />, 'Verify the dice', open('verify'))}
        {deed(
          <SettingsIcon size={19} aria-hidden="true" />,
          'Settings',
          open('settings'),
          'light, sound, motion, name',
        )}
        {deed(<Keyboard size={19} aria-hidden="true" />, 'Keys and gestures', open('help'), '?')}
        {isHost &&
          !data.ending &&
          deed(<Flag size={19} aria-hidden="true" />, 'End the battle unfinished', () => setSure('abandon'))}
        {certain('abandon')}
        {deed(
          <ArrowLeft size={19} aria-hidden="true" />,
          'Back to the tables',
          () => go(pathTo.lobby),
          'your seat is kept',
        )}
      </nav>
      {no && (
        <p className="bad" role="alert">
          {no}
        </p>
      )}
    </Dialog>
  );
}

/** Settings in a dialog of the table. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title="Settings" onClose={onClose}>
      <SettingsPanel />
      <hr className="rule" />
      <MePanel />
    </Dialog>
  );
}
