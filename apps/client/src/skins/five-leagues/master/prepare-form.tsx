import { fiveLeagues, foeProfile, type State } from '@muster/rules/five-leagues';
import { ChevronLeft, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Choice } from '../../../parts/choice';
import { sentencesOf } from '../../../store/refusals';
import { lengthText } from '../../../tools/lengths';
import type { PartProps } from '../../skin';
import { MARKERS } from '../tokens';
import { isNothing, Line, NO_REWARD, RewardFields, Skills, Steps, Words } from './fields';
import { FoePicker } from './foe-picker';
import { closeForm, masterOf, type Prepare, type PrepareForm, setThing } from './master-hand';
import { ToTable } from './placing';

const INCH = 25.4;

/** One thing to be kept ready: who comes, what is asked, what is told and given, and when. */
export function PrepareFormView({
  store,
  state,
  form,
}: PartProps & { readonly state: State; readonly form: PrepareForm }) {
  const [no, setNo] = useState<readonly string[]>([]);
  const { thing } = form;
  const set = (change: Partial<Prepare>) => setThing(store, change);
  const press = (change: Partial<PrepareForm>) => masterOf(store).setState({ form: { ...form, ...change } });
  const save = async () => {
    const trimmed = {
      ...thing,
      title: thing.title.trim() || 'Something prepared',
      reward: thing.reward && !isNothing(thing.reward) ? thing.reward : null,
    };
    const intent = { do: 'prepare' as const, ...trimmed };
    const seen = fiveLeagues.preview(state, 'gm', intent as never);
    if (seen.is === 'refused') return setNo(sentencesOf(store, { refusals: seen.refusals, says: undefined }));
    const reply = await store.act(intent as never);
    if (reply.ok) closeForm(store);
    else setNo(sentencesOf(store, { refusals: reply.refusals, says: reply.says }));
  };
  return (
    <div className="fl-master">
      <div className="fl-master-scroll fl-form">
        <div className="row">
          <button type="button" className="button quiet" onClick={() => closeForm(store)}>
            <ChevronLeft size={17} aria-hidden="true" /> Back
          </button>
          <h3 className="grow">{thing.id === undefined ? 'Prepare' : 'Change'}</h3>
        </div>
        <Line
          label="Called"
          value={thing.title}
          most={60}
          placeholder="Ambush at the pond"
          onChange={(title) => set({ title })}
        />
        <h4 className="caps">Who comes</h4>
        <FoePicker state={state} value={form.foe} onChange={(foe) => press({ foe, press: 'figure' })} />
        {form.foe && (
          <button
            type="button"
            className={form.press === 'figure' ? 'button violet on' : 'button violet'}
            aria-pressed={form.press === 'figure'}
            onClick={() => press({ press: form.press === 'figure' ? 'none' : 'figure' })}
          >
            {form.press === 'figure'
              ? 'Press on the table to set them down'
              : thing.figures.length === 0
                ? 'Set them down'
                : 'Set down more'}
          </button>
        )}
        {form.foe && thing.figures.length === 0 && (
          <p className="warn small">Nobody stands anywhere yet: as it is, nobody comes.</p>
        )}
        <Placed state={state} thing={thing} set={set} />
        <When state={state} form={form} set={set} press={press} />
        <TestPart thing={thing} set={set} />
        <Words
          label="Told to all when it comes"
          value={thing.told}
          most={300}
          placeholder="The reeds part."
          onChange={(told) => set({ told })}
        />
        <RewardPart thing={thing} set={set} />
        <Words label="Note for yourself" value={thing.note} most={600} onChange={(note) => set({ note })} />
        <label className="check small">
          <input type="checkbox" checked={thing.held} onChange={(event) => set({ held: event.target.checked })} /> Held
          back until you let it come
        </label>
      </div>
      <div className="fl-master-foot column">
        {no.map((line) => (
          <p key={line} className="bad small" role="alert">
            {line}
          </p>
        ))}
        <ToTable store={store} state={state} form={form} />
        <button type="button" className="button main" onClick={() => void save()}>
          {thing.id === undefined ? 'Keep it ready' : 'Keep the change'}
        </button>
      </div>
    </div>
  );
}

interface PartOfForm {
  readonly thing: Prepare;
  readonly set: (change: Partial<Prepare>) => void;
}

function Placed({ state, thing, set }: PartOfForm & { readonly state: State }) {
  if (thing.figures.length === 0) return null;
  return (
    <ul className="fl-placed">
      {thing.figures.map(({ foe, at }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two alike may stand at one place
        <li key={i} className="row small">
          <span className="grow">
            {foeProfile(state, foe).title}{' '}
            <span className="soft">
              at {lengthText(at.x, 'in')}, {lengthText(at.y, 'in')}
            </span>
          </span>
          <button
            type="button"
            className="fl-little-button"
            aria-label="Take it away"
            onClick={() => set({ figures: thing.figures.filter((_, other) => other !== i) })}
          >
            <Trash2 size={14} aria-hidden="true" />
          </button>
        </li>
      ))}
      <li className="soft small">Pull them about on the table while this stands open.</li>
    </ul>
  );
}

