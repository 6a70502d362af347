/** A part of a mail as it came over the line: its headers, and its content decoded. */
export interface MailPart {
  readonly headers: string;
  readonly content: Buffer;
}

/** The parts of a mail whose contents are base64, in their order. */
export const partsOfMail = (mail: string): readonly MailPart[] =>
  [...mail.matchAll(/(Content-Type: (?!multipart)[^]*?)\r\n\r\n([A-Za-z0-9+/=\r\n]*?)(?=\r\n--)/g)].map(
    ([, headers = '', coded = '']) => ({ headers, content: Buffer.from(coded.replace(/\r\n/g, ''), 'base64') }),
  );
