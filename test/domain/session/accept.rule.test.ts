import fc from 'fast-check';
import { acceptRule, type AcceptForm } from '../../../src/domain/session/accept.rule';
import { personNameProblem } from '../../../src/domain/shared/person-name.rule';

const good = {
  firstname: 'Anna-Maria',
  surname: 'de Baas',
  password: 'AAaa11!!xx',
  repeat: 'AAaa11!!xx',
  language: 'nl',
};
const problemsWith = (change: Partial<Omit<AcceptForm, 'language'> & { language: string }>) =>
  acceptRule({ ...good, ...change });

describe('accepting an invitation (R-SES-12)', () => {
  test.each(['en', 'nl'])('a whole form in %s is good', (language) => {
    expect(problemsWith({ language })).toEqual({});
  });

  describe.each(['firstname', 'surname'] as const)('%s', (field) => {
    test.each([
      'A',
      'Anna',
      'Anna-Maria',
      'van der Berg',
      ' Anna ',
      'Zoë',
      'Zoe\u0308',
      'Łukasz',
      'Ольга',
      '山田',
      'أحمد',
      "van 't Hof",
      "'t Hart",
      'D’Hondt',
      "O'Brien",
      'St. John',
      'Jansen jr.',
    ])('%p is a name', (name) => {
      expect(problemsWith({ [field]: name })).toEqual({});
    });

    test.each([
      'R2D2',
      'Anna_Maria',
      "'",
      'Bench 38',
      'Anna  Maria',
      'Anna@',
      '-',
      '-Anna',
      'Anna-',
      'Anna\tMaria',
      'Anna\nMaria',
      '😀',
      '<b>',
    ])('%p is none', (name) => {
      expect(problemsWith({ [field]: name })).toEqual({ [field]: 'pattern.default' });
    });

    test.each(['', '   ', '\t'])('%p is nothing', (name) => {
      expect(problemsWith({ [field]: name })).toEqual({ [field]: 'required' });
    });

    test('as long as in the user form, and no longer', () => {
      expect(problemsWith({ [field]: 'a'.repeat(100) })).toEqual({});
      expect(problemsWith({ [field]: 'a'.repeat(101) })).toEqual({ [field]: 'tooLong.100' });
    });
  });

  test.each([
    ['AAaa11!!x', 'pattern.default'],
    ['AAAA11!!XX', 'pattern.default'],
    ['aaaa11!!xx', 'pattern.default'],
    ['AAaaaa!!xx', 'pattern.default'],
    ['AAaa11aaxx', 'pattern.default'],
    [`${'AAaa11!!xx'.repeat(100)}x`, 'pattern.default'],
    ['', 'required'],
  ])('the password %p is refused: %s (R-SES-02)', (password, problem) => {
    expect(problemsWith({ password, repeat: password === '' ? 'x' : password })).toMatchObject({ password: problem });
  });

  test.each([
    ['', 'required'],
    ['AAaa11!!xX', 'notEqual'],
    ['AAaa11!!xx ', 'notEqual'],
  ])('the repeat %p is refused: %s', (repeat, problem) => {
    expect(problemsWith({ repeat })).toEqual({ repeat: problem });
  });

  test.each(['', 'de', 'EN', 'en-GB'])('%p is no language of the console', (language) => {
    expect(problemsWith({ language })).toEqual({ language: 'pattern.default' });
  });

  test('an empty form says it of every field', () => {
    expect(acceptRule({ firstname: '', surname: '', password: '', repeat: '', language: '' })).toEqual({
      firstname: 'required',
      surname: 'required',
      password: 'required',
      repeat: 'required',
      language: 'pattern.default',
    });
  });

  test('every name that is taken here, the user form takes too', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'Z', 'é', '\u0308', '-', ' ', '1', '_', '.', "'", '’'), maxLength: 8 }),
        (name) =>
          problemsWith({ firstname: name }).firstname !== undefined ||
          personNameProblem(name, { digits: true }) === null,
      ),
    );
  });
});
