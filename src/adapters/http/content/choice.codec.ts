import * as t from 'io-ts';
import type { Choice } from '../../../domain/content/block';
import { defaulted, Id, mapped, optional } from '../shared/wire';

const Named = t.type({
  id: Id,
  label: optional(t.string),
  name: optional(t.string),
  title: optional(t.string),
  fullname: optional(t.string),
  number: optional(Id),
  code: optional(t.string),
});
/** A structure, identified by its code. */
const Coded = t.type({ code: t.string, description: optional(t.string) });

/** A choice, or its bare id. The label is empty if none was sent; `linked-names.http.ts` looks it up. */
export const WireChoice: t.Type<Choice, unknown> = mapped(t.union([Named, Coded, Id]), 'choice', (found): Choice => {
  if (typeof found === 'string') return { id: found, label: '' };
  if (!('id' in found)) return { id: found.code, label: found.description || found.code };
  const { id, label, name, title, fullname, number, code } = found;
  return { id, label: label ?? name ?? title ?? fullname ?? number ?? code ?? '' };
});
export const WireChoices = defaulted(t.array(WireChoice), []);

/** The label, or the id as a number sign and digits. */
export const labelOf = ({ id, label }: Choice): string => (label === '' ? `#${id}` : label);

const listOf = (value: unknown): readonly unknown[] =>
  value === undefined || value === null || value === '' ? [] : Array.isArray(value) ? value : [value];

/** A list of choices, a single one, or nothing. */
export const WireLinks = mapped(t.unknown, 'links', listOf).pipe(t.array(WireChoice));

/** Options of a select or radio field: `{id, label}`, `{value, label}`, or bare values. */
export const WireOptionList = defaulted(
  t.array(
    mapped(
      t.union([t.type({ id: Id, label: optional(t.string) }), t.type({ value: Id, label: optional(t.string) }), Id]),
      'option',
      (option): Choice => {
        if (typeof option === 'string') return { id: option, label: option };
        const id = 'id' in option ? option.id : option.value;
        return { id, label: option.label ?? id };
      },
    ),
  ),
  [],
);

const PLURALS: ReadonlyMap<string, string> = new Map([
  ['branches', 'branch'],
  ['categories', 'category'],
  ['product', 'item'],
  ['products', 'item'],
  ['author', 'resource'],
  ['authors', 'resource'],
  ...['page', 'item', 'assortment', 'resource', 'project', 'form', 'tag', 'target', 'structure'].map(
    (source) => [`${source}s`, source] as const,
  ),
]);

/** Source of a field's suggestions, by the field's code; for APIs that do not send it. */
export const sourceOf = (code: string): string => PLURALS.get(code) ?? code;
