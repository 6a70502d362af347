import type { FieldProblem } from '../shared/rule';

/** Bytes of a name in UTF-8, its extension among them: what file systems hold. Rule R-LIB-01. */
export const LONGEST_NAME = 255;
/** Folders inside one another, counted from the root. Rule R-LIB-01. */
export const DEEPEST = 20;

/** First parts of calls that would otherwise be folders of the root. Rule R-LIB-01. */
const TAKEN_IN_ROOT: readonly string[] = ['move', 'download', 'usage', 'search', 'thumbnail'];
/** Names that no Windows computer can hold. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
/**
 * Slashes and what file systems or shells read as something else, control characters, and signs that nobody sees or
 * that change the direction of the text around them.
 */
const UNSOUND = /[/\\:*?"<>|\p{Cc}\u00AD\u061C\u180E\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/u;

/** The one way of writing a name: composed letters, no blanks at its ends, one blank between words. Rule R-LIB-01. */
export const tidyName = (name: string): string => name.normalize('NFC').trim().replace(/\s+/gu, ' ');

/** What makes two names one: neither capitals nor the way letters are composed tell them apart. Rule R-LIB-01. */
export const foldName = (name: string): string => tidyName(name).normalize('NFKC').toLowerCase();

/** Length in UTF-8, in bytes; neither the browser's nor the server's encoder belongs here. */
const bytesIn = (text: string): number => encodeURIComponent(text.toWellFormed()).replace(/%../g, '.').length;

/**
 * What is wrong with the whole name of a folder or file, as it would be stored; null when nothing is. Rule R-LIB-01.
 */
export const nameProblem = (name: string, inRoot = false): FieldProblem | null => {
  if (name === '') return 'required';
  if (bytesIn(name) > LONGEST_NAME) return `tooLong.${LONGEST_NAME}`;
  const isSound =
    name === tidyName(name) &&
    name.isWellFormed() &&
    !UNSOUND.test(name) &&
    !DEVICES.test(name) &&
    !name.startsWith('.') &&
    !name.endsWith('.') &&
    !(inRoot && TAKEN_IN_ROOT.includes(foldName(name)));
  return isSound ? null : 'pattern.default';
};

/** The extension of a file's name, in small letters and without the dot; empty when it has none. */
export const extensionOf = (name: string): string => {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
};

/** A file's name without its extension. */
export const stemOf = (name: string): string => {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(0, dot) : name;
};

/**
 * The name that a file gets when its stem is changed: the extension stays as it was written, and does not come twice
 * where it was typed too. Rule R-LIB-02.
 */
export const renamed = (file: string, stem: string): string => {
  const [name, extension] = [tidyName(stem), file.slice(stemOf(file).length)];
  const isTyped =
    extension !== '' && name.length > extension.length && name.toLowerCase().endsWith(extension.toLowerCase());
  return `${isTyped ? name.slice(0, -extension.length) : name}${extension}`;
};
