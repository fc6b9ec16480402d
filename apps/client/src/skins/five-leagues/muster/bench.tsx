import { READY_WARBANDS, readyWarband, type State, topStep, type WarbandSheet } from '@muster/rules/five-leagues';
import type { Intent, Refusal } from '@muster/rules/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { PasteDialog } from '../../../parts/muster/paste-dialog';
import { namesIn, plain } from '../../../store/names';
import { useTable } from '../../../store/table-store';
import type { PartProps } from '../../skin';
import { tinctureOf } from '../colours';
import { CreationBench } from './creation-bench';
import { Gathered } from './gathered';
import { BenchPage } from './page';
import { WARBAND_FORM } from './paste-form';
import { benchSheet, isMaking, keepBench, keepMaking, useSavedWarbands } from './saved-warbands';
import { SheetBench } from './sheet-bench';
import { Shelf } from './shelf';
import { StandReady } from './stand-ready';

export interface BenchProps extends PartProps {
  readonly state: State;
  readonly seat: string;
  /** The cards of the table: who plays, what awaits the party. */
  readonly beside: ReactNode;
  /** Chat, and the other seats of the same person. */
  readonly tools: ReactNode;
}

/** Where a friend chooses the warband of all, shares it out, and stands ready. */
export function Bench(props: BenchProps) {
  const { store, context, state, seat, beside, tools } = props;
  const data = useTable(store, (all) => all);
  const key = `${data.table?.id ?? ''}.${seat}`;
  const first = state.config.scenario.startsWith('starter') ? 'starter' : 'hearthguard';
  const [sheet, setSheet] = useState<WarbandSheet | undefined>(
    () => benchSheet(key) ?? (first === 'starter' ? readyWarband(first)?.sheet : undefined),
  );
  const [choosing, setChoosing] = useState(state.warband === null);
  const [pasting, setPasting] = useState(false);
  const [making, setMaking] = useState(() => isMaking(key));
  const saved = useSavedWarbands();
  useEffect(() => keepBench(key, sheet), [key, sheet]);
  useEffect(() => keepMaking(key, making), [key, making]);
  // Whoever brings one brings it for all.
  useEffect(() => {
    if (state.warband !== null) setChoosing(false);
  }, [state.warband]);
  const names = namesIn(context, data, state);
  const says = (refusal: Refusal) => plain(context.words.refusal(refusal, names));
  const tincture = tinctureOf(state, seat);
  const step = topStep(state);
  const ready = step?.is === 'muster' && step.ready.includes(seat);
  const take = (taken: WarbandSheet | undefined) => {
    setPasting(false);
    setMaking(false);
    setSheet(taken);
    setChoosing(true);
  };
  const stand = () => store.act({ do: 'ready', ready: true } as unknown as Intent);
  const bring = async (brought: WarbandSheet, who: readonly string[] | undefined) => {
    const intent = { do: 'bring', sheet: idOf(brought) ?? brought, ...(who === undefined ? {} : { who }) };
    const reply = await store.act(intent as unknown as Intent);
    if (!reply.ok) return;
    setChoosing(false);
    // Who plays alone has nobody to share with.
    if (state.seats.filter(({ side }) => side === 'party').length === 1) await stand();
  };

  if (state.warband !== null && !choosing)
    return (
      <BenchPage
        main={<Gathered {...{ store, state }} warband={state.warband} mayShare />}
        beside={beside}
        march={
          <StandReady
            {...{ store, ready }}
            able
            label="Ready to set out"
            standing="You stand ready. The battle begins when the others are."
            onPress={() => void stand()}
            tools={
              <>
                {!ready && (
                  <>
                    <button type="button" className="button" onClick={() => take(state.warband ?? undefined)}>
                      Look into its packs
                    </button>
                    <button type="button" className="button" onClick={() => take(undefined)}>
                      Another warband
                    </button>
                  </>
                )}
                {tools}
              </>
            }
          />
        }
      />
    );
  const back = state.warband !== null && (
    <button type="button" className="button" onClick={() => setChoosing(false)}>
      Back to {state.warband.name}
    </button>
  );
  if (making)
    return (
      <CreationBench
        {...{ tincture, says, tools }}
        onMade={(sheet) => {
          take(sheet);
          void saved.save(sheet);
        }}
        onShelf={() => take(undefined)}
      />
    );
  const paste = pasting && (
    <PasteDialog form={WARBAND_FORM} onTake={take} onClose={() => setPasting(false)} says={says} />
  );
  if (sheet === undefined)
    return (
      <div className="muster-first flm-first">
        <Shelf
          {...{ saved, first }}
          side={tincture}
          onTake={take}
          onPaste={() => setPasting(true)}
          onMake={() => setMaking(true)}
        />
        <aside>
          {beside}
          <div className="row wrap muster-tools">
            {back}
            {tools}
          </div>
        </aside>
        {paste}
      </div>
    );
  return (
    <>
      <SheetBench
        {...{ store, state, sheet, saved, says, tincture, beside, back, tools }}
        onChange={setSheet}
        onShelf={() => setSheet(undefined)}
        onPaste={() => setPasting(true)}
        onBring={(who) => void bring(sheet, who)}
      />
      {paste}
    </>
  );
}

/** The id of the ready warband that this is, to the last buckle; undefined where it was changed. */
function idOf(sheet: WarbandSheet): string | undefined {
  const text = JSON.stringify(sheet);
  return READY_WARBANDS.find((each) => JSON.stringify(each.sheet) === text)?.id;
}
