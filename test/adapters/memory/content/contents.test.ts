import { ContentLocks } from '../../../../src/application/content/ports/content-locks.port';
import { Templates } from '../../../../src/application/content/ports/templates.port';
import { contents } from '../../../../src/domain/content/contents';
import { LOCK_LASTS } from '../../../../src/domain/content/lock.rule';
import { CONTENT_MODULES } from '../../../../src/domain/content/modules.rule';
import { firstQuery } from '../../../../src/domain/shared/list-query';
import { answered, refusal } from '../../../contract/support/answered';
import { memoryOffice } from '../../../contract/support/memory-office';
import { enter, SU } from '../../../contract/support/office';

const anOffice = async () => {
  const office = memoryOffice();
  await enter(office, SU);
  return office;
};

test('every module has some items from the start, with pictures that are there', async () => {
  const office = await anOffice();
  for (const module of CONTENT_MODULES) {
    const { rows } = await answered(office.gateway(contents[module]).list(firstQuery(contents[module].noFilter)));
    expect([module, rows.length > 1]).toEqual([module, true]);
    for (const { id } of rows) {
      const { record: { image, blocks, history } } = await answered(office.gateway(contents[module]).get(id));
      expect([module, id, image === null || image.thumbnail !== null, blocks.length > 0, history.map(({ kind }) => kind)]).toEqual([module, id, true, true, ['created']]);
    }
  }
});

test('blog posts are drafts, planned, online; something was taken offline again', async () => {
  const office = await anOffice();
  const statusesOf = async (module: 'blog' | 'news') =>
    new Set((await answered(office.gateway(contents[module]).list(firstQuery(contents[module].noFilter)))).rows.map(({ status }) => status));
  expect([await statusesOf('blog'), await statusesOf('news')]).toEqual([new Set(['published', 'draft']), new Set(['published', 'unpublished'])]);
});

test('a colleague writes one of them all along, until somebody takes it over', async () => {
  const office = await anOffice();
  const locks = office.service(ContentLocks);
  const ref = { module: 'blog', id: '2' };
  office.wait(2 * LOCK_LASTS);
  expect(await refusal(locks.acquire(ref))).toMatchObject({ kind: 'Locked', holder: 'Sander Bakker' });
  const { record: { locked } } = await answered(office.gateway(contents.blog).get(ref.id));
  await answered(locks.release({ ...ref, since: locked?.since ?? null }));
  await answered(locks.acquire(ref));
});

test('there is a template to begin with', async () => {
  const templates = (await anOffice()).service(Templates);
  const [first] = await answered(templates.for('blog'));
  expect((await answered(templates.blocks(first?.id ?? ''))).map(({ code }) => code)).toEqual(['default-header', 'default-text-plain', 'custom-text-cta']);
});
