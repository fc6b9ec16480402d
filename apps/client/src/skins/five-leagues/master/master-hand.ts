import type { FoeRef, IntentOf, SkillId } from '@muster/rules/five-leagues';
import type { Point } from '@muster/rules/kernel';
import { handStore } from '../../../store/hand-store';
import type { TableStore } from '../../../store/table-store';

/** What a game master is about, beside the orders of his enemies: a form that stands open, and whose eyes he sees by. */
export interface MasterHand {
  readonly form: MasterForm | undefined;
  /** A seat of the party whose view is shown in place of his own. */
  readonly seesAs: string | undefined;
  /** He has left the gathering for the table, to prepare while the friends choose. */
  readonly atTable: boolean;
  /** The enemy whose plan by the game is drawn on the table. */
  readonly foreseen: string | undefined;
}

export type MasterForm =
  | PrepareForm
  | { readonly is: 'figure'; readonly foe: FoeRef | undefined }
  | { readonly is: 'marker'; readonly kind: 'sign' | 'unknown'; readonly label: string }
  | NoteForm
  | TestForm
  | { readonly is: 'ruling' }
  | { readonly is: 'reward' };

export interface PrepareForm {
  readonly is: 'prepare';
  readonly thing: Prepare;
  /** What a press on the table means: a figure of this kind, the place that springs it, or nothing. */
  readonly press: 'figure' | 'spot' | 'none';
  readonly foe: FoeRef | undefined;
}

export type Prepare = Omit<IntentOf<'prepare'>, 'do'>;

export interface NoteForm {
  readonly is: 'note';
  readonly id: string;
  readonly text: string;
  readonly at: Point | null;
}

export interface TestForm {
  readonly is: 'test';
  readonly units: readonly string[];
  readonly skills: readonly SkillId[];
  readonly target: number;
  readonly text: string;
}

const initial: MasterHand = { form: undefined, seesAs: undefined, atTable: false, foreseen: undefined };

export const { handOf: masterOf, useHand: useMaster } = handStore(initial);

export const emptyPrepare: Prepare = {
  title: '',
  note: '',
  told: '',
  figures: [],
  test: null,
  reward: null,
  trigger: { is: 'hand' },
  held: false,
};

/** Opens a form, or puts it away where it stands open already. */
export function toggleForm(store: TableStore, form: MasterForm): void {
  const hand = masterOf(store);
  hand.setState({ form: hand.getState().form?.is === form.is ? undefined : form });
}

/** From the gathering to the table, or back. His tab is called, by which the page looks again which of them it shows. */
export function goTo(store: TableStore, where: 'table' | 'gathering'): void {
  masterOf(store).setState({ atTable: where === 'table', form: undefined });
  callTab(store);
}

/** The forms lie in the master’s tab. */
export const callTab = (store: TableStore): void => store.patch({ tabCalls: store.data.getState().tabCalls + 1 });

export const closeForm = (store: TableStore): void => masterOf(store).setState({ form: undefined });

/** Changes the thing being prepared; nothing where none is. */
export function setThing(store: TableStore, change: Partial<Prepare>): void {
  const { form } = masterOf(store).getState();
  if (form?.is !== 'prepare') return;
  masterOf(store).setState({ form: { ...form, thing: { ...form.thing, ...change } } });
}
