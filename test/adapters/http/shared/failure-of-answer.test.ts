import { failureOfAnswer } from '../../../../src/adapters/http/shared/failure-of-answer';
import { FIELD_CODES, type Failure } from '../../../../src/domain/shared/failure';

const since = Date.UTC(2026, 10, 20, 9, 30);

test.each<[number, unknown, Failure]>([
  [400, { code: 'VALUE_NOT_VALID' }, { kind: 'FieldsRejected', code: 'VALUE_NOT_VALID', fields: {} }],
  [
    400,
    { code: 'ERROR', fields: { email: { code: 'NOT_UNIQUE' }, url: { code: 'URL_IN_USE' } } },
    { kind: 'FieldsRejected', code: 'ERROR', fields: { email: 'NOT_UNIQUE', url: 'URL_IN_USE' } },
  ],
  [400, { code: 'DUPLICATE' }, { kind: 'Conflict', code: 'DUPLICATE' }],
  [400, { code: 'NOT_UNIQUE' }, { kind: 'Conflict', code: 'NOT_UNIQUE' }],
  [401, { code: 'UNAUTHENTICATED' }, { kind: 'Unauthenticated' }],
  [403, { code: 'FORBIDDEN' }, { kind: 'Forbidden' }],
  [403, { code: 'READ_ONLY' }, { kind: 'Forbidden', code: 'READ_ONLY' }],
  [404, { code: 'NOT_FOUND' }, { kind: 'NotFound' }],
  [410, null, { kind: 'NotFound' }],
  [405, { code: 'METHOD_NOT_ALLOWED' }, { kind: 'NotOffered' }],
  [501, null, { kind: 'NotOffered' }],
  [409, { code: 'DUPLICATE' }, { kind: 'Conflict', code: 'DUPLICATE' }],
  [409, { code: 'NOT_UNIQUE' }, { kind: 'Conflict', code: 'NOT_UNIQUE' }],
  [409, { code: 'IN_USE' }, { kind: 'Conflict', code: 'IN_USE' }],
  [
    409,
    { code: 'NOT_UNIQUE', fields: { email: { code: 'NOT_UNIQUE' } } },
    { kind: 'FieldsRejected', code: 'NOT_UNIQUE', fields: { email: 'NOT_UNIQUE' } },
  ],
  [412, { code: 'CHANGED' }, { kind: 'Changed' }],
  [413, { code: 'TOO_LARGE' }, { kind: 'TooLarge' }],
  [413, { code: 'TOO_LARGE', limit: 'pixels' }, { kind: 'TooLarge', limit: 'pixels' }],
  [413, { code: 'TOO_LARGE', limit: 'work' }, { kind: 'TooLarge', limit: 'work' }],
  [413, { code: 'TOO_LARGE', limit: 'moon' }, { kind: 'TooLarge' }],
  [415, { code: 'UNSUPPORTED_TYPE' }, { kind: 'Unsupported' }],
  [415, { code: 'UNSUPPORTED_TYPE', found: 'heic' }, { kind: 'Unsupported', found: 'heic' }],
  [415, { code: 'UNSUPPORTED_TYPE', reason: 'damaged' }, { kind: 'Unsupported', reason: 'damaged' }],
  [415, { code: 'UNSUPPORTED_TYPE', reason: 'entities' }, { kind: 'Unsupported', reason: 'entities' }],
  [
    423,
    { code: 'LOCKED', locked: { user: { name: 'Tess' }, since: '2026-11-20 09:30:00' } },
    { kind: 'Locked', holder: 'Tess', since },
  ],
  [423, { code: 'LOCKED', locked: { user: { name: 'Tess' } } }, { kind: 'Locked', holder: 'Tess', since: null }],
  [423, { code: 'LOCKED' }, { kind: 'Locked', holder: '', since: null }],
  [500, { code: 'ERROR' }, { kind: 'Unreachable', reason: 'server' }],
  [502, null, { kind: 'Unreachable', reason: 'server' }],
  [503, null, { kind: 'Unreachable', reason: 'server' }],
  [503, { code: 'ERROR', reason: 'mail', addresses: ['a@b.example'] }, { kind: 'NotMailed', refused: ['a@b.example'] }],
  [504, null, { kind: 'Unreachable', reason: 'server' }],
  [302, {}, { kind: 'Unreachable', reason: 'server' }],
  [418, {}, { kind: 'Unreachable', reason: 'server' }],
])('%d with %j', (status, body, failure) => {
  expect(failureOfAnswer(status, body, null)).toEqual(failure);
});

test.each<[string | null, number | null]>([
  ['30', 30],
  ['0', 0],
  ['1.2', 2],
  [null, null],
  ['-5', null],
  ['soon', null],
  ['Fri, 20 Nov 2026 09:30:00 GMT', null],
])('429 with Retry-After %p waits %p seconds', (header, retryAfter) => {
  expect(failureOfAnswer(429, { code: 'TOO_MANY_REQUESTS' }, header)).toEqual({ kind: 'TooMany', retryAfter });
});

test.each<[string | null, object]>([
  ['5', { retryAfter: 5 }],
  [null, {}],
  ['soon', {}],
])('503 with Retry-After %p is out of reach for %j (R-SHR-48)', (header, more) => {
  expect(failureOfAnswer(503, { code: 'ERROR' }, header)).toEqual({ kind: 'Unreachable', reason: 'server', ...more });
});

test.each(FIELD_CODES)('the field code %s is known (R-SHR-05)', (code) => {
  expect(failureOfAnswer(400, { code: 'ERROR', fields: { name: { code } } }, null)).toEqual({
    kind: 'FieldsRejected',
    code: 'ERROR',
    fields: { name: code },
  });
});

test('any other field code is a value that is not valid (R-SHR-05)', () => {
  expect(failureOfAnswer(400, { code: 'ERROR', fields: { name: { code: 'TOO_BLUE' } } }, null)).toEqual({
    kind: 'FieldsRejected',
    code: 'ERROR',
    fields: { name: 'VALUE_NOT_VALID' },
  });
});

test.each([
  [null],
  ['<html>'],
  [[]],
  [{ code: 7 }],
  [{ fields: 'email' }],
  [{ fields: { email: 'bad' } }],
  [{ locked: 'Tess' }],
])('a refusal that says %j is understood by its status', (body) => {
  expect(failureOfAnswer(400, body, null)).toMatchObject({ kind: 'FieldsRejected', fields: {} });
  expect(failureOfAnswer(423, body, null)).toEqual({ kind: 'Locked', holder: '', since: null });
  expect(failureOfAnswer(404, body, null)).toEqual({ kind: 'NotFound' });
});

test.each([
  ['Fri, 20 Nov 2026 09:30:12 GMT', 12],
  ['Fri, 20 Nov 2026 09:29:00 GMT', null],
])(
  '429 with Retry-After %p in an answer of 09:30:00 waits %p seconds, whatever the browser takes for now (R-SHR-56)',
  (header, retryAfter) => {
    expect(failureOfAnswer(429, null, header, 'Fri, 20 Nov 2026 09:30:00 GMT')).toEqual({
      kind: 'TooMany',
      retryAfter,
    });
  },
);
