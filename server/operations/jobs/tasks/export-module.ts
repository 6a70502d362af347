import { sql } from 'drizzle-orm';
import { csvOf, type CsvCell } from '../../../../src/domain/shared/list/csv';
import { queryRows, type Database } from '../../../database/database';
import { addGeneratedFile, EXPORT_FOLDER, storeGenerated } from '../../../library/published/generated-file';
import { missingRight } from '../../../shared/check-access';
import type { Access, Answer, Call, Caller, Endpoint } from '../../../shared/endpoint';
import { Fields } from '../../../shared/fields';
import { newSecret } from '../../../shared/secrets';
import { utc } from '../../../shared/utc';
import { JobRefused, type JobContext, type JobTask } from '../job-task';

/** A module that can be exported: its list endpoint and its right. */
export interface ExportedModule {
  readonly key: string;
  readonly right: string;
}

type Row = Readonly<Record<string, unknown>>;

interface ListAnswer {
  readonly meta: { readonly pagination: { readonly total: number } };
}

const PAGE = 100;
const SEPARATORS = { comma: 'en', semicolon: 'nl' } as const;
/** Modules whose records contain items. */
const WITH_ITEM = {
  defaultcart: sql`select c.cart_id as id from default_cart_items c join shop_items i on i.id = c.item_id`,
  netpricepromotion: sql`select p.promotion_id as id from net_prices p join shop_items i on i.id = p.item_id`,
} as const;

/** Exports the list of a module, as the user sees it, to a private library file. Rules R-JOB-10 and R-LIB-16. */
export const exportModule = (modules: readonly ExportedModule[], endpoints: readonly Endpoint[]): JobTask => {
  const rightOf = (key: string): string | null => modules.find((module) => module.key === key)?.right ?? null;
  const listOf = (key: string): Endpoint | undefined =>
    rightOf(key) === null ? undefined : endpoints.find(({ method, path }) => method === 'GET' && path === key);
  const accessOf = (key: string): Access | undefined => listOf(key)?.access;
  const mayRead = (key: string, caller: Caller): boolean => {
    const access = accessOf(key);
    return access !== undefined && missingRight(access, caller) === null;
  };
  return {
    key: 'export-module',
    perWebsite: true,
    exclusive: false,
    parameters: {
      module: {
        type: 'select',
        items: (caller) => modules.map(({ key }) => key).filter((key) => mayRead(key, caller)),
      },
      item: { type: 'item-code', default: '' },
      separator: {
        type: 'select',
        default: (caller) => (caller?.language === SEPARATORS.comma ? 'comma' : 'semicolon'),
        items: () => Object.keys(SEPARATORS),
      },
    },
    effect: ({ module = '' }) => accessOf(module),
    about: ({ module = '' }) => [rightOf(module) ?? module],
    run: async (job) => {
      const { module = '', separator = '', item = '' } = job.parameters;
      const { caller } = job;
      if (caller === null) throw new JobRefused('right-missing');
      const [list, right] = [listOf(module), rightOf(module)];
      if (right === null || list === undefined || !('handle' in list))
        throw new Error(`The module ${module} has no list`);
      const wanted = item === '' ? null : await recordsWith(job.services.db, module, item);
      const language = separator === 'comma' ? SEPARATORS.comma : SEPARATORS.semicolon;
      const counted = { rows: 0 };
      const blob = await storeGenerated(
        job.services,
        csvChunks(
          readRows(job, caller, (call) => list.handle(call)),
          wanted,
          language,
          counted,
        ),
      );
      const now = job.services.now();
      // Long enough to be unique.
      const name = `${module.replaceAll('/', '-')}-${utc(now).slice(0, 10)}-${newSecret()
        .replace(/[^A-Za-z0-9]/g, '')
        .slice(0, 24)}.csv`;
      job.log('exported', { rows: counted.rows, file: `${EXPORT_FOLDER}/${name}` });
      await job.finish((tx) =>
        addGeneratedFile(tx, now, { name, extension: 'csv', owner: caller.id, website: job.website, right }, blob),
      );
    },
  };
};

const recordsWith = async (
  db: Pick<Database, 'execute'>,
  module: string,
  code: string,
): Promise<ReadonlySet<unknown>> => {
  if (!Object.hasOwn(WITH_ITEM, module)) return new Set();
  const from = WITH_ITEM[module as keyof typeof WITH_ITEM]; // cast: `hasOwn` does not narrow the key
  const rows = await queryRows<{ id: number }>(db, sql`${from} where lower(i.code) = lower(${code})`);
  return new Set(rows.map(({ id }) => id));
};

/** The pages of a module's list, as the user sees it. */
async function* readRows(
  job: JobContext,
  caller: Caller,
  read: (call: Call) => Promise<Answer>,
): AsyncGenerator<readonly Row[], void, undefined> {
  for (let [page, done] = [1, 0]; ; page += 1) {
    const { body } = await read(callOf(job, caller, `page=${page}&perPage=${PAGE}`));
    const { meta, ...answer } = body as ListAnswer; // cast: each list response has `meta`
    // Cast: the only array.
    const rows = (Object.values(answer).find((value) => Array.isArray(value)) ?? []) as readonly Row[];
    yield rows;
    done += rows.length;
    await job.progress(done, Math.max(1, meta.pagination.total));
    if (rows.length < PAGE) return;
  }
}

const callOf = ({ services }: JobContext, caller: Caller, query: string): Call => ({
  services,
  caller,
  param: () => '',
  query: Fields.read(query),
  form: Fields.read(''),
  header: () => undefined,
  address: '',
  token: undefined,
  browser: undefined,
  secure: true,
  logInfo: () => ({}),
});

async function* csvChunks(
  pages: AsyncIterable<readonly Row[]>,
  wanted: ReadonlySet<unknown> | null,
  language: 'en' | 'nl',
  counted: { rows: number },
): AsyncGenerator<Uint8Array, void, undefined> {
  let names: readonly string[] | null = null;
  for await (const page of pages) {
    const rows = page.filter(({ id }) => wanted === null || wanted.has(id));
    const isFirst: boolean = names === null;
    names ??= Object.keys(page[0] ?? {});
    const heads = names;
    const lines = rows.map((row) => heads.map((name) => cellOf(row[name])));
    counted.rows += rows.length;
    const text = csvOf(isFirst ? [heads, ...lines] : lines, language);
    // Only the first page starts with the byte order mark.
    yield Buffer.from(isFirst ? text : text.slice(1));
  }
}

const cellOf = (value: unknown): CsvCell => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (Array.isArray(value)) return value.map((item) => String(cellOf(item) ?? '')).join(', ');
  const [name] = ['name', 'label', 'code', 'title'].flatMap((key) => {
    const found: unknown = Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
    return typeof found === 'string' ? [found] : [];
  });
  return name ?? JSON.stringify(value);
};