function When({
  state,
  form,
  set,
  press,
}: {
  readonly state: State;
  readonly form: PrepareForm;
  readonly set: PartOfForm['set'];
  readonly press: (change: Partial<PrepareForm>) => void;
}) {
  const { trigger } = form.thing;
  const unknown = Object.values(state.markers).filter(({ is }) => is === 'unknown');
  const choose = (is: typeof trigger.is) => {
    if (is === 'hand') set({ trigger: { is } });
    else if (is === 'round') set({ trigger: { is, round: Math.max(2, state.round + 1) } });
    else if (is === 'marker') set({ trigger: { is, marker: unknown[0]?.id ?? '' } });
    else {
      const first = form.thing.figures[0]?.at ?? { x: state.table.width / 2, y: state.table.depth / 2 };
      press({ press: 'spot', thing: { ...form.thing, trigger: { is, at: first, radius: 2 * INCH } } });
    }
  };
  return (
    <>
      <h4 className="caps">When</h4>
      <Choice
        label="When"
        value={trigger.is}
        options={[
          { value: 'hand', label: 'By hand' },
          { value: 'near', label: 'Near' },
          { value: 'round', label: 'Round' },
          ...(unknown.length > 0 ? [{ value: 'marker' as const, label: 'Marker' }] : []),
        ]}
        onChange={choose}
      />
      {trigger.is === 'near' && (
        <div className="row wrap">
          <Steps
            label="Within"
            value={Math.round(trigger.radius / INCH)}
            least={1}
            most={12}
            text={(value) => `${value}″`}
            onChange={(value) => set({ trigger: { ...trigger, radius: value * INCH } })}
          />
          <button
            type="button"
            className={form.press === 'spot' ? 'button violet on' : 'button violet'}
            aria-pressed={form.press === 'spot'}
            onClick={() => press({ press: form.press === 'spot' ? 'none' : 'spot' })}
          >
            {form.press === 'spot' ? 'Press where' : 'Elsewhere'}
          </button>
        </div>
      )}
      {trigger.is === 'round' && (
        <Steps
          label="Round"
          value={trigger.round}
          least={Math.max(1, state.round)}
          most={99}
          onChange={(round) => set({ trigger: { is: 'round', round } })}
        />
      )}
      {trigger.is === 'marker' && (
        <select
          className="input"
          aria-label="Which marker"
          value={trigger.marker}
          onChange={(event) => set({ trigger: { is: 'marker', marker: event.target.value } })}
        >
          {unknown.map(({ id, at }) => (
            <option key={id} value={id}>
              {MARKERS.unknown.name} at {lengthText(at.x, 'in')}, {lengthText(at.y, 'in')}
            </option>
          ))}
        </select>
      )}
    </>
  );
}

function TestPart({ thing, set }: PartOfForm) {
  const { test } = thing;
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={test !== null}
          onChange={(event) =>
            set({
              test: event.target.checked ? { skills: ['wits'], target: 8, onPass: '', onFail: '', reward: null } : null,
            })
          }
        />{' '}
        Asks for a test
      </label>
      {test && (
        <>
          <Skills value={test.skills} onChange={(skills) => skills.length > 0 && set({ test: { ...test, skills } })} />
          <Steps
            label="Target"
            value={test.target}
            least={5}
            most={10}
            text={(value) => `${value}+`}
            onChange={(target) => set({ test: { ...test, target } })}
          />
          <Line
            label="Told to who passes"
            value={test.onPass}
            most={160}
            onChange={(onPass) => set({ test: { ...test, onPass } })}
          />
          <Line
            label="Told to who fails"
            value={test.onFail}
            most={160}
            onChange={(onFail) => set({ test: { ...test, onFail } })}
          />
        </>
      )}
    </>
  );
}

/** A reward is that of the test where one is asked for, else it comes with the thing. */
function RewardPart({ thing, set }: PartOfForm) {
  const reward = thing.test ? thing.test.reward : thing.reward;
  const give = (next: typeof reward) =>
    set(thing.test ? { test: { ...thing.test, reward: next }, reward: null } : { reward: next });
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={reward !== null}
          onChange={(event) => give(event.target.checked ? NO_REWARD : null)}
        />{' '}
        {thing.test ? 'Rewards the first who passes' : 'Brings a reward'}
      </label>
      {reward && <RewardFields value={reward} onChange={give} />}
    </>
  );
}
