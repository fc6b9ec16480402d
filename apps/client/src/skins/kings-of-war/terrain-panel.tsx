import type { Point } from '@muster/geometry';
import type { Intent } from '@muster/rules/kernel';
import { PIECES, type State, type Step, type TerrainKind, type TerrainTemplate } from '@muster/rules/kings-of-war';
import { Check, Minus, Plus, RotateCcw, RotateCw, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { namesIn } from '../../store/names';
import { useTable } from '../../store/table-store';
import { dragOut, focusTable } from '../../tools/drag-out';
import { homeTurn } from '../../tools/home-turn';
import type { PartProps } from '../skin';
import { takePiece } from './box';
import { handOf, type Laying, restHand, useHand } from './hand';
import { turnInHand } from './keys';
import { TypeButton } from './prompt-setup';
import { terrainKinds } from './terrain-words';
import { whereText } from './typed-place';

type TerrainStep = Extract<Step, { is: 'terrain' }>;
type Props = PartProps & { readonly state: State; readonly side: string; readonly step: TerrainStep };

/**
 * Laying the field together: a box of pieces to put down in turn, each with the kind and height it shall count as,
 * laid pieces to alter or take up again, and the word that the field is good [KOW-TER-01].
 */
export function TerrainPanel({ store, context, state, side, step }: Props) {
  const data = useTable(store, (all) => all);
  const piece = useHand(store, (hand) => hand.piece);
  const laid = state.terrain.find((each) => each.id === piece);
  const names = namesIn(context, data, state);
  const isMine = step.side === side;
  const others = step.agreed.filter((each) => each !== side).map((each) => names.side(each));
  const laying = useHand(store, (hand) => hand.laying);
  return (
    <section className="card terrain-card" aria-label="The field">
      {isMine && laying ? (
        <InHand store={store} context={context} laying={laying} />
      ) : isMine && laid ? (
        <LaidPiece key={`${laid.id}.${laid.kind}.${laid.height}`} store={store} context={context} piece={laid} />
      ) : (
        <div className="row wrap">
          <p className="grow">
            <b>{state.terrain.length === 0 ? 'The field is bare.' : counted(state.terrain.length)}</b>{' '}
            <span className="soft small">
              {others.length > 0
                ? `${others.join(' and ')} would play on it as it lies.`
                : isMine
                  ? 'Drag a piece from the box, or press on one that lies. Eight to twelve make a good field.'
                  : `${names.side(step.side)} lays a piece now, or agrees.`}
            </span>
          </p>
          {isMine && state.terrain.length > 0 && <Laid store={store} context={context} state={state} />}
          {isMine && <TypeButton store={store} />}
          {data.undo && (
            <button type="button" className="button" onClick={() => void store.undo()}>
              <Undo2 size={17} aria-hidden="true" /> Undo
            </button>
          )}
          <button
            type="button"
            className="button main"
            disabled={!isMine || step.agreed.includes(side)}
            onClick={() => void store.act({ do: 'agree' } as Intent)}
          >
            <Check size={18} aria-hidden="true" /> The field is good
          </button>
        </div>
      )}
      {isMine && <Box store={store} context={context} />}
    </section>
  );
}

const counted = (pieces: number) => `${pieces} ${pieces === 1 ? 'piece lies' : 'pieces lie'} on the field.`;

/** Every piece that lies, by name and place, to be altered or taken up without pointing at it. */
function Laid({ store, context, state }: PartProps & { readonly state: State }) {
  const edge = homeTurn(context) === 180 ? 'far' : 'near';
  return (
    <select
      className="input laid"
      aria-label="A piece on the field"
      value=""
      onChange={(event) => handOf(store).setState({ piece: event.target.value })}
    >
      <option value="">A piece that lies…</option>
      {state.terrain.map((piece) => (
        <option key={piece.id} value={piece.id}>
          {piece.name}, {whereText(middleOf(piece.outline), { table: state.table, edge })}
        </option>
      ))}
    </select>
  );
}

const middleOf = (outline: readonly Point[]): Point => ({
  x: outline.reduce((sum, point) => sum + point.x, 0) / outline.length,
  y: outline.reduce((sum, point) => sum + point.y, 0) / outline.length,
});

/** The box of pieces; the same one again puts it back. */
function Box({ store, context }: PartProps) {
  const laying = useHand(store, (hand) => hand.laying);
  const pick = (template: TerrainTemplate, byKeys: boolean) => {
    if (laying?.template === template.id) {
      store.letGo();
      return restHand(store);
    }
    takePiece(context, template, byKeys);
    if (byKeys) focusTable();
  };
  return (
    <ul className="piece-box" aria-label="Pieces in the box">
      {PIECES.map((template) => (
        <li key={template.id}>
          <button
            type="button"
            aria-pressed={laying?.template === template.id}
            onPointerDown={(event) => dragOut(event, () => takePiece(context, template, false))}
            onClick={(event) => pick(template, event.detail === 0)}
          >
            <Outline template={template} />
            <span>{template.name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What the piece in the hand shall count as, and which way it lies. */
function InHand({ store, context, laying }: PartProps & { readonly laying: Laying }) {
  return (
    <div className="row wrap">
      <KindAndHeight
        kind={laying.kind}
        height={laying.height}
        onChange={(change) => {
          handOf(store).setState({ laying: { ...laying, ...change } });
          const { draft } = store.data.getState();
          if (draft?.do === 'lay') store.hold({ ...draft, ...change });
        }}
      />
      {[15, -15].map((degrees) => (
        <button
          key={degrees}
          type="button"
          className="button icon-only"
          aria-label={degrees > 0 ? 'Turn left 15°' : 'Turn right 15°'}
          onClick={() => turnInHand(context, degrees)}
        >
          {degrees > 0 ? <RotateCcw size={18} aria-hidden="true" /> : <RotateCw size={18} aria-hidden="true" />}
        </button>
      ))}
      <p className="soft small grow">
        Press on the table to lay it.
        <span className="by-keys"> [ and ] turn it, with Shift by 15°. Arrows move it, Enter lays it.</span>
      </p>
      <TypeButton store={store} />
    </div>
  );
}

function LaidPiece({ store, piece }: PartProps & { readonly piece: State['terrain'][number] }) {
  const [as, setAs] = useState({ kind: piece.kind, height: piece.height });
  const hand = handOf(store);
  const changed = as.kind !== piece.kind || as.height !== piece.height;
  const send = async (intent: object) => {
    const reply = await store.act(intent as Intent);
    if (reply.ok) hand.setState({ piece: undefined });
  };
  return (
    <div className="row wrap">
      <b className="card-title">{piece.name}</b>
      <KindAndHeight kind={as.kind} height={as.height} onChange={(change) => setAs({ ...as, ...change })} />
      <button
        type="button"
        className="button main"
        disabled={!changed}
        onClick={() => void send({ do: 'alter', piece: piece.id, ...as })}
      >
        Alter it
      </button>
      <button type="button" className="button" onClick={() => void send({ do: 'take-up', piece: piece.id })}>
        <Trash2 size={17} aria-hidden="true" /> Take it up
      </button>
      <button type="button" className="button quiet" onClick={() => hand.setState({ piece: undefined })}>
        Leave it
      </button>
    </div>
  );
}

function KindAndHeight({
  kind,
  height,
  onChange,
}: {
  readonly kind: TerrainKind;
  readonly height: number;
  readonly onChange: (change: { kind?: TerrainKind; height?: number }) => void;
}) {
  return (
    <>
      <fieldset className="choice" aria-label="Counts as">
        {terrainKinds.map((each) => (
          <button
            key={each.kind}
            type="button"
            className="tip"
            aria-pressed={kind === each.kind}
            onClick={() => onChange({ kind: each.kind })}
          >
            {each.label}
            <span className="tip-text">{each.hint}</span>
          </button>
        ))}
      </fieldset>
      <fieldset className="row kow-height" aria-label="Height">
        <button
          type="button"
          className="button icon-only"
          aria-label="Lower"
          disabled={height <= 0}
          onClick={() => onChange({ height: height - 1 })}
        >
          <Minus size={16} aria-hidden="true" />
        </button>
        <span>
          Height <b>{height}</b>
        </span>
        <button
          type="button"
          className="button icon-only"
          aria-label="Higher"
          disabled={height >= 10}
          onClick={() => onChange({ height: height + 1 })}
        >
          <Plus size={16} aria-hidden="true" />
        </button>
      </fieldset>
    </>
  );
}

/** The piece's own outline, as the rules see it, all at one scale. */
function Outline({ template }: { readonly template: TerrainTemplate }) {
  const [w, h] = [380, 230];
  const points = template.outline.map(({ x, y }) => `${x.toFixed(0)},${(-y).toFixed(0)}`).join(' ');
  return (
    <svg viewBox={`${-w / 2} ${-h / 2} ${w} ${h}`} width={54} height={32} aria-hidden="true" className={template.art}>
      <polygon points={points} />
    </svg>
  );
}
