import { lengthProblem, problemsOf, type FieldProblem, type Rule } from '../shared/rule';
import { nameProblem, tidyName } from './name.rule';

export interface FileTexts {
  /** Without its extension. */
  readonly name: string;
  readonly title: string;
  readonly alt: string;
  readonly caption: string;
  readonly description: string;
}

/** Maximum characters. Rule R-LIB-02. */
export const LONGEST_TEXTS = { title: 255, alt: 500, caption: 1_000, description: 10_000 } as const;
/** The longest supported extension, so that a name stays valid with any. */
const LONGEST_EXTENSION = '.jpeg';

const stemProblem = (name: string): FieldProblem | null =>
  tidyName(name) === '' ? 'required' : nameProblem(`${tidyName(name)}${LONGEST_EXTENSION}`);

/** Checks name and texts of a file. Rule R-LIB-02. */
export const fileRule: Rule<FileTexts> = ({ name, title, alt, caption, description }) =>
  problemsOf({
    name: stemProblem(name),
    title: lengthProblem(title, LONGEST_TEXTS.title),
    alt: lengthProblem(alt, LONGEST_TEXTS.alt),
    caption: lengthProblem(caption, LONGEST_TEXTS.caption),
    description: lengthProblem(description, LONGEST_TEXTS.description),
  });
