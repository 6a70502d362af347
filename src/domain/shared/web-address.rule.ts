const FORM = /^https?:\/\/[^\s/?#\\@\p{Cc}]+(?:[/?#][^\s\\\p{Cc}]*)?$/iu;

/** Whether no label of a host is empty; a closing dot is allowed. */
const isHost = (hostname: string): boolean =>
  hostname
    .replace(/\.$/, '')
    .split('.')
    .every((label) => label !== '');

/** Whether the text is an absolute http(s) URL that exists, without user info or backslashes (R-SHR-20). */
export const isWebAddress = (address: string): boolean =>
  FORM.test(address) && URL.canParse(address) && isHost(new URL(address).hostname);
