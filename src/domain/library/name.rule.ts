import type { FieldProblem } from '../shared/rule';
import { normalizeText } from '../shared/normalize';

/** UTF-8 bytes including the extension: the limit of file systems. Rule R-LIB-01. */
export const MAX_NAME_BYTES = 255;
/** Maximum folder depth. Rule R-LIB-01. */
export const MAX_FOLDER_DEPTH = 20;

/** Folder in the root for files that the server generates for a user. Rule R-LIB-16. */
export const EXPORT_FOLDER = 'Exports';

/** Names (folded) that are reserved in the root: API endpoints and the server's own folder. Rule R-LIB-17. */
const RESERVED_IN_ROOT: readonly string[] = ['move', 'download', 'usage', 'search', 'thumbnail', 'exports'];
/** Reserved device names of Windows. */
const DEVICE_NAMES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
/**
 * Separators, shell and file system characters, control, invisible and bidirectional characters. Also percent-encoded
 * dots, slashes, backslashes and percent signs, because some servers decode a path twice.
 */
const FORBIDDEN_CHARACTERS =
  /[/\\:*?"<>|\p{Cc}\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]|%(?:2e|2f|5c|25)/iu;

/** Normalized name: NFC, trimmed, blanks collapsed. Rule R-LIB-17. */
export const normalizeName = (name: string): string => normalizeText(name).trim().replace(/\s+/gu, ' ');

/** Key for comparing names, ignoring case and composition. Rule R-LIB-17. */
export const foldName = (name: string): string => normalizeText(normalizeName(name), 'NFKC').toLowerCase();

/** UTF-8 length without `TextEncoder`, which the domain may not use. */
const utf8Length = (text: string): number => encodeURIComponent(text.toWellFormed()).replace(/%../g, '.').length;

/** Checks a complete file or folder name as stored. Rule R-LIB-01. */
export const nameProblem = (name: string, inRoot = false): FieldProblem | null => {
  if (name === '') return 'required';
  if (utf8Length(name) > MAX_NAME_BYTES) return `tooLong.${MAX_NAME_BYTES}`;
  // Compatibility forms, such as full-width and superscript characters, count as the plain characters.
  const plain = normalizeText(name, 'NFKC');
  const isValid =
    name === normalizeName(name) &&
    name.isWellFormed() &&
    !FORBIDDEN_CHARACTERS.test(name) &&
    !FORBIDDEN_CHARACTERS.test(plain) &&
    !DEVICE_NAMES.test(plain) &&
    !plain.startsWith('.') &&
    !plain.endsWith('.') &&
    !(inRoot && RESERVED_IN_ROOT.includes(foldName(name)));
  return isValid ? null : 'pattern.default';
};

/** First character that a name may not contain, as a code point if it is invisible; null without one. Rule R-LIB-01. */
export const forbiddenCharacterIn = (name: string): string | null => {
  const plain = (character: string): string => normalizeText(character, 'NFKC');
  const [found] = FORBIDDEN_CHARACTERS.exec(name) ?? [
    [...name].find((character) => FORBIDDEN_CHARACTERS.test(plain(character))),
  ];
  if (found === undefined) return null;
  const code = found.codePointAt(0) ?? 0;
  return /^[\p{C}\p{Z}]$/u.test(found) ? `U+${code.toString(16).toUpperCase().padStart(4, '0')}` : found;
};

/** Lower case, without the dot; empty when there is none. */
export const extensionOf = (name: string): string => {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
};

export const stemOf = (name: string): string => {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(0, dot) : name;
};

/** Renames a file and keeps its extension, even when the new name repeats it. Rule R-LIB-02. */
export const renameStem = (file: string, stem: string): string => {
  const [name, extension] = [normalizeName(stem), file.slice(stemOf(file).length)];
  const isTyped =
    extension !== '' && name.length > extension.length && name.toLowerCase().endsWith(extension.toLowerCase());
  return `${isTyped ? name.slice(0, -extension.length) : name}${extension}`;
};
