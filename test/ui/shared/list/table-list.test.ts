import { custom, type FieldTable } from '../../../../src/domain/shared/fields/field-table';
import { columnsOf, filtersOf } from '../../../../src/ui/shared/list/table-list';

const fields = {
  name: { kind: 'line', most: 20, listed: true, filter: 'contains' },
  body: { kind: 'html', most: 20, listed: true },
  day: { kind: 'day', listed: true, filter: ['from', 'until'] },
  start: { kind: 'moment', listed: true },
  status: { kind: 'choice', values: ['a', 'b'], listed: true, filter: 'one' },
  sizes: { kind: 'choice', values: ['s'], filter: 'several' },
  active: { kind: 'flag', listed: true, filter: 'yesNo' },
  tags: custom<readonly string[]>([]),
} as const satisfies FieldTable;

test('columns have the order of the layout and the kind of their field, unless they are another', () => {
  expect(
    columnsOf(fields, {
      status: { width: 90 },
      name: { phone: 'title' },
      active: { kind: 'toggle' },
      body: {},
      day: {},
      start: {},
    }),
  ).toEqual([
    { key: 'status', kind: 'choice', width: 90 },
    { key: 'name', phone: 'title' },
    { key: 'active', kind: 'toggle' },
    { key: 'body', kind: 'html' },
    { key: 'day', kind: 'day' },
    { key: 'start', kind: 'moment' },
  ]);
});

test('filters are those that the table names, in its order', () => {
  expect(filtersOf(fields)).toEqual([
    { kind: 'text', name: 'name' },
    { kind: 'day', name: 'from' },
    { kind: 'day', name: 'until' },
    { kind: 'choice', name: 'status', values: ['a', 'b'] },
    { kind: 'choices', name: 'sizes', values: ['s'] },
    { kind: 'yesNo', name: 'active' },
  ]);
});
