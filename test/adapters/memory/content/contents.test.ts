import { ContentLocks } from '../../../../src/application/content/ports/content-locks.port';
import { Templates } from '../../../../src/application/content/ports/templates.port';
import { SHARED_PAGE } from '../../../../src/adapters/memory/content/shared-page.seed';
import { BLANK_ITEM } from '../../../../src/domain/content/content-item';
import { contents } from '../../../../src/domain/content/contents';
import { LOCK_TIMEOUT } from '../../../../src/domain/content/lock.rule';
import { CONTENT_MODULES } from '../../../../src/domain/content/modules.rule';
import { defaultQuery } from '../../../../src/domain/shared/list-query';
import { draftOf } from '../../../../src/domain/shared/resource';
import { answered, refusal } from '../../../contract/support/answered';
import { memoryBackend } from '../../../contract/support/memory-backend';
import { enter, SU } from '../../../contract/support/backend';

const aBackend = async () => {
  const backend = memoryBackend();
  await enter(backend, SU);
  return backend;
};

test('every module has some items from the start, with pictures that are there', async () => {
  const backend = await aBackend();
  for (const module of CONTENT_MODULES) {
    const { rows } = await answered(backend.gateway(contents[module]).list(defaultQuery(contents[module].noFilter)));
    expect([module, rows.length > 1]).toEqual([module, true]);
    for (const { id } of rows) {
      const {
        record: { image, blocks, history },
      } = await answered(backend.gateway(contents[module]).get(id));
      expect([
        module,
        id,
        image === null || image.thumbnail !== null,
        blocks.length > 0,
        history.map(({ kind }) => kind),
      ]).toEqual([module, id, true, true, ['created']]);
    }
  }
});

test('blog posts are drafts, planned, online; something was taken offline again', async () => {
  const backend = await aBackend();
  const statusesOf = async (module: 'blog' | 'news') =>
    new Set(
      (await answered(backend.gateway(contents[module]).list(defaultQuery(contents[module].noFilter)))).rows.map(
        ({ status }) => status,
      ),
    );
  expect([await statusesOf('blog'), await statusesOf('news')]).toEqual([
    new Set(['published', 'draft']),
    new Set(['published', 'unpublished']),
  ]);
});

test('a colleague writes one of them all along, until somebody takes it over', async () => {
  const backend = await aBackend();
  const locks = backend.service(ContentLocks);
  const ref = { module: 'blog', id: '2' };
  backend.wait(2 * LOCK_TIMEOUT);
  expect(await refusal(locks.acquire(ref))).toMatchObject({ kind: 'Locked', holder: 'Sander Bakker' });
  const {
    record: { locked },
  } = await answered(backend.gateway(contents.blog).get(ref.id));
  await answered(locks.release({ ...ref, since: locked?.since ?? null }));
  await answered(locks.acquire(ref));
});

test('there is a template to begin with', async () => {
  const templates = (await aBackend()).service(Templates);
  const [first] = await answered(templates.for('blog'));
  expect((await answered(templates.blocks(first?.id ?? ''))).map(({ code }) => code)).toEqual([
    'default-header',
    'default-text-plain',
    'custom-text-cta',
  ]);
});

test('a page is written together: the colleague lets go when somebody waits, and takes it over once with a text of their own', async () => {
  const backend = await aBackend();
  const [locks, pages] = [backend.service(ContentLocks), backend.gateway(contents.page)];
  const [row] = (await answered(pages.list({ ...defaultQuery(contents.page.noFilter), term: SHARED_PAGE.name }))).rows;
  const ref = { module: 'page', id: row?.id ?? '' };
  const theirs = { kind: 'Locked', holder: SHARED_PAGE.colleague };
  expect(row?.locked?.name).toBe(SHARED_PAGE.colleague);
  expect(await refusal(locks.acquire(ref))).toMatchObject(theirs);
  await answered(locks.acquire(ref));
  const before = await answered(pages.get(ref.id));
  const mine = (name: string, { record, version } = before) =>
    pages.save({
      id: ref.id,
      version,
      draft: { ...draftOf(BLANK_ITEM, record), name },
      before: draftOf(BLANK_ITEM, record),
    });
  expect(await refusal(mine('Van mij'))).toMatchObject(theirs);
  expect(await refusal(locks.acquire(ref))).toMatchObject(theirs);
  await answered(locks.acquire(ref));
  expect(await refusal(mine('Van mij'))).toEqual({ kind: 'Changed' });
  const after = await answered(pages.get(ref.id));
  expect(after.record.blocks.map(({ fields: [first] }) => first?.value)).toEqual([
    SHARED_PAGE.heading,
    SHARED_PAGE.theirText,
    SHARED_PAGE.theirQuote,
  ]);
  expect(after.record.history.map(({ kind, by }) => [kind, by])).toEqual([
    ['save', SHARED_PAGE.colleague],
    ['created', 'Sander Bakker'],
  ]);
  await answered(mine('Van mij', after));
  expect((await answered(pages.get(ref.id))).record).toMatchObject({ name: 'Van mij', locked: null });
});
