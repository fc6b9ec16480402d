import type { Point } from '@muster/geometry';
import type { Mark, Note, Figure as OddsFigure } from '../../kernel';
import { baseAt, type Fielded } from '../figures';
import type { State } from '../state';
import { fallBlow } from './fall-step';
import { hundredths } from './grid';
import { nameOf, type Walked } from './walk';

/** The way, where it ends, and what is climbed on it. Lengths in mm. */
export function shownWay(
  state: State,
  figure: Fielded,
  path: readonly Point[],
  way: Walked | undefined,
  allowed: number,
): readonly Mark[] {
  const end = way?.end ?? path[path.length - 1] ?? figure.pose;
  const tone = way === undefined ? 'refused' : 'legal';
  const corners = way === undefined ? path : way.legs.map(({ to }) => to);
  const points: readonly Point[] = [{ x: figure.pose.x, y: figure.pose.y }, ...corners];
  return [
    {
      is: 'path',
      points,
      tone: way === undefined ? 'refused' : 'path',
      ...(way === undefined ? {} : { used: hundredths(way.cost) }),
      allowed: hundredths(allowed),
    },
    { is: 'pose', unit: figure.id, base: baseAt(figure, end), tone },
    ...(way?.legs ?? []).flatMap(({ met, to }): readonly Mark[] =>
      met
        .filter(({ is }) => PLATES.has(is))
        .map(({ is, piece, mm }) => ({
          is: 'plate',
          at: to,
          tone: 'path',
          code: `move/${is}`,
          detail: { piece: nameOf(state, piece), mm: hundredths(mm) },
        })),
    ),
  ];
}
const PLATES: ReadonlySet<string> = new Set(['climb', 'down', 'door', 'leap', 'heap']);

/** What should be known of a way before it is gone: what it costs and why, and what it ends. */
export function wayNotes(state: State, { legs, falls }: Walked): readonly Note[] {
  const sums = new Map<string, { is: string; piece: string; mm: number }>();
  for (const { is, piece, mm } of legs.flatMap(({ met }) => met)) {
    const key = `${is} ${piece}`;
    const sum = sums.get(key);
    sums.set(key, { is, piece, mm: (sum?.mm ?? 0) + mm });
  }
  const notes: Note[] = [...sums.values()].map(({ is, piece, mm }) => ({
    code: `move/${is}`,
    because: BECAUSE[is] ?? 'FL-BAT-20',
    detail: { piece: nameOf(state, piece), mm: hundredths(mm) },
  }));
  if (falls !== null) {
    const blow = fallBlow(falls);
    const detail = { height: hundredths(falls) };
    if (blow === 'dead') notes.push({ code: 'move/falls-to-death', because: 'FL-BAT-32', detail });
    else if (blow !== null)
      notes.push({
        code: 'move/falls',
        because: 'FL-BAT-32',
        detail: { ...detail, armor: blow.armor, toughness: blow.toughness },
      });
  }
  return notes;
}
const BECAUSE: Readonly<Record<string, string>> = {
  slow: 'FL-BAT-21',
  climb: 'FL-BAT-29',
  down: 'FL-BAT-31',
  door: 'FL-BAT-22',
  heap: 'FL-BAT-38',
  leap: 'FL-BAT-33',
  water: 'FL-BAT-63',
  wet: 'FL-BAT-62',
  ruin: 'FL-BAT-65',
};

/** The allowance and what is left of it. */
export const wayFigures = (way: Walked, allowed: number): readonly OddsFigure[] => [
  { is: 'number', code: 'move/used', value: hundredths(way.cost) },
  { is: 'number', code: 'move/left', value: Math.max(0, hundredths(allowed - way.cost)) },
];
