import type { State } from '@muster/rules/five-leagues';
import { topStep } from '@muster/rules/five-leagues';
import type { Intent } from '@muster/rules/kernel';
import { MapPinned } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PartProps } from '../../skin';
import { goTo } from '../master/master-hand';
import { Gathered } from './gathered';
import { BenchPage } from './page';
import { StandReady } from './stand-ready';

/** The master of the enemies brings no warband: he sees who comes, and says when he is ready. */
export function MasterBench({
  store,
  state,
  beside,
  tools,
}: PartProps & { readonly state: State; readonly beside: ReactNode; readonly tools: ReactNode }) {
  const step = topStep(state);
  const ready = step?.is === 'muster' && step.ready.includes('gm');
  return (
    <BenchPage
      main={
        state.warband === null ? (
          <section className="card flm-gathered" aria-label="Your part">
            <div className="caps">Master of the enemies</div>
            <h1>The friends are still choosing</h1>
            <p className="soft">
              You run the foes. As soon as everybody is ready the encounter is thrown for or chosen, and every question
              about it comes to you; where you let the game answer, it goes by the book.
            </p>
          </section>
        ) : (
          <Gathered {...{ store, state }} warband={state.warband} mayShare={false} />
        )
      }
      beside={beside}
      march={
        <StandReady
          {...{ store, ready, tools }}
          able
          label="Ready"
          standing="You stand ready. The battle begins when the others are."
          besides={
            // A field that is laid by dice is not there yet
            state.config.map !== 'rolled' && (
              <button type="button" className="button" onClick={() => goTo(store, 'table')}>
                <MapPinned size={17} aria-hidden="true" /> Prepare at the table
              </button>
            )
          }
          onPress={() => void store.act({ do: 'ready', ready: true } as unknown as Intent)}
        />
      }
    />
  );
}
