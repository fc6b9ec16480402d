import { partyOf, type Reward, type State } from '@muster/rules/five-leagues';
import { ChevronLeft } from 'lucide-react';
import { useState } from 'react';
import { Choice } from '../../../parts/choice';
import { sentencesOf } from '../../../store/refusals';
import { useTable } from '../../../store/table-store';
import type { PartProps } from '../../skin';
import { colourOf } from '../colours';
import { Face } from '../face';
import { lookOf } from '../looks';
import { isNothing, Line, NO_REWARD, RewardFields, Skills, Steps, Words } from './fields';
import { FoePicker } from './foe-picker';
import { closeForm, type MasterForm, masterOf, type NoteForm, type TestForm } from './master-hand';
import { ToTable } from './placing';

type SmallForm = Exclude<MasterForm, { is: 'prepare' } | { is: 'ruling' }>;
interface FormProps<F> extends PartProps {
  readonly state: State;
  readonly form: F;
}

const TITLES: Readonly<Record<SmallForm['is'], string>> = {
  note: 'Note',
  marker: 'Marker',
  figure: 'Figure',
  test: 'Test',
  reward: 'Reward',
};

/** The form of the tool in a master’s hand, in his tab. */
export function SmallFormView(props: FormProps<SmallForm>) {
  const { store, form } = props;
  return (
    <div className="fl-master">
      <div className="fl-master-scroll fl-form">
        <div className="row">
          <button type="button" className="button quiet" onClick={() => closeForm(store)}>
            <ChevronLeft size={17} aria-hidden="true" /> Back
          </button>
          <h3 className="grow">{TITLES[form.is]}</h3>
        </div>
        <Body {...props} />
        <ToTable store={store} state={props.state} form={form} />
      </div>
    </div>
  );
}

function Body({ form, ...props }: FormProps<SmallForm>) {
  switch (form.is) {
    case 'note':
      return <NoteBody {...props} form={form} />;
    case 'marker':
      return <MarkerBody {...props} form={form} />;
    case 'figure':
      return <FigureBody {...props} form={form} />;
    case 'test':
      return <TestBody {...props} form={form} />;
    case 'reward':
      return <RewardBody {...props} form={form} />;
  }
}

