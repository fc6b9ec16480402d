import type { Names, Odds } from '@muster/rules/kernel';
import { fieldedOf, SPELLS } from '@muster/rules/song-of-blades';
import { X } from 'lucide-react';
import { namesIn } from '../../store/names';
import { useTable } from '../../store/table-store';
import { percent } from '../../table/figures';
import { type Gathering, handOf, restHand, useHand } from './hand';
import { plainly } from './intent-words';
import { groupDraft, holdGroup, togglePicked } from './meant';
import { offersNow, previewOf } from './offers';
import type { AskProps } from './prompt';

const ORDERS = [
  { order: 'group', label: 'Act together' },
  { order: 'regroup', label: 'Regroup' },
  { order: 'concentrate', label: 'One volley' },
] as const;

/** Gathers a group: who may join is outlined on the table; one to three dice for all of them. */
export function GroupPrompt({ store, context, state, group }: AskProps & { readonly group: Gathering }) {
  const data = useTable(store, (all) => all);
  const names = namesIn(context, data, state);
  const candidates =
    data.preview?.marks.flatMap((mark) => (mark.is === 'outline' && mark.tone !== 'refused' ? [mark.unit] : [])) ?? [];
  const all = [...new Set([...candidates, ...group.units])].filter((id) => id !== group.by || group.as === 'lead');
  const why = whyNot(context, state, group, names);
  const casters = group.units.flatMap((id) => {
    const spells = state.figures[id]?.profile.spells ?? [];
    return spells.length > 0 ? [{ id, spells }] : [];
  });
  const announced = group.spells ?? {};
  const set = (change: Partial<Gathering>) => {
    handOf(store).setState({ group: { ...group, ...change } });
    holdGroup(context);
  };
  const orders = group.as === 'order' ? ORDERS : group.as === 'gang' ? ORDERS.slice(0, 2) : [];
  const whip = offersNow(context, state).find(
    (offer) => offer.needs === 'now' && offer.do === 'order' && offer.unit === group.by,
  );
  return (
    <section className="card ask asks sob-deed" aria-label="A group">
      <div className="grow">
        <div className="row sob-deed-head">
          <h3 className="grow">
            {group.as === 'order'
              ? `Orders of ${names.unit(group.by ?? '')}`
              : group.as === 'lead'
                ? `Behind ${names.unit(group.by ?? '')}`
                : 'A gang acts together'}
          </h3>
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
        {orders.length > 0 && (
          <fieldset className="chips" aria-label="Order">
            {orders.map(({ order, label }) => (
              <button
                key={order}
                type="button"
                aria-pressed={group.order === order}
                className={group.order === order ? 'chip on' : 'chip'}
                onClick={() => set({ order })}
              >
                {label}
              </button>
            ))}
            {whip?.needs === 'now' && (
              <button
                type="button"
                className="chip"
                onClick={() => {
                  handOf(store).setState({ group: undefined, means: 'auto' });
                  store.hold(whip.intent as never);
                  store.rest();
                }}
              >
                The whip: +2 to activate
              </button>
            )}
          </fieldset>
        )}
        <fieldset className="chips" aria-label="Who acts">
          {all.map((id) => {
            const isIn = group.units.includes(id);
            return (
              <button
                key={id}
                type="button"
                aria-pressed={isIn}
                className={isIn ? 'chip on' : 'chip'}
                onClick={() => togglePicked(context, id)}
                onMouseEnter={() => fieldedOf(state, id) && store.hover(id)}
                onMouseLeave={() => store.hover(undefined)}
              >
                {names.unit(id)}
                {isIn && <X size={13} aria-hidden="true" />}
              </button>
            );
          })}
        </fieldset>
        {casters.map(({ id, spells }) => (
          <fieldset key={id} className="chips" aria-label={`What ${names.unit(id)} announces`}>
            {casters.length > 1 && <span className="small soft">{names.unit(id)}</span>}
            {spells.map((spell) => {
              const isNamed = announced[id] === spell;
              return (
                <button
                  key={spell}
                  type="button"
                  aria-pressed={isNamed}
                  className={isNamed ? 'chip on' : 'chip'}
                  onClick={() => {
                    const { [id]: _, ...others } = announced;
                    set({ spells: isNamed ? others : { ...others, [id]: spell } });
                  }}
                >
                  {SPELLS[spell].name}
                </button>
              );
            })}
          </fieldset>
        ))}
        <div className="row sob-throws">
          {[1, 2, 3].map((dice) => (
            <Throw key={dice} dice={dice} context={context} state={state} store={store} />
          ))}
        </div>
        {why ? (
          <p className="small sob-group-no" role="status">
            {why}
          </p>
        ) : (
          <p className="soft small">
            {group.units.length < 2 ? `${RULES[group.order]} ` : ''}One roll against the worst Quality counts for all.
          </p>
        )}
      </div>
    </section>
  );
}

/** What a group of each kind is, until one is gathered. */
const RULES = {
  group: 'Press two or more, on the table or here, that stand base to base.',
  regroup: 'Press two or more, on the table or here: each moves once, to stand by another.',
  concentrate: 'Press two or more bows, on the table or here: they shoot at one foe.',
} as const;

/** Why these cannot act on one roll; undefined while too few are gathered, and where they can. */
function whyNot(
  context: AskProps['context'],
  state: AskProps['state'],
  group: Gathering,
  names: Names,
): string | undefined {
  const draft = groupDraft(context, 1);
  if (group.units.length < 2 || !draft || context.seat === undefined) return undefined;
  const seen = previewOf(state, context.seat, draft);
  if (seen.is !== 'refused') return undefined;
  return seen.refusals.map((each) => plainly(context.words.refusal(each, names))).join(' ');
}

function Throw({ dice, context, state, store }: AskProps & { readonly dice: number }) {
  // The group in the hand is part of what is asked
  useHand(store, (hand) => hand.group);
  const draft = groupDraft(context, dice);
  const seen = draft && context.seat !== undefined ? previewOf(state, context.seat, draft) : undefined;
  const odds = seen?.is === 'ready' ? seen.odds : undefined;
  return (
    <button
      type="button"
      className="sob-choice"
      data-choice
      disabled={seen?.is !== 'ready'}
      onClick={() => {
        if (seen?.is !== 'ready') return;
        const [first] = handOf(store).getState().group?.units ?? [];
        void store.act(seen.intent).then((reply) => {
          if (!reply.ok) return;
          restHand(store);
          // The first of the group is the one that is looked at: it acts next
          if (first !== undefined) store.select([first]);
        });
      }}
    >
      <b>{dice === 1 ? 'One die' : `${dice} dice`}</b>
      {odds && (
        <span className="small">
          {chance(odds, 'at-least-one-action')} act, {chance(odds, 'turn-over')} turn over
        </span>
      )}
    </button>
  );
}

const chance = (odds: Odds, code: string): string => {
  const found = odds.find((each) => each.code === code);
  return found?.is === 'chance' ? percent(found.value) : '–';
};
