import type { ShootStep, Shot } from '../steps-combat';

/** A shot to be rolled; called, it closes with `{ is: 'shot', hit, result }`. Whether it may be shot is asked before. */
export const shootStep = (shot: Shot): ShootStep => ({ is: 'shoot', shot, stage: 'roll', face: null, result: null });
