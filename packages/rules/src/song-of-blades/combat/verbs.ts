import type { Verb } from '../steps/step';
import { attack } from './acts/attack';
import { entangle } from './acts/entangle';
import { shoot } from './acts/shoot';
import { reload, restring } from './acts/tend';
import { draw, grabStandard, pickUp, putDown } from './acts/things';

/** What a figure may do with its actions, of this part. */
export const combatVerbs: readonly Verb[] = [
  attack,
  shoot,
  reload,
  restring,
  entangle,
  pickUp,
  draw,
  putDown,
  grabStandard,
];
