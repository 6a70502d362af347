import { ContentLocks } from '../../../src/application/content/ports/content-locks.port';
import type { Id } from '../../../src/domain/shared/id';
import { CONTENT_MODULES } from '../../../src/domain/content/modules.rule';
import { contents } from '../../../src/domain/content/contents';
import { categories, tags } from '../../../src/domain/content/term';
import { users } from '../../../src/domain/access/user';
import { usergroups } from '../../../src/domain/access/usergroup';
import { errorCodes } from '../../../src/domain/operations/error-code';
import { whitelist } from '../../../src/domain/operations/whitelist-entry';
import { defaultQuery } from '../../../src/domain/shared/list-query';
import { draftOf, type Kind, type Resource } from '../../../src/domain/shared/resource';
import type { ResourceGateway } from '../../../src/application/shared/ports/resource-gateway.port';
import { holidays } from '../../../src/domain/site/holiday';
import { popups } from '../../../src/domain/site/popup';
import { redirects } from '../../../src/domain/site/redirect';
import { answered } from '../support/answered';
import { httpBackend, type HttpBackend } from '../support/http-backend';
import { SPECIFIED } from '../support/offer';
import { enter, SU } from '../support/backend';

/** Columns that every save changes; only in the tables of content is `datetime` the last change. */
const PER_SAVE = ['version', 'updated'];
const LAST_CHANGE: Readonly<Record<string, readonly string[]>> = {
  content_items: ['datetime'],
  tags: ['datetime'],
  categories: ['datetime'],
};
/** Keys of a block that an API without extras drops. */
const PER_BLOCK = ['guid', 'publication', 'disabled'];

const without = (names: readonly string[], row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));

const stored = (table: string, row: object): object => ({
  ...without([...PER_SAVE, ...(LAST_CHANGE[table] ?? [])], row),
  ...('blocks' in row &&
    Array.isArray(row.blocks) && { blocks: row.blocks.map((block: object) => without(PER_BLOCK, block)) }),
});

describe('A save of an unchanged record on an API without extras', () => {
  let backend: HttpBackend;
  beforeAll(async () => {
    backend = await httpBackend(undefined, SPECIFIED);
    await enter(backend, SU);
  });
  afterAll(() => backend.close());

  /** Saves the first records of a list without changes; their database rows must stay the same. */
  const expectUnchanged = async <K extends Kind>(
    resource: Resource<K>,
    gateway: ResourceGateway<K>,
    tables: Readonly<Record<string, string>>,
    lock: (id: Id) => Promise<unknown> = () => Promise.resolve(),
  ): Promise<void> => {
    const { rows } = await answered(gateway.list(defaultQuery(resource.noFilter)));
    expect(rows.length).toBeGreaterThan(3);
    for (const { id } of rows) {
      const rowsOf = async () =>
        Promise.all(
          Object.entries(tables).map(async ([table, key]) =>
            (await backend.rows(table, key, Number(id))).map((row) => stored(table, row)),
          ),
        );
      const before = await rowsOf();
      await lock(id);
      const { record, version } = await answered(gateway.get(id));
      const draft = draftOf(resource.blank, record);
      await answered(gateway.save({ id, version, draft, before: draft }));
      expect(await rowsOf()).toEqual(before);
    }
  };

  test.each(CONTENT_MODULES)('keeps a %s', (module) =>
    expectUnchanged(contents[module], backend.gateway(contents[module]), { content_items: 'id' }, (id) =>
      answered(backend.service(ContentLocks).acquire({ module, id })),
    ),
  );

  test('keeps users and groups, with their rights and members', async () => {
    await expectUnchanged(users, backend.users, { users: 'id', memberships: 'user_id', user_websites: 'user_id' });
    await expectUnchanged(usergroups, backend.usergroups, { usergroups: 'id', memberships: 'usergroup_id' });
  });

  test('keeps tags and categories', async () => {
    await expectUnchanged(tags, backend.gateway(tags), { tags: 'id' });
    await expectUnchanged(categories, backend.gateway(categories), { categories: 'id' });
  });

  test('keeps plain records', async () => {
    await expectUnchanged(holidays, backend.gateway(holidays), { holidays: 'id' });
    await expectUnchanged(popups, backend.gateway(popups), { popups: 'id' });
    await expectUnchanged(redirects, backend.gateway(redirects), { redirects: 'id' });
    await expectUnchanged(errorCodes, backend.gateway(errorCodes), { error_codes: 'id' });
    await expectUnchanged(whitelist, backend.gateway(whitelist), { whitelist: 'id' });
  });
});
