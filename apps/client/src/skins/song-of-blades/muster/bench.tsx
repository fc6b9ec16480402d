import type { Refusal } from '@muster/rules/kernel';
import type { State, WarbandList } from '@muster/rules/song-of-blades';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { PasteDialog } from '../../../parts/muster/paste-dialog';
import { namesIn, plain } from '../../../store/names';
import { useTable } from '../../../store/table-store';
import type { PartProps } from '../../skin';
import { CampaignDoor } from '../campaign/campaign-door';
import { useCampaignOfTable } from '../campaign/campaign-of-table';
import { tincturesOf } from '../scene';
import { Builder } from './builder';
import { CampaignBench } from './campaign-bench';
import { friendsPoints, isReady, judgedFor, limitsOf } from './judged';
import { BringNobody, March } from './march';
import { mutable } from './mutable';
import { WARBAND_FORM } from './paste-form';
import { benchWarband, keepBench, useSavedWarbands } from './saved-warbands';
import { Shelf } from './shelf';

export interface BenchProps extends PartProps {
  readonly state: State;
  readonly seat: string;
  /** The cards of the other seats. */
  readonly beside: ReactNode;
  /** Chat, and the other seats of the same person. */
  readonly tools: ReactNode;
}

/** Where one seat chooses or builds its warband and takes it to the table. */
export function Bench(props: BenchProps) {
  const { store, context, state, seat, beside, tools } = props;
  const data = useTable(store, (all) => all);
  const key = `${data.table?.id ?? ''}.${seat}`;
  const [list, setList] = useState<WarbandList | undefined>(() => benchWarband(key));
  const saved = useSavedWarbands();
  const campaign = useCampaignOfTable(data.table?.id);
  const [pasting, setPasting] = useState(false);
  useEffect(() => keepBench(key, list), [key, list]);
  const side = state.seats.find((each) => each.seat === seat)?.side ?? '';
  const tincture = tincturesOf(state)[side] ?? 'azure';
  const names = namesIn(context, data, state);
  const says = (refusal: Refusal) => plain(context.words.refusal(refusal, names));
  const limits = useMemo(() => limitsOf(state), [state]);
  const judge = useCallback((judged: WarbandList) => judgedFor(state, seat, judged), [state, seat]);
  const ready = isReady(state, seat);
  const take = (taken: WarbandList) => {
    setPasting(false);
    setList(taken);
  };
  const sheet = campaign?.sheets.find((each) => each.seat === seat);
  // A campaign's warband is not chosen: until it is known whether this is one, nothing is offered.
  if (campaign === undefined) return <div className="muster-first" />;
  if (campaign && sheet) return <CampaignBench {...props} {...{ campaign, sheet: sheet.sheet, tincture, says }} />;
  const paste = pasting && (
    <PasteDialog form={WARBAND_FORM} onTake={take} onClose={() => setPasting(false)} says={says} />
  );
  if (!list) {
    return (
      <div className="muster-first">
        <Shelf limits={limits} side={tincture} saved={saved} onTake={take} onPaste={() => setPasting(true)} />
        <aside>
          {beside}
          {!ready && <BringNobody {...{ store, state, seat }} />}
          <div className="row wrap muster-tools">
            <CampaignDoor config={state.config} />
            {tools}
          </div>
        </aside>
        {paste}
      </div>
    );
  }
  return (
    <>
      <Builder
        {...{ limits, judge, list, tincture, says, saved, ready, beside }}
        shared={friendsPoints(state, seat)}
        march={(able) => <March {...props} choosing={{ is: 'list', list: mutable(list) }} able={able} ready={ready} />}
        onChange={setList}
        onShelf={() => setList(undefined)}
        onPaste={() => setPasting(true)}
      />
      {paste}
    </>
  );
}
