import { LIMITS } from '@muster/protocol';
import { useState } from 'react';
import { useGuest } from '../net/guest';
import { freshReturn, HttpNo } from '../net/http';
import { ensureGuest } from '../net/welcome';
import { CopyField } from '../parts/copy';
import { linkTo, pathTo } from '../route';

/** Name, and the private link that brings this guest to another device. */
export function MePanel() {
  const guest = useGuest((store) => store.guest);
  const [name, setName] = useState(guest?.name ?? '');
  const [code, setCode] = useState<string>();
  const [says, setSays] = useState<string>();
  const tell = (error: unknown) => setSays(error instanceof HttpNo ? error.message : 'Something broke on our side.');
  return (
    <div className="column">
      <form
        className="row"
        style={{ alignItems: 'flex-end' }}
        onSubmit={(event) => {
          event.preventDefault();
          ensureGuest(name).then(() => setSays('That is your name now.'), tell);
        }}
      >
        <label className="field grow">
          <span className="caps">Your name</span>
          <input
            className="input"
            value={name}
            maxLength={LIMITS.name}
            autoComplete="nickname"
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <button type="submit" className="button">
          Keep it
        </button>
      </form>
      {code === undefined ? (
        <button
          type="button"
          className="button"
          onClick={() =>
            ensureGuest()
              .then(freshReturn)
              .then((fresh) => setCode(fresh), tell)
          }
        >
          A private link for another device
        </button>
      ) : (
        <>
          <CopyField label="Your return link" value={linkTo(pathTo.return(code))} />
          <p className="small soft">
            Whoever opens it is you, with your seats. Keep it to yourself; a new one makes this one worthless.
          </p>
        </>
      )}
      {says && <p className="small">{says}</p>}
    </div>
  );
}
