import type { Dice, UnitId } from '../../kernel';
import { hitStep } from '../combat/hit';
import { fielded, fieldedOf, gapTo } from '../figures';
import type { Tale } from '../steps/step';
import { beastShot } from './beast-traits';
import { inch, rolled } from './kit';

/**
 * An Area Attack: its target is Hit on 4+, all others within 2" of the point on 5+, of either side; Cover and shields are
 * no help [FL-AI-43]. Whether it may be done was asked before.
 */
export function areaAttack(tale: Tale, unit: UnitId, target: UnitId, dice: Dice): void {
  const self = fieldedOf(tale.state, unit);
  const aim = fieldedOf(tale.state, target);
  const shot = self && beastShot(self.profile.id);
  if (self === undefined || aim === undefined || shot == null) return;
  const others = fielded(tale.state).filter(
    (each) => each.id !== unit && each.id !== target && gapTo(each, aim.pose) <= inch(2) + 0.03,
  );
  const struck = [aim, ...others].flatMap((each) => {
    const faces = dice.roll(1, 6);
    const natural = faces[0] ?? 1;
    const hits = natural >= (each.id === target ? 4 : 5);
    rolled(tale, 'area-attack', each.id, faces, hits);
    return hits ? [{ target: each.id, natural }] : [];
  });
  tale.callInOrder(
    struck.map((each) =>
      hitStep({ ...each, by: unit, blow: shot.blow, how: 'special', why: 'area-attack', weapon: null }),
    ),
  );
}
