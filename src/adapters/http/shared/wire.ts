import { either } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { parseUtc, type Instant } from '../../../domain/shared/instant';

/** Reads one shape off the wire; only decoding is used, writing has functions of its own. */
export type Reader<A> = t.Decoder<unknown, A>;

/** An atom: undefined is what cannot be read. */
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

/** 0 or 1, as a number, as text, or as a real boolean. */
export const Flag = reader('Flag', (value) =>
  value === 1 || value === '1' || value === true
    ? true
    : value === 0 || value === '0' || value === false
      ? false
      : undefined,
);

/** An identity: text or a whole number, text from here on. */
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

/** A field that may be absent, null or empty text: all three read as null. */
export const optional = <A>(inner: t.Type<A, unknown>): t.Type<A | null, unknown> =>
  new t.Type<A | null, unknown>(
    `${inner.name} or nothing`,
    (value): value is A | null => value === null || inner.is(value),
    (value, context) =>
      value === undefined || value === null || value === '' ? t.success(null) : inner.validate(value, context),
    t.identity,
  );

/** A key beyond the specification; undefined where the API does not have it. */
export const extra = <A>(inner: t.Type<A, unknown>): t.Type<A | undefined, unknown> => t.union([t.undefined, inner]);

/** A field that an older API may leave out. */
export const defaulted = <A>(inner: t.Type<A, unknown>, absent: A): t.Type<A, unknown> =>
  new t.Type<A, unknown>(
    inner.name,
    (value): value is A => inner.is(value),
    (value, context) => (value === undefined || value === null ? t.success(absent) : inner.validate(value, context)),
    t.identity,
  );

/**
 * Address of a picture. Below the API it travels without a slash before it, which it needs on a page that is not the
 * first.
 */
export const PictureAddress = reader('PictureAddress', (value) =>
  typeof value !== 'string' ? undefined : value.startsWith('api/') ? `/${value}` : value,
);

/**
 * Address of what everybody may fetch, from the top of this host or with a host of its own; nothing that a browser
 * would run.
 */
export const PublicAddress = reader('PublicAddress', (value) =>
  typeof value !== 'string' ? undefined : /^https?:\/\//i.test(value) ? value : `/${value.replace(/^[/\\]+/, '')}`,
);

/** Path of the first field that could not be read, for example `users.3.email`. */
export const pathOf = (errors: t.Errors): string => {
  const longest = errors.reduce<string[]>((found, { context }) => {
    // A part of an intersection reads the value of the whole: that is no step on the path.
    const path = context
      .filter(({ key, actual }, at) => key !== '' && actual !== context[at - 1]?.actual)
      .map(({ key }) => key);
    return path.length > found.length ? path : found;
  }, []);
  return longest.length === 0 ? 'answer' : longest.join('.');
};

/** Reads the wire's shape and turns it into the domain's; a path in the wire's shape is what a failure names. */
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

/** The payload of an answer: what stands under `key`, else under the key after `code`, as some APIs name it differently. */
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
 * An answer whose fields are not read. Only an object, or no body, comes from the API: a proxy or a network that wants
 * a sign-in also answers 200, with a page.
 */
export const Nothing = mapped(t.UnknownRecord, 'answer', () => null);
