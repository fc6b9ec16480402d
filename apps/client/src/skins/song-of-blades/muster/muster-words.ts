import type { WarbandLimits } from '@muster/rules/song-of-blades';
import type { MusterNote, ShareNote } from '../../../parts/muster/legality';
import type { Spending } from './judged';

/**
 * What is no fault, but may have been overlooked. `shared` are the points the other seats of the side have taken,
 * undefined where a side is one seat.
 */
export function remarksOn(
  spending: Spending,
  limits: WarbandLimits,
  shared: number | undefined,
  faults: number,
): readonly MusterNote[] {
  const unspent = limits.points - spending.points - (shared ?? 0);
  return [
    ...(faults === 0 && unspent >= 20
      ? [{ title: `${unspent} points unspent`, text: 'Room for another figure, or a better one.' }]
      : []),
    ...(spending.ours
      ? [
          {
            title: 'Some costs are this table’s own',
            text: 'The book leaves them open. Agree on them with the other side, or choose printed profiles.',
          },
        ]
      : []),
  ];
}

/** What Personalities cost, and what the friends of the side have taken. */
export const sharesOf = (spending: Spending, shared: number | undefined): readonly ShareNote[] => [
  {
    icon: 'crown',
    title: `Personalities ${spending.personalities} of ${spending.mostPersonalities} points`,
    text: personalityText(spending),
  },
  ...(shared === undefined
    ? []
    : [
        {
          icon: 'bordered-shield',
          title: `Your side has taken ${shared} points besides`,
          text: 'The seats of a side share its points and its limits.',
        },
      ]),
];

const personalityText = ({ personalities, mostPersonalities }: Spending): string =>
  personalities > mostPersonalities
    ? `${personalities - mostPersonalities} too many.`
    : personalities === 0
      ? 'Nobody leads yet.'
      : `${mostPersonalities - personalities} left for more of them.`;
