import { roundAngle, roundLength } from '@muster/geometry';
import { enemiesOf, type Fielded, type State, unitsOf } from '@muster/rules/kings-of-war';
import { homeTurn } from '../../tools/home-turn';
import { lengthFrom } from '../../tools/lengths';
import type { AnyDraft, SkinContext } from '../skin';
import { chargeDraft, shootDraft, withCharger } from './targets';

type Typed = { readonly draft: AnyDraft } | { readonly says: string };

type Leg = { readonly go: number } | { readonly turn: number };

const EXAMPLES =
  'Write it like this: advance 6.5, turn 20 left. Also double 12, back 2, sidestep left 2, turn 30 right, charge and a name, shoot and a name, halt.';

/**
 * An order in words for a unit: `advance 6.5, turn 20 left`, `charge Revenants with Foot Guard`, `shoot Trolls`,
 * `halt`. Lengths are inches unless they say otherwise. Gives the draft, or a sentence that says what cannot be read.
 */
export function typedOrder(context: SkinContext, state: State, unit: Fielded, words: string): Typed {
  const text = words.trim().toLowerCase().replace(/\s+/g, ' ');
  if (text === 'halt' || text === 'stand') return { draft: { do: 'halt', unit: unit.id } };
  if (text === 'withdraw') return { draft: { do: 'withdraw', unit: unit.id } };
  if (text === 'strike') return { draft: { do: 'strike', unit: unit.id } };
  const at = /^(counter charge|charge|shoot|shoot at) (.+?)(?: with (.+))?$/.exec(text);
  if (at) return atTarget(context, state, unit, at[1] ?? '', at[2] ?? '', at[3]);
  return move(unit, text, homeTurn(context)) ?? { says: EXAMPLES };
}

function atTarget(
  context: SkinContext,
  state: State,
  unit: Fielded,
  verb: string,
  name: string,
  withWhat: string | undefined,
): Typed {
  const target = named(enemiesOf(state, unit.side), name.replace(/^at /, ''));
  if (!target) return { says: `No enemy on the table is called “${name}”.` };
  if (verb.startsWith('shoot')) {
    const draft = shootDraft(context, unit, target);
    const weapon = withWhat && unit.profile.weapons.find((each) => each.name.toLowerCase().startsWith(withWhat));
    return { draft: weapon ? { ...draft, weapon: weapon.name } : draft };
  }
  if (verb === 'counter charge') return { draft: { do: 'counter-charge', unit: unit.id, target: target.id } };
  let draft = chargeDraft(context.store, state, unit, target);
  for (const each of withWhat?.split(/,| and /) ?? []) {
    const friend = named(
      unitsOf(state, unit.side).filter((other): other is Fielded => other.pose !== null && other.seat === unit.seat),
      each.trim(),
    );
    if (!friend) return { says: `No unit of yours is called “${each.trim()}”.` };
    if (friend.id !== unit.id && draft.do === 'charge') draft = withCharger(draft, friend, target);
  }
  return { draft };
}

/** The one of this name: whole, else by its beginning, else by any word of it. */
export function named<T extends { readonly name: string }>(units: readonly T[], name: string): T | undefined {
  const plain = (unit: T) => unit.name.toLowerCase();
  const wanted = name.replace(/^the /, '');
  if (wanted === '') return undefined;
  return (
    units.find((unit) => plain(unit) === name) ??
    units.find((unit) => plain(unit).replace(/^the /, '').startsWith(wanted)) ??
    units.find((unit) => plain(unit).includes(wanted))
  );
}

const kinds: Readonly<Record<string, string>> = {
  advance: 'advance',
  ahead: 'advance',
  forward: 'advance',
  double: 'double',
  'at the double': 'double',
  back: 'back',
};

function move(unit: Fielded, text: string, viewTurn: number): Typed | undefined {
  const path: Leg[] = [];
  let order: { readonly do: string; readonly to?: 'left' | 'right' } | undefined;
  for (const part of text.split(/[,;]|\band\b|\bthen\b/).map((each) => each.trim())) {
    if (part === '') continue;
    const turn = /^(?:turn|pivot|wheel)? ?(\d+(?:[.,]\d+)?) ?°? ?(left|right)$/.exec(part);
    if (turn) {
      path.push({ turn: round(Number((turn[1] ?? '').replace(',', '.')) * (turn[2] === 'left' ? 1 : -1)) });
      continue;
    }
    const face = /^face (\d+(?:\.\d+)?) ?°?$/.exec(part);
    if (face) return { draft: { do: 'face', unit: unit.id, facing: roundAngle(Number(face[1]) + viewTurn) } };
    const going = /^(advance|ahead|forward|double|at the double|back|(?:sidestep |step )?(?:left|right)) (.+)$/.exec(
      part,
    );
    const mm = going && lengthFrom(going[2] ?? '', 'in');
    if (!going || mm === undefined || mm === null) return undefined;
    const way = going[1] ?? '';
    const side = /(left|right)$/.exec(way)?.[1] as 'left' | 'right' | undefined;
    const next = side ? { do: 'sidestep', to: side } : { do: kinds[way] ?? way };
    if (order && order.do !== next.do)
      return { says: 'One order at a time: one unit advances, or goes back, or sidesteps.' };
    order = next;
    path.push({ go: roundLength(mm) });
  }
  if (order) return { draft: { ...order, unit: unit.id, path } };
  const turned = path.reduce((sum, leg) => sum + ('turn' in leg ? leg.turn : 0), 0);
  return path.length === 0
    ? undefined
    : { draft: { do: 'face', unit: unit.id, facing: roundAngle(unit.pose.facing + turned) } };
}

const round = (degrees: number) => Math.round(degrees * 100) / 100;
