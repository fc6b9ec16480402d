/**
 * Deep equality of plain data (what JSON can carry). Order of keys does not matter; a key that holds `undefined` is
 * the same as no key, as in JSON. `-0` equals `0`, `NaN` equals nothing.
 */
export function equal(a: unknown, b: unknown): boolean {
  return difference(a, b) === undefined;
}

/** The path of the first place where two values differ (`units.u3.pose.x`), or undefined where they are equal. */
export function difference(a: unknown, b: unknown): string | undefined {
  return at(a, b, '');
}

function at(a: unknown, b: unknown, path: string): string | undefined {
  if (a === b) return undefined;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return path === '' ? '.' : path;
  if (!isPlain(a) || !isPlain(b) || Array.isArray(a) !== Array.isArray(b)) return path === '' ? '.' : path;
  const left = a as Readonly<Record<string, unknown>>;
  const right = b as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(left)) {
    const found = at(left[key], Object.hasOwn(right, key) ? right[key] : undefined, join(path, key));
    if (found !== undefined) return found;
  }
  for (const key of Object.keys(right))
    if (right[key] !== undefined && !Object.hasOwn(left, key)) return join(path, key);
  return undefined;
}

/** A Map, a Date or an instance is no plain data: JSON would lose what is in it. */
const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
};

const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/**
 * One text for one value: JSON with sorted keys and no spaces, keys holding `undefined` left out. What is hashed and
 * compared over the wire. Throws a TypeError for what JSON cannot carry (a function, NaN, a cycle).
 */
export function canonical(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError('not plain data: a number that is not finite');
    return JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object') throw new TypeError(`not plain data: ${typeof value}`);
  const record = value as Readonly<Record<string, unknown>>;
  const keys = Object.keys(record).filter((key) => record[key] !== undefined);
  return `{${keys
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(record[key])}`)
    .join(',')}}`;
}
