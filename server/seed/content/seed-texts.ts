import type { Subject } from './subjects';

/**
 * Texts from which the demonstration content of a website is composed. In templates, `{definite}`, `{indefinite}`,
 * `{plural}` and `{Plural}` stand for the subject.
 */
export interface SeedTexts {
  readonly subjects: readonly Subject[];
  /** Subjects about the firm: its people, its service and its conditions. */
  readonly house: readonly Subject[];
  /** Index in `house`, by a word in a page's name; the first if none matches. */
  readonly houseWords: readonly (readonly [RegExp, number])[];
  /** General sentences. */
  readonly remarks: readonly string[];
  /** Headings within a text. */
  readonly headings: readonly string[];
  /** Quote, name and position. */
  readonly quotes: readonly (readonly [string, string, string])[];
  /** Reasons to choose the product, used three at a time. */
  readonly reasons: readonly string[];
  /** Label and URL of a button. */
  readonly buttons: readonly (readonly [string, string])[];
  readonly captions: readonly string[];
  readonly blogTitles: readonly string[];
  readonly newsTitles: readonly string[];
  readonly words: {
    readonly concept: string;
    readonly readMore: string;
    readonly downloads: string;
    readonly related: string;
    readonly branches: string;
    readonly products: string;
    readonly steps: readonly string[];
    readonly notes: readonly string[];
  };
}
