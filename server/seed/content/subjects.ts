/** Something that texts are about: how it is called, what it looks like, and what is true of it. */
export interface Subject {
  /** With its article: `de verdeler`. */
  readonly definite: string;
  readonly indefinite: string;
  readonly plural: string;
  /** How the names of its pictures begin. */
  readonly stem: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly facts: readonly string[];
}

/**
 * Reads subjects: a head `# definite | indefinite | plural | pictures | category | tags`, and a fact on each line below
 * it.
 */
export const readSubjects = (written: string): readonly Subject[] =>
  written
    .trim()
    .split(/^# /m)
    .filter((part) => part !== '')
    .map((part) => {
      const [head = '', ...facts] = part.trim().split('\n');
      const [definite = '', indefinite = '', plural = '', stem = '', category = '', tags = ''] = head.split(' | ');
      return { definite, indefinite, plural, stem, category, tags: tags.split(', '), facts };
    });

/** The item of a list at a place; the list begins anew behind its end. @throws for an empty list */
export const at = <Item>(list: readonly Item[], place: number): Item => {
  const item = list[((place % list.length) + list.length) % list.length];
  if (item === undefined) throw new Error('The seed takes from a list that is empty');
  return item;
};

/** A text with its first letter large. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
