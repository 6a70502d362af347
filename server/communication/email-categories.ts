import { sql } from 'drizzle-orm';
import { emailCategoryProblem, MAX_EMAIL_CATEGORY } from '../../src/domain/communication/email.rule';
import { MAX_TERM_LENGTH } from '../../src/domain/shared/list-query';
import { problemsOf } from '../../src/domain/shared/rule';
import { queryRows } from '../database/database';
import { line } from '../shared/columns';
import { ok, withAnyRightOf, type Endpoint } from '../shared/endpoint';
import { prefixPattern } from '../shared/like-patterns';
import { allConditions, wordConditions } from '../shared/list';
import { defineResource } from '../shared/resource';
import { serveResource } from '../shared/serve-resource';

/** Suggestions of the API, and what a text has at least for them. Rule R-EML-09. */
const MAX_SUGGESTED = 25;
const MIN_SUGGESTED = 2;
/** Categories of a website that are listed. */
const MAX_LISTED = 500;

/** Categories of e-mails; they are added where one is chosen. Rule R-EML-09. */
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
  first: 'name',
  searched: ['name'],
  filters: {},
  unique: { email_categories_name: ['name'] },
  taken: 'DUPLICATE',
  problems: ({ name }) => problemsOf({ name: emailCategoryProblem(name) }),
});

/** `GET emails/category`: all of them by name, or with `autocomplete` those that have its words. */
const listed = withAnyRightOf('emails')(
  'GET',
  emailCategories.endpoint,
  async ({ services: { db }, query, caller: { website } }) => {
    const text = query.only('autocomplete').text('autocomplete', MAX_TERM_LENGTH);
    if (text !== undefined && text.trim().length < MIN_SUGGESTED) return ok({ email_categories: [] });
    const begins = sql`by_name like ${prefixPattern(text?.trim() ?? '')}`;
    return ok({
      email_categories: await queryRows<object>(
        db,
        sql`
          select id, name from email_categories
          where ${allConditions([sql`website_id = ${website}`, ...wordConditions(sql`by_name`, text ?? '')])}
          order by (${begins}) desc, by_name, id limit ${text === undefined ? MAX_LISTED : MAX_SUGGESTED}`,
      ),
    });
  },
);

export const emailCategoryEndpoints: readonly Endpoint[] = [
  listed,
  ...serveResource(emailCategories).filter(({ method }) => method === 'POST'),
];
