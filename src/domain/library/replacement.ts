import { FILE_TYPES, fileProblem, type FileProblem } from './file-type.rule';
import { extensionOf } from './name.rule';

/**
 * Whether one file can stand in for another: both are served as the same type, however their extensions are written.
 * Rule R-LIB-03.
 */
const isSameKind = (extension: string, other: string): boolean =>
  extension === other ||
  (FILE_TYPES[extension] !== undefined && FILE_TYPES[extension].media === FILE_TYPES[other]?.media);

/** The extensions, each with its dot, of what can take the place of a file. Rule R-LIB-03. */
export const replacementsOf = (extension: string): readonly string[] =>
  [...new Set([extension, ...Object.keys(FILE_TYPES).filter((other) => isSameKind(extension, other))])].map(
    (other) => `.${other}`,
  );

/** Why a file cannot take the place of another, before anybody has looked into it; null when it can. Rule R-LIB-03. */
export const replacementProblem = (extension: string, name: string, size: number): FileProblem | 'kind' | null => {
  const found = extensionOf(name);
  return isSameKind(extension, found) ? fileProblem(found, size) : 'kind';
};
