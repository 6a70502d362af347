/** Control and bidirectional characters, line separators and lone surrogates: they end, split or reorder a header. */
const UNSAFE = /[\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069]+/gu;

/** Whether a text can be the value of a header, such as a subject or the name of a file. Rule R-SHR-50. */
export const isHeaderText = (text: string): boolean => text.search(UNSAFE) === -1;

/** A text as the value of a header. Rule R-SHR-50. */
export const headerText = (text: string): string => text.replace(UNSAFE, ' ').trim();
