import type { Refusal } from '@muster/rules/kernel';
import { checkWarband, type WarbandLimits, type WarbandList } from '@muster/rules/song-of-blades';
import { words } from '@muster/rules/song-of-blades/words';
import { Check, X } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { PasteDialog } from '../../../parts/muster/paste-dialog';
import { useSize } from '../../../table/use-size';
import { Builder } from '../muster/builder';
import { WARBAND_FORM } from '../muster/paste-form';
import { benchWarband, keepBench, useSavedWarbands } from '../muster/saved-warbands';
import { Shelf } from '../muster/shelf';
import type { Deeds } from './use-deeds';

/** The shelf and the builder over the whole page, for a warband that begins a campaign; a draft is kept until it is taken. */
export function ChooseWarband({
  draft,
  limits,
  deeds,
  onTake,
  onClose,
}: {
  /** What the draft is kept under in this browser. */
  readonly draft: string;
  readonly limits: WarbandLimits;
  readonly deeds: Deeds;
  readonly onTake: (list: WarbandList) => Promise<boolean>;
  readonly onClose: () => void;
}) {
  const [list, setList] = useState<WarbandList | undefined>(() => benchWarband(draft));
  useEffect(() => keepBench(draft, list), [draft, list]);
  const [pasting, setPasting] = useState(false);
  const saved = useSavedWarbands();
  const size = useSize();
  const judge = useCallback((judged: WarbandList) => checkWarband(judged, limits), [limits]);
  const take = (taken: WarbandList) => {
    setPasting(false);
    setList(taken);
  };
  const away = (
    <button type="button" className="button" onClick={onClose}>
      <X size={17} aria-hidden="true" /> Not now
    </button>
  );
  return createPortal(
    <div className={`muster-page sobm-over ${size}`}>
      {list ? (
        <Builder
          {...{ limits, judge, list, saved, says }}
          tincture="azure"
          ready={false}
          onChange={setList}
          onShelf={() => setList(undefined)}
          onPaste={() => setPasting(true)}
          march={(able) => (
            <div className="muster-march">
              {deeds.no && <p className="muster-note bad">{deeds.no}</p>}
              <button
                type="button"
                className="button main big"
                disabled={!able || deeds.pending}
                onClick={() => void onTake(list)}
              >
                <Check size={20} aria-hidden="true" /> Into the campaign
              </button>
              <div className="row muster-tools">{away}</div>
            </div>
          )}
        />
      ) : (
        <div className="muster-first">
          <Shelf limits={limits} side="azure" saved={saved} onTake={take} onPaste={() => setPasting(true)} />
          <aside>{away}</aside>
        </div>
      )}
      {pasting && <PasteDialog form={WARBAND_FORM} onTake={take} onClose={() => setPasting(false)} says={says} />}
    </div>,
    document.body,
  );
}

const says = (refusal: Refusal): string =>
  words.refusal(refusal, { unit: String, seat: String, side: String, length: String });
