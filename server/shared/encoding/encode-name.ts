import { headerText } from '../../../src/domain/shared/header-text.rule';

/** Percent-encodes a name, including characters that end a URL in HTML, CSS or prose. */
export const encodeName = (name: string): string =>
  encodeURIComponent(name).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** `Content-Disposition` for inline files, with the name for saving (RFC 6266 and 8187). Rule R-SHR-50. */
export const inlineDisposition = (named: string): string => {
  const name = headerText(named);
  const plain = name.replace(/[^\w .-]/g, '_');
  return `inline; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${encodeName(name)}`}`;
};
