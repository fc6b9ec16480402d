import { foeProfile, type State } from '@muster/rules/five-leagues';
import { ChevronLeft, MapPinned } from 'lucide-react';
import { useTable } from '../../../store/table-store';
import type { PartProps } from '../../skin';
import { callTab, closeForm, type MasterForm, useMaster } from './master-hand';

/** What a press on the table does for the form that stands open; undefined while it waits for none. */
export function placingText(state: State, form: MasterForm | undefined): string | undefined {
  switch (form?.is) {
    case 'figure':
      return form.foe && `${foeProfile(state, form.foe).title}: press where it comes.`;
    case 'marker':
      if (form.kind === 'unknown') return 'Press where the Unknown Enemy lies.';
      return form.label.trim() === '' ? undefined : 'Press where the sign lies.';
    case 'note':
      return form.at === null ? 'Press where the note is pinned.' : 'Pinned. Press elsewhere to pin it there.';
    case 'test':
      return 'Press the characters who are tested.';
    case 'prepare':
      if (form.press === 'spot') return 'Press the place where it springs.';
      if (form.press !== 'figure' || form.foe === undefined) return undefined;
      return `${foeProfile(state, form.foe).title}: press where each of them waits.`;
    default:
      return undefined;
  }
}

/** On a small screen, in the form: makes room for the table that is to be pressed. */
export function ToTable({ store, state, form }: Omit<PartProps, 'context'> & Placing) {
  if (placingText(state, form) === undefined) return null;
  return (
    <button
      type="button"
      className="button violet fl-to-table"
      onClick={() => store.patch({ tableCalls: store.data.getState().tableCalls + 1 })}
    >
      <MapPinned size={17} aria-hidden="true" /> To the table
    </button>
  );
}

/** On a small screen, below the table: what a press does, and the way back. */
export function PlacingBar({ store, state }: Omit<PartProps, 'context'> & { readonly state: State }) {
  const form = useMaster(store, (hand) => hand.form);
  const refused = useTable(store, (data) => data.refused !== undefined);
  const text = placingText(state, form);
  if (text === undefined || refused) return null;
  return (
    <section className="card fl-placing" aria-label="On the table">
      <p>{text}</p>
      <div className="row">
        <button type="button" className="button" onClick={() => callTab(store)}>
          <ChevronLeft size={17} aria-hidden="true" /> The form
        </button>
        {form?.is === 'figure' && (
          <button type="button" className="button" onClick={() => closeForm(store)}>
            Done
          </button>
        )}
      </div>
    </section>
  );
}

interface Placing {
  readonly state: State;
  readonly form: MasterForm;
}
