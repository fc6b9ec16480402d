/** Answers by the objects they were asked about, kept as long as those are. */
export interface Memory<T> {
  of(about: readonly [object, ...object[]], answer: () => T): T;
}

interface Place<T> {
  next: WeakMap<object, Place<T>>;
  answer?: { readonly value: T };
}

/**
 * A memory for answers that depend on nothing but the objects named. Equal objects that are not the same are asked
 * anew, so a state that is only thought of never gets the answer of another.
 */
export function memory<T>(): Memory<T> {
  const root: Place<T> = { next: new WeakMap() };
  return {
    of(about, answer) {
      let place = root;
      for (const each of about) {
        const known: Place<T> = place.next.get(each) ?? { next: new WeakMap() };
        place.next.set(each, known);
        place = known;
      }
      place.answer ??= { value: answer() };
      return place.answer.value;
    },
  };
}
