/** Detects UTF-16 by its byte order mark, or by two ASCII characters at the start; null for other encodings. */
export const utf16Of = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  if (/^(?:\xFF\xFE|[^\0]\0[^\0]\0)/.test(start)) return 'utf-16le';
  return /^(?:\xFE\xFF|\0[^\0]\0[^\0])/.test(start) ? 'utf-16be' : null;
};

/** Decodes XML by its byte order mark or declared encoding; falls back to windows-1252 for invalid bytes. */
export const decodeXml = (bytes: Uint8Array): string => {
  const utf16 = utf16Of(bytes);
  if (utf16 !== null) return new TextDecoder(utf16).decode(bytes);
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const [, label = 'utf-8'] = /^[^<]*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(start) ?? [];
  try {
    return decoderOf(label).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** A declaration that is readable as ASCII rules out UTF-16, whatever the label says. */
const decoderOf = (label: string): TextDecoder => {
  const { encoding } = new TextDecoder(label);
  return new TextDecoder(encoding.startsWith('utf-16') ? 'utf-8' : encoding, { fatal: true });
};
