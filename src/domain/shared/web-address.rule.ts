const FORM = /^https?:\/\/[^\s/?#\\@\p{Cc}]+(?:[/?#][^\s\\\p{Cc}]*)?$/iu;

/** Whether a host has no empty label; a trailing dot is allowed. */
const isHost = (hostname: string): boolean =>
  hostname
    .replace(/\.$/, '')
    .split('.')
    .every((label) => label !== '');

/** Whether the text is a valid absolute http(s) URL without user info and backslashes (R-SHR-20). */
export const isWebAddress = (address: string): boolean =>
  FORM.test(address) && URL.canParse(address) && isHost(new URL(address).hostname);
