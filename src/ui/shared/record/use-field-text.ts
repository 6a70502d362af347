import { useMemo } from 'react';
import type { FieldTable } from '../../../domain/shared/fields/field-table';
import { isFields, type Fields } from '../../../domain/shared/merge';
import { isMoney } from '../../../domain/shared/money';
import type { Kind, Listing } from '../../../domain/shared/resource';
import type { TextKey } from '../runtime/text-key';
import { useChoiceText, useDynamicText } from '../runtime/use-dynamic-text';
import { useFormat } from '../runtime/use-session';
import { useText } from '../runtime/use-text';
import type { FieldTextOf, PartTextOf } from './record-conflict';

/** Display texts of the fields in the conflict dialog. Keep the identity of each member. */
export interface FieldWords<Draft> {
  /** Display text of values that are not text, number, money, date, flag or list. */
  readonly words?: { readonly [Field in keyof Draft]?: (value: Draft[Field]) => string };
  /** Fields whose display text is HTML. */
  readonly html?: readonly (keyof Draft)[];
  /** Labels of fields with several values or another name; defaults to `<record>.<field>`. */
  readonly names?: { readonly [Field in keyof Draft]?: TextKey };
  /** Display text of parts, by path; by default a path names a nested field, such as `meta.title`. */
  readonly partText?: PartTextOf<Draft>;
}

const NO_FIELDS: FieldTable = {};
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The text of a nested field, or the name of the record chosen in it. */
const nestedWords = (draft: Fields, path: string): string => {
  const value = path.split('.').reduce<unknown>((within, key) => (isFields(within) ? within[key] : undefined), draft);
  if (typeof value === 'string') return value;
  return isFields(value) && typeof value['name'] === 'string' ? value['name'] : '';
};

/** Returns the display texts of fields and parts, formatted by the record's field table. */
export const useFieldText = <Draft extends Fields>(
  { fields = NO_FIELDS, strings: { one, many } }: Pick<Listing<Kind>, 'fields' | 'strings'>,
  { words, html, names, partText }: FieldWords<Draft>,
): { readonly fieldText: FieldTextOf<Draft>; readonly partText: PartTextOf<Draft> } => {
  const [text, translate, choice, format] = [useText(), useDynamicText(), useChoiceText(), useFormat()];
  return useMemo(() => {
    const valueOf = (name: string, value: unknown): string => {
      const kind = fields[name]?.kind;
      if (kind === 'moment') return typeof value === 'number' ? format.dateTime(value) : '';
      if (kind === 'choice' && typeof value === 'string') return choice(`${many}.choices.${name}`, value);
      if (typeof value === 'boolean') return text(value ? 'shared.yes' : 'shared.no');
      if (typeof value === 'number') return format.number(value);
      if (isMoney(value)) return format.money(value);
      if (Array.isArray(value)) return format.number(value.length);
      return typeof value !== 'string' ? '' : DAY.test(value) ? format.day(value) : value;
    };
    return {
      fieldText: (field, draft) => ({
        label: translate(names?.[field] ?? `${one}.${field}`),
        value: words?.[field]?.(draft[field]) ?? valueOf(field, draft[field]),
        isHtml: html?.includes(field) === true || fields[field]?.kind === 'html',
        isContent: words?.[field] === undefined && typeof draft[field] === 'string' && fields[field]?.kind !== 'choice',
      }),
      partText:
        partText ??
        ((path, draft) => ({
          label: translate(`${one}.${path}`),
          value: nestedWords(draft, path),
          isContent: true,
        })),
    };
  }, [choice, fields, format, html, many, names, one, partText, text, translate, words]);
};
