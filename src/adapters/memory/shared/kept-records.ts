import * as t from 'io-ts';
import type { Id } from '../../../domain/shared/id';
import { sameShape } from '../../../domain/shared/merge';
import type { Identified } from '../../../domain/shared/resource';

/** Stored records, with the website of those that belong to one. */
export interface KeptRecords<Detail> {
  readonly records: readonly Detail[];
  readonly websites: Readonly<Record<Id, Id>>;
}

/** Codec for values like these: the same fields, each with a value of its type or empty. */
export const valueLike = <Value>(examples: readonly object[]): t.Type<Value> => {
  // A non-empty example value of each field.
  const example = examples.reduce(
    (filled, value) => ({
      ...value,
      ...Object.fromEntries(Object.entries(filled).filter(([, known]) => known !== null)),
    }),
    {},
  );
  const isLike = (value: unknown): value is Value => value !== null && sameShape(example, value);
  return new t.Type<Value>(
    'a value like the examples',
    isLike,
    (value, context) => (isLike(value) ? t.success(value) : t.failure(value, context)),
    t.identity,
  );
};

/** Codec for records like these. */
export const recordsLike = <Detail extends Identified>(
  examples: readonly object[],
): t.Decoder<unknown, KeptRecords<Detail>> =>
  t.type({
    records: t.readonlyArray(valueLike<Detail>([{ id: '' }, ...examples])),
    websites: t.record(t.string, t.string),
  });
