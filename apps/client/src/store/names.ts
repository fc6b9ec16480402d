import type { Names, SeatId } from '@muster/rules/kernel';
import type { SkinContext } from '../skins/skin';
import { edgeSeen } from '../tools/home-turn';
import { lengthText } from '../tools/lengths';
import type { TableData } from './table-store';

/** How people call things now: units and sides by the skin, seats by who sits on them. */
export function namesIn(context: SkinContext, data: TableData, state: unknown, before?: unknown): Names {
  const { skin, system } = context;
  const which = (side: string | undefined) => whichOf(data, side, (own) => skin.tinctures(state)[own]);
  return {
    unit: (id) =>
      skin.unitName(state, id) ?? (before === undefined ? undefined : skin.unitName(before, id)) ?? 'a unit',
    seat: (seat) =>
      (state === undefined ? undefined : calledBy(context, data, state, seat)) ??
      which(data.table?.chairs.find((chair) => chair.seat === seat)?.side) ??
      seatName(data, seat),
    isMany: (id) =>
      context.words.isMany?.(state, id) === true ||
      (before !== undefined && context.words.isMany?.(before, id) === true),
    side: (side) => skin.sideName?.(state, side) ?? which(side) ?? sideName(data, side),
    length: (mm) => lengthText(mm, system.units),
    edge: (edge) => edgeSeen(context, edge, state),
  };
}

/** How a seat is called, in a game whose seats have colours or names of their own; a person once he has one seat. */
export const seatCalled = (context: SkinContext, data: Pick<TableData, 'table' | 'state'>, seat: SeatId): string =>
  (data.state === undefined ? undefined : calledBy(context, data, data.state, seat)) ?? seatName(data, seat);

function calledBy(
  { skin }: SkinContext,
  { table }: Pick<TableData, 'table'>,
  state: unknown,
  seat: SeatId | 'referee',
): string | undefined {
  const look = seat === 'referee' ? undefined : skin.seatLook?.(state, seat);
  if (!look) return undefined;
  const who = (each: { readonly player?: string | undefined; readonly holder?: string | undefined }) =>
    each.player ?? each.holder;
  const chairs = table?.chairs ?? [];
  const chair = chairs.find((each) => each.seat === seat);
  const holder = chair && who(chair);
  // Nobody sits there: whoever plays it meanwhile has done it
  if (holder === undefined && look.free !== undefined) return look.free;
  const several = holder !== undefined && chairs.filter((each) => who(each) === holder).length > 1;
  if (holder !== undefined && !several) return undefined;
  return look.title ?? (several ? capital(look.tincture) : undefined);
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `Azure` for a side of a person who plays several, so that a sentence tells which of them it means. */
function whichOf(
  { table }: Pick<TableData, 'table'>,
  side: string | undefined,
  tinctureOf: (side: string) => string | undefined,
): string | undefined {
  const here = table?.chairs.filter((chair) => chair.side === side) ?? [];
  const isAlso = (person: string | undefined) =>
    person !== undefined && table?.chairs.some((chair) => chair.holder === person && chair.side !== side);
  const tincture = side !== undefined && here.some((chair) => isAlso(chair.holder)) ? tinctureOf(side) : undefined;
  return tincture && capital(tincture);
}

/** The person on a seat, or the seat itself while it is empty. */
export function seatName(data: Pick<TableData, 'table'>, seat: SeatId | 'referee'): string {
  if (seat === 'referee') return 'The table';
  const chair = data.table?.chairs.find((one) => one.seat === seat);
  const holder = chair?.player ?? chair?.holder;
  const seated = (data.table?.chairs ?? []).flatMap((one) => {
    const who = one.player ?? one.holder;
    return data.table?.people.find(({ person }) => person === who) ?? [];
  });
  return toldApart(seated, holder) ?? `Seat ${seat.toUpperCase()}`;
}

/** How somebody among these is called: by name, with a number where several have the same one. */
export function toldApart(
  people: readonly { readonly person: string; readonly name: string }[],
  person: string | undefined,
): string | undefined {
  const name = people.find((each) => each.person === person)?.name;
  if (name === undefined) return undefined;
  const same = [...new Set(people.filter((each) => each.name === name).map((each) => each.person))];
  return same.length > 1 ? `${name} ${same.indexOf(person ?? '') + 1}` : name;
}

/** Everyone of a side, or the side itself while it is empty. */
export function sideName(data: Pick<TableData, 'table'>, side: string): string {
  const seats = data.table?.chairs.filter((chair) => chair.side === side && chair.holder) ?? [];
  if (seats.length === 0) return `Side ${side.toUpperCase()}`;
  return seats.map((chair) => seatName(data, chair.seat)).join(' and ');
}

/** A stretch of a sentence; `unit` where it names one. */
export interface Stretch {
  readonly text: string;
  readonly unit?: string;
}

const OPEN = '\uE000';
const NAMED = '\uE001';
const CLOSE = '\uE002';

/** Names that leave a mark around each unit, so that a finished sentence can still tell where the units are. */
export const marked = (names: Names): Names => ({
  ...names,
  bare: names.unit,
  unit: (id) => `${OPEN}${id}${NAMED}${names.unit(id)}${CLOSE}`,
});

/** The stretches of a sentence made with `marked` names. */
export function stretches(sentence: string): readonly Stretch[] {
  const found: Stretch[] = [];
  for (const part of sentence.split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`))) {
    if (part === '') continue;
    const named = new RegExp(`^${OPEN}([^${NAMED}]*)${NAMED}([^${CLOSE}]*)${CLOSE}$`).exec(part);
    found.push(named ? { text: named[2] ?? '', unit: named[1] ?? '' } : { text: part });
  }
  return found;
}

export const plain = (sentence: string): string =>
  stretches(sentence)
    .map((stretch) => stretch.text)
    .join('');
