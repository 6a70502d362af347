import type { TypedNumber } from '../../../domain/shared/typed-number';

/** A value of a form field: text and numbers unchanged, flags as 1 or 0, null as an empty field. */
export type FormValue = string | number | boolean | null;

/**
 * A request body: lists repeat `name[]`, maps are `name[key]`, a cleared list is one empty `name[]`; undefined is
 * left out.
 */
export interface FormFields {
  readonly [name: string]:
    | FormValue
    | undefined
    | readonly FormValue[]
    | { readonly [key: string]: FormValue | undefined };
}

const text = (value: FormValue): string =>
  value === null ? '' : typeof value === 'boolean' ? (value ? '1' : '0') : String(value);

const isList = (value: FormFields[string]): value is readonly FormValue[] => Array.isArray(value);

const pairsOf = (name: string, value: FormFields[string]): readonly (readonly [string, string])[] => {
  if (value === undefined) return [];
  if (isList(value)) return value.length === 0 ? [[`${name}[]`, '']] : value.map((item) => [`${name}[]`, text(item)]);
  if (typeof value !== 'object' || value === null) return [[name, text(value)]];
  return Object.entries(value).flatMap(([key, item]) =>
    item === undefined ? [] : [[`${name}[${key}]`, text(item)] as const],
  );
};

/** Empty text is sent only if the field was not empty before. */
export const unlessEmpty = (text: string, before: string): string | undefined =>
  text === '' && before === '' ? undefined : text;

/** A number of a form; the rule has already refused other text. */
export const writeNumber = (typed: TypedNumber): string => (typeof typed === 'number' ? String(typed) : '');

/** Encodes fields as `application/x-www-form-urlencoded`, for bodies and queries. */
export const encodeForm = (fields: FormFields): string => {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    for (const [key, item] of pairsOf(name, value)) form.append(key, item);
  return form.toString();
};
