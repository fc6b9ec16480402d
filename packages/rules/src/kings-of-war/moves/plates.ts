import type { Mark, Refusal } from '../../kernel';

/** What stands in the way, outlined: whoever a refusal names beside the unit itself. */
export const offenders = (refusals: readonly Refusal[], from = 1): readonly Mark[] =>
  refusals.flatMap((no) => (no.who ?? []).slice(from).map((unit): Mark => ({ is: 'outline', unit, tone: 'blocked' })));

/** A short plate where each refusal bites, with its margin. */
export const plates = (refusals: readonly Refusal[]): readonly Mark[] =>
  refusals.flatMap((no): readonly Mark[] =>
    no.where === undefined
      ? []
      : [
          {
            is: 'plate',
            at: no.where,
            tone: 'refused',
            code: no.code,
            ...(no.detail === undefined ? {} : { detail: no.detail }),
          },
        ],
  );
