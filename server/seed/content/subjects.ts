/** A subject of texts: its names, pictures and facts. */
export interface Subject {
  /** With its article: `de verdeler`. */
  readonly definite: string;
  readonly indefinite: string;
  readonly plural: string;
  /** Start of the names of its pictures. */
  readonly stem: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly facts: readonly string[];
}

/**
 * Parses subjects: a header `# definite | indefinite | plural | pictures | category | tags`, then one fact per line.
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

/** The item at a place, modulo the length of the list. @throws for an empty list */
export const itemAt = <Item>(list: readonly Item[], place: number): Item => {
  const item = list[((place % list.length) + list.length) % list.length];
  if (item === undefined) throw new Error('The seed takes from a list that is empty');
  return item;
};

/** Capitalises the first letter. */
export const capitalize = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
