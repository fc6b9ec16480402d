import type { Refusal } from '@muster/rules/kernel';
import { type State, unitOf } from '@muster/rules/kings-of-war';
import { YesNo } from '../../parts/info-card';
import { namesIn } from '../../store/names';
import { useTable } from '../../store/table-store';
import { lengthText } from '../../tools/lengths';
import type { PartProps } from '../skin';
import { whyNotFor } from './overlays';

/** Sight, arc, reach and room between two units, each with its margin and its rule. */
export function WhyCard({
  store,
  context,
  state,
  from,
  to,
}: PartProps & { readonly state: State; readonly from: string; readonly to: string }) {
  const data = useTable(store, (all) => all);
  const report = whyNotFor(state, from, to);
  if (!report) return null;
  const names = namesIn(context, data, state);
  const says = (refusals: readonly Refusal[]) =>
    refusals.map((refusal) => context.words.refusal(refusal, names)).join(' ');
  const hides = report.sight.blockedBy;
  const blocker =
    hides === undefined || unitOf(state, hides)
      ? hides && names.unit(hides)
      : (state.terrain.find((piece) => piece.id === hides)?.name ?? 'Something');
  const rows = [
    {
      key: 'Sight',
      ok: report.sight.seen,
      text: report.sight.seen
        ? `Sees ${Math.round(report.sight.share * 100)}% of them.`
        : blocker === undefined
          ? 'Nothing of them is in sight.'
          : `${blocker} in the way: nothing of them is in sight.`,
    },
    {
      key: 'Arc',
      ok: report.arc.inside,
      text: `${report.arc.inside ? 'In' : 'Out of'} the front arc by ${lengthText(Math.abs(report.arc.margin), 'in')} (${Math.abs(report.arc.margin).toFixed(1)} mm).`,
    },
    {
      key: 'Reach',
      ok: report.reach.distance <= report.reach.allowed,
      text: `${lengthText(report.reach.distance, 'in')} away, may charge ${lengthText(report.reach.allowed, 'in')}.`,
    },
    {
      key: 'Charge',
      ok: report.charge.ok,
      text: report.charge.ok ? `Would strike the ${report.charge.face}.` : says(report.charge.refusals),
    },
    ...(report.shot
      ? [
          {
            key: 'Shot',
            ok: report.shot.ok,
            text: report.shot.ok
              ? report.shot.cover
                ? 'May shoot; they are in cover.'
                : 'May shoot; they stand clear.'
              : says(report.shot.refusals),
          },
        ]
      : []),
  ];
  return (
    <section className="card kow-odds" aria-label="Why not">
      <h3>
        {unitOf(state, from)?.name} and {unitOf(state, to)?.name}
      </h3>
      <YesNo rows={rows} />
    </section>
  );
}
