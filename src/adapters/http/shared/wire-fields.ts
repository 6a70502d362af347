import { either } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { parseUtc } from '../../../domain/shared/instant';
import { mapped, reader, type Reader } from './wire';

// What records need and the sign-in page does not.

/** Structured values that travel as JSON text in one field. */
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

/** A number, or its figures. */
export const Numeral = reader('Numeral', (value) => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
});

/** A value as text: what is neither text nor number is written as JSON. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value);

export const pairsOf = (values: object): readonly (readonly [string, string])[] =>
  Object.entries(values).map(([name, value]) => [name, textOf(value)]);

/** Names with their values, whatever they are; none where there are none. */
export const Pairs = mapped(t.union([t.UnknownRecord, t.array(t.unknown), t.null, t.undefined]), 'pairs', (values) =>
  values === null || values === undefined ? [] : pairsOf(values),
);

/** `YYYY-MM-DD`, a day of the calendar without a zone. */
export const DateOnly = reader('DateOnly', (value) =>
  typeof value === 'string' && parseUtc(`${value} 00:00:00`) !== null ? value : undefined,
);

/** A day; of a moment in UTC its date. */
export const DayOfMoment = reader('Day', (value) => {
  const day = typeof value === 'string' ? value.slice(0, 10) : value;
  return DateOnly.is(day) ? day : undefined;
});

/** One of some words; figures are read as their text. */
export const oneOf = <const Option extends string>(name: string, options: readonly Option[]): t.Type<Option, unknown> =>
  reader(name, (value) => options.find((option) => option === (typeof value === 'number' ? String(value) : value)));

/** A word out of a list that another API may have more of, or a figure as its text. Rule R-SHR-60. */
export const Word = reader('Word', (value) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined,
);

/** A word that is none of those that are known; figures are read as their text. Rule R-SHR-60. */
export const otherThan = (known: readonly string[]): t.Type<string, unknown> =>
  reader('Other', (value) => {
    const word = typeof value === 'number' ? String(value) : value;
    return typeof word === 'string' && !known.includes(word) ? word : undefined;
  });

/** An answer that may carry a payload; null where it does not. */
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
