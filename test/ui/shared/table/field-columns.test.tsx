import { screen, within } from '@testing-library/react';
import { money, type Money } from '../../../../src/domain/shared/money';
import { valueOfColumn, WIDTHS } from '../../../../src/ui/shared/table/column';
import { DataTable } from '../../../../src/ui/shared/table/data-table';
import { useFieldColumns, type FieldColumn } from '../../../../src/ui/shared/table/field-columns';
import { showSignedIn } from '../support/signed-in';

/** A row with a number and an amount, under the titles of two columns that have strings. */
interface Row {
  readonly id: string;
  readonly reason: number | null;
  readonly date: Money | null;
}
const ROWS: readonly Row[] = [
  { id: '1', reason: 1234.5, date: money(1250) },
  { id: '2', reason: null, date: null },
];
const FIELDS: readonly FieldColumn<Row>[] = [
  { key: 'reason', kind: 'number', decimals: 2 },
  { key: 'date', kind: 'money' },
];
const nameOf = ({ id }: Row): string => id;

const List = ({ onValues }: { readonly onValues: (values: readonly unknown[]) => void }) => {
  const columns = useFieldColumns({
    strings: 'site.holidays',
    fields: FIELDS,
    sortable: [],
    nameOf,
    maySwitch: false,
  })(() => undefined);
  onValues([
    columns.map(({ numeric }) => numeric),
    ...ROWS.map((row) => columns.map((column) => valueOfColumn(column, row))),
  ]);
  return (
    <DataTable
      label="Prices"
      columns={columns}
      rows={ROWS}
      selected={new Set()}
      nameOf={nameOf}
      term=""
      onClickRow={() => undefined}
      onToggleAll={() => undefined}
      onClear={() => undefined}
    />
  );
};

test.each([
  ['en', '1,234.50', '€12.50'],
  ['nl', '1.234,50', '€ 12,50'],
] as const)(
  'numbers and amounts are written in the language, right-aligned, and exported raw (%s)',
  async (language, number, amount) => {
    let values: readonly unknown[] = [];
    await showSignedIn(
      <List
        onValues={(found) => {
          values = found;
        }}
      />,
      { language },
    );
    const [, first, second] = screen.getAllByRole('row').map((row) => within(row).queryAllByRole('cell'));
    expect(first?.slice(1).map(({ textContent }) => textContent.replace('\u00A0', ' '))).toEqual([number, amount]);
    expect(second?.slice(1).map(({ textContent }) => textContent)).toEqual(['', '']);
    expect(values).toEqual([
      [true, true],
      [1234.5, 12.5],
      ['', ''],
    ]);
  },
);

test('a day and a moment have the width of their kind, unless they have one of their own (R-SHR-65)', async () => {
  interface Dated {
    readonly id: string;
    readonly date: string;
    readonly reason: number;
  }
  const fields: readonly FieldColumn<Dated>[] = [
    { key: 'date', kind: 'day' },
    { key: 'reason', kind: 'moment' },
    { key: 'id', kind: 'moment', width: 300 },
  ];
  const named = ({ id }: Dated): string => id;
  let widths: readonly unknown[] = [];
  const Dates = () => {
    const columns = useFieldColumns({
      strings: 'site.holidays',
      fields,
      sortable: [],
      nameOf: named,
      maySwitch: false,
    });
    widths = columns(() => undefined).map(({ width }) => width);
    return null;
  };
  await showSignedIn(<Dates />);
  expect(widths).toEqual([WIDTHS.day, WIDTHS.moment, 300]);
});
