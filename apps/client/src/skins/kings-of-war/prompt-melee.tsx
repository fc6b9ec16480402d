import type { Intent, Odds } from '@muster/rules/kernel';
import { isFielded, type State, type Step, unitOf } from '@muster/rules/kings-of-war';
import { useMemo } from 'react';
import { useTable } from '../../store/table-store';
import type { AnyDraft, SkinContext } from '../skin';
import { handOf, restHand, useHand } from './hand';
import { OutcomeBar } from './odds-view';
import type { AskProps } from './prompt';

type StepOf<K extends Step['is']> = Extract<Step, { is: K }>;

const act = (store: AskProps['store'], intent: object) => void store.act(intent as Intent);

function useOdds(
  context: SkinContext,
  state: State,
  draft: object,
): { readonly odds?: Odds; readonly choices: boolean } {
  return useMemo(() => {
    if (context.seat === undefined) return { choices: false };
    const preview = context.system.preview(state, context.seat, draft as AnyDraft);
    return preview.is === 'ready' && preview.odds ? { odds: preview.odds, choices: false } : { choices: false };
  }, [context, state, draft]);
}

/** The combats of this turn: pick one, then strike unit by unit. One nerve test follows each combat. */
export function CombatPrompt({
  store,
  context,
  state,
  side,
  step,
}: AskProps & { readonly step: StepOf<'melee'> | StepOf<'combat'> }) {
  const strikers =
    step.is === 'combat'
      ? step.waiting.map((id) => unitOf(state, id))
      : Object.values(state.units).filter(
          (unit) => unit.side === side && unit.order?.charge && !unit.struck && unit.pose,
        );
  const targets = [...new Set(strikers.map((unit) => unit?.order?.charge?.target).filter((id) => id !== undefined))];
  if (targets.length === 0) return null;
  return (
    <section className="card asks kow-combats" aria-label="Combats">
      <h3>
        {step.is === 'combat'
          ? 'The combat goes on'
          : targets.length === 1
            ? 'One combat to fight'
            : `${targets.length} combats to fight, in your order`}
      </h3>
      <ul>
        {targets.map((target) => (
          <Combat
            key={target}
            store={store}
            context={context}
            state={state}
            target={target}
            strikers={strikers.flatMap((unit) =>
              unit && unit.order?.charge?.target === target && unit.seat === context.seat ? [unit.id] : [],
            )}
          />
        ))}
      </ul>
    </section>
  );
}

/** One combat: what its nerve test would say once all have struck, and a blow for each who has not. */
function Combat({
  store,
  context,
  state,
  target,
  strikers,
}: Pick<AskProps, 'store' | 'context' | 'state'> & {
  readonly target: string;
  readonly strikers: readonly string[];
}) {
  const [first] = strikers;
  const draft = useMemo(() => ({ do: 'strike', unit: first }), [first]);
  const { odds } = useOdds(context, state, draft);
  return (
    <li className="kow-fight">
      <button
        type="button"
        className="unit-link"
        onClick={() => store.select([target])}
        onMouseEnter={() => store.hover(target)}
        onMouseLeave={() => store.hover(undefined)}
      >
        <b>{unitOf(state, target)?.name}</b>
      </button>
      {odds && <Summary odds={odds} />}
      {strikers.map((unit) => (
        <StrikeRow key={unit} store={store} context={context} state={state} unit={unit} />
      ))}
    </li>
  );
}

const faces = { front: 'front', left: 'left flank', right: 'right flank', rear: 'rear' } as const;

function StrikeRow({
  store,
  context,
  state,
  unit: id,
}: Pick<AskProps, 'store' | 'context' | 'state'> & { readonly unit: string }) {
  const draft = useMemo(() => ({ do: 'strike', unit: id }), [id]);
  const { odds } = useOdds(context, state, draft);
  const unit = unitOf(state, id);
  const charge = unit?.order?.charge;
  const number = (code: string) => {
    const found = odds?.find((figure) => figure.is === 'number' && figure.code === code);
    return found?.is === 'number' ? found.value : undefined;
  };
  const [attacks, hit, damage] = [number('attacks'), number('to-hit'), number('to-damage')];
  return (
    <div className="kow-combat">
      <button
        type="button"
        className="grow unit-link"
        onClick={() => store.select([id])}
        onMouseEnter={() => store.hover(id)}
        onMouseLeave={() => store.hover(undefined)}
      >
        <b>{unit?.name}</b>{' '}
        <span className="soft small">
          {charge ? faces[charge.face] : ''}
          {charge?.hindered ? ' · hindered' : ''}
          {attacks !== undefined && ` · ${attacks} dice`}
          {hit !== undefined && `, hit on ${hit}+`}
          {damage !== undefined && `, damage on ${damage}+`}
        </span>
      </button>
      <button type="button" className="button main" data-choice onClick={() => act(store, { do: 'strike', unit: id })}>
        Strike
      </button>
    </div>
  );
}

function Summary({ odds }: { readonly odds: Odds }) {
  const chance = (code: string) => {
    const found = odds.find((figure) => figure.is === 'chance' && figure.code === code);
    return found?.is === 'chance' ? found.value : 0;
  };
  if (!odds.some((figure) => figure.is === 'chance')) return null;
  return <OutcomeBar steady={chance('steady')} wavering={chance('wavering')} rout={chance('rout')} />;
}

