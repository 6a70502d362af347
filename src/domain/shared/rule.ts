/** What can be wrong with one field; each is a string key under `shared.fields.*` and never a sentence. */
export type FieldProblem =
  'required' | 'pattern.email' | 'pattern.default' | 'tooShort' | 'tooEarly' | 'notEqual' | 'tooMany' | TooLong;

/** More characters than fit, with how many would. */
export type TooLong = `tooLong.${number}`;

/** What is wrong with a text of more characters than `longest`; null when nothing is. */
export const lengthProblem = (text: string, longest: number): TooLong | null =>
  text.length <= longest ? null : `tooLong.${longest}`;

/** How many characters would fit where a problem says that there are too many; null for any other problem. */
export const longestIn = (problem: unknown): number | null => {
  const [, longest] = typeof problem === 'string' ? (/^tooLong\.(\d+)$/.exec(problem) ?? []) : [];
  return longest === undefined ? null : Number(longest);
};

/** Problems by field path (`name.firstname`); a draft without problems gives an empty object. */
export type Problems = Readonly<Record<string, FieldProblem>>;

/** A business rule: reads a draft, says what is wrong with it. Pure, total, never throws. */
export type Rule<Draft> = (draft: Draft) => Problems;

/** True when the rule found nothing to object to. */
export const holds = (problems: Problems): boolean => Object.keys(problems).length === 0;

/** Builds `Problems` from pairs in which the second part says whether there is a problem, and which. */
export const problemsOf = (checks: Readonly<Record<string, FieldProblem | null>>): Problems => {
  const found: Record<string, FieldProblem> = {};
  for (const [field, problem] of Object.entries(checks)) if (problem !== null) found[field] = problem;
  return found;
};
