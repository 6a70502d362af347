import type { Subject } from './subjects';

/**
 * How a website speaks: everything that its texts are made of. In templates `{definite}`, `{indefinite}`, `{plural}`
 * and `{Plural}` stand for the subject.
 */
export interface Voice {
  readonly subjects: readonly Subject[];
  /** What is said of the firm itself: of its people, its service, and its conditions. */
  readonly house: readonly Subject[];
  /** Which of these three a page is about, by a word of its name; the first where none fits. */
  readonly houseWords: readonly (readonly [RegExp, number])[];
  /** Sentences that fit anywhere. */
  readonly remarks: readonly string[];
  /** Headings within a text. */
  readonly headings: readonly string[];
  /** What was said, by whom, and what they do. */
  readonly quotes: readonly (readonly [string, string, string])[];
  /** Reasons, three at a time. */
  readonly reasons: readonly string[];
  /** What a button says, and where it leads. */
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