function NoteBody({ store, form }: FormProps<NoteForm>) {
  const [no, setNo] = useState<string>();
  const notes = useTable(store, (data) => data.notes['gm']) ?? [];
  const set = (change: Partial<NoteForm>) => masterOf(store).setState({ form: { ...form, ...change } });
  const done = (reply: { readonly ok: boolean; readonly says?: string | undefined }) =>
    reply.ok ? closeForm(store) : setNo(reply.says ?? 'The note could not be kept.');
  const isKept = notes.some(({ id }) => id === form.id);
  return (
    <>
      <Words label="What it says" value={form.text} most={600} onChange={(text) => set({ text })} />
      <p className="soft small">
        {form.at === null ? 'Press on the table where it is to be pinned.' : 'Press elsewhere to pin it there.'}
      </p>
      <div className="row wrap">
        <button
          type="button"
          className="button main"
          disabled={form.text.trim() === ''}
          onClick={() =>
            void store.ask({ do: 'note', seat: 'gm', note: form.id, text: form.text.trim(), at: form.at }).then(done)
          }
        >
          {isKept ? 'Keep the change' : 'Keep it'}
        </button>
        {isKept && (
          <button
            type="button"
            className="button"
            onClick={() => void store.ask({ do: 'drop-note', seat: 'gm', note: form.id }).then(done)}
          >
            Throw it away
          </button>
        )}
      </div>
      {no !== undefined && (
        <p className="bad small" role="alert">
          {no}
        </p>
      )}
      {notes.length > 0 && !isKept && (
        <ul className="fl-notes">
          {notes.map(({ id, text, at }) => (
            <li key={id}>
              <button type="button" className="fl-foe" onClick={() => set({ id, text, at })}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function MarkerBody({ store, state, form }: FormProps<Extract<SmallForm, { is: 'marker' }>>) {
  const set = (change: Partial<typeof form>) => masterOf(store).setState({ form: { ...form, ...change } });
  const lying = Object.values(state.markers).filter(({ is }) => is === 'sign' || is === 'unknown');
  const canSet = form.kind === 'unknown' || form.label.trim() !== '';
  return (
    <>
      <Choice
        label="What it is"
        value={form.kind}
        options={[
          { value: 'sign', label: 'A sign' },
          { value: 'unknown', label: 'Unknown Enemy' },
        ]}
        onChange={(kind) => set({ kind })}
      />
      {form.kind === 'sign' && (
        <Line
          label="What the party reads"
          value={form.label}
          most={60}
          placeholder="A cold hearth"
          onChange={(label) => set({ label })}
        />
      )}
      <p className="soft small">
        {canSet ? 'Press on the table where it lies.' : 'A sign needs a few words; then press on the table.'}
      </p>
      {lying.length > 0 && (
        <ul className="fl-notes">
          {lying.map(({ id, label }) => (
            <li key={id} className="row small">
              <span className="grow">{label ?? 'Unknown Enemy'}</span>
              <button
                type="button"
                className="fl-little-button"
                onClick={() => void store.act({ do: 'take-marker', marker: id } as never)}
              >
                Take off
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function FigureBody({ store, state, form }: FormProps<Extract<SmallForm, { is: 'figure' }>>) {
  return (
    <>
      <FoePicker
        state={state}
        value={form.foe}
        onChange={(foe) => masterOf(store).setState({ form: { ...form, foe } })}
      />
      <p className="soft small">
        {form.foe ? 'Press on the table: it appears there at once, for all to see.' : 'Choose who comes.'}
      </p>
    </>
  );
}

function TestBody({ store, state, form }: FormProps<TestForm>) {
  const [no, setNo] = useState<readonly string[]>([]);
  const [onPass, setPass] = useState('');
  const [onFail, setFail] = useState('');
  const [reward, setReward] = useState<Reward | null>(null);
  const set = (change: Partial<TestForm>) => masterOf(store).setState({ form: { ...form, ...change } });
  const ask = async () => {
    const { units, skills, target, text } = form;
    const reply = await store.act({
      do: 'ask-test',
      units,
      skills,
      target,
      text: text.trim() || 'A test',
      onPass: onPass.trim(),
      onFail: onFail.trim(),
      reward: reward && !isNothing(reward) ? reward : null,
    } as never);
    if (reply.ok) closeForm(store);
    else setNo(sentencesOf(store, { refusals: reply.refusals, says: reply.says }));
  };
  return (
    <>
      <Line
        label="What for"
        value={form.text}
        most={200}
        placeholder="The bell rope"
        onChange={(text) => set({ text })}
      />
      <fieldset className="chips fl-who" aria-label="Who tests">
        {partyOf(state).map((figure) => {
          const on = form.units.includes(figure.id);
          return (
            <button
              key={figure.id}
              type="button"
              className={on ? 'chip on' : 'chip'}
              aria-pressed={on}
              onClick={() =>
                set({ units: on ? form.units.filter((each) => each !== figure.id) : [...form.units, figure.id] })
              }
            >
              <Face tincture={colourOf(state, figure)} icon={lookOf(figure.profile).icon} size={22} /> {figure.name}
            </button>
          );
        })}
      </fieldset>
      <Skills value={form.skills} onChange={(skills) => skills.length > 0 && set({ skills })} />
      <Steps
        label="Target"
        value={form.target}
        least={5}
        most={10}
        text={(value) => `${value}+`}
        onChange={(target) => set({ target })}
      />
      <Line label="Told to who passes" value={onPass} most={160} onChange={setPass} />
      <Line label="Told to who fails" value={onFail} most={160} onChange={setFail} />
      <label className="check">
        <input
          type="checkbox"
          checked={reward !== null}
          onChange={(event) => setReward(event.target.checked ? NO_REWARD : null)}
        />{' '}
        Rewards the first who passes
      </label>
      {reward && <RewardFields value={reward} onChange={setReward} />}
      {no.map((line) => (
        <p key={line} className="bad small" role="alert">
          {line}
        </p>
      ))}
      <button type="button" className="button main" disabled={form.units.length === 0} onClick={() => void ask()}>
        {form.units.length === 0 ? 'Choose who tests' : 'Ask for it'}
      </button>
    </>
  );
}

function RewardBody({ store }: FormProps<Extract<SmallForm, { is: 'reward' }>>) {
  const [reward, setReward] = useState(NO_REWARD);
  return (
    <>
      <RewardFields value={reward} onChange={setReward} />
      <button
        type="button"
        className="button main"
        disabled={isNothing(reward)}
        onClick={() => void store.act({ do: 'reward', reward } as never).then((reply) => reply.ok && closeForm(store))}
      >
        Give it
      </button>
    </>
  );
}
