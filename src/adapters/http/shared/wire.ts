import { either } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { parseUtc, type Instant } from '../../../domain/shared/instant';

/** Reads a wire shape. Used for decoding only; writing has its own functions. */
export type Reader<A> = t.Decoder<unknown, A>;

/** A codec of a single value; `read` returns undefined for an invalid value. */
export const reader = <A>(name: string, read: (value: unknown) => A | undefined): t.Type<A, unknown> =>
  new t.Type<A, unknown>(
    name,
    (value): value is A => read(value) !== undefined,
    (value, context) => {
      const found = read(value);
      return found === undefined ? t.failure(value, context) : t.success(found);
    },
    t.identity,
  );

/** 0 or 1, as a number, text or boolean. */
export const Flag = reader('Flag', (value) =>
  value === 1 || value === '1' || value === true
    ? true
    : value === 0 || value === '0' || value === false
      ? false
      : undefined,
);

/** An id: text or an integer; text from here on. */
export const Id = reader('Id', (value) =>
  typeof value === 'string' && value !== ''
    ? value
    : typeof value === 'number' && Number.isSafeInteger(value)
      ? String(value)
      : undefined,
);

/** `YYYY-MM-DD HH:mm:ss` in UTC. */
export const UtcDateTime = reader<Instant>('UtcDateTime', (value) =>
  typeof value === 'string' ? (parseUtc(value) ?? undefined) : undefined,
);

/** A field that may be absent, null or empty text: all read as null. */
export const optional = <A>(inner: t.Type<A, unknown>): t.Type<A | null, unknown> =>
  new t.Type<A | null, unknown>(
    `${inner.name} or nothing`,
    (value): value is A | null => value === null || inner.is(value),
    (value, context) =>
      value === undefined || value === null || value === '' ? t.success(null) : inner.validate(value, context),
    t.identity,
  );

/** A key beyond the specification; undefined if the API does not send it. */
export const extra = <A>(inner: t.Type<A, unknown>): t.Type<A | undefined, unknown> => t.union([t.undefined, inner]);

/** A field that older APIs do not send. */
export const defaulted = <A>(inner: t.Type<A, unknown>, absent: A): t.Type<A, unknown> =>
  new t.Type<A, unknown>(
    inner.name,
    (value): value is A => inner.is(value),
    (value, context) => (value === undefined || value === null ? t.success(absent) : inner.validate(value, context)),
    t.identity,
  );

/** URL of a picture. Below the API it is sent without the leading slash that pages on deeper paths need. */
export const PictureAddress = reader('PictureAddress', (value) =>
  typeof value !== 'string' ? undefined : value.startsWith('api/') ? `/${value}` : value,
);

/** URL of public content, absolute on this host or with its own host; never one that a browser would execute. */
export const PublicAddress = reader('PublicAddress', (value) =>
  typeof value !== 'string' ? undefined : /^https?:\/\//i.test(value) ? value : `/${value.replace(/^[/\\]+/, '')}`,
);

/** Path of the first field that could not be read, for example `users.3.email`. */
export const pathOf = (errors: t.Errors): string => {
  const longest = errors.reduce<string[]>((found, { context }) => {
    // A part of an intersection reads the whole value, so it adds no step to the path.
    const path = context
      .filter(({ key, actual }, at) => key !== '' && actual !== context[at - 1]?.actual)
      .map(({ key }) => key);
    return path.length > found.length ? path : found;
  }, []);
  return longest.length === 0 ? 'answer' : longest.join('.');
};

/** Reads the wire's shape and converts it to the domain's; a failure names the path in the wire's shape. */
export const mapped = <Wire, A>(
  inner: t.Type<Wire, unknown>,
  name: string,
  map: (wire: Wire) => A,
): t.Type<A, unknown> =>
  new t.Type<A, unknown>(
    name,
    (value): value is A => value !== undefined,
    (value, context) => pipe(inner.validate(value, context), either.map(map)),
    t.identity,
  );

/** The payload of an answer: the value of `key`, else of the key after `code`, because some APIs use another name. */
export const payload = <A>(key: string, inner: t.Type<A, unknown>): t.Type<A, unknown> =>
  new t.Type<A, unknown>(
    key,
    inner.is,
    (value, context) => {
      const fields = new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
      const second = [...fields.keys()][1];
      const found = fields.has(key) || second === undefined || second === 'meta' ? key : second;
      return inner.validate(fields.get(found), t.appendContext(context, found, inner, fields.get(found)));
    },
    t.identity,
  );

/**
 * An answer whose fields are not read. Must be an object or empty: a proxy or a network sign-in page also answers
 * 200, with HTML.
 */
export const Nothing = mapped(t.UnknownRecord, 'answer', () => null);
