import { sql } from 'drizzle-orm';
import { emailFields, emailRule } from '../../src/domain/communication/email.rule';
import { idArray, queryRows, type Database } from '../database/database';
import { plainTable } from '../database/migrations/plain-table';
import { attachedFiles, shownAttachments } from '../library/published/attached-files';
import { flag, html, line, optional, foldedLine, reference } from '../shared/columns';
import { ok, withRight, type Endpoint, type FormEndpoint } from '../shared/endpoint';
import { contains, equals, oneOf } from '../shared/filters';
import { flag as sentFlag, required } from '../shared/reads';
import { plainModule } from '../shared/plain-module';
import { idOf } from '../shared/record';
import { notFound } from '../shared/refusal';
import { defineResource, onWire } from '../shared/resource';
import { serveResource } from '../shared/serve-resource';
import { pick } from '../shared/specified';
import { emailCategoryEndpoints } from './email-categories';
import { variableNames, variableValues } from './email-columns';

type Db = Pick<Database, 'execute'>;

export const emails = defineResource({
  endpoint: 'emails',
  plural: 'emails',
  singular: 'emails',
  table: 'emails',
  right: 'emails',
  perWebsite: true,
  columns: {
    code: line(emailFields.code.most),
    subject: foldedLine(emailFields.subject.most),
    content: html(emailFields.content.most),
    variables: variableNames(),
    custom_variables: variableValues(),
    bcc: foldedLine(emailFields.bcc.most),
    sending_enabled: flag(),
    category_id: optional(reference('emails/category')),
    attachments: attachedFiles(),
  },
  listed: ['code', 'subject', 'category_id', 'sending_enabled'],
  sortable: ['code', 'subject', 'sending_enabled'],
  defaultSort: 'code',
  searched: ['code', 'subject'],
  filters: {
    subject: contains('subject'),
    category_id: oneOf('category_id'),
    sending_enabled: equals('sending_enabled'),
  },
  unique: { emails_code: ['code'] },
  taken: 'DUPLICATE',
  problems: ({ custom_variables: values, ...email }) =>
    onWire(emailRule({ ...email, values }), { values: 'custom_variables' }),
  specified: pick(
    'id code subject content variables custom_variables bcc sending_enabled category_id category attachments',
  ),
  completed: async (db, _, record, caller) => {
    const { category_id: chosen, attachments, ...rest } = Object.fromEntries<unknown>(Object.entries(record));
    return {
      ...rest,
      category_id: chosen,
      category: (await categoriesOf(db, caller.website, [chosen])).get(chosen) ?? null,
      attachments: shownAttachments(caller, attachments),
    };
  },
});

/** Names of the website's categories by id. */
const categoriesOf = async (
  db: Db,
  website: number | null,
  ids: readonly unknown[],
): Promise<ReadonlyMap<unknown, object>> => {
  const known = ids.filter((id) => typeof id === 'number');
  if (known.length === 0) return new Map();
  const found = await queryRows<{ id: number; name: string }>(
    db,
    sql`select id, name from email_categories where id = any(${idArray([...new Set(known)])}) and website_id = ${website}`,
  );
  return new Map(found.map((category) => [category.id, category]));
};

/** Adds the category names to the rows of a list. */
const withCategories = async (db: Db, website: number | null, body: object): Promise<object> => {
  const rows: unknown = Reflect.get(body, 'emails');
  if (!Array.isArray(rows)) return body;
  const listed = rows.map((row: object): ReadonlyMap<string, unknown> => new Map(Object.entries(row)));
  const categories = await categoriesOf(
    db,
    website,
    listed.map((row) => row.get('category_id')),
  );
  return {
    ...body,
    emails: listed.map((row) => ({
      ...Object.fromEntries(row),
      category: categories.get(row.get('category_id')) ?? null,
    })),
  };
};

const LISTED = 'id code subject category_id category sending_enabled';

const withEmailParts = (endpoint: Endpoint): Endpoint => {
  if (!('handle' in endpoint)) return endpoint;
  const { method, path, handle } = endpoint;
  if (method === 'GET' && path === emails.endpoint)
    return {
      ...endpoint,
      specified: { answer: pick('meta', { emails: pick(LISTED) }) },
      handle: async (call) => {
        const answer = await handle(call);
        return typeof answer.body === 'object'
          ? { ...answer, body: await withCategories(call.services.db, call.caller?.website ?? null, answer.body) }
          : answer;
      },
    };
  return endpoint;
};

const SENDING = { form: { sending_enabled: required(sentFlag) } };

/** `PUT emails/toggle-sending/{id}`: saves only whether the websites send the e-mail. */
const toggleSending: FormEndpoint = withRight('emails.edit')(
  'PUT',
  'emails/toggle-sending/:id',
  SENDING,
  async (call) => {
    const {
      services: { db },
      form,
      caller: { website },
    } = call;
    const changed = await queryRows(
      db,
      sql`
        update emails set sending_enabled = ${form.sending_enabled}, version = version + 1
        where id = ${idOf(call)} and website_id = ${website} returning id`,
    );
    if (changed.length === 0) throw notFound();
    return ok();
  },
);

/** Rules R-EML-01 to R-EML-09. */
export const emailModule = plainModule(emails, {
  endpoints: [...emailCategoryEndpoints, toggleSending, ...serveResource(emails).map(withEmailParts)],
  migrations: [
    {
      name: '0049-emails',
      sql: `
        ${plainTable(
          'email_categories',
          [
            'website_id integer not null references websites on delete cascade',
            'name text not null',
            'by_name text collate "C" not null',
          ],
          ['website_id, by_name'],
        )}

        create unique index email_categories_name on email_categories (website_id, name);

        ${plainTable(
          'emails',
          [
            'website_id integer not null references websites on delete cascade',
            'code text not null',
            'by_code text collate "C" not null',
            'subject text not null',
            'by_subject text collate "C" not null',
            'content text not null',
            'variables jsonb not null',
            'custom_variables jsonb not null',
            'bcc text not null',
            'sending_enabled boolean not null',
            'category_id integer references email_categories on delete set null',
            'attachments jsonb not null',
          ],
          ['website_id, by_code', 'website_id, by_subject', 'website_id, sending_enabled', 'website_id, category_id'],
        )}

        create unique index emails_code on emails (website_id, code);

        create index emails_category on emails (category_id) where category_id is not null;
      `,
    },
    {
      name: '0066-types-of-emails',
      // Of e-mails whose type differs only by case, one keeps its type, if possible one that is enabled for sending.
      sql: `
        with places as (
          select id, row_number() over (partition by website_id, upper(code) order by sending_enabled desc, id) as place
          from emails
        ), renamed as (
          select e.id, '-' || e.id || case
            when exists (
              select from emails other
              where other.website_id = e.website_id and upper(other.code) = upper(left(e.code, 50) || '-' || e.id)
            ) then '-' || left(md5(e.code), 8) else '' end as ending
          from emails e join places p on p.id = e.id
          where p.place > 1
        )
        update emails e
        set code = left(code, 50) || r.ending, by_code = left(by_code, 50) || r.ending,
          search = trim(search || ' ' || left(by_code, 50) || r.ending)
        from renamed r where r.id = e.id;

        drop index emails_code;

        create unique index emails_code on emails (website_id, upper(code));
      `,
    },
  ],
});
