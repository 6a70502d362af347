import { sql } from 'drizzle-orm';
import { fold } from '../../../src/domain/shared/fold';
import { MAX_TERM_LENGTH, searchWords } from '../../../src/domain/shared/list-query';
import { queryRows } from '../../database/database';
import { ok, type Answer, type CallOf } from '../../shared/endpoint';
import { required, text } from '../../shared/reads';
import { fieldsNotValid } from '../../shared/refusal';
import { textOfHtml } from '../../shared/html/text-of-html';
import { allConditions, wordConditions } from '../../shared/list';
import { normalizeText } from '../../../src/domain/shared/normalize';

/** Maximum number of results. Rule R-CAT-60. */
const MAX_FOUND = 100;

/** Characters of an excerpt, and of its part before the first match. */
const EXCERPT = 240;
const BEFORE = 60;

interface FoundRow {
  readonly id: number;
  readonly title: string;
  readonly url: string;
  readonly online: boolean;
  readonly filterable: boolean;
  readonly category_id: number;
  readonly content: string;
}

/** The part of an answer around the first match; its start if only the title matches. */
const excerptOf = (content: string, term: string): string => {
  const words = normalizeText(textOfHtml(content)).replace(/\s+/g, ' ').trim();
  const folded = fold(words);
  const places = searchWords(term)
    .map((word) => folded.indexOf(fold(word)))
    .filter((place) => place >= 0);
  const first = places.length === 0 ? 0 : Math.min(...places);
  const from = first < BEFORE * 2 ? 0 : words.lastIndexOf(' ', first - BEFORE) + 1;
  const shown = words.slice(from, from + EXCERPT);
  return `${from > 0 ? '…' : ''}${shown}${from + EXCERPT < words.length ? '…' : ''}`;
};

export const SEARCHED = { query: { search: required(text(MAX_TERM_LENGTH)) } };

/**
 * Handles `GET faq/question?search=`: questions of the website whose title or answer match, in order. Rule R-CAT-60.
 */
export const searchQuestions = async ({
  services: { db },
  query,
  caller: { website },
}: CallOf<typeof SEARCHED>): Promise<Answer> => {
  const { search: term } = query;
  if (term.trim() === '') throw fieldsNotValid('search');
  const rows = await queryRows<FoundRow>(
    db,
    sql`
      select q.id, q.title, q.url, q.online, q.filterable, q.category_id, q.content
      from faq_questions q
      join faq_categories c on c.id = q.category_id
      where q.website_id = ${website} and ${allConditions(wordConditions(sql`q.search`, term))}
      order by c.sort_id, c.id, q.sort_id, q.id
      limit ${MAX_FOUND}`,
  );
  return ok({
    questions: rows.map(({ category_id, content, online, filterable, ...row }) => ({
      ...row,
      online: online ? 1 : 0,
      filterable: filterable ? 1 : 0,
      category: { id: category_id },
      answer: excerptOf(content, term),
    })),
  });
};
