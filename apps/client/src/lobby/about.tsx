import { go, pathTo } from '../route';
import { Notice } from './notice';

/** Whose work is in here. */
export function About() {
  return (
    <Notice
      title="About this table"
      text="Muster measures, judges, rolls and remembers; the games belong to those who wrote them. Icons of troops and
        deeds are from game-icons.net by Lorc, Delapouite and contributors, under CC BY 3.0; the line icons are Lucide
        (ISC); the letters are Alegreya and Alegreya Sans by Juan Pablo del Peral (OFL 1.1)."
    >
      <button type="button" className="button main" onClick={() => go(pathTo.lobby)}>
        To the tables
      </button>
      <a className="button" href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer">
        CC BY 3.0
      </a>
    </Notice>
  );
}
