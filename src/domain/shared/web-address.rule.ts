/**
 * A whole address of the web: to a host, with nobody's name before it and nothing that a browser reads as another one
 * (R-SHR-20).
 */
export const isWebAddress = (address: string): boolean =>
  /^https?:\/\/[^\s/?#\\@\p{Cc}]+(?:[/?#][^\s\\\p{Cc}]*)?$/iu.test(address);
