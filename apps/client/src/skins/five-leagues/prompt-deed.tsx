import { type Intent, SPELLS, type State } from '@muster/rules/five-leagues';
import { useMemo } from 'react';
import { useTable } from '../../store/table-store';
import { nameOf } from './answer-words';
import { deedOf } from './deeds';
import { handOf, useHand } from './hand';
import { aimable, aimOf, inHand, isGroundSpell, waysAt } from './meant';
import { asDraft, offersNow } from './offers';
import type { AskProps } from './prompt';
import { Answers, Ask } from './prompt-question';

/** While a figure acts: at whom or with what a deed is done that was chosen, or all that may be done at one who was pressed. */
export function DeedPrompt({ store, context, state }: AskProps) {
  const means = useHand(store, (hand) => hand.means);
  const spell = useHand(store, (hand) => hand.how['spell']);
  const aimed = useTable(store, (data) => (data.resting && data.draft ? aimOf(data.draft as never) : undefined));
  const drafted = useTable(store, (data) => (data.resting ? data.draft : undefined));
  const unit = inHand(context, state);
  const parts = { store, context, state };
  const at = useMemo(
    () => (aimed === undefined || unit === undefined ? [] : waysAt(context, state, unit, aimed)),
    [context, state, unit, aimed],
  );
  if (unit === undefined) return null;
  if (means === 'aim') return <AimPrompt {...parts} unit={unit} />;
  if (means === 'cast') return <SpellPrompt {...parts} unit={unit} spell={spell} />;
  const deed = means === 'auto' || means === 'why' ? undefined : deedOf(context, state, unit, means);
  if (deed && deed.intents.length > (drafted ? 1 : 0) && !deed.place)
    return (
      <Ask title={`${deed.label}: ${ABOUT[deed.do] ?? 'what?'}`}>
        <Answers {...parts} answers={deed.intents} first={false} />
      </Ask>
    );
  if (means === 'auto' && aimed !== undefined && at.length > 1)
    return (
      <Ask title={`${nameOf(state, unit)} and ${nameOf(state, aimed)}`}>
        <Ways {...parts} ways={at} now={drafted as unknown as Intent | undefined} />
      </Ask>
    );
  return null;
}

/** What is still to say of a deed. */
const ABOUT: Readonly<Record<string, string>> = {
  shoot: 'at whom?',
  fight: 'whom?',
  use: 'what, and for whom?',
};

/** Everything one figure may do at another; what is chosen lies in the hand, with its odds on the card. */
function Ways({
  store,
  context,
  state,
  ways,
  now,
}: AskProps & { readonly ways: readonly Intent[]; readonly now: Intent | undefined }) {
  const isNow = (way: Intent): boolean =>
    now !== undefined && way.do === now.do && ('weapon' in way ? 'weapon' in now && way.weapon === now.weapon : true);
  return (
    <fieldset className="chips" aria-label="What it does">
      {ways.map((way) => (
        <button
          key={JSON.stringify(way)}
          type="button"
          data-choice
          aria-pressed={isNow(way)}
          className={isNow(way) ? 'chip on' : 'chip'}
          onClick={() => {
            store.hold(asDraft(way));
            store.rest();
          }}
        >
          {wayWords(context, state, way)}
        </button>
      ))}
    </fieldset>
  );
}

const wayWords = (context: AskProps['context'], state: State, way: Intent): string => {
  const { words } = context;
  if (way.do === 'shoot') {
    const carried = state.figures[way.unit]?.profile.weapons.find((each) => each.id === way.weapon);
    return `Shoot: ${words.source(carried?.enchanted ?? carried?.is ?? way.weapon).toLowerCase()}`;
  }
  if (way.do === 'move') return 'Move into melee';
  if (way.do === 'cast') return SPELLS[way.spell].name;
  if (way.do === 'use') return words.source(way.item);
  return words.offer(way.do).label;
};

/** Spells that are open now, those a scroll lends among them, in the order of the book. */
function castable(context: AskProps['context'], state: State, unit: string, intents: readonly Intent[]) {
  const laid = offersNow(context, state).flatMap((each) => {
    const draft = (each.needs === 'place' ? each.draft : {}) as { readonly spell?: string };
    return each.do === 'cast' && each.unit === unit ? [draft.spell] : [];
  });
  return Object.values(SPELLS)
    .map(({ id }) => id)
    .filter((id) => laid.includes(id) || intents.some((intent) => intent.do === 'cast' && intent.spell === id));
}

/** The things that are aimed at a place: which one, where there are several. */
function AimPrompt({ store, context, state, unit }: AskProps & { readonly unit: string }) {
  const open = aimable(context, state, unit);
  const chosen = useHand(store, (hand) => hand.how['item']) ?? open[0];
  if (open.length === 0) return null;
  return (
    <Ask
      title="Where? Point at the table."
      about={<p className="small soft">A press lays it there; Enter confirms.</p>}
    >
      <fieldset className="chips" aria-label="What is aimed">
        {open.map((item) => (
          <button
            key={item}
            type="button"
            data-choice
            aria-pressed={item === chosen}
            className={item === chosen ? 'chip on' : 'chip'}
            onClick={() => handOf(store).setState({ how: { item } })}
          >
            {context.words.source(item)}
          </button>
        ))}
      </fieldset>
    </Ask>
  );
}

/** The spells a Mystic may cast now: what they do and need; then whom the chosen one is for. */
function SpellPrompt({
  store,
  context,
  state,
  unit,
  spell,
}: AskProps & { readonly unit: string; readonly spell: string | undefined }) {
  const deed = deedOf(context, state, unit, 'cast');
  const picked = useHand(store, (hand) => hand.picked);
  if (!deed) return null;
  const set = handOf(store).setState;
  if (spell === undefined) {
    const open = castable(context, state, unit, deed.intents);
    return (
      <Ask title="Which spell?">
        <div className={open.length > 2 ? 'fl-choices rows' : 'fl-choices'}>
          {open.map((each) => (
            <button
              key={each}
              type="button"
              className="fl-choice"
              data-choice
              onClick={() => set({ how: { spell: each }, picked: [] })}
            >
              <b>{SPELLS[each].name}</b>
              <span className="small">
                {SPELLS[each].incantation}+{SPELLS[each].simple ? ' · costs no Strand' : ''}
                {SPELLS[each].taxing ? ' · once a battle' : ''}
              </span>
              <span className="small">{SPELLS[each].text}</span>
            </button>
          ))}
        </div>
      </Ask>
    );
  }
  const { name, text, target } = SPELLS[spell as keyof typeof SPELLS];
  const targets = deed.intents.filter((intent) => intent.do === 'cast' && intent.spell === spell);
  const single = targets.filter((intent) => intent.do === 'cast' && intent.targets.length < 2);
  return (
    <Ask
      title={isGroundSpell(context, state, unit) ? `${name}: where does it lie?` : `${name}: for whom?`}
      about={<p className="small soft">{text}</p>}
    >
      {isGroundSpell(context, state, unit) ? (
        <p className="small">Point at the table; [ and ] turn it. Enter casts.</p>
      ) : (
        <Answers store={store} context={context} state={state} answers={single} first={false} />
      )}
      {target.count > 1 && (
        <p className="small soft">
          {picked.length > 1
            ? `${picked.map((id) => nameOf(state, id)).join(', ')}: press one of them again, and it is cast.`
            : `Up to ${target.count}, each within 1″ of the others: press one after another on the table.`}
        </p>
      )}
      <button type="button" className="button quiet" onClick={() => set({ how: {}, picked: [] })}>
        Another spell
      </button>
    </Ask>
  );
}
