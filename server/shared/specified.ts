import type { Fields } from './fields';

/** Reduces a value of a response to its specified form. */
export interface Projection {
  (value: unknown): unknown;
  /** The keys to keep, with the projection of each; absent if they depend on the value. */
  readonly keys?: ReadonlyMap<string, Projection>;
}

/** How a call is reduced in an API that has exactly what is specified. */
export interface Specified {
  /** Picks the specified keys of the response; `code` is always kept. */
  readonly answer: Projection;
  /** Removes the fields that such an API does not read. */
  readonly form?: (form: Fields) => Fields;
  readonly query?: (query: Fields) => Fields;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Keeps everything. */
export const whole: Projection = (value) => value;

/**
 * Keeps these keys of an object, or of every object in a list.
 * @param names separated by blanks
 * @param inner further keys to keep, with the projection of each value
 */
export const pick = (names: string, inner: Readonly<Record<string, Projection>> = {}): Projection => {
  const named = names.split(' ').filter((name) => name !== '');
  const keys = new Map([...named.map((name) => [name, whole] as const), ...Object.entries(inner)]);
  const within = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(within);
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, own]) => {
        const of = keys.get(name);
        return of === undefined ? [] : [[name, of(own)]];
      }),
    );
  };
  return Object.assign(within, { keys });
};

/** Keeps no part of the body: only the code and the headers of the response are specified. */
export const nothing: Projection = pick('');

/** Records by id and name. */
export const named = pick('id name');
/** Records by id and label. */
export const labelled = pick('id label');
/** Key of the pagination data in a list response. */
export const META = 'meta';
/** The specified response of a bulk deletion. */
export const REMOVAL = pick('refused');

/** Declares specified calls, by method and path, of which only the response is reduced. */
export const calls = (answers: Readonly<Record<string, Projection>>): Readonly<Record<string, Specified>> =>
  Object.fromEntries(Object.entries(answers).map(([call, answer]) => [call, { answer }]));
