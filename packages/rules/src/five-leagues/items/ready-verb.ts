import type { Refusal } from '../../kernel';
import type { Fielded } from '../figures';
import type { Intent, IntentOf } from '../intents';
import { readyBar } from '../special/hooks';
import type { State } from '../state';
import { planned, refused, type Tale, type VerbOf } from '../steps/step';
import { type GearChange, inPack, onBody, putting, takeRefusal, taking } from './gear';
import { actionRefusal, spendAction } from './may';

type Ready = IntentOf<'ready-weapon'>;

/** One thing out of the Backpack, ready to use, or one thing into it [FL-BAT-72]. */
export const readyVerb: VerbOf<'ready-weapon'> = {
  do: 'ready-weapon',
  offers(state, act, figure) {
    if (actionRefusal(state, act, figure, 'full') !== undefined) return [];
    const intents: readonly Intent[] = [
      ...inPack(state).map(({ id }) => readying(figure, 'take', id)),
      ...onBody(figure).map(({ id }) => readying(figure, 'put', id)),
    ].filter((intent) => readyRefusal(state, figure, intent) === undefined);
    return intents.length === 0 ? [] : [{ needs: 'target', do: 'ready-weapon', unit: figure.id, intents }];
  },
  plan(state, act, figure, intent) {
    const no = actionRefusal(state, act, figure, 'full') ?? readyRefusal(state, figure, intent);
    if (no !== undefined) return refused(no);
    const { how, piece } = intent;
    const kind = (how === 'take' ? inPack(state) : onBody(figure)).find(({ id }) => id === piece)?.kind ?? piece;
    return planned({
      marks: [{ is: 'outline', unit: figure.id, tone: 'legal' }],
      notes: piece === 'torch' ? [{ code: how === 'take' ? 'torch-hands' : 'torch-out', because: 'torch' }] : [],
      enact(tale) {
        spendAction(tale, figure, 'FL-BAT-72');
        apply(tale, figure.id, how === 'take' ? taking(state, figure, piece) : putting(state, figure, piece));
        tale.add({ type: how === 'take' ? 'gearTaken' : 'gearPutAway', unit: figure.id, piece: kind });
      },
    });
  },
};

const readying = (figure: Fielded, how: Ready['how'], piece: string): Ready => ({
  do: 'ready-weapon',
  unit: figure.id,
  how,
  piece,
});

function readyRefusal(state: State, figure: Fielded, { how, piece }: Ready): Refusal | undefined {
  if (!reachesPack(figure))
    return { code: 'use/no-backpack', rule: 'FL-EQP-07', who: [figure.id], detail: { item: piece } };
  const bar = readyBar(state, figure);
  if (bar !== null) return { code: 'ready/barred', rule: 'FL-BAT-72', who: [figure.id], detail: { piece, by: bar } };
  if (how === 'take') return takeRefusal(state, figure, piece);
  if (onBody(figure).some(({ id }) => id === piece)) return undefined;
  return { code: 'ready/not-on-it', rule: 'FL-BAT-72', who: [figure.id], detail: { piece } };
}

/** Those of the warband, as long as they are their own masters; no guests [FL-EQP-07] [FL-GEN-19]. */
export const reachesPack = ({ profile, side, controlled }: Fielded): boolean =>
  side === 'party' && controlled === null && (profile.kind === 'hero' || profile.kind === 'follower');

/** What changed hands, on figure, sheet and Backpack. */
export function apply(tale: Tale, unit: string, { figure, warband, backpack }: GearChange): void {
  tale.add(
    { type: 'changed', unit, set: figure, because: 'FL-BAT-72' },
    { type: 'battleChanged', set: { warband, backpack }, because: 'FL-EQP-07' },
  );
}
