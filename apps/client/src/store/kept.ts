/** Reads a value this browser kept, or undefined where there is none, it is unreadable, or storage is shut. */
export function kept(key: string): unknown {
  try {
    const text = localStorage.getItem(`muster.${key}`);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps a value in this browser; does nothing where storage is shut (a private window may refuse). */
export function keep(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(`muster.${key}`);
    else localStorage.setItem(`muster.${key}`, JSON.stringify(value));
  } catch {
    // The page works without; only the next visit forgets.
  }
}
