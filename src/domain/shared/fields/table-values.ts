import { isCalendarDate } from '../calendar-date';
import type { FilterValue } from '../list-query';
import { normalizeText } from '../normalize';
import { lengthProblem, problemsOf, type FieldProblem, type Rule } from '../rule';
import { isSingleLine } from './single-line.rule';
import { momentProblem } from '../typed-moment';
import type { CheckedOf, DraftOf, Field, FieldTable, FilterOf, RowOf } from './field-table';

/** Value of a field in a new record. */
export const blankOf = (field: Field): unknown => {
  switch (field.kind) {
    case 'custom':
      return field.blank;
    case 'flag':
      return field.initial === true;
    case 'choice':
      return field.initial ?? '';
    case 'moment':
      return null;
    default:
      return '';
  }
};

const filtersOf = (name: string, field: Field): readonly (readonly [name: string, unset: FilterValue])[] => {
  if (!('filter' in field) || field.filter === undefined) return [];
  if (field.kind === 'day') return field.filter.map((end) => [end, '']);
  return [[name, { contains: '', one: '', several: [], yesNo: null }[field.filter]]];
};

/** Type check: the initial value of a choice must be one of its values. */
type KnownInitials<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends {
    readonly values: readonly (infer Value)[];
    readonly initial: infer Initial;
  }
    ? Initial extends Value
      ? unknown
      : never
    : unknown;
};

/** Derives blank form, empty filter and sort keys from a table. */
export const valuesOf = <Table extends FieldTable>(table: Table & KnownInitials<Table>) => {
  const fields = Object.entries(table);
  const drafted = fields.filter(([, { given }]) => given !== true);
  // Keys and kinds match the table; TypeScript loses that through `Object.entries`.
  return {
    fields: table,
    blank: Object.fromEntries(drafted.map(([name, field]) => [name, blankOf(field)])) as DraftOf<Table>,
    noFilter: Object.fromEntries(fields.flatMap(([name, field]) => filtersOf(name, field))) as FilterOf<Table>,
    sortable: fields.flatMap(([name, field]) =>
      field.listed === true && field.sortable === true ? [name] : [],
    ) as readonly (keyof RowOf<Table> & string)[],
  };
};

/** Characters that the server cannot store: NUL and half of a surrogate pair. */
const NOT_STORABLE = /\0|\p{Surrogate}/u;

const textProblem = (text: string, most: number, required = false): FieldProblem | null => {
  if (required && text.trim() === '') return 'required';
  return lengthProblem(normalizeText(text), most) ?? (NOT_STORABLE.test(text) ? 'pattern.default' : null);
};

const dayProblem = (day: string, required = false): FieldProblem | null => {
  if (day.trim() === '') return required ? 'required' : null;
  return isCalendarDate(day) ? null : 'pattern.default';
};

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

const problemOf = (field: Field, value: unknown): FieldProblem | null => {
  if (field.given === true) return null;
  if (field.kind === 'custom') return field.required === true && isEmpty(value) ? 'required' : null;
  if (field.kind === 'moment')
    return typeof value === 'number' || value === null ? momentProblem(value, field.required) : 'pattern.default';
  if (typeof value !== 'string') return null;
  switch (field.kind) {
    case 'line':
      return textProblem(value.trim(), field.most, field.required) ?? (isSingleLine(value) ? null : 'pattern.default');
    case 'text':
    case 'html':
      return textProblem(value, field.most, field.required);
    case 'day':
      return dayProblem(value, field.required);
    case 'choice':
      return field.required === true && value === '' ? 'required' : null;
    default:
      return null;
  }
};

/** Checks by field path, such as `valid.start`; an unknown field is a type error. */
type ChecksOf<Checks, Names> = string extends keyof Checks
  ? unknown
  : { readonly [Path in keyof Checks]: Path extends Names | `${Names & string}.${string}` ? unknown : never };

/**
 * Rule of a table: required fields, maximum lengths, existing dates.
 * @param own further checks by field path; they get a blank for a field that the table refuses
 */
export const ruleOf =
  <Table extends FieldTable, Own extends object, Checks extends Readonly<Record<string, FieldProblem | null>>>(
    table: Table,
    own?: (draft: CheckedOf<Table> & Own) => Checks & ChecksOf<Checks, keyof Table | keyof Own>,
  ): Rule<CheckedOf<Table> & Own> =>
  (draft) => {
    const checks = Object.fromEntries(
      Object.entries(table).map(([name, field]) => [name, problemOf(field, Reflect.get(draft, name))]),
    );
    // Refused values are blanked, so that no pattern runs on text of unlimited length.
    const refused = Object.entries(table).filter(([name]) => checks[name] !== null);
    const accepted = { ...draft, ...Object.fromEntries(refused.map(([name, field]) => [name, blankOf(field)])) };
    for (const [name, problem] of Object.entries(own?.(accepted) ?? {})) checks[name] ??= problem;
    return problemsOf(checks);
  };
