import { tableCodec } from '../../../../src/adapters/http/shared/table.codec';
import { mapped, pathOf } from '../../../../src/adapters/http/shared/wire';
import { type FieldTable, custom } from '../../../../src/domain/shared/fields/field-table';
import * as t from 'io-ts';

const fields = {
  name: { kind: 'line', most: 10, required: true, listed: true },
  remark: { kind: 'text', most: 20 },
  body: { kind: 'html', most: 30, required: true },
  day: { kind: 'day' },
  opening: { kind: 'day', required: true },
  startsAt: { kind: 'moment', listed: true },
  saved: { kind: 'moment', given: true, listed: true },
  color: { kind: 'choice', values: ['red', '301'], required: true, listed: true },
  size: { kind: 'choice', values: ['s'] },
  isActive: { kind: 'flag', listed: true },
  owner: custom<string | null>(null),
  note: { kind: 'line', most: 10 },
  score: { ...custom(0), given: true },
} as const satisfies FieldTable;

const codec = tableCodec(fields, {
  endpoint: 'thing',
  plural: 'things',
  singular: 'thing',
  wireNames: { startsAt: 'starts_at', isActive: 'active', score: 'points' },
  byHand: {
    owner: {
      reader: mapped(t.type({ owner: t.type({ id: t.string }) }), 'owner', ({ owner }) => owner.id),
      write: (owner, before) => ({ owner_id: owner === before ? undefined : (owner ?? '') }),
    },
    note: { write: (note) => ({ note, note_length: note.length }) },
    score: { value: mapped(t.string, 'points', Number) },
  },
});

const wire = {
  id: 7,
  name: 'Naam',
  body: '<p>x</p>',
  opening: '2026-12-24',
  starts_at: '2026-12-24 09:00:00',
  saved: null,
  color: 301,
  active: 1,
  owner: { id: '3' },
  points: '12',
  unknown: 'ignored',
};
const record = {
  id: '7',
  name: 'Naam',
  remark: '',
  body: '<p>x</p>',
  day: '',
  opening: '2026-12-24',
  startsAt: Date.UTC(2026, 11, 24, 9),
  saved: null,
  color: '301',
  size: '',
  isActive: true,
  owner: '3',
  note: '',
  score: 12,
};

const failedAt = (read: t.Validation<unknown>): string | null => (read._tag === 'Left' ? pathOf(read.left) : null);

test('a record is read by the wire names of its fields', () => {
  expect(codec.detail.decode(wire)).toEqual({ _tag: 'Right', right: record });
});

test('a row has the listed fields only', () => {
  const { id, name, startsAt, saved, color, isActive } = record;
  expect(codec.row.decode(wire)).toEqual({ _tag: 'Right', right: { id, name, startsAt, saved, color, isActive } });
});

test.each([
  [{ id: undefined }, 'id'],
  [{ name: undefined }, 'name'],
  [{ opening: '2026-02-30' }, 'opening'],
  [{ starts_at: 'tomorrow' }, 'starts_at'],
  [{ color: true }, 'color'],
  [{ active: 'maybe' }, 'active'],
  [{ owner: { id: 3 } }, 'owner.id'],
  [{ note: 1 }, 'note'],
  [{ points: 12 }, 'points'],
])('of %j the failure names %s', (change, path) => {
  expect(failedAt(codec.detail.decode({ ...wire, ...change }))).toBe(path);
});

test('what is no record is not read', () => {
  expect(failedAt(codec.row.decode('<html>'))).toBe('answer');
});

const sent = (draft: object, before: object) =>
  Object.fromEntries(
    Object.entries(codec.write({ ...record, ...draft }, { ...record, ...before })).filter(
      ([, value]) => value !== undefined,
    ),
  );

test('a draft is written without what the server sets and what is and was empty', () => {
  expect(sent({ name: ' Naam ' }, {})).toEqual({
    name: 'Naam',
    body: '<p>x</p>',
    opening: '2026-12-24',
    starts_at: '2026-12-24 09:00:00',
    color: '301',
    active: true,
    note: '',
    note_length: 0,
  });
});

test('what was emptied is sent empty', () => {
  expect(
    sent(
      { remark: '', startsAt: null, owner: null },
      { remark: 'x', day: '2026-01-01', startsAt: 0, size: 's', owner: '3' },
    ),
  ).toMatchObject({ remark: '', day: '', starts_at: '', size: '', owner_id: '' });
});
