import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import {
  defaulted,
  Flag,
  Id,
  mapped,
  Nothing,
  optional,
  pathOf,
  PictureAddress,
  UtcDateTime,
  type Reader,
} from '../../../../src/adapters/http/shared/wire';
import { DateOnly, JsonOf, oneOf, otherThan } from '../../../../src/adapters/http/shared/wire-fields';
import { Euros } from '../../../../src/adapters/http/shared/wire-money';

const REFUSED = Symbol('refused');
const read = (reader: Reader<unknown>, value: unknown): unknown => {
  const outcome = reader.decode(value);
  return isRight(outcome) ? outcome.right : REFUSED;
};
const pathIn = (reader: Reader<unknown>, value: unknown): string => {
  const outcome = reader.decode(value);
  return isRight(outcome) ? 'read' : pathOf(outcome.left);
};

test.each<[unknown, number | null]>([
  [12.5, 1250],
  ['12.5', 1250],
  ['12.50', 1250],
  [12, 1200],
  [0.29, 29],
  [-0.05, -5],
  ['12.505', null],
  [12.505, null],
  [1e21, null],
  ['12,50', null],
  ['', null],
  [' 1', null],
  [true, null],
  [null, null],
  [Number.NaN, null],
])('Euros reads %p as %p cents', (value, cents) => {
  expect(read(Euros, value)).toEqual(cents === null ? REFUSED : { cents, currency: 'EUR' });
});

test('names the path of an amount that cannot be read', () => {
  expect(
    pathIn(t.type({ items: t.array(t.type({ price: Euros })) }), { items: [{ price: 1 }, { price: '1,5' }] }),
  ).toBe('items.1.price');
});

test.each<[unknown, unknown]>([
  ['api/avatar/3/x', '/api/avatar/3/x'],
  ['/api/avatar/3/x', '/api/avatar/3/x'],
  ['https://pictures.example/3.png', 'https://pictures.example/3.png'],
  ['apis/3', 'apis/3'],
  [3, REFUSED],
  [null, REFUSED],
])('PictureAddress reads %p as %p', (value, expected) => {
  expect(read(PictureAddress, value)).toBe(expected);
});

test.each<[unknown, unknown]>([
  [1, true],
  ['1', true],
  [true, true],
  [0, false],
  ['0', false],
  [false, false],
  [2, REFUSED],
  ['', REFUSED],
  ['true', REFUSED],
  [null, REFUSED],
  [undefined, REFUSED],
  [[1], REFUSED],
  [Number.NaN, REFUSED],
])('Flag reads %p as %p', (value, expected) => {
  expect(read(Flag, value)).toBe(expected);
});

test.each<readonly [unknown, unknown]>([
  ['301', '301'],
  [302, '302'],
  ['303', REFUSED],
  [' 301', REFUSED],
  ['', REFUSED],
  [null, REFUSED],
  [undefined, REFUSED],
  [true, REFUSED],
  [['301'], REFUSED],
])('one of 301 and 302 reads %p as %p', (value, expected) => {
  expect(read(oneOf('status', ['301', '302']), value)).toBe(expected);
});

test.each<[unknown, unknown]>([
  [308, '308'],
  ['308', '308'],
  [301, REFUSED],
  ['301', REFUSED],
  [null, REFUSED],
])('another one than 301 reads %p as %p (R-SHR-60)', (value, expected) => {
  expect(read(otherThan(['301']), value)).toBe(expected);
});

test.each<[unknown, unknown]>([
  ['12', '12'],
  [12, '12'],
  [0, '0'],
  ['a/b', 'a/b'],
  [' ', ' '],
  ['', REFUSED],
  [1.5, REFUSED],
  [Number.NaN, REFUSED],
  [2 ** 53, REFUSED],
  [null, REFUSED],
  [undefined, REFUSED],
  [{}, REFUSED],
  [true, REFUSED],
])('Id reads %p as %p', (value, expected) => {
  expect(read(Id, value)).toBe(expected);
});

