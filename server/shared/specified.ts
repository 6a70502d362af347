import type { Fields } from './fields';

/** Turns a value of an answer into the form that the specification gives it. */
export interface Projection {
  (value: unknown): unknown;
  /** The keys that it keeps, with what it keeps of each; absent where that depends on the value. */
  readonly keys?: ReadonlyMap<string, Projection>;
}

/** How a call looks on an API that has exactly what is specified. */
export interface Specified {
  /** Picks the specified keys of the answer; `code` always stays. */
  readonly answer: Projection;
  /** Leaves out what such an API does not read. */
  readonly form?: (form: Fields) => Fields;
  readonly query?: (query: Fields) => Fields;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Everything. */
export const whole: Projection = (value) => value;

/**
 * Keeps these keys of an object, or of every object in a list.
 * @param names separated by blanks @param inner what is picked within further keys
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

/** An answer of which only the code and the headers are specified. */
export const nothing: Projection = pick('');

/** Records by id and name. */
export const named = pick('id name');
/** Records by id and label. */
export const labelled = pick('id label');
/** Key of the facts about a page of a list. */
export const META = 'meta';
/** What a deletion of many answers. */
export const REMOVAL = pick('refused');

/** Specified calls by method and path, of which only the answer needs saying. */
export const calls = (answers: Readonly<Record<string, Projection>>): Readonly<Record<string, Specified>> =>
  Object.fromEntries(Object.entries(answers).map(([call, answer]) => [call, { answer }]));
