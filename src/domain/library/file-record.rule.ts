import { lengthProblem, problemsOf, type FieldProblem, type Rule } from '../shared/rule';
import { nameProblem, normalizeName } from './name.rule';

export interface FileFields {
  /** Without its extension. */
  readonly name: string;
  readonly title: string;
  readonly alt: string;
  readonly caption: string;
  readonly description: string;
}

/** Maximum characters. Rule R-LIB-02. */
export const MAX_FILE_TEXTS = { title: 255, alt: 500, caption: 1_000, description: 10_000 } as const;
/** The longest supported extension, so that a name stays valid with any. */
const LONGEST_EXTENSION = '.jpeg';

const stemProblem = (name: string): FieldProblem | null =>
  normalizeName(name) === '' ? 'required' : nameProblem(`${normalizeName(name)}${LONGEST_EXTENSION}`);

/** Checks name and texts of a file. Rule R-LIB-02. */
export const fileRule: Rule<FileFields> = ({ name, title, alt, caption, description }) =>
  problemsOf({
    name: stemProblem(name),
    title: lengthProblem(title, MAX_FILE_TEXTS.title),
    alt: lengthProblem(alt, MAX_FILE_TEXTS.alt),
    caption: lengthProblem(caption, MAX_FILE_TEXTS.caption),
    description: lengthProblem(description, MAX_FILE_TEXTS.description),
  });
