import * as t from 'io-ts';
import type { Id } from '../../../domain/shared/id';
import { keysOf, sameShape, type Fields } from '../../../domain/shared/merge';
import type { Identified } from '../../../domain/shared/resource';

/** Records as they are kept, and for those that belong to a website, which one. */
export interface KeptRecords<Detail> {
  readonly records: readonly Detail[];
  readonly websites: Readonly<Record<Id, Id>>;
}

/** A value of each field as it looks when it is filled in. */
const exampleOf = (examples: readonly Fields[]): Fields =>
  examples.reduce<Fields>(
    (example, record) => ({
      ...record,
      ...Object.fromEntries(Object.entries(example).filter(([, value]) => value !== null)),
    }),
    {},
  );

/** Reads back records like these: the same fields, each with a value of its kind or empty. */
export const recordsLike = <Detail extends Identified>(
  examples: readonly Fields[],
): t.Decoder<unknown, KeptRecords<Detail>> => {
  const example = exampleOf(examples);
  const isLike = (value: unknown): value is Detail =>
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    keysOf(example).every((key) => key in value && sameShape(example[key], Reflect.get(value, key)));
  const record = new t.Type<Detail>(
    'record',
    isLike,
    (value, context) => (isLike(value) ? t.success(value) : t.failure(value, context)),
    t.identity,
  );
  return t.type({ records: t.readonlyArray(record), websites: t.record(t.string, t.string) });
};
