import { type Character, compileCharacter, type WarbandSheet } from '@muster/rules/five-leagues';
import { creationWords } from '@muster/rules/five-leagues/words';
import type { Refusal } from '@muster/rules/kernel';
import { Dialog } from '../../../parts/dialog';
import type { Tincture } from '../../../scene/model';
import { Scores } from './character-card';
import { FacePicker } from './face-picker';
import { FigurePicture } from './figure-picture';
import { onPerson } from './gear';
import { Lots } from './lots';
import { titleOf } from './person-words';

/** One character of a sheet: name and face, what it has and to whom that can be handed, and how it came to be. */
export function PersonDialog({
  sheet,
  character,
  side,
  says,
  onChange,
  onClose,
}: {
  readonly sheet: WarbandSheet;
  readonly character: Character;
  readonly side: Tincture;
  readonly says: (refusal: Refusal) => string;
  readonly onChange: (sheet: WarbandSheet) => void;
  readonly onClose: () => void;
}) {
  const set = (change: Partial<Character>) => onChange(onPerson(sheet, character.id, () => change));
  return (
    <Dialog title={character.name || 'Nameless'} onClose={onClose} wide>
      <div className="flm-person-head">
        <FigurePicture profile={compileCharacter(character)} side={side} size={72} />
        <label className="field grow">
          <span className="caps">Name</span>
          <input
            className="input"
            maxLength={40}
            value={character.name}
            onChange={(event) => set({ name: event.target.value })}
          />
        </label>
      </div>
      <p className="soft">
        {titleOf(character)}
        {character.xp > 0 && ` · ${character.xp} XP`}
      </p>
      <Scores character={character} />
      <h3>What {character.name} carries</h3>
      <Lots {...{ sheet, says, onChange }} place={character.id} none="Nothing at all." />
      <h3>Face</h3>
      <FacePicker value={character.face} onChange={(face) => set({ face })} />
      {character.history.length > 0 && (
        <details className="flm-history">
          <summary>How {character.name} came to be</summary>
          <ul>
            {character.history.map((each, i) => {
              const { label, entry } = creationWords.recorded(each);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a past does not change its order
                <li key={i}>
                  <span className="soft small">{label}</span> {entry}{' '}
                  <span className="soft small">({creationWords.thrown(each)})</span>
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </Dialog>
  );
}
