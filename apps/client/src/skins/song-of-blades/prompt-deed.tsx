import {
  type Fielded,
  fieldedOf,
  has,
  type Intent,
  SPELLS,
  type SpellId,
  type State,
  topStep,
} from '@muster/rules/song-of-blades';
import { useMemo } from 'react';
import { useTable } from '../../store/table-store';
import { deedOf } from './deeds';
import { handOf, restHand, useHand } from './hand';
import { howKey, howLabel, howOf, intentLabel, nameOf, oddsLine, targetOf } from './intent-words';
import { offersNow, previewOf } from './offers';
import type { AskProps } from './prompt';

/**
 * What is left to say about the deed in the hand: how it is done, and at whom, each with its odds. A press on one puts
 * it on the table and a second plays it; the table itself takes the same by pointing.
 */
export function DeedPrompt({ store, context, state }: AskProps) {
  const means = useHand(store, (hand) => hand.means);
  const how = useHand(store, (hand) => hand.how);
  const selected = useTable(store, (data) => data.selected[0]);
  const deed = useMemo(
    () => (means === 'auto' || means === 'why' ? undefined : deedOf(context, state, selected, means)),
    [context, state, selected, means],
  );
  const ways = useMemo(() => waysOf(deed?.intents ?? []), [deed]);
  const way = chosenWay(ways, how);
  const intents = useMemo(
    () => (deed?.intents ?? []).filter((intent) => howKey(howOf(intent)) === howKey(way ?? {})),
    [deed, way],
  );
  const figure = selected === undefined ? undefined : fieldedOf(state, selected);
  const toggles = deed?.place && figure ? placeToggles(state, figure, deed.do) : [];
  if (!deed) return null;
  const spell = deed.do === 'cast' ? castSpell(context, state, selected) : undefined;
  return (
    <section className="card ask asks sob-deed" aria-label={deed.label}>
      <div className="grow">
        <div className="row sob-deed-head">
          <h3 className="grow">{spell ? `${deed.label}: ${SPELLS[spell].name}` : deed.label}</h3>
          <button
            type="button"
            className="button quiet"
            onClick={() => {
              restHand(store);
              store.letGo();
            }}
          >
            Leave it <kbd>Esc</kbd>
          </button>
        </div>
        {ways.length > 1 && (
          <fieldset className="chips" aria-label="How">
            {ways.map((each) => (
              <button
                key={howKey(each)}
                type="button"
                aria-pressed={howKey(each) === howKey(way ?? {})}
                className={howKey(each) === howKey(way ?? {}) ? 'chip on' : 'chip'}
                onClick={() => {
                  handOf(store).setState({ how: each });
                  again(context, each);
                }}
              >
                {howLabel(each, deed.do)}
              </button>
            ))}
          </fieldset>
        )}
        {toggles.length > 0 && (
          <fieldset className="chips" aria-label="How">
            {toggles.map(({ key, label }) => (
              <button
                key={key}
                type="button"
                aria-pressed={how[key] === true}
                className={how[key] === true ? 'chip on' : 'chip'}
                onClick={() => {
                  const { [key]: was, ...rest } = how;
                  const next = was === true ? rest : { ...rest, [key]: true };
                  handOf(store).setState({ how: next });
                  again(context, next, key);
                }}
              >
                {label}
              </button>
            ))}
          </fieldset>
        )}
        {spell !== undefined && deed.place && <Powers context={context} state={state} store={store} spell={spell} />}
        {intents.length > 0 && (
          <div className="sob-choices">
            {intents.slice(0, 12).map((intent) => (
              <TargetButton
                key={JSON.stringify(intent)}
                intent={intent}
                context={context}
                state={state}
                store={store}
              />
            ))}
          </div>
        )}
        {deed.place && (
          <p className="soft small">
            {spell !== undefined && SPELLS[spell].needs === 'two-figures' ? (
              <Pair context={context} state={state} store={store} />
            ) : (
              placeWords(deed.do, spell, figure)
            )}
          </p>
        )}
      </div>
    </section>
  );
}

/** What the hand does with a deed that wants a place. */
function placeWords(doing: string, spell: SpellId | undefined, figure: Fielded | undefined): string {
  switch (doing) {
    case 'jump':
      return 'Point where it leaps; brackets turn it. How far it carries is known when it lands.';
    case 'move':
      return figure && has(figure, 'agile')
        ? 'Point where it goes. Space, or a press with Shift, sets a corner of its way; Enter takes it.'
        : 'Drag it, or point where it goes. Contact stops it; Enter takes the way, arrows move it by a millimetre.';
    case 'cast':
    case 'release':
      return spell !== undefined && SPELLS[spell].needs === 'wall'
        ? 'Point where its middle stands. Brackets turn it; Enter casts.'
        : 'Point at the place; Enter casts.';
    case 'quick-move':
      return 'Point at the corner, then at the end.';
    default:
      return 'Point at the place. Enter takes it; arrows move it by a millimetre.';
  }
}

/** Ways of going that the hand may add to any way, as far as they mean anything to this figure here. */
function placeToggles(
  state: State,
  figure: Fielded,
  doing: string,
): readonly { readonly key: string; readonly label: string }[] {
  if (doing === 'jump') return [{ key: 'runUp', label: 'With a run-up' }];
  if (doing !== 'move') return [];
  const flies = has(figure, 'flying');
  const lies = (stands: string) => state.terrain.some((piece) => piece.stands === stands || piece.ground === stands);
  return [
    ...(!flies && lies('linear') ? [{ key: 'stride', label: 'Stride over obstacles' }] : []),
    ...(flies && lies('woods') ? [{ key: 'daring', label: 'Through the branches' }] : []),
    ...(!flies && figure.level > 0 ? [{ key: 'drop', label: 'Over the edge' }] : []),
  ];
}

