import { fiveLeagues, type State } from '@muster/rules/five-leagues';
import type { SkinContext } from '../../skin';
import { masterOf, type PrepareForm } from './master-hand';

/** What the master’s table shows: what a player sees while he looks as one, else his own with what he is preparing. */
export function masterShown(state: State, context: SkinContext): State {
  if (context.seat !== 'gm') return state;
  const { seesAs, form } = masterOf(context.store).getState();
  if (seesAs !== undefined) return seenBy(state, seesAs);
  return form?.is === 'prepare' ? withDraft(state, form) : state;
}

const views = new WeakMap<State, Map<string, State>>();

function seenBy(state: State, seat: string): State {
  const known = views.get(state) ?? new Map<string, State>();
  views.set(state, known);
  const view = known.get(seat) ?? fiveLeagues.view(state, seat);
  known.set(seat, view);
  return view;
}

let last: { readonly state: State; readonly thing: PrepareForm['thing']; readonly made: State } | undefined;

/** The thing in the form lies on the table as if it were prepared, in place of the one it will replace. */
function withDraft(state: State, { thing }: PrepareForm): State {
  if (last?.state === state && last.thing === thing) return last.made;
  const id = thing.id ?? 'draft';
  const others = state.secret.prepared.filter((each) => each.id !== id);
  const made = { ...state, secret: { ...state.secret, prepared: [...others, { ...thing, id }] } };
  last = { state, thing, made };
  return made;
}
