/** Each byte as one character. */
export const binaryText = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/** An address that holds the bytes themselves. */
export const dataUrlOf = (type: string, bytes: Uint8Array): string => `data:${type};base64,${btoa(binaryText(bytes))}`;
