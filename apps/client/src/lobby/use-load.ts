import { useCallback, useEffect, useRef, useState } from 'react';
import { HttpNo } from '../net/http';

export type Loaded<T> =
  | { readonly is: 'loading' }
  | { readonly is: 'here'; readonly value: T; readonly stale: string | undefined }
  | { readonly is: 'failed'; readonly says: string; readonly offline: boolean };

/** Loads a thing now, again on `reload`, and every `every` ms while the page is looked at (0 for never). */
export function useLoad<T>(
  load: () => Promise<T>,
  every = 0,
): { readonly now: Loaded<T>; readonly reload: () => void } {
  const [now, setNow] = useState<Loaded<T>>({ is: 'loading' });
  const latest = useRef(load);
  latest.current = load;
  const reload = useCallback(() => {
    latest.current().then(
      (value) => setNow({ is: 'here', value, stale: undefined }),
      (error: unknown) => {
        const says = error instanceof HttpNo ? error.message : 'Something broke on our side.';
        const offline = error instanceof HttpNo && error.offline;
        setNow((before) => (before.is === 'here' ? { ...before, stale: says } : { is: 'failed', says, offline }));
      },
    );
  }, []);
  useEffect(() => {
    reload();
    const seen = () => {
      if (document.visibilityState === 'visible') reload();
    };
    const timer = every > 0 ? setInterval(seen, every) : undefined;
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [reload, every]);
  return { now, reload };
}
