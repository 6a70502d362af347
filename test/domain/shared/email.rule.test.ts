import fc from 'fast-check';
import { emailProblem, normaliseEmail } from '../../../src/domain/shared/email.rule';

describe('e-mail addresses (R-SHR-01)', () => {
  test.each([
    'a@b.nl',
    'emma@kantoor.example',
    'emma.de-vries@kantoor.example',
    'emma+news@kantoor.example',
    'e_1%x@kantoor.example',
    "o'brien@kantoor.example",
    'emma@sub.kantoor.example',
    'emma@3com.example',
    'EMMA@KANTOOR.EXAMPLE',
    'ëmma@käntoor.example',
    '用户@例子.公司',
    'x@xn--fsqu00a.xn--0zwm56d',
    `${'a'.repeat(64)}@kantoor.example`,
    '  emma@kantoor.example\t',
  ])('%p is one', (address) => {
    expect(emailProblem(address)).toBeNull();
  });

  test.each(['', ' ', '\t\n'])('%p is missing', (address) => {
    expect(emailProblem(address)).toBe('required');
  });

  test.each([
    'emma',
    'emma@',
    '@kantoor.example',
    'emma@kantoor',
    'emma@@kantoor.example',
    'emma@kantoor@example.nl',
    'emma kantoor@example.nl',
    'emma@kan toor.nl',
    'emma@kantoor.x',
    'emma@kantoor.',
    'emma@.example',
    'emma@kantoor..nl',
    'emma..x@kantoor.nl',
    '.emma@kantoor.nl',
    'emma.@kantoor.nl',
    'emma@-kantoor.nl',
    'emma@kantoor-.nl',
    'emma@kantoor.123',
    'emma@127.0.0.1',
    'emma@kan_toor.nl',
    'emma,jan@kantoor.nl',
    'emma@kantoor.nl,jan@kantoor.nl',
    'emma;jan@kantoor.nl',
    '<emma@kantoor.nl>',
    'Emma <emma@kantoor.nl>',
    'emma\u0000@kantoor.nl',
    'emma\r\nBcc: x@kantoor.nl',
    'emma@kantoor.nl\u0007',
    'emma\u202e@kantoor.nl',
    'em\u200bma@kantoor.nl',
    '\ud800@kantoor.nl',
    `${'a'.repeat(65)}@kantoor.nl`,
    `a@${'b'.repeat(64)}.nl`,
    `a@${'b.'.repeat(130)}nl`,
  ])('%p is none', (address) => {
    expect(emailProblem(address)).toBe('pattern.email');
  });

  test('answers any text, however long, at once and without throwing', () => {
    for (const text of [
      'a'.repeat(100_000),
      `a@${'b.'.repeat(50_000)}`,
      `${'a.'.repeat(50_000)}@b.nl`,
      `a@${'-'.repeat(100_000)}`,
    ]) {
      expect(emailProblem(text)).toBe('pattern.email');
    }
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) =>
        ['required', 'pattern.email', null].includes(emailProblem(text)),
      ),
    );
  });

  test('two spellings of one address compare equal', () => {
    expect(normaliseEmail('  EMMA@Kantoor.Example ')).toBe('emma@kantoor.example');
    expect(normaliseEmail('e\u0308mma@kantoor.example')).toBe(normaliseEmail('ëmma@kantoor.example'));
  });

  test('normalising twice changes nothing more', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        (text) => normaliseEmail(normaliseEmail(text)) === normaliseEmail(text),
      ),
    );
  });
});
