import { normalizeText } from '../../../src/domain/shared/normalize';

/** Characters of Windows-1252 outside Latin-1. */
const BEYOND_LATIN = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** Replacements for characters that do not decompose. */
const INSTEAD: Readonly<Record<string, string>> = {
  '\u2032': "'",
  '\u2033': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2015': '\u2014',
  '\u2212': '-',
  '\u2044': '/',
  '\u2192': '->',
  '\u2264': '<=',
  '\u2265': '>=',
  '\u2248': '~',
  '\u2300': 'Ø',
  '\u2205': 'Ø',
  '\u03A9': 'Ohm',
  '\u0394': 'Delta',
  '\u0141': 'L',
  '\u0142': 'l',
  '\u0110': 'D',
  '\u0111': 'd',
  '\u0131': 'i',
};

const isShown = (sign: string): boolean => /[\u0020-\u007E\u00A0-\u00FF]/.test(sign) || BEYOND_LATIN.includes(sign);

/** A character that can be shown, its replacement, or its decomposition without any accents. */
const shown = (sign: string): string => {
  if (isShown(sign)) return sign;
  const plain = [...normalizeText(sign, 'NFKD').replace(/\p{M}/gu, '')].map((part) =>
    isShown(part) ? part : (INSTEAD[part] ?? '?'),
  );
  return INSTEAD[sign] ?? plain.join('');
};

/**
 * Converts text to Windows-1252, the encoding of the standard PDF fonts. Whitespace and line ends become spaces;
 * characters without a replacement become question marks.
 */
export const toWinAnsi = (text: string): string =>
  [
    ...normalizeText(text)
      .replace(/\s+/gu, ' ')
      .replace(/[\p{Cc}\p{Cf}]/gu, ''),
  ]
    .map(shown)
    .join('');
