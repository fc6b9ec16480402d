import type { Refusal, SideId } from '@muster/rules/kernel';
import { ARMIES, type ArmyList, type State, unitsOf } from '@muster/rules/kings-of-war';
import { type ReactNode, useEffect, useState } from 'react';
import { PasteDialog } from '../../../parts/muster/paste-dialog';
import { namesIn, plain } from '../../../store/names';
import { useTable } from '../../../store/table-store';
import type { PartProps } from '../../skin';
import { tincturesOf } from '../scene';
import { Builder, isReady } from './builder';
import * as draft from './list-draft';
import { LIST_FORM } from './paste-form';
import { benchList, forgetList, keepBench, savedLists, saveList } from './saved-lists';
import { Shelf } from './shelf';

export interface BenchProps extends PartProps {
  readonly state: State;
  readonly side: SideId;
  /** The cards of the other sides. */
  readonly beside: ReactNode;
  /** Chat, and the other seats of the same person. */
  readonly tools: ReactNode;
}

/** Where one seat chooses or builds its army and takes it to the table. */
export function Bench({ store, context, state, side, beside, tools }: BenchProps) {
  const data = useTable(store, (all) => all);
  const key = `${data.table?.id ?? ''}.${context.seat ?? ''}`;
  const [list, setList] = useState<ArmyList | undefined>(() => startingList(state, side, key));
  const [saved, setSaved] = useState(savedLists);
  const [pasting, setPasting] = useState(false);
  useEffect(() => keepBench(key, list), [key, list]);
  const tincture = tincturesOf(state)[side] ?? 'azure';
  const names = namesIn(context, data, state);
  const says = (refusal: Refusal) => plain(context.words.refusal(refusal, names));
  const take = (taken: ArmyList) => {
    setPasting(false);
    setList(taken);
  };
  const paste = pasting && <PasteDialog form={LIST_FORM} onTake={take} onClose={() => setPasting(false)} says={says} />;
  if (!list) {
    return (
      <div className="muster-first">
        <Shelf
          limit={state.config.points}
          side={tincture}
          saved={saved}
          onTake={take}
          onForget={(gone) => setSaved(forgetList(gone))}
          onBlank={(army) => take(draft.emptyList(army, `${ARMIES.find((a) => a.id === army)?.name ?? ''} of my own`))}
          onPaste={() => setPasting(true)}
        />
        <aside>
          {beside}
          <div className="row muster-tools">{tools}</div>
        </aside>
        {paste}
      </div>
    );
  }
  return (
    <>
      <Builder
        {...{ store, context, state, side, beside, tools, list, tincture, says }}
        onChange={setList}
        onShelf={() => setList(undefined)}
        onSave={() => setSaved(saveList(list))}
        onPaste={() => setPasting(true)}
      />
      {paste}
    </>
  );
}

/** Ready: what stands on the table. Else what lay on the bench before a reload, or what was brought so far. */
function startingList(state: State, side: SideId, key: string): ArmyList | undefined {
  const taken = takenList(state, side);
  return taken && isReady(state, side) ? taken : (benchList(key) ?? taken);
}

/** What this side has already brought, so that it can be changed again after a reload. */
function takenList(state: State, side: SideId): ArmyList | undefined {
  const { of, army } = state.sides[side] ?? { of: null, army: '' };
  return of === null ? undefined : draft.listOfUnits(of, army, unitsOf(state, side));
}
