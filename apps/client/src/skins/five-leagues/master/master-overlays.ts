import { type Foreseen, fieldedOf, foresee, type State } from '@muster/rules/five-leagues';
import type { Overlay } from '../../../scene/model';
import type { SkinContext } from '../../skin';
import { masterOf } from './master-hand';
import { secretOverlays } from './secret-scene';
import { masterShown } from './shown';

/** Drawn for who sits at the master’s seat: what he hid, his notes, and what the game would do with an enemy. */
export function masterOverlays(state: State, context: SkinContext): readonly Overlay[] {
  const { seat, store } = context;
  if (seat === undefined) return [];
  const { seesAs, foreseen, form } = masterOf(store).getState();
  if (seesAs !== undefined) return [];
  return [
    ...(seat === 'gm' ? secretOverlays(masterShown(state, context)) : []),
    ...(foreseen === undefined ? [] : planOverlays(state, foreseen)),
    ...(store.data.getState().notes[seat] ?? []).flatMap((note): readonly Overlay[] =>
      note.at === null || (form?.is === 'note' && form.id === note.id)
        ? []
        : [{ is: 'note', at: note.at, text: note.text }],
    ),
    ...(form?.is === 'note' && form.at !== null
      ? [{ is: 'note' as const, at: form.at, text: form.text.trim() || '…' }]
      : []),
  ];
}

/** The way an enemy would go by the game, and whom it is after. */
function planOverlays(state: State, unit: string): readonly Overlay[] {
  const figure = fieldedOf(state, unit);
  const plan = planOf(state, unit);
  if (!figure || !plan) return [];
  const end = plan.path.at(-1);
  return [
    ...(end === undefined
      ? []
      : ([
          { is: 'path', points: [figure.pose, ...plan.path], tone: 'threat' },
          {
            is: 'ghost',
            of: unit,
            base: {
              shape: { kind: 'disc', radius: figure.profile.base / 2 },
              pose: { ...end, facing: figure.pose.facing },
            },
            tone: 'threat',
          },
        ] as const)),
    ...(plan.target === null ? [] : [{ is: 'outline' as const, of: plan.target, tone: 'threat' as const }]),
  ];
}

const plans = new WeakMap<State, Map<string, Foreseen | undefined>>();

/** What the game would do with it, thought out once per position. */
export function planOf(state: State, unit: string): Foreseen | undefined {
  const known = plans.get(state) ?? new Map<string, Foreseen | undefined>();
  plans.set(state, known);
  if (!known.has(unit)) known.set(unit, foresee(state, unit));
  return known.get(unit);
}

export const isThoughtOut = (state: State, unit: string): boolean => plans.get(state)?.has(unit) === true;
