/** Whether the text is an absolute http(s) URL without user info or backslashes (R-SHR-20). */
export const isWebAddress = (address: string): boolean =>
  /^https?:\/\/[^\s/?#\\@\p{Cc}]+(?:[/?#][^\s\\\p{Cc}]*)?$/iu.test(address);
