import { DiceStage, ThrowLines, Verdict } from '../../parts/dice-stage';
import { signed } from '../../table/figures';
import type { PartProps, SkinContext } from '../skin';
import type { Beat, DiceScene } from './beats';
import { closeDice } from './dice-queue';
import type { Fighter } from './fight-beat';

/** How long a settled throw is read before the next one falls; an exchange of blows has more to read. */
const READ_MS = 700;
const READ_FIGHT_MS = 1900;
const LAST_MS = 500;
/** Dice of the set-up come one after another, each with little to read. */
const READ_MANY_MS = 420;

/** The felt tray, and beside it what is thrown and what it came to; an exchange shows both sides and all that is added. */
export function PartyDice({ store, context, scene }: PartProps & { readonly scene: DiceScene }) {
  const many = scene.beats.length > 5 && scene.beats.every(({ fight }) => !fight);
  return (
    <DiceStage
      className="fl-dice-stage"
      version={scene.version}
      beats={scene.beats}
      titleOf={(beat) => beat.title}
      readMs={(beat, isLast) => (beat.fight ? READ_FIGHT_MS : many ? READ_MANY_MS : READ_MS) + (isLast ? LAST_MS : 0)}
      onClose={() => closeDice(store, scene)}
    >
      {(at, settled) => {
        const beat = scene.beats[at] as Beat;
        return beat.fight ? (
          <FightLines beat={beat} settled={settled} context={context} />
        ) : (
          <>
            <ThrowLines beats={scene.beats} at={at} settled={settled} from={firstShown(scene, at)} to={at + 1} />
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
      }}
    </DiceStage>
  );
}

/** Throws about the same thing stay in view, up to four of them; an exchange of blows begins anew. */
function firstShown({ beats }: DiceScene, at: number): number {
  let first = at;
  while (first > 0 && at - first < 3 && !beats[first - 1]?.fight && beats[first - 1]?.title === beats[at]?.title)
    first--;
  return first;
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
      <div className="fl-fight">
        <Side fighter={fight.attacker} settled={settled} context={context} />
        <Side fighter={fight.defender} settled={settled} context={context} />
      </div>
      {settled && <Verdict tone={beat.tone} text={beat.result} />}
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
  return (
    <div className={settled && fighter.wins ? 'fl-fighter wins' : 'fl-fighter'}>
      <b>{fighter.name}</b>
      <span className="small soft">{fighter.role}</span>
      <span className="small row">
        <span className="grow">{fighter.faces.length > 1 ? 'The better die' : 'Die'}</span>
        <b>{settled ? dieText(fighter.faces) : '?'}</b>
      </span>
      {fighter.modifiers.map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: reasons have no identity of their own
        <span className="small row" key={index}>
          <span className="grow">{context.words.source(each.because)}</span>
          <b>{signed(each.amount)}</b>
        </span>
      ))}
      <span className="row fl-total">
        <span className="grow">Total</span>
        <b>{settled ? fighter.total : '?'}</b>
      </span>
    </div>
  );
}

const dieText = (faces: readonly number[]): string =>
  faces.length > 1 ? `${Math.max(...faces)} of ${faces.join(', ')}` : String(faces[0] ?? '');
