import type { ReactNode } from 'react';
import type { Tincture } from '../scene/model';
import { Shield } from './shield';

/** One unit or figure in the list of its side. */
export interface ArmyRow {
  readonly id: string;
  readonly face: ReactNode;
  readonly name: string;
  readonly text: string;
  /** At the right: how hurt it is. */
  readonly standing?: string;
  /** Out of play; its name is struck through. */
  readonly gone: boolean;
  readonly onTable: boolean;
}

export interface ArmyList {
  readonly side: string;
  readonly name: string;
  readonly tincture: Tincture | undefined;
  /** `7 of 9 in play`. */
  readonly left: string;
  readonly rows: readonly ArmyRow[];
}

/** All sides as lists, for who watches on a phone: how each stands, and a press that goes there. */
export const ArmyLists = ({
  lists,
  onGo,
}: {
  readonly lists: readonly ArmyList[];
  readonly onGo: (unit: string) => void;
}) => (
  <div className="armies">
    {lists.map((list) => (
      <section key={list.side} aria-label={list.name}>
        <h3>
          <Shield tincture={list.tincture} /> {list.name} <span className="soft small">{list.left}</span>
        </h3>
        <ul>
          {list.rows.map((row) => (
            <li key={row.id}>
              <button
                type="button"
                className={row.gone ? 'gone' : ''}
                disabled={!row.onTable}
                onClick={() => onGo(row.id)}
              >
                {row.face}
                <span className="grow">
                  <b>{row.name}</b>
                  <span className="soft small">{row.text}</span>
                </span>
                {row.standing !== undefined && <span className="armies-standing small">{row.standing}</span>}
              </button>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
