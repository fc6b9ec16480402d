import type { ReactNode } from 'react';
import { go, pathTo } from '../route';

/** Whose work is in here. */
export function About() {
  return (
    <main className="notice">
      <section className="card about">
        <h1 className="card-title">About this table</h1>
        <p>Muster measures, judges, rolls and remembers. The games played on it belong to those who wrote them.</p>
        <p>
          Kings of War is a game by Mantic Games, Advanced Song of Blades and Heroes one by Ganesha Games. Muster is not
          connected with their publishers, and you need the rulebooks to learn the games: none of their text is in here.
        </p>
        <h2 className="caps">Drawn by others, with thanks</h2>
        <dl className="credits">
          <dt>Troops, states and deeds</dt>
          <dd>
            <Away to="https://game-icons.net">game-icons.net</Away>, by Lorc, Delapouite, Skoll, Carl Olsen, Sbed,
            Cathelineau and contributors, recoloured, under{' '}
            <Away to="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</Away>
          </dd>
          <dt>Line icons</dt>
          <dd>
            <Away to="https://lucide.dev">Lucide</Away> contributors, under the{' '}
            <Away to="https://lucide.dev/license">ISC licence</Away>
          </dd>
          <dt>Letters</dt>
          <dd>
            Alegreya and Alegreya Sans by Juan Pablo del Peral,{' '}
            <Away to="https://www.huertatipografica.com">Huerta Tipográfica</Away>, under the{' '}
            <Away to="https://openfontlicense.org">SIL Open Font License 1.1</Away>
          </dd>
        </dl>
        <button type="button" className="button main" onClick={() => go(pathTo.lobby)}>
          To the tables
        </button>
      </section>
    </main>
  );
}

function Away({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
