import { useState } from 'react';
import { useGuest } from '../net/guest';
import { HttpNo } from '../net/http';
import { returnAs } from '../net/welcome';
import { go, pathTo } from '../route';
import { Notice } from './notice';

/** A private link on another device: it asks before this browser becomes someone else. */
export function ReturnPage({ code }: { readonly code: string }) {
  const guest = useGuest((store) => store.guest);
  const [no, setNo] = useState<string>();
  const [done, setDone] = useState<string>();
  if (done)
    return (
      <Notice title={`Welcome back, ${done}`} text="Your seats and your battles are here now too.">
        <button type="button" className="button main" onClick={() => go(pathTo.lobby, 'replace')}>
          To my battles
        </button>
      </Notice>
    );
  return (
    <Notice
      title="Come back on this device"
      text={
        no ??
        (guest
          ? `This browser is ${guest.name} now. With this link it becomes whoever the link belongs to.`
          : 'This link brings your name and your seats to this browser.')
      }
    >
      {!no && (
        <button
          type="button"
          className="button main"
          onClick={() =>
            returnAs(code).then(
              (back) => setDone(back.name),
              (error: unknown) => setNo(error instanceof HttpNo ? error.message : 'Something broke on our side.'),
            )
          }
        >
          That is me
        </button>
      )}
      <button type="button" className="button" onClick={() => go(pathTo.lobby, 'replace')}>
        To the tables
      </button>
    </Notice>
  );
}
