import { type Config, catalogue } from '@muster/rules/five-leagues';
import { Choice } from '../../parts/choice';
import { type DialProps, Pick } from './lobby-foes';

const DIFFICULTY: readonly (readonly [Config['difficulty'][number], string])[] = [
  ['scaling-foes', 'Scaling foes: one more for each of yours with Combat +2 or better'],
  ['rain-of-arrows', 'Rain of arrows: they never run out'],
  ['enemy-champions', 'Champions: whoever fells one of yours by hand grows by it'],
  ['blood-rites', 'Blood rites: whoever of yours falls heals the nearest of theirs'],
  ['deny-dark-arts', 'No magic: nobody of yours casts'],
  ['death-calls', 'Death calls: the worst injuries kill, and nothing helps'],
];
const WHO: readonly Config['warband'][] = [6, 7, 8];

/** What a table agrees on more seldom. */
export function Agreed({ config, set }: DialProps) {
  const isStarter = config.scenario.startsWith('starter');
  return (
    <>
      {!isStarter && (
        <div className="fl-config-pair">
          <div className="field">
            <span className="caps">Figures of the warband</span>
            <Choice
              label="Figures of the warband"
              value={config.warband}
              options={WHO.map((value) => ({ value, label: String(value) }))}
              onChange={(warband) => set({ warband })}
            />
          </div>
          <Pick
            label="Foes more or fewer"
            value={config.moreFoes}
            options={Array.from({ length: 16 }, (_, i) => [i - 5, foesText(i - 5)] as const)}
            onChange={(moreFoes) => set({ moreFoes })}
          />
          {config.scenario === 'site' && (
            <Pick
              label="Depth of the delve"
              value={config.depth}
              options={Array.from({ length: 8 }, (_, i) => [i, i === 0 ? 'At its mouth' : String(i)] as const)}
              onChange={(depth) => set({ depth })}
            />
          )}
        </div>
      )}
      {!isStarter && (
        <>
          <Check
            label="Quick play: fewer dice before the fight"
            on={config.quick}
            onChange={(quick) => set({ quick })}
          />
          <Check
            label="Unknown Enemy: nobody knows beforehand who they are"
            on={config.unknownEnemy}
            onChange={(unknownEnemy) => set({ unknownEnemy })}
          />
          {config.scenario === 'camp-raid' && (
            <Check label="This camp was raided before" on={config.again} onChange={(again) => set({ again })} />
          )}
        </>
      )}
      <Check
        label="Gentler: a second Wound is a token, not the end"
        on={config.gentle}
        onChange={(gentle) => set({ gentle })}
      />
      <Check
        label="Wet ground, water, thorns, rails and ruins have rules of their own"
        on={config.grounds}
        onChange={(grounds) => set({ grounds })}
      />
      <div className="field">
        <span className="caps">Harder</span>
        {DIFFICULTY.map(([id, label]) => (
          <Check
            key={id}
            label={label}
            on={config.difficulty.includes(id)}
            onChange={(on) =>
              set({ difficulty: on ? [...config.difficulty, id] : config.difficulty.filter((each) => each !== id) })
            }
          />
        ))}
      </div>
      <Readings config={config} set={set} />
    </>
  );
}

/** Where the book can be read in two ways. */
function Readings({ config, set }: DialProps) {
  return (
    <>
      <div className="field">
        <span className="caps">Why the enemies do what they do is read by</span>
        <Choice
          label="Who reads the reasons"
          value={config.reasons}
          options={[
            { value: 'all', label: 'Everyone' },
            { value: 'master', label: 'The game master' },
          ]}
          onChange={(reasons) => set({ reasons })}
        />
      </div>
      <div className="field">
        <span className="caps">Over a wall or hedge one sees</span>
        <Choice
          label="Sight over walls"
          value={config.linearSight}
          options={[
            { value: 'strict1', label: 'Within 1″ of it' },
            { value: 'either3', label: 'Either within 3″' },
          ]}
          onChange={(linearSight) => set({ linearSight })}
        />
      </div>
      <div className="field">
        <span className="caps">Enemies attack</span>
        <Choice
          label="Whom enemies attack"
          value={config.meleeTarget}
          options={[
            { value: 'contactFirst', label: 'Whom they can reach' },
            { value: 'strictNearest', label: 'Only the nearest' },
          ]}
          onChange={(meleeTarget) => set({ meleeTarget })}
        />
      </div>
    </>
  );
}

const foesText = (more: number): string =>
  more === 0 ? 'As the book says' : more > 0 ? `${more} more` : `${-more} fewer`;

function Check({
  label,
  on,
  onChange,
}: {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}) {
  return (
    <label className="check">
      <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} /> {label}
    </label>
  );
}

/** What is agreed beside battle and field, in one line. */
export function agreedText(config: Config): string {
  if (config.scenario.startsWith('starter'))
    return config.gentle ? 'The book’s own foes · gentler' : 'The book’s own foes';
  const groups = catalogue(config.standIns);
  const rows = groups.flatMap(({ rows: all }) => all);
  const who =
    rows.find(({ entry }) => entry === (config.scenario === 'lair' ? config.foe : config.entry))?.name ??
    groups.find(({ id }) => id === config.table)?.name ??
    'Enemies rolled';
  return [
    who,
    `${config.warband} of the warband`,
    ...(config.moreFoes === 0 ? [] : [`${foesText(config.moreFoes)} foes`]),
    ...(config.quick ? ['quick play'] : []),
    ...(config.difficulty.length > 0 ? [`${config.difficulty.length} harder`] : []),
    ...(config.gentle ? ['gentler'] : []),
  ].join(' · ');
}
