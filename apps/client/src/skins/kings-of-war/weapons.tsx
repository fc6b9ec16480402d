import type { Odds } from '@muster/rules/kernel';
import { useMemo } from 'react';
import { useTable } from '../../store/table-store';
import type { AnyDraft, PartProps } from '../skin';
import { handOf, useHand } from './hand';

/** The ranged weapons of a unit that has several. Once a target is in the hand each says what it would come to. */
export function Weapons({
  store,
  context,
  unit,
  weapons,
  show,
}: PartProps & { readonly unit: string; readonly weapons: readonly string[]; readonly show: boolean }) {
  const chosen = useHand(store, (hand) => hand.weapon[unit]);
  const state = useTable(store, (data) => data.state);
  const draft = useTable(store, (data) => (data.draft?.do === 'shoot' ? data.draft : undefined));
  const target = draft === undefined ? undefined : String(draft['target']);
  const outlooks = useMemo(() => {
    if (target === undefined || state === undefined || context.seat === undefined || weapons.length < 2) return {};
    const { seat } = context;
    return Object.fromEntries(
      weapons.map((weapon) => {
        const preview = context.system.preview(state, seat, { do: 'shoot', unit, target, weapon } as AnyDraft);
        return [weapon, preview.is === 'ready' && preview.odds ? outlookOf(preview.odds) : 'cannot'];
      }),
    );
  }, [context, state, target, unit, weapons]);
  if (!show || weapons.length < 2) return null;
  const hand = handOf(store);
  const aimed = draft === undefined ? (chosen ?? weapons[0]) : draft['weapon'];
  const choose = (weapon: string) => {
    hand.setState({ weapon: { ...hand.getState().weapon, [unit]: weapon } });
    const { draft: held, resting } = store.data.getState();
    if (held?.do !== 'shoot') return;
    store.hold({ ...held, weapon });
    if (resting) store.rest();
  };
  return (
    <fieldset className="choice kow-arms" aria-label="Weapon">
      {weapons.map((weapon) => (
        <button key={weapon} type="button" aria-pressed={aimed === weapon} onClick={() => choose(weapon)}>
          {weapon}
          {outlooks[weapon] !== undefined && <small>{outlooks[weapon]}</small>}
        </button>
      ))}
    </fieldset>
  );
}

/** The gist of a volley: `1.7 damage, 6% rout`. */
function outlookOf(odds: Odds): string {
  const mean = odds.find((figure) => figure.is === 'number' && figure.code === 'expected-damage');
  const rout = odds.find((figure) => figure.is === 'chance' && figure.code === 'rout');
  const damage = mean?.is === 'number' ? `${mean.value.toFixed(1)} damage` : '';
  return rout?.is === 'chance' && rout.value >= 0.005 ? `${damage}, ${Math.round(rout.value * 100)}% rout` : damage;
}
