import { type Figure, seatOf } from '@muster/rules/five-leagues';
import { GameIcon } from '../../parts/game-icon';
import { seatName } from '../../store/names';
import { useTable } from '../../store/table-store';
import { tinctureOf } from './colours';
import { handOf, useHand } from './hand';
import { lookOf } from './looks';
import { offersNow, play, playOffer } from './offers';
import type { AskProps } from './prompt';

/** The dice of the round on the table, and who is to have which: a die is pressed, then a character [FL-BAT-03]. */
export function InitiativePanel({ store, context, state }: AskProps) {
  const data = useTable(store, (all) => all);
  const die = useHand(store, (hand) => hand.die);
  const { initiative } = state;
  if (!initiative) return null;
  const characters = Object.values(state.figures).filter(({ side, fate }) => side === 'party' && fate === 'table');
  const free = initiative.dice.map((_, at) => at).filter((at) => !Object.values(initiative.given).includes(at));
  const mine = offersNow(context, state).some((offer) => offer.do === 'propose-initiative');
  const back = offersNow(context, state).find((offer) => offer.do === 'back-initiative');
  const give = (unit: string) => {
    if (die === undefined || !mine) return;
    // Whoever had the die gets the one this character had, so that one press changes two
    const had = initiative.given[unit];
    const other = Object.entries(initiative.given).find(([, at]) => at === die)?.[0];
    const { [unit]: _mine, ...rest } = initiative.given;
    const swapped =
      other === undefined || other === unit
        ? rest
        : had === undefined
          ? without(rest, other)
          : { ...rest, [other]: had };
    handOf(store).setState({ die: undefined });
    play(context, { do: 'propose-initiative', given: { ...swapped, [unit]: die } });
  };
  return (
    <section className="card ask asks fl-initiative" aria-label="Initiative">
      <div className="grow">
        <h3>{die === undefined ? 'Who acts before the enemy?' : 'Now press the character who gets it'}</h3>
        <div className="fl-dice" aria-label="Dice of the round">
          {free.map((at) => (
            <Die
              key={at}
              face={initiative.dice[at] ?? 0}
              on={die === at}
              onPress={mine ? () => handOf(store).setState({ die: die === at ? undefined : at }) : undefined}
            />
          ))}
          {free.length === 0 && <span className="soft small">Every die is given.</span>}
        </div>
        <ol className="fl-characters">
          {characters.map((figure) => {
            const at = initiative.given[figure.id];
            return (
              <li key={figure.id}>
                <button
                  type="button"
                  className="fl-character"
                  disabled={die === undefined || !mine}
                  onClick={() => give(figure.id)}
                >
                  <span className={`fl-face ${tinctureOf(state, seatOf(figure))}`}>
                    <GameIcon name={lookOf(figure.profile).icon} size={20} />
                  </span>
                  <span className="grow">
                    <b>{figure.name}</b>
                    <span className="soft small">
                      {seatName(data, figure.seat)} ·{' '}
                      {whenOf(figure, at === undefined ? undefined : initiative.dice[at])}
                    </span>
                  </span>
                </button>
                {at !== undefined && (
                  <Die
                    face={initiative.dice[at] ?? 0}
                    on={die === at}
                    onPress={mine ? () => handOf(store).setState({ die: die === at ? undefined : at }) : undefined}
                  />
                )}
              </li>
            );
          })}
        </ol>
        {back && (
          <button type="button" className="button main" data-choice onClick={() => playOffer(context, back)}>
            Agree
          </button>
        )}
        {initiative.proposedBy !== null && (
          <p className="soft small">
            {seatName(data, initiative.proposedBy)} proposes. Agreed:{' '}
            {initiative.yes.map((seat) => seatName(data, seat)).join(', ')}.
          </p>
        )}
      </div>
    </section>
  );
}

const without = <T,>(record: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([each]) => each !== key));

function whenOf(figure: Figure, face: number | undefined): string {
  if (figure.anticipates) return 'acts quick, forewarned';
  if (face === undefined) return `Agility ${figure.profile.agility ?? 0}, no die yet`;
  return face <= (figure.profile.agility ?? 0) ? 'acts quick' : 'acts slow';
}

function Die({
  face,
  on,
  onPress,
}: {
  readonly face: number;
  readonly on: boolean;
  readonly onPress: (() => void) | undefined;
}) {
  return (
    <button
      type="button"
      className={on ? 'fl-die on' : 'fl-die'}
      aria-pressed={on}
      aria-label={`Die ${face}`}
      disabled={onPress === undefined}
      onClick={onPress}
    >
      {face}
    </button>
  );
}
