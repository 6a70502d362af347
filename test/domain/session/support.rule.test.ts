import { supportRule } from '../../../src/domain/session/support.rule';

describe('a question to the people who help (R-SES-20)', () => {
  it.each([
    ['Vraag', 'Hoe werkt dit?'],
    ['a'.repeat(200), 'b'.repeat(10_000)],
    [' Vraag ', 'Regel één\n\nRegel twee'],
  ])('takes "%.20s"', (subject, message) => {
    expect(supportRule({ subject, message })).toEqual({});
  });

  it.each([
    ['', 'x', { subject: 'required' }],
    ['  ', 'x', { subject: 'required' }],
    ['x', ' \n ', { message: 'required' }],
    ['a'.repeat(201), 'x', { subject: 'pattern.default' }],
    ['x\r\nBcc: y@z.example', 'x', { subject: 'pattern.default' }],
    ['x', 'b'.repeat(10_001), { message: 'pattern.default' }],
  ])('refuses "%.20s", "%.20s"', (subject, message, problems) => {
    expect(supportRule({ subject, message })).toEqual(problems);
  });
});
