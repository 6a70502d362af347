import { FILE_TYPES, fileProblem, type FileProblem } from './file-type.rule';
import { extensionOf } from './name.rule';

/** Same media type, whatever the spelling of the extension. Rule R-LIB-03. */
const isSameKind = (extension: string, other: string): boolean =>
  extension === other ||
  (FILE_TYPES[extension] !== undefined && FILE_TYPES[extension].media === FILE_TYPES[other]?.media);

/** Extensions, with dot, that may replace a file. Rule R-LIB-03. */
export const replacementsOf = (extension: string): readonly string[] =>
  [...new Set([extension, ...Object.keys(FILE_TYPES).filter((other) => isSameKind(extension, other))])].map(
    (other) => `.${other}`,
  );

/** Why a file cannot replace another; null when it can. Rule R-LIB-03. */
export const replacementProblem = (extension: string, name: string, size: number): FileProblem | 'kind' | null => {
  const found = extensionOf(name);
  return isSameKind(extension, found) ? fileProblem(found, size) : 'kind';
};
