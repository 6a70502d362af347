import { either } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import type { Failure, FieldCode } from '../../../domain/shared/failure';

/** 400 as from a server, with the same code for each field unless another is given. */
export const rejected = (fields: readonly string[], code: FieldCode = 'VALUE_NOT_VALID'): Failure => ({
  kind: 'FieldsRejected',
  code,
  fields: Object.fromEntries(fields.map((name) => [name, code])),
});

/** Refuses these fields. */
export const refused = (fields: readonly string[], code?: FieldCode): Either<Failure, never> =>
  either.left(rejected(fields, code));

/** The value, or `NotFound`. */
export const found: <A>(value: A) => Either<Failure, NonNullable<A>> = either.fromNullable<Failure>({
  kind: 'NotFound',
});

/** The record, if it still has the version that was read; null accepts any version. */
export const unchanged =
  (version: string | null) =>
  <Stored extends { readonly version: string | null }>(stored: Stored): Either<Failure, Stored> =>
    version === null || stored.version === version ? either.right(stored) : either.left({ kind: 'Changed' });
