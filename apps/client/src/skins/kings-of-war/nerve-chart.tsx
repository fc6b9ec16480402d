import type { nerveNow } from '@muster/rules/kings-of-war';
import { headline } from './odds-view';

/** Two dice and the damage against Waver and Rout: one bar per total, in the tone of what it would mean. */
export function NerveChart({
  nerve,
  damage,
}: {
  readonly nerve: ReturnType<typeof nerveNow>;
  readonly damage: number;
}) {
  const rout = nerve.rout.value;
  const waver = nerve.waver.value;
  const meaning = (dice: number): 'steady' | 'waver' | 'rout' => {
    if (dice === 2) return 'steady';
    if (dice + damage >= rout) return 'rout';
    if (waver !== undefined && (dice === 12 || dice + damage >= waver)) return 'waver';
    return 'steady';
  };
  const totals = Array.from({ length: 11 }, (_, at) => at + 2);
  const ways = (dice: number) => 6 - Math.abs(7 - dice);
  const chance = (what: string) =>
    Math.round((totals.filter((dice) => meaning(dice) === what).reduce((sum, dice) => sum + ways(dice), 0) / 36) * 100);
  return (
    <>
      <p className="row">
        <b className="kow-odds-head grow">{headline(chance('rout') / 100, chance('waver') / 100)}</b>
        <span className="soft">
          {waver === undefined ? 'never wavers' : `waver ${chance('waver')}%`}, steady {chance('steady')}%
        </span>
      </p>
      <figure className="kow-bars">
        <div className="bars">
          {totals.map((dice) => (
            <i
              key={dice}
              className={meaning(dice)}
              style={{ height: `${(ways(dice) / 6) * 100}%` }}
              title={`${dice + damage}: ${meaning(dice)}`}
            />
          ))}
        </div>
        <figcaption className="row small soft">
          <span className="grow">{damage + 2} in all</span>
          <span>
            {waver === undefined ? '' : `waver ${waver}, `}rout {rout}
          </span>
          <span className="grow end">{damage + 12}</span>
        </figcaption>
      </figure>
    </>
  );
}
