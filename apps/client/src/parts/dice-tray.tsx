import { useEffect, useRef } from 'react';
import { createDiceTray } from '../scene/dice-tray';
import { isStill, useSettings } from '../settings/settings-store';
import type { ShownRoll } from '../skins/skin';

/**
 * One throw in the felt tray: the dice tumble, settle on the faces of the event, and the misses dim. `hits` says it die
 * by die where no one number does.
 */
export function DiceTray({
  roll,
  hits,
  seed,
  instant,
  onSettled,
}: {
  readonly roll: ShownRoll;
  readonly hits?: readonly (boolean | undefined)[];
  readonly seed: number;
  readonly instant: boolean;
  readonly onSettled: () => void;
}) {
  const host = useRef<HTMLDivElement>(null);
  const settled = useRef(onSettled);
  settled.current = onSettled;
  useEffect(() => {
    if (!host.current) return;
    let gone = false;
    const tray = createDiceTray(host.current);
    const { hitsFrom } = roll;
    const dice = roll.faces.map((face, at) => {
      const hit = hits === undefined ? (hitsFrom === undefined ? undefined : face >= hitsFrom) : hits[at];
      return { face, sides: roll.sides, ...(hit === undefined ? {} : { hit }) };
    });
    const lies = () => {
      if (!gone) settled.current();
    };
    void tray.roll({ dice, seed }, { instant: instant || isStill(useSettings.getState()) }).then(lies, lies);
    return () => {
      gone = true;
      tray.destroy();
    };
  }, [roll, hits, seed, instant]);
  const words = roll.faces.length > 40 ? `${roll.faces.length} dice` : `Dice: ${roll.faces.join(', ')}`;
  return <div ref={host} className="tray" role="img" aria-label={words} />;
}
