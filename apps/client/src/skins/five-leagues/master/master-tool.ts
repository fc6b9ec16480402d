import type { State } from '@muster/rules/five-leagues';
import type { PointerAt } from '../../../scene/model';
import type { SkinContext, Tool, ToolSet } from '../../skin';
import { closeForm, masterOf, setThing } from './master-hand';
import { secretOf } from './secret-scene';
import { masterShown } from './shown';

/**
 * The hand of a game master: while a form of his stands open a press on the table gives it its place, and hidden figures
 * are pulled about; everything else goes to the hand of the game.
 */
export function withMaster(context: SkinContext, { main, confirm }: ToolSet): ToolSet {
  if (context.seat !== 'gm') return { main, ...(confirm ? { confirm } : {}) };
  const { store } = context;
  const master = masterOf(store);
  const round = ({ x, y }: PointerAt['at']) => ({ x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 });
  /** The hidden figure under the button, and the thing it is of. */
  let pulls: { readonly id: string; readonly at: number } | undefined;
  let holds: 'master' | 'game' = 'game';
  let moved = false;

  const hiddenAt = (p: PointerAt) => {
    const state = store.data.getState().state as State | undefined;
    const id = p.bodies[0];
    return state && id !== undefined ? secretOf(masterShown(state, context), id) : undefined;
  };
  /** Whether a press on the table is the form’s; then what it does. */
  const taken = (): ((p: PointerAt) => void) | undefined => {
    const { form, seesAs } = master.getState();
    if (seesAs !== undefined) return () => undefined;
    switch (form?.is) {
      case 'prepare': {
        const { foe, press, thing } = form;
        if (press === 'spot')
          return (p) => {
            const radius = thing.trigger.is === 'near' ? thing.trigger.radius : 50.8;
            setThing(store, { trigger: { is: 'near', at: round(p.at), radius } });
          };
        if (press !== 'figure' || foe === undefined || thing.figures.length >= 12) return undefined;
        return (p) => setThing(store, { figures: [...thing.figures, { foe, at: round(p.at) }] });
      }
      case 'figure': {
        const { foe } = form;
        return foe && ((p) => void store.act({ do: 'put', foe, at: round(p.at) } as never));
      }
      case 'marker': {
        const { kind, label } = form;
        return (p) =>
          void store
            .act({ do: 'set-marker', is: kind, at: round(p.at), label: label.trim() } as never)
            .then((reply) => reply.ok && closeForm(store));
      }
      case 'note':
        return (p) => master.setState({ form: { ...form, at: round(p.at) } });
      case 'test':
        return (p) => {
          const id = p.bodies[0];
          if (id === undefined) return;
          const units = form.units.includes(id) ? form.units.filter((each) => each !== id) : [...form.units, id];
          master.setState({ form: { ...form, units } });
        };
      default:
        return undefined;
    }
  };

  const tool: Tool = {
    ...main,
    press(p) {
      moved = false;
      const { form } = master.getState();
      const hidden = hiddenAt(p);
      if (hidden && form?.is === 'prepare' && (hidden.thing.id === form.thing.id || hidden.thing.id === 'draft')) {
        pulls = { id: hidden.thing.id, at: hidden.at };
        holds = 'master';
        return 'take';
      }
      pulls = undefined;
      holds = taken() === undefined ? 'game' : 'master';
      return holds === 'game' ? main.press(p) : 'pan';
    },
    drag(p) {
      if (holds === 'game') return main.drag(p);
      moved = true;
      const { form } = master.getState();
      if (!pulls || form?.is !== 'prepare') return;
      const { at } = pulls;
      setThing(store, {
        figures: form.thing.figures.map((each, i) => (i === at ? { ...each, at: round(p.at) } : each)),
      });
    },
    release(p) {
      if (holds === 'game') main.release(p);
    },
    hover(p) {
      if (taken() === undefined) main.hover(p);
    },
    tap(p) {
      if (holds === 'game') return main.tap(p);
      if (!moved && !pulls) taken()?.(p);
    },
    doubleTap(p) {
      if (holds === 'game') main.doubleTap(p);
      else taken()?.(p);
    },
    key(event) {
      if (event.key === 'Escape' && !store.data.getState().draft) {
        const { form, seesAs } = master.getState();
        if (seesAs !== undefined) master.setState({ seesAs: undefined });
        else if (form?.is === 'prepare' && form.press !== 'none') master.setState({ form: { ...form, press: 'none' } });
        else if (form) closeForm(store);
        else return main.key(event);
        return true;
      }
      return main.key(event);
    },
    cancel() {
      pulls = undefined;
      if (holds === 'game') main.cancel();
    },
  };
  return { main: tool, ...(confirm ? { confirm } : {}) };
}
