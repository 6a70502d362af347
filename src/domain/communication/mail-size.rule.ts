/** Size of a mail. */
export interface MailSize {
  /** Total bytes of the attachments. */
  readonly files: number;
  /** Bytes added by base64 encoding. */
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

/** Characters of a base64 line, and of its line break. */
const LINE = 76;
const BREAK = 2;
/** Estimated bytes of the mail headers (sender, recipient, date, message id and others). */
const HEADERS = 560;
/** Estimated bytes of the boundary and headers of a part. */
const PART = 190;

const bytesIn = (text: string): number => {
  let bytes = 0;
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
};

/** Bytes after base64 encoding with line breaks. */
export const encodedSize = (bytes: number): number => {
  const signs = Math.ceil(bytes / 3) * 4;
  return signs + Math.max(0, Math.ceil(signs / LINE) - 1) * BREAK;
};

/** Bytes of a header, which may need encoded words (RFC 2047). */
const headerSize = (text: string): number => Math.ceil(bytesIn(text) * 1.5) + 24;

/**
 * Size of the sent mail: headers, MIME parts, texts, and files in base64. The header size is an upper bound. Rule
 * R-EML-07.
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
