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
import { httpOffice, type HttpOffice } from '../support/http-office';
import { SPECIFIED } from '../support/offer';
import { enter, SU } from '../support/office';

/** Columns that every save changes; `datetime` is the last change only in the tables of content. */
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
  let office: HttpOffice;
  beforeAll(async () => {
    office = await httpOffice(undefined, SPECIFIED);
    await enter(office, SU);
  });
  afterAll(() => office.close());

  /** Saves the first records of a list; the rows behind them stay as they are. */
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
            (await office.rows(table, key, Number(id))).map((row) => stored(table, row)),
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
    expectUnchanged(contents[module], office.gateway(contents[module]), { content_items: 'id' }, (id) =>
      answered(office.service(ContentLocks).acquire({ module, id })),
    ),
  );

  test('keeps users and groups, with their rights and members', async () => {
    await expectUnchanged(users, office.users, { users: 'id', memberships: 'user_id', user_websites: 'user_id' });
    await expectUnchanged(usergroups, office.usergroups, { usergroups: 'id', memberships: 'usergroup_id' });
  });

  test('keeps tags and categories', async () => {
    await expectUnchanged(tags, office.gateway(tags), { tags: 'id' });
    await expectUnchanged(categories, office.gateway(categories), { categories: 'id' });
  });

  test('keeps plain records', async () => {
    await expectUnchanged(holidays, office.gateway(holidays), { holidays: 'id' });
    await expectUnchanged(popups, office.gateway(popups), { popups: 'id' });
    await expectUnchanged(redirects, office.gateway(redirects), { redirects: 'id' });
    await expectUnchanged(errorCodes, office.gateway(errorCodes), { error_codes: 'id' });
    await expectUnchanged(whitelist, office.gateway(whitelist), { whitelist: 'id' });
  });
});
