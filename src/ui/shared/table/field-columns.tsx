import { useMemo } from 'react';
import type { RowToggle } from '../../../application/shared/overview';
import type { CsvCell } from '../../../domain/shared/csv';
import type { Format } from '../../../domain/shared/format';
import type { Identified } from '../../../domain/shared/resource';
import { useDynamicText } from '../runtime/use-dynamic-text';
import { useFormat } from '../runtime/use-session';
import type { Column } from './column';
import type { ListStrings } from '../list/list-strings';
import { Toggle } from '../controls/toggle';
import { excerptOf } from '../controls/html-excerpt';
import { useText, type Translate } from '../runtime/use-text';

/**
 * A column by field, titled `<list>.columns.<key>`. `day` is `YYYY-MM-DD`, `moment` an instant; `choice` reads
 * `<list>.choices.<key>.<value>`; `html` shows its text; `toggle` is a switch named `<list>.toggles.<key>`.
 */
export interface FieldColumn<Row> extends Pick<Column<Row>, 'width' | 'quiet' | 'phone'> {
  readonly key: keyof Row & string;
  readonly kind?: 'text' | 'number' | 'day' | 'moment' | 'yesNo' | 'choice' | 'html' | 'toggle';
}

interface Words {
  readonly text: Translate;
  readonly dynamic: (key: string, values?: Readonly<Record<string, string>>) => string;
  readonly format: Format;
}

const wordsFor = (
  kind: FieldColumn<never>['kind'],
  value: unknown,
  prefix: string,
  { text, dynamic, format }: Words,
  term = '',
): string => {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return text(value ? 'shared.yes' : 'shared.no');
  if (typeof value === 'number') return kind === 'moment' ? format.dateTime(value) : format.number(value);
  if (typeof value !== 'string') return '';
  switch (kind) {
    case 'day':
      return format.day(value);
    case 'choice':
      return dynamic(`${prefix}.${value}`);
    case 'html':
      return excerptOf(value, term);
    default:
      return value;
  }
};

/** The CSV value: numbers and dates raw, moments in the screen's zone, others as text. */
const rawFor = (kind: FieldColumn<never>['kind'], value: unknown, prefix: string, words: Words): CsvCell => {
  if (typeof value === 'number') return kind === 'moment' ? words.format.stamp(value) : value;
  return typeof value === 'string' && kind === 'day' ? value : wordsFor(kind, value, prefix, words);
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
  const format = useFormat();
  return useMemo(
    () =>
      (toggle: (change: RowToggle) => void): readonly Column<Row>[] =>
        fields.map(({ key, kind, ...look }) => ({
          ...look,
          key,
          title: dynamic(`${strings}.columns.${key}`),
          sortable: sortable.includes(key),
          numeric: kind === 'number',
          value: (row) => rawFor(kind, row[key], `${strings}.choices.${key}`, { text, dynamic, format }),
          cell: (row, term) =>
            kind === 'toggle' ? (
              <Toggle
                checked={row[key] === true}
                disabled={!maySwitch}
                aria-label={dynamic(`${strings}.toggles.${key}`, { name: nameOf(row) })}
                onChange={({ target }) => {
                  toggle({ id: row.id, field: key, value: target.checked });
                }}
              />
            ) : (
              wordsFor(kind, row[key], `${strings}.choices.${key}`, { text, dynamic, format }, term)
            ),
        })),
    [dynamic, fields, format, maySwitch, nameOf, sortable, strings, text],
  );
};
