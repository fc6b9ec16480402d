import { useEffect, useRef } from 'react';
import { createDiceTray } from '../scene/dice-tray';
import { isStill, useSettings } from '../settings/settings-store';
import type { ShownRoll } from '../skins/skin';

/** Dice of one hand falling into a felt tray and settling on the faces of the event. */
export function Thrown({ rolls, seed }: { readonly rolls: readonly ShownRoll[]; readonly seed: number }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!host.current) return;
    const tray = createDiceTray(host.current);
    const settings = useSettings.getState();
    const dice = rolls.flatMap(({ faces, sides, hitsFrom }) =>
      faces.map((face) => ({ face, sides, ...(hitsFrom === undefined ? {} : { hit: face >= hitsFrom }) })),
    );
    void tray.roll({ dice, seed }, { instant: settings.instantDice || isStill(settings) });
    return () => tray.destroy();
  }, [rolls, seed]);
  return (
    <div ref={host} className="felt" role="img" aria-label={rolls.map((roll) => roll.faces.join(', ')).join('; ')} />
  );
}
