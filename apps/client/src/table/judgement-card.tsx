import type { SkinContext } from '../skins/skin';
import { namesIn } from '../store/names';
import { sentencesOf } from '../store/refusals';
import { useTable } from '../store/table-store';
import { Figures } from './figures';
import { Sentence } from './sentence';

/** Beside the orders: what the preview says. A no stays until the next touch; a yes shows its odds and notes. */
export function JudgementCard({
  context,
  onGoUnit,
}: {
  readonly context: SkinContext;
  readonly onGoUnit: (unit: string) => void;
}) {
  const { store, words } = context;
  const refused = useTable(store, (data) => data.refused);
  const preview = useTable(store, (data) => data.preview);
  const no = refused ?? (preview?.is === 'refused' ? { refusals: preview.refusals, says: undefined } : undefined);
  if (no)
    return (
      <section className="card judgement no" role="alert" aria-label="Why not">
        <p className="caps bad">Not so</p>
        {sentencesOf(store, no).map((sentence) => (
          <p key={sentence}>
            <Sentence text={sentence} store={store} onGo={onGoUnit} />
          </p>
        ))}
        {no.refusals.some((refusal) => !refusal.code.startsWith('table/')) && (
          <p className="small soft">
            {[...new Set(no.refusals.map((refusal) => words.source(refusal.rule)))].join(' · ')}
          </p>
        )}
      </section>
    );
  const Shown = context.skin.parts.Figures ?? Figures;
  if (preview?.is !== 'ready' || (!preview.odds?.length && !preview.notes?.length)) return null;
  return (
    <section className="card judgement" aria-label="What it would do">
      {preview.odds && <Shown odds={preview.odds} context={context} />}
      {preview.notes?.map((note) => (
        <p key={note.code} className="small" title={words.source(note.because)}>
          {words.note(note, namesFor(context))}
        </p>
      ))}
    </section>
  );
}

const namesFor = (context: SkinContext) => {
  const data = context.store.data.getState();
  return namesIn(context, data, data.state);
};
