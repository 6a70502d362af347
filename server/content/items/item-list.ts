import { sql, type SQL } from 'drizzle-orm';
import { nameFieldOf, type ContentModule } from '../../../src/domain/content/modules.rule';
import { PUBLICATION_STATUSES } from '../../../src/domain/content/publication.rule';
import { choice, line, type Column } from '../../shared/columns';
import { ok, type Answer, type CallOf } from '../../shared/endpoint';
import { contains, filterKind, oneOf, readFilter, type Filter } from '../../shared/filters';
import { allConditions, LIST, listMeta, readListQuery, readPage, wordConditions } from '../../shared/list';
import type { Kind } from '../../shared/reads';
import { lockColumn } from './locks';

const TABLE = 'content_items';
const column = (name: string): SQL => sql`${sql.identifier(TABLE)}.${sql.identifier(name)}`;
/** URLs are stored folded, so they need no `by_` column. */
const foldedColumn = (name: string): SQL => column(name === 'by_url' ? 'url' : name);

/** Keys of the lists in responses. */
export const LIST_KEYS: Readonly<Record<ContentModule, string>> = {
  blog: 'blogs',
  news: 'news',
  press: 'press',
  page: 'pages',
  reference: 'references',
  branch: 'branches',
};

const filtersOf = (module: ContentModule): readonly (readonly [string, Filter, Column])[] => [
  [nameFieldOf(module), contains('name'), line()],
  ['url', contains('url'), line()],
  ['status', oneOf('status'), choice(PUBLICATION_STATUSES)],
];

/** Sort expressions by wire name. */
const sortableOf = (module: ContentModule): Readonly<Record<string, SQL>> => ({
  id: column('id'),
  [nameFieldOf(module)]: column('by_name'),
  url: column('url'),
  status: column('status'),
  datetime_online: sql`coalesce(${column('online')}, 'infinity'::timestamp)`,
  datetime: column('updated'),
});

const listColumns = (now: number): SQL => sql`
  ${column('id')}, ${column('name')}, ${column('url')}, ${column('status')}, ${column('internal')},
    ${column('online')}::text as online, ${column('added')}::text as added, ${column('updated')}::text as updated,
    (
      select coalesce(json_agg(json_build_object('id', t.id, 'label', t.label) order by t.place, t.id), '[]')
      from targets t
      where t.id = any(${column('targets')})
    ) as targets,
    ${lockColumn(sql`${sql.identifier(TABLE)}`, now)} as locked`;

interface Row {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly status: string;
  readonly internal: boolean;
  readonly online: string | null;
  readonly added: string;
  readonly updated: string;
  readonly targets: readonly object[];
  readonly locked: object | null;
}

/** Query fields of `GET {module}`. */
export const itemList = (module: ContentModule) => {
  const filters: Readonly<Record<string, Kind<string | readonly string[] | undefined>>> = Object.fromEntries(
    filtersOf(module).map(([name, filter, column]) => [name, filterKind(filter, column)]),
  );
  return { query: { ...LIST, ...filters } };
};

/** Handles `GET {module}` for the caller's website. */
export const listItems =
  (module: ContentModule) =>
  async ({ services, query, caller: { website } }: CallOf<{ query: typeof LIST }>): Promise<Answer> => {
    const [filters, sortable] = [filtersOf(module), sortableOf(module)];
    const sent = new Map<string, unknown>(Object.entries(query));
    const list = readListQuery(query, sortable, column('updated'), column('id'));
    const narrowed = filters.flatMap(([name, filter, kind]) => {
      const narrowing = readFilter(sent.get(name), name, filter, kind, foldedColumn);
      return narrowing === null ? [] : [{ name, ...narrowing }];
    });
    const own =
      website === null ? sql`false` : sql`${column('website_id')} = ${website} and ${column('module')} = ${module}`;
    const { rows, total } = await readPage<Row>(services, list, {
      table: TABLE,
      columns: listColumns(services.now()),
      where: allConditions([
        own,
        ...wordConditions(column('search'), list.general),
        ...narrowed.map(({ condition }) => condition),
      ]),
      key: [website, module, list.general, ...narrowed.map(({ name, value }) => [name, value])],
    });
    return ok({
      [LIST_KEYS[module]]: rows.map(({ name, online, added, updated, internal, ...row }) => ({
        ...row,
        [nameFieldOf(module)]: name,
        internal: internal ? 1 : 0,
        datetime_online: online,
        datetime: { added, update: updated },
      })),
      meta: listMeta(list, total),
    });
  };
