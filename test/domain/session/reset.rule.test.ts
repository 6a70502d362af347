import { isExpiredLink, isUsedLink, isRefusedLink } from '../../../src/domain/session/mailed-link';
import { resetRequestRule, resetRule } from '../../../src/domain/session/reset.rule';
import type { Failure } from '../../../src/domain/shared/failure';

describe('a new password (R-SES-02)', () => {
  test.each([
    ['nothing', '', '', { password: 'required', repeat: 'required' }],
    ['a weak one', 'zwakwachtwoord', 'zwakwachtwoord', { password: 'pattern.default' }],
    ['another repeat', 'AAaa11!!xx', 'AAaa11!!xX', { repeat: 'notEqual' }],
    ['no repeat', 'AAaa11!!xx', '', { repeat: 'required' }],
    ['a novel', 'AAaa11!!'.repeat(126), 'AAaa11!!'.repeat(126), { password: 'pattern.default' }],
    ['a strong one, twice', 'AAaa11!!xx', 'AAaa11!!xx', {}],
    ['the longest', 'AAaa11!!'.repeat(125), 'AAaa11!!'.repeat(125), {}],
  ])('%s', (_, password, repeat, problems) => {
    expect(resetRule({ password, repeat })).toEqual(problems);
  });
});

test.each([
  ['', 'required'],
  ['anna', 'pattern.email'],
  ['anna@firma.example', undefined],
])('asking with %p (R-SES-15)', (email, problem) => {
  expect(resetRequestRule({ email })).toEqual(problem === undefined ? {} : { email: problem });
});

describe('what a failure says of the link', () => {
  const late: Failure = { kind: 'FieldsRejected', code: 'CODE_EXPIRED', fields: {} };
  const wrong: Failure = { kind: 'FieldsRejected', code: 'VALUE_NOT_VALID', fields: { code: 'VALUE_NOT_VALID' } };
  const weak: Failure = { kind: 'FieldsRejected', code: 'VALUE_NOT_VALID', fields: { password: 'VALUE_NOT_VALID' } };
  const cut: Failure = { kind: 'Unreachable', reason: 'cut' };
  test.each<[string, Failure | null, boolean, boolean, boolean]>([
    ['nothing', null, false, false, false],
    ['late', late, true, true, true],
    [
      'late, said of the field alone',
      { ...late, code: 'VALUE_NOT_VALID', fields: { code: 'CODE_EXPIRED' } },
      true,
      true,
      true,
    ],
    ['wrong', wrong, true, true, false],
    ['unknown', { kind: 'NotFound' }, true, true, false],
    ['another field', weak, true, false, false],
    ['a cut line', cut, false, false, false],
    ['too often', { kind: 'TooMany', retryAfter: 1 }, false, false, false],
  ])('%s', (_, failure, refused, lost, expired) => {
    expect([isRefusedLink(failure), isUsedLink(failure), isExpiredLink(failure)]).toEqual([refused, lost, expired]);
  });
});
