import { useEffect } from 'react';
import { Pips } from '../../parts/dice';
import type { ShownRoll } from '../skin';

export function DiceTray({
  roll,
  onSettled,
}: {
  readonly roll: ShownRoll;
  readonly instant: boolean;
  readonly onSettled: () => void;
}) {
  useEffect(() => onSettled(), [onSettled]);
  return (
    <div className="dice">
      {roll.faces.map((face, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the faces of a roll never change their order
        <span key={at} className="die">
          <Pips face={face} />
        </span>
      ))}
    </div>
  );
}
