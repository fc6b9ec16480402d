import { foeProfile, type Prepared, type PreparedFigure, type State } from '@muster/rules/five-leagues';
import type { Overlay, SceneBody } from '../../../scene/model';
import { lookOf } from '../looks';

/** What waits hidden, as the master alone sees it; in every other view there is none. */
export const secretBodies = (state: State): readonly SceneBody[] =>
  state.secret.prepared.flatMap(({ id, figures }) => figures.map((each, at) => bodyOf(state, each, `${id}/${at}`)));

/** A prepared figure’s id on the table: whose it is, and which of them. */
export function secretOf(state: State, id: string): { readonly thing: Prepared; readonly at: number } | undefined {
  const cut = id.lastIndexOf('/');
  const thing = cut < 0 ? undefined : state.secret.prepared.find((each) => each.id === id.slice(0, cut));
  return thing && { thing, at: Number(id.slice(cut + 1)) };
}

function bodyOf(state: State, { foe, at }: PreparedFigure, id: string): SceneBody {
  const profile = foeProfile(state, foe);
  const look = lookOf(profile);
  return {
    id,
    base: { shape: { kind: 'disc', radius: profile.base / 2 }, pose: { ...at, facing: 270 } },
    side: 'vermilion',
    name: profile.title,
    drawn: 'single',
    figures: { kind: look.figure, wide: 1, deep: 1, livery: look.livery },
    icon: look.icon,
    hero: profile.rank !== null,
    damage: 0,
    badges: [],
    spent: false,
    state: 'ghost',
    hasFront: false,
    secret: true,
  };
}

/** Where each hidden thing springs, whom it brings, and what it is called. */
export const secretOverlays = (state: State): readonly Overlay[] =>
  state.secret.prepared.flatMap((thing): readonly Overlay[] => {
    const { figures, trigger, title, held } = thing;
    const spots = figures.map(({ at }) => at);
    const last = spots[0];
    return [
      ...(trigger.is === 'near'
        ? [
            { is: 'secret' as const, at: trigger.at, radius: trigger.radius, to: spots.slice(0, 1) },
            {
              is: 'plate' as const,
              at: trigger.at,
              above: trigger.radius,
              text: held ? 'Held back' : 'Springs when a character enters',
              tone: 'ink' as const,
            },
          ]
        : []),
      ...(last === undefined
        ? []
        : [
            {
              is: 'plate' as const,
              at: last,
              above: -16,
              text: `Hidden · ${title || 'not named yet'}`,
              tone: 'ink' as const,
              icon: 'hood',
            },
          ]),
    ];
  });
