import type { Intent } from '@muster/rules/kernel';
import { type RollOff, topStep } from '@muster/rules/kings-of-war';
import { Dices, Keyboard } from 'lucide-react';
import { namesIn } from '../../store/names';
import { useTable } from '../../store/table-store';
import { dragOut, focusTable } from '../../tools/drag-out';
import { edgeSeen } from '../../tools/home-turn';
import { takeUnit } from './box';
import { Banner } from './card';
import { restHand, useHand } from './hand';
import { lookOf } from './looks';
import type { AskProps } from './prompt';
import { tincturesOf } from './scene';
import { waitingOf } from './typed-setup';
import { kindLine, shortKind } from './unit-words';

const act = (store: AskProps['store'], intent: object) => void store.act(intent as Intent);

const rollWhy: Readonly<Record<RollOff, string>> = {
  edge: 'The higher die chooses a side of the table and deploys first.',
  scout: 'The higher die decides whose scouts move first.',
  'first-turn': 'The higher die chooses who has the first turn.',
};

export function RollOffPrompt({ store, why }: AskProps & { readonly why: RollOff }) {
  return (
    <section className="card asks" aria-label="Roll-off">
      <p className="grow">{rollWhy[why]}</p>
      <button type="button" className="button main big" onClick={() => act(store, { do: 'roll-off' })}>
        <Dices size={20} aria-hidden="true" /> Roll <kbd>R</kbd>
      </button>
    </section>
  );
}

export function ChooseEdge({ store, context }: AskProps) {
  const [near, far] = edgeSeen(context, 'near') === 'near' ? ['near', 'far'] : ['far', 'near'];
  return (
    <section className="card asks" aria-label="Choose a side of the table">
      <p className="grow">The dice are yours. Take a side of the table; you deploy first.</p>
      <button
        type="button"
        className="button main"
        data-choice
        onClick={() => act(store, { do: 'choose-edge', edge: near })}
      >
        The near side
      </button>
      <button type="button" className="button" data-choice onClick={() => act(store, { do: 'choose-edge', edge: far })}>
        The far side
      </button>
    </section>
  );
}

export function ChooseFirst({ store, context, state }: AskProps) {
  const step = topStep(state);
  const scouts = step?.is === 'choose-first' && step.of === 'scouts';
  const data = useTable(store, (all) => all);
  const names = namesIn(context, data, state);
  return (
    <section className="card asks" aria-label="Who goes first">
      <p className="grow">
        The dice are yours. {scouts ? 'Whose scouts move first?' : 'Who has the first turn of every round?'}
      </p>
      {Object.keys(state.sides).map((side) => (
        <button
          key={side}
          type="button"
          className="button main"
          data-choice
          onClick={() => act(store, { do: 'choose-first', side })}
        >
          {names.side(side)}
        </button>
      ))}
    </section>
  );
}

const inWords = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
];

export function LastRound({ store, state }: AskProps) {
  return (
    <section className="card asks" aria-label="Another round">
      <p className="grow">
        {state.round === 1 ? 'One round is' : `${inWords[state.round] ?? state.round} rounds are`} fought. On 4+ there
        is one more.
      </p>
      <button type="button" className="button main big" onClick={() => act(store, { do: 'roll-last' })}>
        <Dices size={20} aria-hidden="true" /> Roll <kbd>R</kbd>
      </button>
    </section>
  );
}

export function ScoutPrompt({ store }: AskProps) {
  return (
    <section className="card asks" aria-label="Scouts">
      <p className="grow">
        Scouts may advance or go at the double before the first turn. Drag one, type its move with W, or let them stand.
      </p>
      <button type="button" className="button" data-choice onClick={() => act(store, { do: 'pass' })}>
        Scouts stand
      </button>
    </section>
  );
}

/** The units still in the box. Drag one onto the table, or pick it and press where it shall stand; brackets turn it. */
export function DeployPool({ store, state, side, context }: AskProps) {
  const deploying = useHand(store, (hand) => hand.deploying);
  const waiting = waitingOf(context, state);
  const tincture = tincturesOf(state)[side] ?? 'azure';
  return (
    <section className="card pool" aria-label="Units to deploy">
      <div className="row">
        <p className="soft small grow">
          {deploying === undefined ? (
            'Drag a unit onto your zone, or pick it and press where it shall stand.'
          ) : (
            <>
              Press inside your zone.
              <span className="by-keys"> [ and ] turn it, with Shift by 15°. Arrows move it, Enter takes it.</span>
            </>
          )}
        </p>
        <TypeButton store={store} />
      </div>
      <ul>
        {waiting.map((unit) => (
          <li key={unit.id}>
            <button
              type="button"
              aria-pressed={deploying === unit.id}
              onPointerDown={(event) => dragOut(event, () => takeUnit(context, unit.id, false))}
              onClick={(event) => {
                const again = deploying === unit.id;
                store.letGo();
                if (again) return restHand(store);
                const byKeys = event.detail === 0;
                takeUnit(context, unit.id, byKeys);
                if (byKeys) focusTable();
              }}
            >
              <Banner tincture={tincture} icon={lookOf(unit.profile).icon} />
              <span className="tip">
                <b>{unit.name}</b>
                <span className="soft small">{shortKind(unit)}</span>
                <span className="tip-text">{kindLine(unit)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Opens the field for words: a place to the tenth of an inch, without a mouse. */
export function TypeButton({ store }: Pick<AskProps, 'store'>) {
  return (
    <button type="button" className="button quiet type-place" onClick={() => store.patch({ typing: true })}>
      <Keyboard size={17} aria-hidden="true" /> Type a place <kbd>W</kbd>
    </button>
  );
}
