import { lengthProblem, problemsOf, type FieldProblem, type Rule } from '../shared/rule';
import { nameProblem, tidyName } from './name.rule';

/** The fields that the rule reads. */
export interface FileTexts {
  /** Without its extension. */
  readonly name: string;
  readonly title: string;
  readonly alt: string;
  readonly caption: string;
  readonly description: string;
}

/** Characters of what is written about a file. Rule R-LIB-02. */
export const LONGEST_TEXTS = { title: 255, alt: 500, caption: 1_000, description: 10_000 } as const;
/** A name has to hold with the longest extension that the library takes. */
const LONGEST_EXTENSION = '.jpeg';

const stemProblem = (name: string): FieldProblem | null =>
  tidyName(name) === '' ? 'required' : nameProblem(`${tidyName(name)}${LONGEST_EXTENSION}`);

/** A file has a name that the library can hold; what is written about it is not too long. Rule R-LIB-02. */
export const fileRule: Rule<FileTexts> = ({ name, title, alt, caption, description }) =>
  problemsOf({
    name: stemProblem(name),
    title: lengthProblem(title, LONGEST_TEXTS.title),
    alt: lengthProblem(alt, LONGEST_TEXTS.alt),
    caption: lengthProblem(caption, LONGEST_TEXTS.caption),
    description: lengthProblem(description, LONGEST_TEXTS.description),
  });