/** The two who change places, as they are pressed. */
function Pair({ state, store }: AskProps) {
  const picked = useHand(store, (hand) => hand.picked);
  const [first, second] = picked;
  if (first === undefined) return <>Press the two who change places.</>;
  return second === undefined ? (
    <>
      <b>{nameOf(state, first)}</b> changes places with whom? Press the other.
    </>
  ) : (
    <>
      <b>{nameOf(state, first)}</b> and <b>{nameOf(state, second)}</b> change places. Enter casts.
    </>
  );
}

/** Every way some of these intents are done, the plainest first. */
function waysOf(intents: readonly Intent[]): readonly Readonly<Record<string, string | number | boolean>>[] {
  const byKey = new Map(intents.map((intent) => [howKey(howOf(intent)), howOf(intent)] as const));
  return [...byKey.values()].sort(
    (a, b) => Object.keys(a).length - Object.keys(b).length || howKey(a).localeCompare(howKey(b)),
  );
}

function chosenWay(
  ways: readonly Readonly<Record<string, string | number | boolean>>[],
  how: Readonly<Record<string, string | number | boolean>>,
): Readonly<Record<string, string | number | boolean>> | undefined {
  return (
    ways.find((way) => howKey(way) === howKey(how)) ??
    ways.find((way) => Object.entries(how).every(([key, value]) => way[key] === value)) ??
    ways[0]
  );
}

/** The draft that rests in the hand, done the new way. */
function again(context: AskProps['context'], how: Readonly<Record<string, unknown>>, dropped?: string): void {
  const { draft, resting } = context.store.data.getState();
  if (!draft) return;
  const { [dropped ?? '']: _gone, ...rest } = draft as Readonly<Record<string, unknown>>;
  context.store.hold({ ...rest, ...how, do: draft.do } as never);
  if (resting) context.store.rest();
}

function TargetButton({ intent, context, state, store }: AskProps & { readonly intent: Intent }) {
  const held = useTable(store, (data) => data.resting && JSON.stringify(data.draft) === JSON.stringify(intent));
  const odds = useMemo(() => {
    if (context.seat === undefined) return undefined;
    const seen = previewOf(state, context.seat, intent as never);
    return seen.is === 'ready' ? oddsLine(seen.odds, context.words) : undefined;
  }, [context, state, intent]);
  const about = targetOf(intent);
  const press = async () => {
    if (!held) {
      store.hold(intent as never);
      return store.rest();
    }
    const reply = await store.commit();
    if (reply?.ok) restHand(store);
  };
  return (
    <button
      type="button"
      className={held ? 'sob-choice on' : 'sob-choice'}
      data-choice
      aria-pressed={held}
      onClick={() => void press()}
      onMouseEnter={() => about !== undefined && store.hover(about)}
      onMouseLeave={() => store.hover(undefined)}
    >
      <b>{about === undefined ? intentLabel(context, state, intent) : nameOf(state, about)}</b>
      {odds !== undefined && <span className="small">{odds}</span>}
      {held && <span className="small">press again</span>}
    </button>
  );
}

function castSpell(
  context: AskProps['context'],
  state: AskProps['state'],
  unit: string | undefined,
): SpellId | undefined {
  const step = topStep(state);
  if (step?.is === 'act' && step.spell?.unit === unit) return step.spell?.spell;
  const offer = offersNow(context, state).find((each) => each.do === 'cast' && each.unit === unit);
  return offer?.needs === 'place' ? ((offer.draft as { readonly spell?: SpellId }).spell ?? undefined) : undefined;
}

const GROUNDS = ['broken', 'slippery', 'swamp', 'thick'] as const;

/** How many actions go into the spell, and what ground it makes where it makes one. */
function Powers({ context, state, store, spell }: AskProps & { readonly spell: SpellId }) {
  const how = useHand(store, (hand) => hand.how);
  const step = topStep(state);
  const unit = store.data.getState().selected[0];
  const left = step?.is === 'act' && unit !== undefined ? Math.min(3, step.left[unit] ?? 1) : 1;
  const power = typeof how['power'] === 'number' ? how['power'] : left;
  const set = (change: Readonly<Record<string, string | number>>) => {
    handOf(store).setState({ how: { ...how, ...change } });
    const { draft, resting } = store.data.getState();
    if (draft?.do !== 'cast') return;
    const aim = { ...(draft['aim'] as object), ...('choice' in change ? { choice: change['choice'] } : {}) };
    store.hold({ ...draft, ...('power' in change ? { power: change['power'] } : {}), aim } as never);
    if (resting) store.rest();
  };
  return (
    <>
      <fieldset className="chips" aria-label="Power">
        {[1, 2, 3].slice(0, left).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={power === each}
            className={power === each ? 'chip on' : 'chip'}
            onClick={() => set({ power: each })}
          >
            Power {each}
          </button>
        ))}
      </fieldset>
      {spell === 'alter-terrain' && (
        <fieldset className="chips" aria-label="What the ground becomes">
          {GROUNDS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={how['choice'] === each}
              className={how['choice'] === each ? 'chip on' : 'chip'}
              onClick={() => set({ choice: each })}
            >
              {howLabel({ choice: each }, context.words.offer('cast').label)}
            </button>
          ))}
        </fieldset>
      )}
    </>
  );
}
