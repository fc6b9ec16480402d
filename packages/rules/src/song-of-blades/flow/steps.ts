import type { StepRules } from '../steps/step';
import type { FlowStep } from '../steps-flow';
import { act } from './act';
import { activate } from './activate';
import { deploy } from './deploy';
import { terrain } from './lay';
import { muster } from './muster';
import { omens } from './omens';
import { quality } from './quality-step';
import { reactions } from './reactions';
import { chooseEdge, chooseRole, rollOff } from './roll-off';
import { turn } from './turn';

/** The steps of this part and their rules. */
export const flowSteps: { readonly [K in FlowStep['is']]: StepRules<K> } = {
  muster,
  'roll-off': rollOff,
  'choose-role': chooseRole,
  terrain,
  'choose-edge': chooseEdge,
  deploy,
  omens,
  turn,
  activate,
  reactions,
  act,
  quality,
};
