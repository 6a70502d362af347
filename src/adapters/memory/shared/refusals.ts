import { either } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import type { Failure, FieldCode } from '../../../domain/shared/failure';

/** 400 as a server says it, with the same code for each field unless another is named. */
export const rejected = (fields: readonly string[], code: FieldCode = 'VALUE_NOT_VALID'): Failure => ({
  kind: 'FieldsRejected',
  code,
  fields: Object.fromEntries(fields.map((name) => [name, code])),
});

/** The refusal of these fields. */
export const refused = (fields: readonly string[], code?: FieldCode): Either<Failure, never> =>
  either.left(rejected(fields, code));

/** What was found, or `NotFound`. */
export const found: <A>(value: A) => Either<Failure, NonNullable<A>> = either.fromNullable<Failure>({
  kind: 'NotFound',
});

/** The record if it still has the version that was read; null is any version. */
export const unchanged =
  (version: string | null) =>
  <Stored extends { readonly version: string | null }>(stored: Stored): Either<Failure, Stored> =>
    version === null || stored.version === version ? either.right(stored) : either.left({ kind: 'Changed' });
