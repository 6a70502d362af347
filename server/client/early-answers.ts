import type { PageAnswers } from '../http/page-answers';
import type { ClientFile } from './client-files';

/** Placeholder in the built page; see src/index.html. */
const PLACEHOLDER = /(?<=<script type="?application\/json"? id="?answers"?>)\{\}(?=<\/script>)/;

/** The page's HTML before and after its answers; null for a page without the placeholder. */
export type SplitPage = readonly [before: string, after: string];
export const splitPage = (page: ClientFile): SplitPage | null => {
  const [before = '', after] = page.read(null).bytes.toString('utf8').split(PLACEHOLDER);
  return after === undefined ? null : [before, after];
};

/** Escapes `<`, so that no text closes the script element. */
export const toPageText = (answers: PageAnswers): string => JSON.stringify(answers).replaceAll('<', '\\u003c');
