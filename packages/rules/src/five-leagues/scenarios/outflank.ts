import type { Dice } from '../../kernel';
import { canOutflank, deploymentModifiers } from '../special/hooks';
import type { Figure, State } from '../state';
import type { Tale } from '../steps/step';
import { d6, sum, twoD6 } from './chance';

/**
 * Enemies that can Outflank set up as many as the dice say (2D6; D6+2 where they attack), and the rest wait: melee troops
 * only, and a Leader among them when three or more go [FL-SET-14]. A roll that covers the whole force means none.
 */
export function rollOutflank(tale: Tale, dice: Dice): void {
  const { state } = tale;
  const because = canOutflank(state);
  if (because === null) return;
  const defensive = state.encounter?.scenario === 'defensive';
  const faces = defensive ? [d6(dice)] : twoD6(dice);
  const modifiers = [
    ...(defensive ? [{ amount: 2, because: 'FL-SCN-10' }] : []),
    ...deploymentModifiers(state, 'outflank'),
  ];
  const deploy = Math.max(0, sum(faces) + sum(modifiers.map(({ amount }) => amount)));
  const waiting = whoWaits(state, deploy);
  for (const { id, counts } of waiting)
    tale.add(
      { type: 'changed', unit: id, set: { counts: { ...counts, flank: 1 } }, because },
      { type: 'leftPlay', unit: id, how: 'waiting', by: null, because },
    );
  tale.add({ type: 'outflankRolled', faces, modifiers, deploy, waiting: waiting.map(({ id }) => id) });
}

function whoWaits(state: State, deploy: number): readonly Figure[] {
  const all = Object.values(state.figures).filter(({ side, fate }) => side === 'enemies' && fate === 'reserve');
  const many = all.length - deploy;
  if (many <= 0) return [];
  const melee = all.filter(({ profile }) => profile.kind === 'trooper' && !shoots(profile));
  const leader = all
    .filter(({ profile }) => !shoots(profile) && RANKS.includes(profile.rank))
    .sort((a, b) => RANKS.indexOf(a.profile.rank) - RANKS.indexOf(b.profile.rank))[0];
  if (many >= 3 && leader !== undefined) return [leader, ...melee.slice(0, many - 1)];
  return melee.slice(0, many);
}

/** Highest first. */
const RANKS: readonly Figure['profile']['rank'][] = ['unique', 'captain', 'lieutenant', 'sergeant'];

const RANGED: readonly string[] = ['self-bow', 'longbow', 'crossbow', 'sling', 'throwing-knives', 'javelin'];
const shoots = (profile: Figure['profile']): boolean => profile.weapons.some(({ is }) => RANGED.includes(is));
