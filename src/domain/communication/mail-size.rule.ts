/** What a mail weighs. */
export interface MailSize {
  /** Bytes of the attached files. */
  readonly files: number;
  /** Bytes that base64 adds to files and texts. */
  readonly encoding: number;
  /** Bytes of subject, HTML, plain text and headers. */
  readonly text: number;
  readonly total: number;
}

interface Measured {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly { readonly name: string; readonly size: number }[];
}

/** Characters of a line of base64, and the line break behind it. */
const LINE = 76;
const BREAK = 2;
/** Sender, recipient, date, message id and the other headers of a mail. */
const HEADERS = 560;
/** Boundaries and headers of a part. */
const PART = 190;

const bytesIn = (text: string): number => {
  let bytes = 0;
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
};

/** Bytes of base64 in lines. */
export const encodedSize = (bytes: number): number => {
  const signs = Math.ceil(bytes / 3) * 4;
  return signs + Math.max(0, Math.ceil(signs / LINE) - 1) * BREAK;
};

/** Bytes of a header text, which may be written in encoded words. */
const headerSize = (text: string): number => Math.ceil(bytesIn(text) * 1.5) + 24;

/**
 * The size of a mail as it is sent: headers, MIME parts, texts and files in base64. Of the headers it is an upper bound.
 * Rule R-EML-07.
 */
export const mailSize = ({ subject, html, text, attachments }: Measured): MailSize => {
  const texts = [bytesIn(html), bytesIn(text)];
  const files = attachments.map(({ size }) => size);
  const heads =
    HEADERS +
    headerSize(subject) +
    (2 + attachments.length) * PART +
    attachments.reduce((sum, { name }) => sum + 2 * headerSize(name), 0);
  const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
  const encoding = sum([...texts, ...files].map((size) => encodedSize(size) - size));
  const written = sum(texts) + heads;
  return { files: sum(files), encoding, text: written, total: sum(files) + encoding + written };
};
