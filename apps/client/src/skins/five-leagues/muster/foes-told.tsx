import { MAPS, OBJECTIVES, type State } from '@muster/rules/five-leagues';
import { entryName, tableName } from '@muster/rules/five-leagues/words';
import { SCENARIOS } from '../scenario-words';

/** What the party may know before the battle: the kind of it, the ground, and the enemy as far as it was told. */
export function FoesTold({ state }: { readonly state: State }) {
  return (
    <section className="card muster-side" aria-label="What awaits you">
      <div className="caps">What awaits you</div>
      <dl className="flm-told">
        {tellings(state).map(([what, text]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Telling = readonly [what: string, text: string];

function tellings({ config }: State): readonly Telling[] {
  const starter = config.scenario === 'starter' || config.scenario === 'starter-replay';
  const objective = OBJECTIVES.entries.find(({ id }) => id === config.objective);
  const lines: Telling[] = [
    ['Battle', SCENARIOS[config.scenario]],
    ['Field', MAPS.find(({ id }) => id === config.map)?.name ?? 'Laid by dice when all are ready'],
  ];
  if (!starter) lines.push(['Enemy', enemyOf(config)], ['Led by', LED[config.leadership]]);
  if (config.scenario === 'meeting') lines.push(['Aim', objective?.name ?? 'Thrown for when all are ready']);
  if (config.unknownEnemy) lines.push(['Unknown', 'They show what they are only from near by.']);
  if (config.moreFoes !== 0) lines.push(['Number', moreOf(config.moreFoes)]);
  lines.push([
    'You bring',
    starter ? 'Four Heroes, as the practice battle has them' : `Up to ${config.warband} figures`,
  ]);
  return lines;
}

function enemyOf({ table, entry, scenario }: State['config']): string {
  if (scenario === 'lair') return 'A monster in its lair';
  if (entry !== 'random') return entryName(table, entry);
  return table === 'random' ? 'Nobody knows yet' : `Somebody of ${tableName(table).replace(/^The /, 'the ')}`;
}

const LED: Readonly<Record<State['config']['leadership'], string>> = {
  random: 'Thrown for',
  none: 'Nobody',
  sergeant: 'A Sergeant',
  lieutenant: 'A Lieutenant',
  captain: 'A Captain',
  unique: 'A Unique Foe',
};

const moreOf = (more: number): string =>
  more > 0 ? `${more} more than the dice say` : `${-more} fewer than the dice say`;
