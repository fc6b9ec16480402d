import { z } from 'zod';
import { parser, zConsentIntents } from '../kernel';
import { zCombatIntents } from './intents-combat';
import { zFlowIntents } from './intents-flow';
import { zItemIntents } from './intents-items';
import { zMagicIntents } from './intents-magic';
import { zMasterIntents } from './intents-master';
import { zMoveIntents } from './intents-moves';
import { zScenarioIntents } from './intents-scenarios';

const zIntent = z.discriminatedUnion('do', [
  ...zFlowIntents,
  ...zScenarioIntents,
  ...zMoveIntents,
  ...zCombatIntents,
  ...zMagicIntents,
  ...zItemIntents,
  ...zMasterIntents,
  ...zConsentIntents,
]);

/** What a seat may ask for. Places and angles arrive rounded to 0.01. */
export type Intent = Settled<z.infer<typeof zIntent>>;
export type IntentOf<D extends Intent['do']> = Extract<Intent, { do: D }>;

type Settled<T> = T extends object ? { readonly [K in keyof T]: Settled<T[K]> } : T;

/** The trust boundary: any value in, a rounded intent or a refusal out. */
export const parse = parser<Intent>(zIntent);
