import { type State, topStep } from '@muster/rules/five-leagues';
import type { LucideIcon } from 'lucide-react';
import { Coins, Dices, Eye, Flag, Hand, Plus, Ruler, Share2, ShieldCheck, StickyNote, Users } from 'lucide-react';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { seatCalled } from '../../../store/names';
import { useTable } from '../../../store/table-store';
import { useSlow } from '../../../store/use-slow';
import { CorrectDialog } from '../../../table/correct-dialog';
import type { PartProps } from '../../skin';
import { callTab, closeForm, goTo, type MasterForm, masterOf, toggleForm, useMaster } from './master-hand';
import { PlacingBar } from './placing';
import { isGames, takeAll } from './take-all';

/** The row of a game master’s tools, and the card of the one in his hand. */
export function MasterTools({ store, context }: PartProps) {
  const data = useSlow(store);
  const form = useMaster(store, (hand) => hand.form);
  const seesAs = useMaster(store, (hand) => hand.seesAs);
  const state = data.state as State | undefined;
  const gathers = state && topStep(state)?.is === 'muster';
  if (context.seat !== 'gm' || !state || state.outcome || (!gathers && isUnsettled(state))) return null;
  if (seesAs !== undefined) {
    const name = seatCalled(context, data, seesAs);
    return createPortal(
      <div className="fl-see-as">
        <button
          type="button"
          className="button violet on"
          onClick={() => masterOf(store).setState({ seesAs: undefined })}
        >
          <Eye size={16} aria-hidden="true" /> You see what {name} sees. Back to your own view
        </button>
      </div>,
      document.body,
    );
  }
  const open = (next: MasterForm) => {
    toggleForm(store, next);
    if (masterOf(store).getState().form && next.is !== 'ruling') callTab(store);
  };
  const tool = (
    icon: LucideIcon,
    label: string,
    hint: string,
    is: MasterForm['is'] | undefined,
    onPress: () => void,
  ) => <ToolButton icon={icon} label={label} hint={hint} on={is !== undefined && form?.is === is} onPress={onPress} />;
  const note = tool(StickyNote, 'Note', 'A slip of paper on the table that nobody else reads.', 'note', () =>
    open({ is: 'note', id: crypto.randomUUID(), text: '', at: null }),
  );
  const ruler = tool(Ruler, 'Measure', 'The ruler of the table. Press, and press again.', undefined, measure);
  if (gathers)
    return (
      <div className="fl-master-tools">
        <PlacingBar store={store} state={state} />
        <section className="card orders fl-tools" aria-label="Tools of the game master">
          {note}
          {ruler}
          {tool(Users, 'Gathering', 'Back to the friends, where you say that you are ready.', undefined, () =>
            goTo(store, 'gathering'),
          )}
        </section>
      </div>
    );
  return (
    <div className="fl-master-tools">
      {form?.is === 'ruling' && <CorrectDialog context={context} onClose={() => closeForm(store)} isRuling />}
      <PlacingBar store={store} state={state} />
      <section className="card orders fl-tools" aria-label="Tools of the game master">
        {isGames(state) && (
          <span className="fl-take-tool">
            {tool(Hand, 'Take all', 'All enemies, and those who come later, are moved by you.', undefined, () =>
              takeAll(store),
            )}
          </span>
        )}
        {note}
        {tool(Flag, 'Marker', 'A sign with a few words for all to see, or an Unknown Enemy.', 'marker', () =>
          open({ is: 'marker', kind: 'sign', label: '' }),
        )}
        {tool(Plus, 'Figure', 'An enemy in the open, at once.', 'figure', () => open({ is: 'figure', foe: undefined }))}
        {tool(Dices, 'Test', 'Asks characters for a test of skill.', 'test', () =>
          open({ is: 'test', units: [], skills: ['wits'], target: 8, text: '' }),
        )}
        {tool(Coins, 'Reward', 'Story Points or gold for the party.', 'reward', () => open({ is: 'reward' }))}
        {ruler}
        <ShareRuler store={store} context={context} />
        {tool(ShieldCheck, 'Ruling', 'Changes what the rules left. Everybody reads it.', 'ruling', () =>
          open({ is: 'ruling' }),
        )}
      </section>
    </div>
  );
}

/** While a ruler lies: whether the others see it. A hand that rests says it again, so that it stays to be seen. */
function ShareRuler({ store }: PartProps) {
  const lies = useTable(store, (data) => data.ruler.length > 0);
  const shares = useTable(store, (data) => data.sharesRuler);
  useEffect(() => {
    if (!lies || !shares) return;
    const again = setInterval(() => store.shareRuler(true), 3000);
    return () => clearInterval(again);
  }, [store, lies, shares]);
  if (!lies && !shares) return null;
  return (
    <ToolButton
      icon={Share2}
      label={shares ? 'Shown' : 'Show it'}
      hint={shares ? 'Everybody sees your ruler. Press to keep it to yourself.' : 'Shows your ruler to everybody.'}
      on={shares}
      onPress={() => store.shareRuler(!shares)}
    />
  );
}

/** What the battle is about is being settled: everything would be too early. */
const isUnsettled = ({ phase, encounter }: State): boolean => phase === 'set-up' && encounter === null;

/** The ruler is the table’s own, and M is the key it answers to. */
const measure = () => dispatchEvent(new KeyboardEvent('keydown', { key: 'm' }));

function ToolButton({
  icon: Icon,
  label,
  hint,
  on,
  onPress,
}: {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly hint: string;
  readonly on: boolean;
  readonly onPress: () => void;
}) {
  return (
    <button type="button" className={on ? 'order tip on' : 'order tip'} aria-pressed={on} onClick={onPress}>
      <Icon size={22} strokeWidth={2.1} aria-hidden="true" />
      {label}
      <span className="tip-text">{hint}</span>
    </button>
  );
}
