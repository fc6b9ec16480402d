import { nerveNow, type State, unitOf } from '@muster/rules/kings-of-war';
import { DiceStage, ThrowLines, Verdict } from '../../parts/dice-stage';
import { useTable } from '../../store/table-store';
import type { PartProps } from '../skin';
import type { DiceScene } from './beats';
import { closeDice } from './dice-queue';
import { NerveChart } from './nerve-chart';

/** How long a settled throw is read before the next one falls. */
const READ_MS = 900;

/** The felt tray, and beside it the steps so far and what the nerve test will say. */
export function BattleDice({ store, scene }: PartProps & { readonly scene: DiceScene }) {
  const state = useTable(store, (data) => data.state) as State;
  const target = scene.target === undefined ? undefined : unitOf(state, scene.target);
  const { beats, verdict } = scene;
  return (
    <DiceStage
      className="kow-dice"
      version={scene.version}
      beats={beats}
      titleOf={() => scene.title}
      readMs={(_, isLast) => (isLast ? READ_MS * 2 : READ_MS)}
      onClose={() => closeDice(store, scene)}
    >
      {(at, settled) => (
        <>
          <ThrowLines beats={beats} at={at} settled={settled} />
          {verdict && settled && at === beats.length - 1 && <Verdict {...verdict} />}
          {target?.pose && scene.testFollows && settled && at === beats.length - 1 && (
            <div className="kow-next">
              <p className="caps">What the nerve test will say</p>
              <NerveChart nerve={nerveNow(state, { ...target, pose: target.pose })} damage={target.damage} />
            </div>
          )}
        </>
      )}
    </DiceStage>
  );
}
