/** Characters of the longest subject. */
const LONGEST = 72;

/** What is wrong with the subject of a commit; null when it reads `Area: what changes` and is short enough. */
export const subjectProblem = (subject: string): string | null => {
  const { length } = [...subject];
  if (length > LONGEST) return `has ${length} characters, ${LONGEST} are the most`;
  if (!/^[A-Z][\w-]*(?: [\w-]+)*: \S/.test(subject)) return 'is not of the form "Area: what changes"';
  return subject.endsWith('.') ? 'ends with a full stop' : null;
};
