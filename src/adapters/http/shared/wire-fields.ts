import { either } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { parseUtc } from '../../../domain/shared/instant';
import { mapped, reader, type Reader } from './wire';

// Codecs that records need but the sign-in page does not.

/** Structured values sent as JSON text in one field. */
export const JsonOf = <A>(inner: Reader<A>): t.Type<A, unknown> =>
  reader('JSON', (value) => {
    if (typeof value !== 'string') return undefined;
    return pipe(
      either.tryCatch(
        (): unknown => JSON.parse(value),
        () => undefined,
      ),
      either.chainW((parsed) => inner.decode(parsed)),
      either.match(
        () => undefined,
        (read) => read,
      ),
    );
  });

/** A number, or its digits as text. */
export const Numeral = reader('Numeral', (value) => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
});

/** A value as text; other types than text and number are written as JSON. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value);

export const pairsOf = (values: object): readonly (readonly [string, string])[] =>
  Object.entries(values).map(([name, value]) => [name, textOf(value)]);

/** Names with values of any type; empty if absent. */
export const Pairs = mapped(t.union([t.UnknownRecord, t.array(t.unknown), t.null, t.undefined]), 'pairs', (values) =>
  values === null || values === undefined ? [] : pairsOf(values),
);

/** `YYYY-MM-DD`, a calendar day without a time zone. */
export const DateOnly = reader('DateOnly', (value) =>
  typeof value === 'string' && parseUtc(`${value} 00:00:00`) !== null ? value : undefined,
);

/** A day; of a UTC moment, its date. */
export const DayOfMoment = reader('Day', (value) => {
  const day = typeof value === 'string' ? value.slice(0, 10) : value;
  return DateOnly.is(day) ? day : undefined;
});

/** One of these options; numbers are read as text. */
export const oneOf = <const Option extends string>(name: string, options: readonly Option[]): t.Type<Option, unknown> =>
  reader(name, (value) => options.find((option) => option === (typeof value === 'number' ? String(value) : value)));

/** An option of a list that other APIs may extend; numbers are read as text. Rule R-SHR-60. */
export const Word = reader('Word', (value) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined,
);

/** An option that is not among the known ones; numbers are read as text. Rule R-SHR-60. */
export const otherThan = (known: readonly string[]): t.Type<string, unknown> =>
  reader('Other', (value) => {
    const word = typeof value === 'number' ? String(value) : value;
    return typeof word === 'string' && !known.includes(word) ? word : undefined;
  });

/** An answer with an optional payload; null if absent. */
export const carried = <A>(inner: t.Type<A, unknown>): t.Type<A | null, unknown> =>
  new t.Type<A | null, unknown>(
    `${inner.name}?`,
    (value): value is A | null => value === null || inner.is(value),
    (value, context) =>
      either.map((answer: unknown) => either.getOrElse<unknown, A | null>(() => null)(inner.decode(answer)))(
        t.UnknownRecord.validate(value, context),
      ),
    t.identity,
  );
