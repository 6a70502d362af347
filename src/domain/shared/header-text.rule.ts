/** Control and bidirectional characters, line separators and lone surrogates can end, split or reorder a header. */
const UNSAFE = /[\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069]+/gu;

/** Whether a text is safe as a header value, such as a subject or a file name. Rule R-SHR-50. */
export const isHeaderText = (text: string): boolean => text.search(UNSAFE) === -1;

/** Converts a text to a safe header value. Rule R-SHR-50. */
export const headerText = (text: string): string => text.replace(UNSAFE, ' ').trim();
