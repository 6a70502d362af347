import type { PageAnswers } from '../http/page-answers';
import type { ClientFile } from './client-files';

/** Placeholder in the built page; see src/index.html. */
const PLACEHOLDER = /(?<=<script type="?application\/json"? id="?answers"?>)\{\}(?=<\/script>)/;

/** The page up to its answers, and behind them. */
export const splitPage = (page: ClientFile): readonly [before: string, after: string] => {
  const [before = '', after = ''] = page.read(null).bytes.toString('utf8').split(PLACEHOLDER);
  return [before, after];
};

/** `<` is escaped, so that no text ends the element. */
export const toPageText = (answers: PageAnswers): string => JSON.stringify(answers).replaceAll('<', '\\u003c');
