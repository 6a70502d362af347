import {
  array,
  assert,
  boolean,
  constant,
  dictionary,
  integer,
  oneof,
  property,
  string,
  stringMatching,
} from 'fast-check';
import {
  encodeForm,
  unlessEmpty,
  writeNumber,
  type FormFields,
  type FormValue,
} from '../../../../src/adapters/http/shared/form';
import { writeMoney } from '../../../../src/adapters/http/shared/wire-money';
import { money } from '../../../../src/domain/shared/money';
import { fieldsOf } from '../support/line';

test.each<[string, FormFields, string]>([
  ['text and numbers as they are', { name: 'de Wit', page: 2 }, 'name=de+Wit&page=2'],
  ['flags as 1 and 0', { active: true, su: false }, 'active=1&su=0'],
  ['null as an emptied field', { avatar: null }, 'avatar='],
  ['nothing for a field that is absent', { email: undefined, name: 'a' }, 'name=a'],
  ['a list as one field for each', { groups: ['3', '5'] }, 'groups%5B%5D=3&groups%5B%5D=5'],
  ['an emptied list as one empty field', { websites: [] }, 'websites%5B%5D='],
  ['a map by its keys', { sort: { title: 'asc' }, category: { 12: 3 } }, 'sort%5Btitle%5D=asc&category%5B12%5D=3'],
  ['a map without what is absent in it', { sort: { title: undefined, name: 'desc' } }, 'sort%5Bname%5D=desc'],
  [
    'what would end a field, escaped',
    { q: 'a&b=c+d%20é€😀\r\n' },
    'q=a%26b%3Dc%2Bd%2520%C3%A9%E2%82%AC%F0%9F%98%80%0D%0A',
  ],
  ['nothing at all', {}, ''],
])('writes %s', (_, fields, text) => {
  expect(encodeForm(fields)).toBe(text);
});

test('half a character does not stop a form', () => {
  expect(fieldsOf(encodeForm({ name: 'a\ud800b' }))).toEqual([['name', 'a\ufffdb']]);
});

test.each([
  ['', '', undefined],
  ['', 'was', ''],
  ['is', '', 'is'],
  ['is', 'is', 'is'],
])('%p after %p is sent as %p', (text, before, sent) => {
  expect(unlessEmpty(text, before)).toBe(sent);
});

const name = stringMatching(/^[a-z][a-zA-Z_]{0,8}$/);
const anyText = string({ unit: 'binary', maxLength: 12 });
const single = oneof(anyText, integer(), boolean(), constant(null));
const onWire = (value: FormValue): string =>
  value === null ? '' : value === true ? '1' : value === false ? '0' : `${value}`;

test('whatever is written is read back by any other decoder', () => {
  assert(
    property(
      dictionary(name, single),
      dictionary(name, array(single, { maxLength: 4 })),
      dictionary(name, dictionary(anyText, single)),
      (plain, lists, maps) => {
        const fields: FormFields = {
          ...Object.fromEntries(Object.entries(plain).map(([key, value]) => [`p${key}`, value])),
          ...Object.fromEntries(Object.entries(lists).map(([key, value]) => [`l${key}`, value])),
          ...Object.fromEntries(Object.entries(maps).map(([key, value]) => [`m${key}`, value])),
        };
        const expected = [
          ...Object.entries(plain).map(([key, value]) => [`p${key}`, onWire(value)]),
          ...Object.entries(lists).flatMap(([key, items]) =>
            items.length === 0 ? [[`l${key}[]`, '']] : items.map((item) => [`l${key}[]`, onWire(item)]),
          ),
          ...Object.entries(maps).flatMap(([key, map]) =>
            Object.entries(map).map(([inner, value]) => [`m${key}[${inner}]`, onWire(value)]),
          ),
        ];
        expect(fieldsOf(encodeForm(fields))).toEqual(expected);
      },
    ),
  );
});

test('writes numbers and amounts as decimal text, and nothing of what is none', () => {
  expect([writeMoney(money(1250)), writeMoney(money(-5)), writeMoney(null), writeMoney('12,x')]).toEqual([
    '12.50',
    '-0.05',
    '',
    '',
  ]);
  expect([writeNumber(12.5), writeNumber(0), writeNumber(null), writeNumber('x')]).toEqual(['12.5', '0', '', '']);
});
