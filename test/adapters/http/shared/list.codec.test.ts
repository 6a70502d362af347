import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import { encodeForm } from '../../../../src/adapters/http/shared/form';
import { pageReader, writeListQuery } from '../../../../src/adapters/http/shared/list.codec';
import { Id, pathOf } from '../../../../src/adapters/http/shared/wire';
import { defaultQuery, type FilterShape, type ListQuery } from '../../../../src/domain/shared/list-query';
import { fieldsOf } from '../support/line';

const written = (query: ListQuery) => Object.fromEntries(fieldsOf(encodeForm(writeListQuery(query))));
const plain = defaultQuery<FilterShape>({});

describe('the query of a list', () => {
  test.each<[string, ListQuery, Record<string, string>]>([
    ['nobody touched', plain, { page: '1', perPage: '10' }],
    ['of another page', { ...plain, page: 3, perPage: 100 }, { page: '3', perPage: '100' }],
    [
      'sorted',
      { ...plain, sort: { field: 'lastLogin', order: 'desc' } },
      { 'sort[lastLogin]': 'desc', 'page': '1', 'perPage': '10' },
    ],
    [
      'searched, without the blanks around',
      { ...plain, term: '  de wit ' },
      { general: 'de wit', page: '1', perPage: '10' },
    ],
    ['searched for blanks only', { ...plain, term: '   ' }, { page: '1', perPage: '10' }],
    [
      'filtered',
      { ...plain, filter: { name: 'em', active: false, level: ['error', 'warning'].slice(0, 1) } },
      { 'name': 'em', 'active': '0', 'level[]': 'error', 'page': '1', 'perPage': '10' },
    ],
    [
      'with filters that filter nothing',
      { ...plain, filter: { name: '', active: null, level: [] } },
      { page: '1', perPage: '10' },
    ],
  ])('%s', (_, query, fields) => {
    expect(written(query)).toEqual(fields);
  });

  test('repeats each choice of a filter', () => {
    expect(
      fieldsOf(encodeForm(writeListQuery({ ...plain, filter: { level: ['error', 'warning'] } }))).filter(
        ([name]) => name === 'level[]',
      ),
    ).toEqual([
      ['level[]', 'error'],
      ['level[]', 'warning'],
    ]);
  });
});

describe('the answer of a list', () => {
  const Row = t.type({ id: Id });
  const read = (answer: unknown, query: ListQuery = plain) => pageReader('users', Row, query).decode(answer);

  test.each<[string, unknown, ListQuery, unknown]>([
    [
      'with meta',
      { code: 'OK', users: [{ id: 7 }], meta: { pagination: { perPage: 25, total: 312 } } },
      { ...plain, page: 4, perPage: 25 },
      { rows: [{ id: '7' }], page: 4, perPage: 25, total: 312 },
    ],
    [
      'whose server gives fewer rows than were asked for',
      { users: [], meta: { pagination: { perPage: 50, total: 60 } } },
      { ...plain, perPage: 100 },
      { rows: [], page: 1, perPage: 50, total: 60 },
    ],
    [
      'without meta is one whole page',
      { users: [{ id: 1 }, { id: 2 }] },
      plain,
      { rows: [{ id: '1' }, { id: '2' }], page: 1, perPage: 10, total: 2 },
    ],
    [
      'with nothing in it',
      { users: [], meta: { pagination: { perPage: 10, total: 0 } } },
      plain,
      { rows: [], page: 1, perPage: 10, total: 0 },
    ],
    [
      'with fields that nobody knows',
      { users: [{ id: 1, rank: 3 }], meta: { pagination: { perPage: 10, total: 1, next: 'x' }, took: 4 }, links: [] },
      plain,
      { rows: [{ id: '1', rank: 3 }], page: 1, perPage: 10, total: 1 },
    ],
  ])('%s', (_, answer, query, page) => {
    expect(read(answer, query)).toEqual({ _tag: 'Right', right: page });
  });

  const pathIn = (answer: unknown): string => {
    const outcome = read(answer);
    return isRight(outcome) ? 'read' : pathOf(outcome.left);
  };

  test.each([
    ['users.2.id', { users: [{ id: 1 }, { id: 2 }, {}] }],
    ['users', { users: {} }],
    ['users', {}],
    ['meta.pagination.total', { users: [], meta: { pagination: { perPage: 10, total: '9' } } }],
  ])('names %s where it cannot be read', (path, answer) => {
    expect(pathIn(answer)).toBe(path);
  });
});
