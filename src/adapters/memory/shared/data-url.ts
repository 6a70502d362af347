/** One character per byte. */
export const binaryText = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/** A data URL of the bytes. */
export const dataUrlOf = (type: string, bytes: Uint8Array): string => `data:${type};base64,${btoa(binaryText(bytes))}`;
