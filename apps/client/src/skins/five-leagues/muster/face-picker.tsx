import { GameIcon } from '../../../parts/game-icon';

/** Faces a character may have, with what they show. */
const FACES: readonly (readonly [face: string, name: string])[] = [
  ['visored-helm', 'Helm'],
  ['viking-helmet', 'Horned helm'],
  ['elf-helmet', 'Tall helm'],
  ['dwarf-helmet', 'Broad helm'],
  ['lightning-helix', 'Lightning'],
  ['hood', 'Hood'],
  ['blindfold', 'Blindfold'],
  ['swordman', 'Swordsman'],
  ['bowman', 'Bowman'],
  ['high-shot', 'Archer'],
  ['sling', 'Sling'],
  ['crossbow', 'Crossbow'],
  ['spears', 'Spears'],
  ['broadsword', 'Sword'],
  ['battle-axe', 'Axe'],
  ['crossed-swords', 'Two swords'],
  ['wizard-staff', 'Staff'],
  ['caduceus', 'Healer'],
  ['lantern-flame', 'Lantern'],
  ['barbarian', 'Barbarian'],
  ['orc-head', 'Tusks'],
  ['goblin-head', 'Pointed ears'],
  ['imp', 'Imp'],
  ['eagle-head', 'Eagle'],
  ['feathered-wing', 'Wing'],
  ['lynx-head', 'Lynx'],
  ['wolf-head', 'Wolf'],
  ['bear-head', 'Bear'],
  ['lion', 'Lion'],
  ['tree-face', 'Tree'],
  ['crown', 'Crown'],
  ['quiver', 'Quiver'],
];

/** The painted sign a character goes by, one of many. */
export const FacePicker = ({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (face: string) => void;
}) => (
  <fieldset className="flm-faces" aria-label="Face">
    {FACES.map(([face, name]) => (
      <button
        key={face}
        type="button"
        aria-label={name}
        title={name}
        aria-pressed={face === value}
        onClick={() => onChange(face)}
      >
        <GameIcon name={face} size={26} />
      </button>
    ))}
  </fieldset>
);
