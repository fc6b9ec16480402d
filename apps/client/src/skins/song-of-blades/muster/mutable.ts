type Mutable<T> = T extends readonly (infer E)[]
  ? Mutable<E>[]
  : T extends object
    ? { -readonly [K in keyof T]: Mutable<T[K]> }
    : T;

/** As the type of a message has it, which knows no `readonly`. Nothing is copied. */
export const mutable = <T>(value: T): Mutable<T> => value as Mutable<T>;
