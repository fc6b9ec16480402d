import './look.css';
import { type Figure, figureOf, type State } from '@muster/rules/five-leagues';
import { useState } from 'react';
import { useShown } from '../../store/shown';
import { useTable } from '../../store/table-store';
import type { PartProps, SkinContext } from '../skin';
import { statesOf } from './badges';
import { Armour, Chips, Magic, Weapons } from './card-gear';
import { Scores } from './card-scores';
import { colourOf } from './colours';
import { Face } from './face';
import { doingsOf, kindLine } from './figure-words';
import { lookOf } from './looks';

/** The selected or hovered figure: what it is, has, and can do. */
export function FigureCard({ store, context }: PartProps) {
  const state = useShown(context).state as State | undefined;
  const selected = useTable(store, (data) => data.selected[0]);
  const hovered = useTable(store, (data) => data.hovered);
  const figure = state && pick(state, selected, hovered);
  if (!state || !figure || state.outcome) return null;
  return <Card key={figure.id} state={state} figure={figure} context={context} />;
}

const pick = (state: State, selected: string | undefined, hovered: string | undefined): Figure | undefined =>
  (selected === undefined ? undefined : figureOf(state, selected)) ??
  (hovered === undefined ? undefined : figureOf(state, hovered));

function Card({
  state,
  figure,
  context,
}: {
  readonly state: State;
  readonly figure: Figure;
  readonly context: SkinContext;
}) {
  const [open, setOpen] = useState(false);
  const states = statesOf(figure);
  const doings = doingsOf(state, figure);
  return (
    <section className="card unit-card fl-card" aria-label={figure.name}>
      <div className="row">
        <Face tincture={colourOf(state, figure)} icon={lookOf(figure.profile).icon} size={40} />
        <div className="grow">
          <h2 className="card-title">{figure.name}</h2>
          <p className="soft small">{kindLine(figure)}</p>
        </div>
        <button type="button" className="button quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Less' : 'More'}
        </button>
      </div>
      <Scores state={state} figure={figure} context={context} />
      {states.length > 0 && <p className="card-states">{states.join(' · ')}</p>}
      {doings.length > 0 && <p className="soft small">{doings.join(' · ')}</p>}
      <Weapons figure={figure} />
      {open && (
        <div className="fl-card-more">
          <Armour figure={figure} />
          <Magic figure={figure} />
          <Chips state={state} figure={figure} />
        </div>
      )}
    </section>
  );
}
