import type { TypedNumber } from '../../../domain/shared/typed-number';

/** One value of a form field: text and numbers as they are, flags as 1 or 0, null as an emptied field. */
export type FormValue = string | number | boolean | null;

/**
 * A request body: lists repeat `name[]`, maps are `name[key]`, an emptied list is one empty `name[]`; undefined is left
 * out.
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

/** Empty text of what was empty before is not sent; what was emptied is. */
export const unlessEmpty = (text: string, before: string): string | undefined =>
  text === '' && before === '' ? undefined : text;

/** A number of a form; what is no number never gets past its rule. */
export const writeNumber = (typed: TypedNumber): string => (typeof typed === 'number' ? String(typed) : '');

/** Writes fields as `application/x-www-form-urlencoded`; used for bodies and for queries. */
export const encodeForm = (fields: FormFields): string => {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    for (const [key, item] of pairsOf(name, value)) form.append(key, item);
  return form.toString();
};
