import type { Intent, Preview } from '@muster/rules/kernel';
import { useState } from 'react';
import { Choice } from '../parts/choice';
import { Dialog } from '../parts/dialog';
import type { AnyDraft, SkinContext } from '../skins/skin';
import { namesIn } from '../store/names';
import { sentencesOf } from '../store/refusals';
import { useSlow } from '../store/use-slow';
import { lengthFrom, lengthText } from '../tools/lengths';

type Kind = 'agree' | 'pose' | 'count' | 'label' | 'remove';

/**
 * Something to set right by consent: it skips the rules of play, and the others must say yes. `isRuling`: by the word of
 * a game master, at once.
 */
export function CorrectDialog({
  context,
  onClose,
  isRuling = false,
}: {
  readonly context: SkinContext;
  readonly onClose: () => void;
  readonly isRuling?: boolean;
}) {
  const { store, system } = context;
  const data = useSlow(store);
  const bodies = data.state === undefined ? [] : system.bodies(data.state);
  const [kind, setKind] = useState<Kind>('agree');
  const [unit, setUnit] = useState(data.selected[0] ?? bodies[0]?.id ?? '');
  const body = bodies.find((one) => one.id === unit);
  const [words, setWords] = useState('');
  const [why, setWhy] = useState('');
  const [what, setWhat] = useState(context.words.counts?.[0]?.what ?? 'damage');
  const [value, setValue] = useState(context.words.counts?.[0]?.most === 1 ? '1' : '0');
  const [right, setRight] = useState('0');
  const [up, setUp] = useState('0');
  const [turn, setTurn] = useState('0');
  const [no, setNo] = useState<readonly string[]>([]);
  const names = namesIn(context, data, data.state);
  const { counts } = context.words;
  const counted = counts?.find((one) => one.what === what);

  const change = () => {
    if (kind === 'agree') return { is: 'agree', text: words.trim() };
    if (kind === 'label') return { is: 'label', unit, text: words.trim() };
    if (kind === 'count') return { is: 'count', unit, what: what.trim(), value: Math.round(Number(value) || 0) };
    if (kind === 'remove') return { is: 'remove', unit };
    const pose = body?.base.pose ?? { x: 0, y: 0, facing: 0 };
    return {
      is: 'pose',
      unit,
      pose: {
        x: pose.x + (lengthFrom(right, system.units) ?? 0),
        y: pose.y + (lengthFrom(up, system.units) ?? 0),
        facing: pose.facing + (Number(turn) || 0),
      },
    };
  };
  const propose = async () => {
    if (context.seat === undefined) return;
    const draft = (isRuling
      ? { do: 'rule', changes: [change()], text: (kind === 'agree' ? words : why).trim() }
      : { do: 'correct', changes: [change()] }) as unknown as AnyDraft;
    const preview: Preview<Intent> = system.preview(data.state, context.seat, draft);
    if (preview.is === 'refused') return setNo(sentencesOf(store, { refusals: preview.refusals, says: undefined }));
    if (preview.is === 'unfinished') return setNo(['Something is missing here.']);
    const reply = await store.act(preview.intent);
    if (reply.ok) onClose();
    else setNo(sentencesOf(store, { refusals: reply.refusals, says: reply.says }));
  };
  return (
    <Dialog title={isRuling ? 'A ruling' : 'Set something right'} onClose={onClose}>
      <div className="column">
        <p className="soft small">
          {isRuling
            ? 'The rules do not judge this; you do. Everybody reads it in the log.'
            : 'The rules do not judge this; the others do. It stands in the log.'}
        </p>
        <Choice<Kind>
          label="What"
          value={kind}
          options={[
            { value: 'agree', label: isRuling ? 'A word' : 'We agree' },
            { value: 'pose', label: 'Move' },
            { value: 'count', label: context.words.counts ? 'State' : 'Number' },
            { value: 'label', label: 'Label' },
            { value: 'remove', label: 'Remove' },
          ]}
          onChange={setKind}
        />
        {kind !== 'agree' && (
          <label className="field">
            <span className="caps">Unit</span>
            <select className="input" value={unit} onChange={(event) => setUnit(event.target.value)}>
              {bodies.map((one) => (
                <option key={one.id} value={one.id}>
                  {names.unit(one.id)}
                </option>
              ))}
            </select>
          </label>
        )}
        {(kind === 'agree' || kind === 'label') && (
          <label className="field">
            <span className="caps">{kind === 'label' ? 'Label' : isRuling ? 'What holds' : 'What is agreed'}</span>
            <input
              className="input"
              value={words}
              maxLength={kind === 'agree' ? 200 : 60}
              placeholder={kind === 'agree' ? 'It is in' : ''}
              onChange={(event) => setWords(event.target.value)}
            />
          </label>
        )}
        {kind === 'count' && (
          <div className="row">
            {counts ? (
              <label className="field grow">
                <span className="caps">Of what</span>
                <select
                  className="input"
                  value={what}
                  onChange={(event) => {
                    setWhat(event.target.value);
                    setValue(counts.some((one) => one.what === event.target.value && one.most === 1) ? '1' : '0');
                  }}
                >
                  {counts.map((one) => (
                    <option key={one.what} value={one.what}>
                      {one.label}
                    </option>
                  ))}
                </select>
              </label>
            ) : (
              <Text label="Of what" value={what} onChange={setWhat} />
            )}
            {counted?.most === 1 ? (
              <Choice
                label="Set to"
                value={value}
                options={[
                  { value: '1', label: 'It is' },
                  { value: '0', label: 'It is not' },
                ]}
                onChange={setValue}
              />
            ) : (
              <Text label="Set to" value={value} onChange={setValue} />
            )}
          </div>
        )}
        {kind === 'pose' && (
          <div className="row">
            <Text label={`Right by (${lengthText(0, system.units).slice(1)})`} value={right} onChange={setRight} />
            <Text label="Up by" value={up} onChange={setUp} />
            <Text label="Turn left by °" value={turn} onChange={setTurn} />
          </div>
        )}
        {isRuling && kind !== 'agree' && <Text label="Why" value={why} onChange={setWhy} />}
        {no.map((line) => (
          <p key={line} className="bad" role="alert">
            {line}
          </p>
        ))}
        <div className="row">
          <button type="button" className="button main" onClick={propose}>
            {isRuling ? 'Rule so' : 'Propose it'}
          </button>
          <button type="button" className="button" onClick={onClose}>
            Leave it
          </button>
        </div>
      </div>
    </Dialog>
  );
}

function Text({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  return (
    <label className="field grow">
      <span className="caps">{label}</span>
      <input className="input" value={value} onChange={(event) => onChange(event.target.value)} />
    </label>
  );
}
