import fc from 'fast-check';
import {
  isStrongPassword,
  PASSWORD_MINIMUM,
  passwordRequirements,
  type PasswordRequirement,
} from '../../../src/domain/session/password.rule';
import { MIN_PASSWORD_LENGTH, signInRule } from '../../../src/domain/session/sign-in.rule';

const demands = Object.keys(PASSWORD_MINIMUM);
const unmet = (password: string): readonly string[] =>
  Object.entries(passwordRequirements(password))
    .filter(([, met]) => !met)
    .map(([demand]) => demand);

describe('a new password (R-SES-02)', () => {
  test('ten characters, and two of each kind', () => {
    expect(PASSWORD_MINIMUM).toEqual({ length: 10, uppercase: 2, lowercase: 2, digits: 2, special: 2 });
  });

  test.each<[string, readonly PasswordRequirement[]]>([
    ['AAaa11!!xx', []],
    ['Kantoor-Welkom-26!', []],
    ['AAaa11!!x', ['length']],
    ['Aaaa11!!xx', ['uppercase']],
    ['AAAa11!!XX', ['lowercase']],
    ['AAaa1x!!xx', ['digits']],
    ['AAaa11!xxx', ['special']],
    ['AAaa11__xx', ['special']],
    ['AAaa11  xx', ['special']],
    ['AAaa11\t\nxx', ['special']],
    ['AAaa11 ! ! ', []],
    ['ÄÖüß١٢€£xx', []],
    ['AAaa11éüxx', ['special']],
    ['AAaa11😀😀x', ['length']],
    ['AAaa11😀😀xx', []],
    ['AAaa11--xx', []],
    ['          ', ['uppercase', 'lowercase', 'digits', 'special']],
    ['', ['length', 'uppercase', 'lowercase', 'digits', 'special']],
  ])('%p misses %p', (password, missing) => {
    expect(unmet(password)).toEqual(missing);
    expect(isStrongPassword(password)).toBe(missing.length === 0);
  });

  test('adding characters never takes a met demand away', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (password, more) => {
        const [before, after] = [passwordRequirements(password), passwordRequirements(password + more)];
        return Object.entries(before).every(
          ([demand, met]) => !met || Object.entries(after).some(([name, still]) => name === demand && still),
        );
      }),
    );
  });

  test('every demand decides on its own: strong means that none is unmet', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('A', 'a', '1', '!'), minLength: 6, maxLength: 14 }), (password) => {
        const count = (letter: string): number => password.split(letter).length - 1;
        const strong = password.length >= 10 && ['A', 'a', '1', '!'].every((letter) => count(letter) >= 2);
        return isStrongPassword(password) === strong;
      }),
    );
    expect(demands).toHaveLength(5);
  });
});

describe('signing in (R-SES-01)', () => {
  test.each([
    ['emma@kantoor.example', '0123456789', {}],
    [' emma@kantoor.example ', '0123456789', {}],
    ['emma@kantoor.example', '          ', {}],
    ['emma@kantoor.example', '012345678', { password: 'tooShort' }],
    ['emma@kantoor.example', '', { password: 'required' }],
    ['', '0123456789', { email: 'required' }],
    ['emma', '0123456789', { email: 'pattern.email' }],
    ['', '', { email: 'required', password: 'required' }],
  ])('%p with %p', (email, password, problems) => {
    expect(signInRule({ email, password })).toEqual(problems);
  });

  test('no password that may be chosen is too short to sign in with', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 14 }),
        (password) => !isStrongPassword(password) || signInRule({ email: 'a@b.nl', password }).password === undefined,
      ),
    );
    expect(MIN_PASSWORD_LENGTH).toBe(10);
  });
});
