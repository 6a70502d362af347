import { errorCodeName, errorCodes } from '../../../src/domain/operations/error-code';
import { errorCodeRule } from '../../../src/domain/operations/error-code.rule';

type ErrorCodeFields = Parameters<typeof errorCodeRule>[0];

const problems = (change: Partial<ErrorCodeFields> = {}) =>
  errorCodeRule({ code: 'E5', description: 'Compressor geblokkeerd', control: '', source: 'service', ...change });

describe('an error code (R-OPS-01)', () => {
  test('needs a code, a description and a source', () => {
    expect(problems()).toEqual({});
    expect(errorCodeRule(errorCodes.blank)).toEqual({ code: 'required', description: 'required', source: 'required' });
    expect(problems({ code: ' ', description: '\n' })).toEqual({ code: 'required', description: 'required' });
  });

  test.each([
    ['service', {}],
    ['internal', {}],
    ['external', {}],
    ['combination', {}],
    ['other', {}],
  ])('from the source %p (R-SHR-60)', (source, found) => {
    expect(problems({ source })).toEqual(found);
  });

  test.each([
    ['code', 50],
    ['description', 2_000],
    ['control', 10_000],
  ] as const)('its %s has at most %d characters', (field, longest) => {
    expect(problems({ [field]: 'x'.repeat(longest) })).toEqual({});
    expect(problems({ [field]: 'x'.repeat(longest + 1) })).toEqual({ [field]: `tooLong.${longest}` });
  });
});

test('its name says what it means, in one line; a code without a meaning stands alone', () => {
  expect(errorCodeName({ code: '8F', description: ' Te warm\nZet hem uit.' })).toBe('8F · Te warm');
  expect(errorCodeName({ code: '8F', description: ' \n' })).toBe('8F');
});
