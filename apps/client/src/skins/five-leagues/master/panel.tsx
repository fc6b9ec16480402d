import './master.css';
import { partySeats, type State } from '@muster/rules/five-leagues';
import { CloudFog, Eye, EyeOff, Plus } from 'lucide-react';
import { seatCalled } from '../../../store/names';
import { useTable } from '../../../store/table-store';
import { useSlow } from '../../../store/use-slow';
import type { PartProps } from '../../skin';
import { handOf } from '../hand';
import { isMisty } from '../mist';
import { EnemyList } from './enemy-list';
import { emptyPrepare, masterOf, useMaster } from './master-hand';
import { PrepareFormView } from './prepare-form';
import { PreparedList } from './prepared-list';
import { SmallFormView } from './small-forms';
import { TakeAll } from './take-all';

/** The tab of who sits at the master’s seat: what he has prepared, who runs the enemies, and the eyes of others. */
export function MasterPanel({ store, context }: PartProps) {
  const data = useSlow(store);
  const form = useMaster(store, (hand) => hand.form);
  const seesAs = useMaster(store, (hand) => hand.seesAs);
  const misty = useTable(store, () => isMisty(context));
  const state = data.state as State | undefined;
  if (!state) return null;
  if (form?.is === 'prepare') return <PrepareFormView store={store} context={context} state={state} form={form} />;
  if (form && form.is !== 'ruling') return <SmallFormView store={store} context={context} state={state} form={form} />;
  return (
    <div className="fl-master">
      <div className="fl-master-scroll">
        <p className="fl-violet">
          <EyeOff size={18} aria-hidden="true" />
          <span>
            <b>Violet is yours alone.</b> Players cannot see it.
          </span>
        </p>
        <TakeAll store={store} state={state} />
        <div className="row fl-master-head">
          <h3 className="caps grow">Prepared</h3>
          <button
            type="button"
            className="button quiet small"
            onClick={() =>
              masterOf(store).setState({
                form: { is: 'prepare', thing: emptyPrepare, press: 'none', foe: undefined },
              })
            }
          >
            <Plus size={15} aria-hidden="true" /> Add
          </button>
        </div>
        <PreparedList store={store} context={context} state={state} />
        <hr className="rule" />
        <EnemyList store={store} context={context} state={state} />
      </div>
      <div className="fl-master-foot">
        {partySeats(state).map((seat) => (
          <button
            key={seat}
            type="button"
            className={seesAs === seat ? 'button violet on' : 'button violet'}
            aria-pressed={seesAs === seat}
            onClick={() => masterOf(store).setState({ seesAs: seesAs === seat ? undefined : seat })}
          >
            <Eye size={16} aria-hidden="true" /> See as {seatCalled(context, data, seat)}
          </button>
        ))}
        <button
          type="button"
          className={misty ? 'button violet on' : 'button violet'}
          aria-pressed={misty}
          title="Fog lies over what no character of the party sees"
          onClick={() => handOf(store).setState({ fog: !misty })}
        >
          <CloudFog size={16} aria-hidden="true" /> Fog
        </button>
      </div>
    </div>
  );
}
