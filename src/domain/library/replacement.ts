import { FILE_TYPES, fileProblem, type FileProblem } from './file-type.rule';
import { extensionOf } from './name.rule';

/** Same media type, whatever the spelling of the extension. Rule R-LIB-03. */
const isSameType = (extension: string, other: string): boolean =>
  extension === other ||
  (FILE_TYPES[extension] !== undefined && FILE_TYPES[extension].media === FILE_TYPES[other]?.media);

/** Extensions, with dot, that may replace a file. Rule R-LIB-03. */
export const replacementExtensions = (extension: string): readonly string[] =>
  [...new Set([extension, ...Object.keys(FILE_TYPES).filter((other) => isSameType(extension, other))])].map(
    (other) => `.${other}`,
  );

/** Why a file cannot replace another; null when it can. Rule R-LIB-03. */
export const replacementProblem = (extension: string, name: string, size: number): FileProblem | 'kind' | null => {
  const found = extensionOf(name);
  return isSameType(extension, found) ? fileProblem(found, size) : 'kind';
};
