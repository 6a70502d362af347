import fc from 'fast-check';
import { userRule } from '../../../src/domain/access/user.rule';
import { MAX_PERSON_NAME, personNameProblem } from '../../../src/domain/shared/person-name.rule';
import { fullName } from '../../../src/domain/access/user';

const userNameProblem = (name: string) => personNameProblem(name, { digits: true });

describe('names of users (R-ACC-01)', () => {
  test.each([
    'E',
    'Emma',
    'emma',
    'de Vries',
    'van den Berg',
    'Anne-Marie',
    'Jan_Peter',
    'J2b',
    'Jean Luc-X',
    'Zoë',
    'Zoe\u0308',
    'Åsa',
    'Ñuñez',
    'Łukasz',
    'Ольга',
    'Γιώργος',
    '王',
    '王小明',
    'محمد',
    'אברהם',
    'नेहा',
    'ก้อง',
    ' Emma ',
    "van 't Hof",
    "'t Hart",
    '’t Hart',
    'D’Hondt',
    "O'Brien",
    'St. John',
    'Jansen jr.',
    'J.',
    'Jean-Luc 2 J.',
    'A'.repeat(100),
  ])('%p is one', (name) => {
    expect(userNameProblem(name)).toBeNull();
  });

  test.each(['', '   ', '\n'])('%p is missing', (name) => {
    expect(userNameProblem(name)).toBe('required');
  });

  test.each([
    '2Emma',
    'Emma2',
    '-Emma',
    'Emma-',
    '_Emma',
    'Emma_',
    "'",
    '’.',
    '.Emma',
    'Jan  Piet',
    "Emma'",
    'Bench 38',
    'O`Brien',
    'Emma,',
    'Em@ma',
    'Emma!',
    '1',
    '-',
    '_',
    'Emma\tVries',
    'Emma\nVries',
    'Emma\u00a0Vries',
    'Em\u200bma',
    'Em\u202ema',
    '<b>Emma</b>',
    'Emma\u0000',
    '😀',
    'Emma 😀',
    '\u0308Emma',
    '=Emma',
    '+Emma',
  ])('%p is none', (name) => {
    expect(userNameProblem(name)).toBe('pattern.default');
  });

  test('begins and ends with a letter, whatever stands between that may stand there', () => {
    const letter = fc.constantFrom('a', 'Z', 'é', 'я', '王');
    const between = fc
      .string({ unit: fc.constantFrom('a', '7', ' ', '_', '-', 'é', "'", '.'), maxLength: 60 })
      .map((text) => text.replaceAll(/ +/g, ' '));
    fc.assert(
      fc.property(
        letter,
        between,
        letter,
        (first, middle, last) => userNameProblem(`${first}${middle}${last}`) === null,
      ),
    );
    fc.assert(
      fc.property(
        letter,
        between,
        fc.constantFrom('7', '_', '-', "'"),
        (first, middle, last) => userNameProblem(`${first}${middle}${last}`) === 'pattern.default',
      ),
    );
  });

  test('a hundred characters at most, and a long text is refused at once', () => {
    expect(MAX_PERSON_NAME).toBe(100);
    expect(userNameProblem('A'.repeat(101))).toBe('tooLong.100');
    expect(userNameProblem(`${'a '.repeat(100_000)}!`)).toBe('tooLong.100');
  });
});

describe('the user form', () => {
  test('names every field that is wrong', () => {
    expect(userRule({ firstname: '', surname: 'Vries-', email: 'emma' })).toEqual({
      firstname: 'required',
      surname: 'pattern.default',
      email: 'pattern.email',
    });
  });

  test('a filled-in form has no problems', () => {
    expect(userRule({ firstname: 'Emma', surname: 'de Vries', email: 'emma@kantoor.example' })).toEqual({});
  });

  test.each([
    ['Emma', 'de Vries', 'Emma de Vries'],
    ['Emma', '', 'Emma'],
    ['', 'Vries', 'Vries'],
  ])('%p and %p read %p', (firstname, surname, name) => {
    expect(fullName({ firstname, surname })).toBe(name);
  });
});
