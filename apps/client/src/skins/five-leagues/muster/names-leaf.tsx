import { compileCharacter } from '@muster/rules/five-leagues';
import { useState } from 'react';
import type { Tincture } from '../../../scene/model';
import { FacePicker } from './face-picker';
import { FigurePicture } from './figure-picture';
import type { Workshop } from './making';
import { titleOf } from './person-words';

/** The last leaf: everybody with a name to write over and a face to choose. */
export function NamesLeaf({ workshop, tincture }: { readonly workshop: Workshop; readonly tincture: Tincture }) {
  const { draft, made, change } = workshop;
  const [open, setOpen] = useState<string>();
  return (
    <ul className="flm-names">
      {made.sheet.characters.map((each) => (
        <li key={each.id}>
          <div className="flm-person-head">
            <FigurePicture profile={compileCharacter(each)} side={tincture} size={56} />
            <label className="field grow">
              <span className="soft small">{titleOf(each)}</span>
              <input
                className="input"
                maxLength={40}
                aria-label={`Name of ${each.name}`}
                placeholder={each.name}
                value={draft.names[each.id] ?? ''}
                onChange={(event) => change({ names: { ...draft.names, [each.id]: event.target.value } })}
              />
            </label>
            <button
              type="button"
              className="button"
              aria-expanded={open === each.id}
              onClick={() => setOpen(open === each.id ? undefined : each.id)}
            >
              Face
            </button>
          </div>
          {open === each.id && (
            <FacePicker
              value={each.face}
              onChange={(face) => change({ portraits: { ...draft.portraits, [each.id]: face } })}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
