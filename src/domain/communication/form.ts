import { byIdentity } from '../shared/by-identity';
import {
  custom,
  type DraftOf,
  type FieldTable,
  type KindOf,
  type RecordOf,
  type RowOf,
} from '../shared/fields/field-table';
import { valuesOf } from '../shared/fields/table-values';
import { partProblems } from '../shared/parts/part-problems';
import { withNewPart, type Parts } from '../shared/parts/part';
import { defineResource } from '../shared/resource';
import type { Problems, Rule } from '../shared/rule';
import { countedFields, formMerging } from './form-merging';
import {
  fieldProblems,
  formFields,
  formRule,
  hasOptions,
  MAX_FIELDS,
  type FieldOption,
  type FieldTerms,
  type FieldType,
} from './form.rule';

export type FormField = FieldTerms & {
  readonly required: boolean;
  /** 1-based position in the form. */
  readonly place: number;
  /** Unchanged JSON in place of options, for a type that the console does not know. Rule R-SHR-60. */
  readonly kept?: string;
};

export const formTable = { ...formFields, parts: custom<Parts<FormField>>([]) } as const satisfies FieldTable;

export type FormRow = RowOf<typeof formTable>;
export type FormDraft = DraftOf<typeof formTable>;
export type Form = RecordOf<typeof formTable>;
export type FormKind = KindOf<typeof formTable>;

const BLANK_OPTION: FieldOption = { label: '', value: '' };

/** New field of a type. */
export const newField = (type: FieldType, place: number): FormField => ({
  type,
  label: '',
  name: '',
  required: false,
  options: hasOptions(type) ? [BLANK_OPTION] : [],
  place,
});

/**
 * Changes the type of a field; keeps its options, or adds one where required. Rule R-FRM-02.
 * @param stored the stored field, whose type may be unknown to the console
 */
export const withType = (
  { kept: _, ...field }: FormField,
  type: string,
  stored?: Pick<FormField, 'type' | 'kept'>,
): FormField => ({
  ...field,
  type,
  options: hasOptions(type) && field.options.length === 0 ? [BLANK_OPTION] : field.options,
  ...(stored?.type === type && stored.kept !== undefined && { kept: stored.kept }),
});

/** Appends a field; the others keep their positions. Rule R-FRM-04. */
export const withNewField = (parts: Parts<FormField>, type: FieldType): Parts<FormField> =>
  withNewPart(parts, newField(type, 1 + Math.max(0, ...parts.map(({ value }) => value.place))));

/** Moves a field and renumbers all fields. Rule R-FRM-04. @param place 0-based */
export const withFieldAt = (parts: Parts<FormField>, key: string, place: number): Parts<FormField> => {
  const moved = parts.find((part) => part.key === key);
  if (moved === undefined) return parts;
  const others = parts.filter((part) => part.key !== key);
  return countedFields(others.toSpliced(Math.max(0, place), 0, moved));
};

/** Memoized per field: a keystroke validates only the changed field. */
const problemsOfPart = byIdentity<FormField, Problems>(fieldProblems);

/** Keys of fields that repeat the name of an earlier field: one of the two answers would be lost. Rule R-FRM-03. */
export const repeatedNames = (parts: Parts<FormField>): ReadonlySet<string> => {
  const seen = new Set<string>();
  return new Set(
    parts.flatMap(({ key, state, value }) => {
      const name = value.name.trim().toLowerCase();
      if (state === 'marked' || name === '') return [];
      if (seen.has(name)) return [key];
      seen.add(name);
      return [];
    }),
  );
};

/** Rules R-FRM-01 to R-FRM-03. */
const rule: Rule<FormDraft> = ({ parts, ...head }) => ({
  ...formRule(head),
  ...(parts.length > MAX_FIELDS && { parts: 'tooMany' as const }),
  ...partProblems(parts, problemsOfPart),
});

/** Questionnaires for visitors of a website. */
export const forms = defineResource<FormKind>({
  ...valuesOf(formTable),
  key: 'form',
  right: 'form',
  perWebsite: true,
  strings: { one: 'communication.form', many: 'communication.forms' },
  order: { field: 'name', order: 'asc' },
  rule,
  merging: formMerging<FormField, FormDraft>([['type', 'kept']]),
});
