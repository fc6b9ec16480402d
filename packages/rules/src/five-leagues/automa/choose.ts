import type { Dice, UnitId } from '../../kernel';
import { type Fielded, fieldedOf, foesOf, has } from '../figures';
import { driveOf } from '../special/hooks';
import type { State } from '../state';
import type { AutomaPlan } from '../steps-flow';
import { aberration } from './aberration';
import { isLoaded } from './arms';
import { driven } from './driven';
import { escort } from './escort';
import { hangBack } from './hang-back';
import { horror } from './horror';
import { melee } from './melee';
import { type Choice, hold } from './plan';
import { ranged } from './ranged';
import { type Lots, lots } from './ties';
import { unaware } from './unaware';

export type AutomaClass = 'unaware' | 'aberration' | 'horror' | 'hang-back' | 'ranged' | 'melee';

/** Which procedure an enemy follows, asked in this order [FL-AI-07]. One in the enemy’s power fights like a trooper. */
export function classOf(state: State, figure: Fielded): AutomaClass {
  if (figure.aware !== 'aware') return 'unaware';
  if (figure.profile.kind === 'aberration') return 'aberration';
  if (has(state, figure, 'undead') || has(state, figure, 'monster')) return 'horror';
  if (has(state, figure, 'hang-back')) return 'hang-back';
  return isLoaded(state, figure) ? 'ranged' : 'melee';
}

/** See `chooseActivation`. */
export function chooseFor(state: State, unit: UnitId, dice: Dice): AutomaPlan {
  const me = fieldedOf(state, unit);
  const luck = lots(dice);
  const choice = me === undefined ? hold('nobody', 'FL-AI-03') : chosen(state, me, luck);
  return {
    path: [],
    dash: false,
    does: 'nothing',
    target: null,
    weapon: null,
    ...choice,
    faces: luck.faces,
    stage: 'go',
  };
}

function chosen(state: State, me: Fielded, luck: Lots): Choice {
  if (foesOf(state, me).length === 0 && me.aware === 'aware') return hold('nobody-left', 'FL-AI-30');
  const drive = driveOf(state, me);
  if (drive !== null && me.aware === 'aware') {
    const urged = driven(state, me, drive, luck);
    if (urged !== undefined) return urged;
    if (drive.escorts) return escort(state, me, luck);
  }
  switch (classOf(state, me)) {
    case 'unaware':
      return unaware(state, me);
    case 'aberration':
      return aberration(state, me, luck);
    case 'horror':
      return horror(state, me, luck);
    case 'hang-back':
      return hangBack(state, me, luck);
    case 'ranged':
      return ranged(state, me, luck);
    case 'melee':
      return melee(state, me, luck);
  }
}
