import { either } from 'fp-ts';
import { logEntryCodec } from '../../../../src/adapters/http/insight/log-entry.codec';
import { pathOf } from '../../../../src/adapters/http/shared/wire';

const WIRE = {
  id: 7,
  level: 'error',
  source: 'back-end',
  module: 'Users',
  message: 'Refused',
  method: 'PUT',
  datetime: '2026-11-24 06:12:41',
};
const read = (more: object) =>
  either.getOrElse<unknown, unknown>(() => null)(logEntryCodec.detail.decode({ ...WIRE, ...more }));

test('a row of an API with words of its own is read as it is', () => {
  expect(logEntryCodec.row.decode({ ...WIRE, level: 'fatal', source: 'worker', method: 'PATCH', extra: 1 })).toEqual(
    either.right({
      ...WIRE,
      id: '7',
      level: 'fatal',
      source: 'worker',
      method: 'PATCH',
      datetime: Date.UTC(2026, 10, 24, 6, 12, 41),
    }),
  );
});

test.each([
  ['nothing', {}, { user: null, url: '', answer: null, place: null, info: [] }],
  ['nulls', { user: null, answer: null, debug: null, info: null }, { user: null, answer: null, place: null, info: [] }],
  ['text', { answer: 'timed out' }, { answer: 'timed out' }],
  ['empty pairs', { answer: {} }, { answer: null }],
  [
    'pairs of all kinds',
    { answer: { code: 'E', attempt: 3, done: false, inner: { a: 1 }, none: null } },
    {
      answer: [
        ['code', 'E'],
        ['attempt', '3'],
        ['done', 'false'],
        ['inner', '{"a":1}'],
        ['none', ''],
      ],
    },
  ],
  ['an empty list for pairs', { info: [] }, { info: [] }],
  ['a line as text', { debug: { file: 'a.ts', line: '12' } }, { place: { file: 'a.ts', line: 12 } }],
  [
    'a user',
    { user: { id: 3, name: { firstname: 'Zoë', surname: 'Bos' } }, request_url: '/api/user' },
    { user: { id: '3', name: 'Zoë Bos' }, url: '/api/user' },
  ],
])('a detail with %s', (_name, more, expected) => {
  expect(read(more)).toMatchObject(expected);
});

test('a field that cannot be read is named', () => {
  const answer = logEntryCodec.detail.decode({ ...WIRE, datetime: 'yesterday' });
  expect(either.isLeft(answer) && pathOf(answer.left)).toBe('datetime');
});
