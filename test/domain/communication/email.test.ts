import { emails, withFiles, type EmailAttachment, type EmailDraft } from '../../../src/domain/communication/email';
import {
  addressListProblem,
  emailCategoryProblem,
  emailRule,
  MAX_ATTACHED,
  MAX_ATTACHMENTS,
  recipientsProblem,
} from '../../../src/domain/communication/email.rule';

const valid: EmailDraft = { ...emails.blank, code: 'INVOICE', subject: 'Invoice', content: '<p>Dear customer</p>' };
const file = (fileId: string, size = 1, name = `${fileId}.pdf`): EmailAttachment => ({
  fileId,
  name,
  size,
  path: name,
});
const problems = (changed: Partial<EmailDraft>): object => emailRule({ ...valid, ...changed });

// Rule R-SHR-50.
describe('a template (R-EML-01)', () => {
  test.each<[string, Partial<EmailDraft>, object]>([
    ['is in order with a type, a subject and a content', {}, {}],
    ['needs a type', { code: ' ' }, { code: 'required' }],
    ['has a type without spaces', { code: 'MY MAIL' }, { code: 'pattern.default' }],
    ['needs a subject', { subject: ' ' }, { subject: 'required' }],
    ['has a subject of one line', { subject: 'a\nb' }, { subject: 'pattern.default' }],
    ['has a subject that fits', { subject: 'a'.repeat(256) }, { subject: 'tooLong.255' }],
    ['needs a content', { content: '' }, { content: 'required' }],
    ['may have no copy', { bcc: '' }, {}],
    ['has copies to addresses', { bcc: 'a@b.example, nobody' }, { bcc: 'pattern.default' }],
    ['has values of variables', { values: { 'a b': '' } }, { values: 'pattern.default' }],
    ['has values that fit', { values: { a: 'x'.repeat(2_001) } }, { values: 'tooLong.2000' }],
    [
      'has a length that fits with its values',
      { content: '{{a}}'.repeat(40_000), values: { a: '"'.repeat(2_000) } },
      { values: 'tooLong.1000000' },
    ],
    ['has attachments with names', { attachments: [file('1', 1, ' ')] }, { 'attachments.0.name': 'required' }],
  ])('%s', (_, changed, expected) => {
    expect(problems(changed)).toEqual(expected);
  });
});

describe('addresses (R-EML-02)', () => {
  test.each([
    ['a@b.example', null],
    ['a@b.example,c@d.example', null],
    [' a@b.example , c@d.example ,', null],
    ['a@b.example;c@d.example', 'pattern.default'],
    ['a@b.example,,c@d.example', 'pattern.default'],
    ['nobody', 'pattern.default'],
    ['', 'pattern.default'],
    [',', 'pattern.default'],
    ['a@b.example,\r\nc@d.example', 'pattern.default'],
  ])('%j', (list, problem) => {
    expect(addressListProblem(list)).toBe(problem);
  });

  test('of a test are at most ten, and at least one (R-EML-08)', () => {
    const some = (count: number) => Array.from({ length: count }, (_, place) => `a${place}@b.example`).join(', ');
    expect([0, 1, 10, 11].map((count) => recipientsProblem(some(count)))).toEqual(['required', null, null, 'tooMany']);
  });
});

describe('attachments (R-EML-06)', () => {
  test.each([
    [[MAX_ATTACHED], true],
    [[MAX_ATTACHED + 1], false],
    [[MAX_ATTACHED - 1, 1], true],
    [[MAX_ATTACHED, 1], false],
  ])('of %j bytes: %j', (sizes, fits) => {
    const attachments = sizes.map((size, place) => file(String(place), size));
    expect(problems({ attachments })).toEqual(fits ? {} : { attachments: 'tooMany' });
  });

  test.each([
    ['a.pdf', null],
    ['één b.pdf', null],
    [' ', 'required'],
    ['a\r\nX-Other: 1.pdf', 'pattern.default'],
    ['a\u2028.pdf', 'pattern.default'],
    ['a\u202Efdp.exe', 'pattern.default'],
    ['../a.pdf', 'pattern.default'],
    ['..\\a.pdf', 'pattern.default'],
  ])('are called %j: %j', (name, problem) => {
    expect(problems({ attachments: [{ ...file('1'), name }] })).toEqual(
      problem === null ? {} : { 'attachments.0.name': problem },
    );
  });

  test('are ten megabytes at most', () => {
    expect(MAX_ATTACHED).toBe(10_485_760);
  });

  test('are not endless', () => {
    const attachments = Array.from({ length: MAX_ATTACHMENTS + 1 }, (_, place) => file(String(place)));
    expect(problems({ attachments })).toEqual({ attachments: 'tooMany' });
  });

  test('hold a file once', () => {
    const [one, two] = [file('1'), file('2')];
    expect(withFiles([one], [file('1', 5), two, two])).toEqual([one, two]);
  });
});

test.each([
  ['Orders', null],
  [' ', 'required'],
  ['a'.repeat(101), 'tooLong.100'],
])('a category is called %j (R-EML-09)', (name, problem) => {
  expect(emailCategoryProblem(name)).toBe(problem);
});
