import { DiceStage, ThrowLines, Verdict } from '../../parts/dice-stage';
import { signed } from '../../table/figures';
import type { PartProps, SkinContext } from '../skin';
import type { Beat, DiceScene, Fighter } from './beats';
import { closeDice } from './dice-queue';

/** How long a settled throw is read before the next one falls; a blow has more to read. */
const READ_MS = 750;
const READ_FIGHT_MS = 2200;
const LAST_MS = 500;

/** The felt tray, and beside it what is thrown and what it came to; a blow shows both sides and all that is added. */
export function SkirmishDice({ store, context, scene }: PartProps & { readonly scene: DiceScene }) {
  return (
    <DiceStage
      className="sob-dice"
      version={scene.version}
      beats={scene.beats}
      titleOf={(beat) => beat.title}
      readMs={(beat, isLast) => (beat.fight ? READ_FIGHT_MS : READ_MS) + (isLast ? LAST_MS : 0)}
      onClose={() => closeDice(store, scene)}
    >
      {(at, settled) => {
        const beat = scene.beats[at] as Beat;
        return beat.fight ? (
          <FightLines beat={beat} settled={settled} context={context} />
        ) : (
          <QualityLines scene={scene} at={at} settled={settled} context={context} />
        );
      }}
    </DiceStage>
  );
}

function QualityLines({
  scene,
  at,
  settled,
  context,
}: {
  readonly scene: DiceScene;
  readonly at: number;
  readonly settled: boolean;
  readonly context: SkinContext;
}) {
  const beat = scene.beats[at] as Beat;
  return (
    <>
      <ThrowLines beats={scene.beats} at={at} settled={settled} from={Math.max(0, at - 3)} to={at + 1} />
      {(beat.reasons?.length ?? 0) > 0 && (
        <p className="small soft">
          {beat.reasons
            ?.map((reason) => `${context.words.source(reason.because)} ${signed(reason.amount)}`)
            .join(' · ')}
        </p>
      )}
      {settled && beat.tone && <Verdict tone={beat.tone} text={beat.result} />}
    </>
  );
}

function FightLines({
  beat,
  settled,
  context,
}: {
  readonly beat: Beat;
  readonly settled: boolean;
  readonly context: SkinContext;
}) {
  const { fight } = beat;
  if (!fight) return null;
  return (
    <>
      <p className="small soft">{beat.label}</p>
      <div className="sob-fight">
        <Side fighter={fight.attacker} settled={settled} context={context} />
        <span className="sob-against">against</span>
        <Side fighter={fight.target} settled={settled} context={context} />
      </div>
      {settled && (
        <>
          {fight.chain.length > 0 && <p className="small">{fight.chain.join(' → ')}</p>}
          <Verdict tone={beat.tone} text={beat.result} />
        </>
      )}
    </>
  );
}

function Side({
  fighter,
  settled,
  context,
}: {
  readonly fighter: Fighter;
  readonly settled: boolean;
  readonly context: SkinContext;
}) {
  const { strength } = fighter;
  return (
    <div className={settled && fighter.wins ? 'sob-fighter wins' : 'sob-fighter'}>
      <b>{fighter.name}</b>
      <span className="small row">
        <span className="grow">Combat</span>
        <b>{strength.combat}</b>
      </span>
      {[...strength.modifiers, ...(settled ? fighter.after : [])].map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: reasons have no identity of their own
        <span className="small row" key={index}>
          <span className="grow">{context.words.source(each.because)}</span>
          <b>{signed(each.amount)}</b>
        </span>
      ))}
      <span className="small row">
        <span className="grow">Die</span>
        <b>{settled ? fighter.faces.join(', ') : '?'}</b>
      </span>
      <span className="row sob-total">
        <span className="grow">Total</span>
        <b>{settled && fighter.total !== undefined ? fighter.total : `${strength.value} + ?`}</b>
      </span>
    </div>
  );
}
