import { fieldedOf, type State, topStep } from '@muster/rules/five-leagues';
import { Keyboard } from 'lucide-react';
import { useTable } from '../../store/table-store';
import { dragOut, focusTable } from '../../tools/drag-out';
import type { PartProps, SkinContext } from '../skin';
import { answerWords } from './answer-words';
import { colourOf } from './colours';
import { Face } from './face';
import { restHand, useHand } from './hand';
import { takeFromBox } from './keys';
import { lookOf } from './looks';
import { deployable } from './meant';
import { intentsOf, isAsked, offerOf, offersNow, play, playOffer, previewOf } from './offers';

/** Figures still in the box: pressed or dragged out onto the table; what is taken before the battle beside them. */
export function DeployPool({ store, context, state }: PartProps & { readonly state: State }) {
  const deploying = useHand(store, (hand) => hand.deploying);
  const isFilling = useTable(store, (data) => data.pending !== undefined);
  if (!isAsked(state, context.seat)) return null;
  const open = deployable(context, state);
  const pool = open.flatMap((id) => {
    const figure = state.figures[id];
    return figure && !fieldedOf(state, id) ? [figure] : [];
  });
  const stands = open.length - pool.length;
  const rest = offerOf(context, state, 'auto-place') ?? offerOf(context, state, 'automa');
  if (open.length === 0) return null;
  return (
    <section className="card pool fl-pool" aria-label="To set up" aria-busy={isFilling}>
      <div className="row">
        <p className="grow">
          <span className="caps">{pool.length > 0 ? `To set up: ${pool.length}` : 'Everybody stands'}</span>
          <span className="soft small fl-pool-how">{how(context, state, deploying, pool.length, stands)}</span>
        </p>
        {rest && (
          <button type="button" className="button" data-key="p" onClick={() => playOffer(context, rest)}>
            {context.words.offer(rest.do).label} {rest.do === 'auto-place' && <kbd>P</kbd>}
          </button>
        )}
        <button type="button" className="button quiet type-place" onClick={() => store.patch({ typing: true })}>
          <Keyboard size={16} aria-hidden="true" /> Type a place <kbd>W</kbd>
        </button>
      </div>
      <ul>
        {pool.map((figure) => (
          <li key={figure.id}>
            <button
              type="button"
              data-choice
              aria-pressed={deploying === figure.id}
              onPointerDown={(event) => dragOut(event, () => takeFromBox(context, state, figure.id, false))}
              onClick={(event) => {
                if (deploying === figure.id) {
                  store.letGo();
                  return restHand(store);
                }
                const byKeys = event.detail === 0;
                takeFromBox(context, state, figure.id, byKeys);
                if (byKeys) focusTable();
              }}
            >
              <Face tincture={colourOf(state, figure)} icon={lookOf(figure.profile).icon} size={30} />
              <span>
                <b>{figure.name}</b>
                <span className="small soft">{kindOf(figure.profile.kind)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is taken before the battle begins: roots and berries, a torch that is lit, traps that are laid out. */
export function BeforeBattle({ context, state }: PartProps & { readonly state: State }) {
  const before = offersNow(context, state)
    .filter((offer) => offer.do === 'take-before')
    .flatMap(intentsOf);
  if (before.length === 0) return null;
  return (
    <section className="card fl-before" aria-label="Before the battle">
      <span className="caps">Before the battle</span>
      <span className="soft small">Used now or not at all; nobody need.</span>
      <fieldset className="chips" aria-label="What is taken">
        {before.map((intent) => (
          <button key={JSON.stringify(intent)} type="button" className="chip" onClick={() => play(context, intent)}>
            {answerWords(context, state, intent)}
          </button>
        ))}
      </fieldset>
    </section>
  );
}

const kindOf = (kind: string): string => (kind === 'hero' ? 'Hero' : kind === 'follower' ? 'Follower' : 'Enemy');

/** What the hand does next. */
function how(context: SkinContext, state: State, deploying: string | undefined, left: number, stands: number): string {
  const name = deploying === undefined ? undefined : state.figures[deploying]?.name;
  if (name !== undefined) return `Press where ${name} begins, ${keepsOff(context, state, deploying)}.`;
  if (left > 0) return 'Press one, then where it begins; or drag it there.';
  return stands > 0 && topStep(state)?.is !== 'lair' ? 'Drag them about, or say that you are ready.' : '';
}

/** Which side of the lines that are drawn is open: some lines are drawn round whom one keeps away from. */
function keepsOff({ seat }: SkinContext, state: State, unit: string | undefined): string {
  if (seat === undefined || unit === undefined) return 'inside the line';
  const { marks } = previewOf(state, seat, { do: 'deploy', unit });
  return marks.some((mark) => 'tone' in mark && mark.tone === 'refused') ? 'clear of the red' : 'inside the line';
}
