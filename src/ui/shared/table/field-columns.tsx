import { useMemo } from 'react';
import type { RowToggle } from '../../../application/shared/flags/row-toggle';
import type { CsvCell } from '../../../domain/shared/list/csv';
import type { Format } from '../../../domain/shared/format';
import { amountOf, isMoney, type Money } from '../../../domain/shared/money';
import type { Identified } from '../../../domain/shared/resource';
import { useChoiceText, useDynamicText, type ChoiceText } from '../runtime/use-dynamic-text';
import { useFormat } from '../runtime/use-session';
import { WIDTHS, type Column } from './column';
import type { ListStrings } from '../list/list-strings';
import { Toggle } from '../controls/toggle';
import { excerptOf } from '../controls/html-excerpt';
import { useText, type Translate } from '../runtime/use-text';

/**
 * A column by field, titled `<list>.columns.<key>`. `day` is `YYYY-MM-DD`, `moment` an instant; `choice` reads
 * `<list>.choices.<key>.<value>`; `html` shows its text; `toggle` is a switch named `<list>.toggles.<key>`. Numbers and
 * amounts stand at the right. Rule R-SHR-65.
 */
export type FieldColumn<Row> = Pick<Column<Row>, 'width' | 'share' | 'fold' | 'quiet' | 'phone'> &
  (
    | { readonly key: keyof Row & string; readonly kind?: TextKind }
    | {
        readonly key: KeysOf<Row, number>;
        readonly kind: 'number';
        /** Number of decimals shown; by default those of the value. */
        readonly decimals?: number;
      }
    | { readonly key: KeysOf<Row, Money>; readonly kind: 'money' }
  );

type TextKind = 'text' | 'day' | 'dayMonthFirst' | 'moment' | 'yesNo' | 'choice' | 'html' | 'toggle';
interface Shown {
  readonly kind?: TextKind | 'number' | 'money';
  readonly decimals?: number;
}

/** Keys of the fields whose value is of a type, or null. */
type KeysOf<Row, Value> = {
  [Key in keyof Row & string]: Row[Key] extends Value | null ? Key : never;
}[keyof Row & string];

/** Whether the value is a reference to another record, with its label. */
const isLabelled = (value: unknown): value is { readonly label: string } =>
  typeof value === 'object' && value !== null && 'label' in value && typeof value.label === 'string';

const widthOfKind = ({ kind }: Shown): number | undefined =>
  kind === 'day' || kind === 'dayMonthFirst' || kind === 'moment' ? WIDTHS[kind] : undefined;

interface Words {
  readonly text: Translate;
  readonly choice: ChoiceText;
  readonly format: Format;
}

const wordsFor = (
  { kind, decimals }: Shown,
  value: unknown,
  prefix: string,
  { text, choice, format }: Words,
  term = '',
): string => {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return text(value ? 'shared.yes' : 'shared.no');
  if (typeof value === 'number') {
    if (kind === 'moment') return format.dateTime(value);
    return decimals === undefined ? format.number(value) : format.decimals(value, decimals);
  }
  if (isMoney(value)) return format.money(value);
  if (isLabelled(value)) return value.label;
  if (typeof value !== 'string') return '';
  switch (kind) {
    case 'day':
      return format.day(value);
    case 'dayMonthFirst':
      return format.dayMonthFirst(value);
    case 'choice':
      return choice(prefix, value);
    case 'html':
      return excerptOf(value, term);
    default:
      return value;
  }
};

/** The CSV value: numbers and dates raw, moments in the screen's zone, others as text. */
const rawFor = (shown: Shown, value: unknown, prefix: string, words: Words): CsvCell => {
  if (typeof value === 'number') return shown.kind === 'moment' ? words.format.stamp(value) : value;
  if (isMoney(value)) return Number(amountOf(value));
  return typeof value === 'string' && (shown.kind === 'day' || shown.kind === 'dayMonthFirst')
    ? value
    : wordsFor(shown, value, prefix, words);
};

interface FieldColumnsInput<Row> {
  readonly strings: ListStrings;
  /** Keep its identity, such as a module constant. */
  readonly fields: readonly FieldColumn<Row>[];
  readonly sortable: readonly string[];
  readonly nameOf: (row: Row) => string;
  readonly maySwitch: boolean;
}

/** Builds columns from data; see `FieldColumn`. */
export const useFieldColumns = <Row extends Identified>({
  strings,
  fields,
  sortable,
  nameOf,
  maySwitch,
}: FieldColumnsInput<Row>) => {
  const text = useText();
  const dynamic = useDynamicText();
  const choice = useChoiceText();
  const format = useFormat();
  return useMemo(
    () =>
      (toggle: (change: RowToggle) => void): readonly Column<Row>[] =>
        fields.map(({ key, width, share, fold, quiet, phone, ...shown }) => ({
          width: width ?? widthOfKind(shown),
          share,
          fold,
          quiet,
          phone,
          key,
          title: dynamic(`${strings}.columns.${key}`),
          sortable: sortable.includes(key),
          isContent: phone === 'title' || shown.kind === 'html',
          numeric: shown.kind === 'number' || shown.kind === 'money',
          value: (row) => rawFor(shown, row[key], `${strings}.choices.${key}`, { text, choice, format }),
          cell: (row, term) =>
            shown.kind === 'toggle' ? (
              <Toggle
                checked={row[key] === true}
                disabled={!maySwitch}
                aria-label={dynamic(`${strings}.toggles.${key}`, { name: nameOf(row) })}
                onChange={({ target }) => {
                  toggle({ id: row.id, field: key, value: target.checked });
                }}
              />
            ) : (
              wordsFor(shown, row[key], `${strings}.choices.${key}`, { text, choice, format }, term)
            ),
        })),
    [choice, dynamic, fields, format, maySwitch, nameOf, sortable, strings, text],
  );
};
