import { Dices, RotateCcw, Save, StepBack } from 'lucide-react';
import { useState } from 'react';
import { fetchFile, HttpNo, openTable } from '../net/http';
import { fileName, saveText } from '../parts/save';
import { Shield } from '../parts/shield';
import { go, pathTo } from '../route';
import type { SkinContext } from '../skins/skin';
import { luckOf } from '../store/luck';
import { namesIn } from '../store/names';
import { tinctureOfSide } from '../store/overlays';
import { useSlow } from '../store/use-slow';
import { thousands } from '../tools/numbers';

/** The end: who won and by what, how the dice fell, and what may be done with it now. */
export function EndingCard({
  context,
  onReplay,
  onVerify,
}: {
  readonly context: SkinContext;
  readonly onReplay: () => void;
  readonly onVerify: () => void;
}) {
  const data = useSlow(context.store);
  const [folded, setFolded] = useState(false);
  const [no, setNo] = useState<string>();
  if (!data.ending || data.state === undefined) return null;
  const outcome = context.system.outcome(data.state);
  const names = namesIn(context, data, data.state);
  const luck = luckOf(data.log);
  const { Ending } = context.skin.parts;
  const isAgainstGame = (context.system.plays ?? []).length > 0;
  if (folded)
    return (
      <button type="button" className="button gold" onClick={() => setFolded(false)}>
        The result
      </button>
    );
  const again = async () => {
    const { game, table } = data;
    if (!game || !table) return;
    try {
      // Against the game itself there are no sides to change
      const seats = isAgainstGame
        ? data.seats
        : table.chairs.flatMap((chair) => (chair.holder === data.you ? [] : [chair.seat])).slice(0, 1);
      const made = await openTable({
        system: game.system,
        config: game.config,
        title: table.title,
        open: table.open,
        delay: table.delay,
        ...(seats.length === 0 ? {} : { seats: [...seats] }),
      });
      go(pathTo.table(made.table));
    } catch (error) {
      setNo(error instanceof HttpNo ? error.message : 'The new table could not be opened.');
    }
  };
  return (
    <section className="card ending" aria-label="The result">
      <div className="row">
        {outcome?.winners.map((side) => (
          <Shield key={side} tincture={tinctureOfSide(context, data, side)} />
        ))}
        <h2 className="grow">{outcome ? context.words.outcome(outcome, names) : 'The battle was left unfinished.'}</h2>
      </div>
      {outcome?.score && (
        <p className="ending-score">
          {Object.entries(outcome.score).map(([side, score]) => (
            <span key={side}>
              {names.side(side)} <b>{thousands(score)}</b>
            </span>
          ))}
        </p>
      )}
      {luck.length > 0 && (
        <>
          <hr className="rule" />
          <p className="caps">Luck</p>
          {luck.map((one) => (
            <p key={one.seat} className="row small">
              <span className="grow">{names.seat(one.seat)}</span>
              <span>
                {one.dice === 1 ? '1 die' : `${one.dice} dice`}, {one.hits === 1 ? '1 hit' : `${one.hits} hits`},{' '}
                {one.expected.toFixed(1)} expected
              </span>
            </p>
          ))}
        </>
      )}
      <div className="row wrap" style={{ marginTop: 14 }}>
        {Ending && <Ending store={context.store} context={context} />}
        <button type="button" className="button main" onClick={onReplay}>
          <StepBack size={17} aria-hidden="true" /> Replay
        </button>
        <button type="button" className="button" onClick={onVerify}>
          <Dices size={17} aria-hidden="true" /> Verify dice
        </button>
        <button
          type="button"
          className="button"
          onClick={async () => {
            try {
              saveText(
                fileName(data.table?.title ?? ''),
                JSON.stringify(await fetchFile(data.table?.id ?? '', data.as)),
              );
            } catch (error) {
              setNo(error instanceof HttpNo ? error.message : 'The file could not be fetched.');
            }
          }}
        >
          <Save size={17} aria-hidden="true" /> Save file
        </button>
        {data.seats.length > 0 && (
          <button type="button" className="button" onClick={again}>
            <RotateCcw size={17} aria-hidden="true" /> {isAgainstGame ? 'Again' : 'Again, sides changed'}
          </button>
        )}
        <button type="button" className="button quiet" onClick={() => setFolded(true)}>
          Look at the table
        </button>
      </div>
      {no && <p className="bad small">{no}</p>}
    </section>
  );
}
