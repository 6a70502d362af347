import MailComposer from 'nodemailer/lib/mail-composer';
import fc from 'fast-check';
import { mailSize } from '../../../src/domain/communication/mail-size.rule';

/** Bytes by which the actual headers may be shorter than the computed size. */
const MOST_ABOVE = 1_024;

interface Composed {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly { readonly name: string; readonly size: number }[];
}

/** The size of a mail in bytes as nodemailer writes it. */
const writtenSize = async ({ subject, html, text, attachments }: Composed): Promise<number> => {
  const mail = new MailComposer({
    from: 'Zilvermeeuw <orders@zilvermeeuw.example>',
    to: 'lieke@van-rossum-techniek.example',
    subject,
    html,
    text,
    textEncoding: 'base64',
    newline: '\r\n',
    attachments: attachments.map(({ name, size }) => ({ filename: name, content: Buffer.alloc(size, 65) })),
  });
  return (await mail.compile().build()).length;
};

const expectMeasured = async (mail: Composed): Promise<void> => {
  const [{ total }, written] = [mailSize(mail), await writtenSize(mail)];
  expect(total).toBeGreaterThanOrEqual(written);
  expect(total - written).toBeLessThan(MOST_ABOVE + 200 * mail.attachments.length);
};

test.each<[string, Composed]>([
  ['a short mail', { subject: 'Hi', html: '<p>Hi</p>\r\n', text: 'Hi\r\n', attachments: [] }],
  ['letters of all kinds', { subject: 'Één € 😀', html: '<p>Één € 😀</p>'.repeat(50), text: 'é', attachments: [] }],
  ['a file', { subject: 'Hi', html: '<p>Hi</p>', text: 'Hi', attachments: [{ name: 'a.pdf', size: 100_000 }] }],
  [
    'the largest files',
    {
      subject: 'Hi',
      html: '<p>Hi</p>',
      text: 'Hi',
      attachments: [
        { name: 'voorwaarden één.pdf', size: 10_000_000 },
        { name: 'b.pdf', size: 485_760 },
      ],
    },
  ],
])('%s weighs what the meter says (R-EML-07)', async (_, mail) => {
  await expectMeasured(mail);
});

test('any mail weighs what the meter says (R-EML-07)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ maxLength: 100 }).map((text) => text.replace(/[\r\n]/g, ' ')),
      fc.string({ unit: 'binary', maxLength: 2_000 }),
      fc.nat({ max: 4_000 }),
      async (subject, html, size) => {
        await expectMeasured({ subject, html, text: html, attachments: [{ name: 'file.bin', size }] });
      },
    ),
    { numRuns: 60 },
  );
});

test('the parts are the whole', () => {
  const { files, encoding, text, total } = mailSize({
    subject: 'a',
    html: 'b',
    text: 'c',
    attachments: [{ name: 'a', size: 3_000 }],
  });
  expect(files + encoding + text).toBe(total);
  expect(files).toBe(3_000);
});