test.each<[unknown, unknown]>([
  ['1970-01-01 00:00:00', 0],
  ['2026-02-28 23:59:59', Date.UTC(2026, 1, 28, 23, 59, 59)],
  ['2024-02-29 12:00:00', Date.UTC(2024, 1, 29, 12)],
  ['2026-02-29 00:00:00', REFUSED],
  ['2026-02-30 00:00:00', REFUSED],
  ['2026-13-01 00:00:00', REFUSED],
  ['2026-00-10 00:00:00', REFUSED],
  ['2026-01-00 00:00:00', REFUSED],
  ['2026-01-01 24:00:00', REFUSED],
  ['2026-01-01 12:60:00', REFUSED],
  ['2026-01-01 12:00:60', REFUSED],
  ['2026-01-01T12:00:00', REFUSED],
  ['2026-01-01 12:00:00Z', REFUSED],
  [' 2026-01-01 12:00:00', REFUSED],
  ['2026-1-1 12:00:00', REFUSED],
  ['2026-01-01', REFUSED],
  ['', REFUSED],
  [0, REFUSED],
  [null, REFUSED],
])('UtcDateTime reads %p as %p', (value, expected) => {
  expect(read(UtcDateTime, value)).toBe(expected);
});

test.each<[unknown, unknown]>([
  ['2026-11-20', '2026-11-20'],
  ['2024-02-29', '2024-02-29'],
  ['2026-02-29', REFUSED],
  ['2026-04-31', REFUSED],
  ['20-11-2026', REFUSED],
  ['2026-11-20 00:00:00', REFUSED],
  ['', REFUSED],
  [20261120, REFUSED],
  [null, REFUSED],
])('DateOnly reads %p as %p', (value, expected) => {
  expect(read(DateOnly, value)).toBe(expected);
});

test.each<[unknown, unknown]>([
  ['["1","2"]', ['1', '2']],
  ['[]', []],
  ['[1,', REFUSED],
  ['', REFUSED],
  ['{"a":1}', REFUSED],
  ['[null]', REFUSED],
  [['1'], REFUSED],
  [null, REFUSED],
])('JsonOf a list of ids reads %p as %p', (value, expected) => {
  expect(read(JsonOf(t.array(Id)), value)).toEqual(expected);
});

test.each<[unknown, unknown]>([
  [undefined, null],
  [null, null],
  ['', null],
  ['a', 'a'],
  [3, REFUSED],
])('an optional text reads %p as %p', (value, expected) => {
  expect(read(optional(t.string), value)).toBe(expected);
});

test.each<[unknown, unknown]>([
  [undefined, false],
  [null, false],
  [1, true],
  ['', REFUSED],
  ['x', REFUSED],
])('a flag that may be left out reads %p as %p', (value, expected) => {
  expect(read(defaulted(Flag, false), value)).toBe(expected);
});

test('an answer whose fields are not read is an object (R-SHR-54)', () => {
  for (const value of [{}, { code: 'OK' }]) expect(read(Nothing, value)).toBeNull();
  for (const value of [undefined, null, '<html>', [1]]) expect(read(Nothing, value)).toBe(REFUSED);
});

describe('the path of what could not be read', () => {
  const Row = t.type({ id: Id, email: t.string, name: t.type({ firstname: t.string }) });
  const Users = t.type({ users: t.array(Row) });
  const good = { id: 1, email: 'a@b.example', name: { firstname: 'A' } };

  test.each<[string, unknown, string]>([
    ['a field of a row', { users: [good, good, good, { ...good, email: 7 }] }, 'users.3.email'],
    ['a field inside a field', { users: [{ ...good, name: {} }] }, 'users.0.name.firstname'],
    ['a whole list', { users: 'none' }, 'users'],
    ['a list that is not there', {}, 'users'],
    ['a whole answer', null, 'answer'],
    ['a whole answer that is text', '<html>', 'answer'],
  ])('%s', (_, value, path) => {
    expect(pathIn(Users, value)).toBe(path);
  });

  test('is the wire’s path where the shape is mapped', () => {
    expect(
      pathIn(
        mapped(Users, 'people', ({ users }) => users.length),
        { users: [{ ...good, id: null }] },
      ),
    ).toBe('users.0.id');
  });

  test('is the same where a shape is put together from two', () => {
    const Both = t.intersection([Users, t.type({ meta: t.type({ total: t.number }) })]);
    expect(pathIn(Both, { users: [{ ...good, email: 7 }], meta: { total: 1 } })).toBe('users.0.email');
    expect(pathIn(Both, { users: [good], meta: { total: 'many' } })).toBe('meta.total');
  });
});

test('a field that nobody knows is passed over', () => {
  expect(
    read(
      mapped(t.type({ id: Id }), 'record', ({ id }) => id),
      { id: 4, rank: 'new', nested: { deep: [1] } },
    ),
  ).toBe('4');
});
