import { isOfKind } from '../file-type.rule';
import { extensionOf } from '../name.rule';

/** Whether a file name or path is that of a PDF. Rule R-LIB-03. */
export const isPdf = (path: string): boolean => isOfKind('pdf', extensionOf(path.slice(path.lastIndexOf('/') + 1)));
