import {
  basicsRule,
  normalizeBasics,
  ownPasswordProblem,
  passwordChangeRule,
} from '../../../src/domain/session/profile.rule';

const basics = { firstname: 'Anna-Maria', surname: 'de Baas', email: 'anna@firma.example' };

describe('basics (R-SES-18)', () => {
  it.each(['Zoë', "O'Brien", 'Jan Willem', 'Anna-Maria', 'Ö', 'Łukasz'])('takes %s as a name', (name) => {
    expect(basicsRule({ ...basics, firstname: name, surname: name })).toEqual({});
  });

  it.each([
    ['', 'required'],
    ['   ', 'required'],
    ['R2D2', 'pattern.default'],
    ['Anna_Maria', 'pattern.default'],
    ["O'", 'pattern.default'],
    ['-', 'pattern.default'],
    ['a'.repeat(101), 'tooLong.100'],
  ])('does not take "%s" as a name', (name, problem) => {
    expect(basicsRule({ ...basics, firstname: name })).toEqual({ firstname: problem });
    expect(basicsRule({ ...basics, surname: name })).toEqual({ surname: problem });
  });

  it('needs an address that is one', () => {
    expect(basicsRule({ ...basics, email: '' })).toEqual({ email: 'required' });
    expect(basicsRule({ ...basics, email: 'anna@firma' })).toEqual({ email: 'pattern.email' });
  });

  it('is stored without blanks around it, the address in lowercase letters', () => {
    expect(normalizeBasics({ firstname: ' Zoe\u0308 ', surname: '\tVos ', email: ' Zoe@Firma.Example ' })).toEqual({
      firstname: 'Zoë',
      surname: 'Vos',
      email: 'zoe@firma.example',
    });
  });
});

describe("one's own password (R-SES-19)", () => {
  it.each(['AB12!!cdef', 'ABCDEF12!!', 'ZONDER-KLEIN-22'])(
    '%s will do: small letters are not asked for',
    (password) => {
      expect(ownPasswordProblem(password)).toBeNull();
    },
  );

  it.each([
    ['', 'required'],
    ['AB12!!cde', 'pattern.default'],
    ['Ab12!!cdef', 'pattern.default'],
    ['AB1!!cdefg', 'pattern.default'],
    ['AB12!cdefg', 'pattern.default'],
    [`AB12!!${'c'.repeat(995)}`, 'pattern.default'],
  ])('%s will not', (password, problem) => {
    expect(ownPasswordProblem(password)).toBe(problem);
  });

  it('needs the old one and the new one twice', () => {
    expect(passwordChangeRule({ old: 'x', password: 'AB12!!cdef', repeat: 'AB12!!cdef' })).toEqual({});
    expect(passwordChangeRule({ old: '', password: 'AB12!!cdef', repeat: 'AB12!!cdeF' })).toEqual({
      old: 'required',
      repeat: 'notEqual',
    });
    expect(passwordChangeRule({ old: '', password: '', repeat: '' })).toEqual({
      old: 'required',
      password: 'required',
      repeat: 'required',
    });
  });
});
