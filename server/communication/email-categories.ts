import { sql } from 'drizzle-orm';
import { emailCategoryProblem, MAX_EMAIL_CATEGORY } from '../../src/domain/communication/email.rule';
import { MAX_TERM_LENGTH } from '../../src/domain/shared/list-query';
import { problemsOf } from '../../src/domain/shared/rule';
import { isSuggestible, MAX_SUGGESTIONS } from '../content/published/shared-rules';
import { SUGGESTED } from '../content/published/suggested';
import { queryRows } from '../database/database';
import { line } from '../shared/columns';
import { ok, withAnyRightOf, type Endpoint } from '../shared/endpoint';
import { prefixPattern } from '../shared/like-patterns';
import { allConditions, wordConditions } from '../shared/list';
import { text } from '../shared/reads';
import { defineResource } from '../shared/resource';
import { serveResource } from '../shared/serve-resource';

/** Maximum number of categories in a response. */
const MAX_LISTED = 500;

/** Categories of e-mails; users add them while choosing one. Rule R-EML-09. */
export const emailCategories = defineResource({
  endpoint: 'emails/category',
  plural: 'email_categories',
  singular: 'email_category',
  table: 'email_categories',
  right: 'emails',
  perWebsite: true,
  columns: { name: line(MAX_EMAIL_CATEGORY) },
  listed: ['name'],
  sortable: ['name'],
  defaultSort: 'name',
  searched: ['name'],
  filters: {},
  unique: { email_categories_name: ['name'] },
  taken: 'DUPLICATE',
  problems: ({ name }) => problemsOf({ name: emailCategoryProblem(name) }),
});

/** `GET emails/category`: all categories by name; with `autocomplete` those that match its words. */
const listed = withAnyRightOf('emails')(
  'GET',
  emailCategories.endpoint,
  { query: { ...SUGGESTED.query, autocomplete: text(MAX_TERM_LENGTH) } },
  async ({ services: { db }, query, caller: { website } }) => {
    const { autocomplete: sought, limit = sought === undefined ? MAX_LISTED : MAX_SUGGESTIONS } = query;
    if (sought !== undefined && !isSuggestible(sought)) return ok({ email_categories: [] });
    const begins = sql`by_name like ${prefixPattern(sought?.trim() ?? '')}`;
    return ok({
      email_categories: await queryRows<object>(
        db,
        sql`
          select id, name from email_categories
          where ${allConditions([sql`website_id = ${website}`, ...wordConditions(sql`by_name`, sought ?? '')])}
          order by (${begins}) desc, by_name, id limit ${limit}`,
      ),
    });
  },
);

export const emailCategoryEndpoints: readonly Endpoint[] = [
  listed,
  ...serveResource(emailCategories).filter(({ method }) => method === 'POST'),
];