/** Enemies whose nerve is tested, in the order of whoever did the damage [KOW-TRN-04]. */
export function NervePrompt({ store, context, state }: AskProps) {
  return (
    <section className="card asks kow-combats" aria-label="Nerve tests">
      <h3>{state.toTest.length === 1 ? 'Test their nerve' : `${state.toTest.length} nerve tests, in your order`}</h3>
      <ul>
        {state.toTest.map((harm) => (
          <li key={harm.unit}>
            <NerveRow store={store} context={context} state={state} target={harm.unit} damage={harm.damage} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the two dice are held against: `Two dice and 8: wavers at 13, routs at 15.` */
function NerveNeeds({ odds }: { readonly odds: Odds }) {
  const number = (code: string) => {
    const found = odds.find((figure) => figure.is === 'number' && figure.code === code);
    return found?.is === 'number' ? found.value : undefined;
  };
  const [waver, rout, added] = [number('waver'), number('rout-value'), number('added')];
  if (rout === undefined) return null;
  return (
    <span className="soft small">
      Two dice and {added ?? 0}: {waver === undefined ? 'never wavers' : `wavers at ${waver}`}, routs at {rout}.
    </span>
  );
}

function NerveRow({
  store,
  context,
  state,
  target,
  damage,
}: Pick<AskProps, 'store' | 'context' | 'state'> & { readonly target: string; readonly damage: number }) {
  const choices = useMemo(() => choicesOf(context, state, target), [context, state, target]);
  const draft = useMemo(
    () => ({ do: 'test', target, ...(choices[0] ? { choice: choices[0] } : {}) }),
    [target, choices],
  );
  const { odds } = useOdds(context, state, draft);
  const foe = unitOf(state, target);
  const roll = (choice?: string) => act(store, { do: 'test', target, ...(choice ? { choice } : {}) });
  return (
    <div className="kow-combat">
      <button type="button" className="grow unit-link" onClick={() => store.select([target])}>
        <b>{foe?.name}</b>
        <span className="soft small">
          {' '}
          {foe?.damage} damage, {damage} of it now
        </span>
        {odds && <Summary odds={odds} />}
        {odds && <NerveNeeds odds={odds} />}
      </button>
      {choices.length > 1 ? (
        choices.map((choice) => (
          <button key={choice} type="button" className="button main" data-choice onClick={() => roll(choice)}>
            Test with {choiceWords[choice]}
          </button>
        ))
      ) : (
        <button type="button" className="button main" data-choice onClick={() => roll()}>
          Test nerve
        </button>
      )}
    </div>
  );
}

const choiceWords: Readonly<Record<string, string>> = { dread: 'Dread', brutal: 'Brutal', shattering: 'Shattering' };

/** What the attacker may pick between; the offers name every legal test. */
function choicesOf(context: SkinContext, state: State, target: string): readonly string[] {
  if (context.seat === undefined) return [];
  return context.system
    .offers(state, context.seat)
    .flatMap((offer) => (offer.needs === 'target' ? offer.intents : offer.needs === 'now' ? [offer.intent] : []))
    .filter((intent) => intent.do === 'test' && intent.target === target && intent.choice !== undefined)
    .map((intent) => String(intent.choice));
}

const ways = [
  { way: 'stay', label: 'Stay and turn', hint: 'any facing' },
  { way: 'forward', label: 'Forward', hint: 'D6″' },
  { way: 'left', label: 'Left', hint: 'D3″' },
  { way: 'right', label: 'Right', hint: 'D3″' },
  { way: 'back', label: 'Back', hint: 'D3″' },
] as const;

/** The victors regroup: turn on the spot, or go a rolled distance in full [KOW-REG-01]. */
export function RegroupPrompt({ store, state, context, step }: AskProps & { readonly step: StepOf<'regroup'> }) {
  const means = useHand(store, (hand) => hand.means);
  const selected = useTable(store, (data) => data.selected[0]);
  return (
    <section className="card asks kow-combats" aria-label="Regroup">
      <h3>
        {unitOf(state, step.routed)?.name} {context.words.isMany?.(state, step.routed) ? 'are' : 'is'} gone. Regroup.
      </h3>
      <ul>
        {step.units.map((id) => {
          const unit = unitOf(state, id);
          if (!unit || !isFielded(unit) || unit.seat !== context.seat) return null;
          return (
            <li key={id} className="kow-combat stacked">
              <button type="button" className="grow unit-link" onClick={() => store.select([id])}>
                <b>{unit.name}</b>
              </button>
              <div className="row kow-ways">
                {ways.map(({ way, label, hint }) => (
                  <button
                    key={way}
                    type="button"
                    className="button"
                    data-choice
                    disabled={step.barred.some((each) => each.unit === id && each.way === way)}
                    aria-pressed={way === 'stay' && means === 'face' && selected === id}
                    onClick={() => {
                      if (way !== 'stay') return act(store, { do: 'regroup', unit: id, way });
                      if (means === 'face' && selected === id) return void store.commit().then(() => restHand(store));
                      store.letGo();
                      store.select([id]);
                      handOf(store).setState({ means: 'face' });
                      store.hold({ do: 'regroup', unit: id, way, facing: unit.pose.facing });
                    }}
                  >
                    {way === 'stay' && means === 'face' && selected === id ? 'Stand so' : label}{' '}
                    <span className="soft small">{hint}</span>
                  </button>
                ))}
                {means === 'face' && selected === id && (
                  <p className="soft small grow">
                    Point where it shall look and press, or turn it with [ and ] or the arrows. Enter or “Stand so”
                    takes it as it lies.
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
