import { contentHttp } from '../../../../src/adapters/http/content/content.http';
import { templatesHttp } from '../../../../src/adapters/http/content/blocks.http';
import { versionsHttp } from '../../../../src/adapters/http/content/versions.http';
import type { Block } from '../../../../src/domain/content/block';
import { answered } from '../../../contract/support/answered';
import { aLine, answering, silent, type Reply } from '../support/line';

const linking = (fields: readonly object[]) => ({ id: 'a', code: 'custom-branches', fields });
const BRANCHES = {
  type: 'branches',
  code: 'branches',
  value: [
    { id: 3, highlight: 1 },
    { id: 5, highlight: 0 },
  ],
};
const labelsIn = (blocks: readonly Block[]): unknown =>
  blocks.flatMap(({ fields }) =>
    fields.flatMap(({ value }) =>
      // Cast: the entries are links.
      Array.isArray(value) ? value.map((entry: unknown) => (entry as { readonly label: string }).label) : [],
    ),
  );

/** Answers each call by its path below the API; unknown paths get 404. */
const byPath =
  (answers: Readonly<Record<string, unknown>>): Reply =>
  (sent) => {
    const path = sent.url.replace('/api/', '');
    return path in answers ? answering(answers[path])(sent) : answering({ code: 'NOT_FOUND' }, 404)(sent);
  };

const item = (content: readonly object[], more: object = {}) => ({
  code: 'OK',
  page: { id: 1, name: 'Here', content, ...more },
});

describe('names of links that an item tells by their ids alone', () => {
  test('are fetched by the calls of their kinds, each once', async () => {
    const { http, sent } = aLine(
      byPath({
        'page/1': item([linking([BRANCHES]), linking([{ type: 'autocomplete', code: 'page', value: 7 }, BRANCHES])], {
          categories: [2],
          tags: [{ id: 4 }],
          parent: 7,
          targets: [1],
        }),
        'branch/3': { code: 'OK', branch: { id: 3, name: 'Zwolle' } },
        'branch/5': { code: 'OK', branch: { id: 5, name: 'Delft' } },
        'page/7': { code: 'OK', page: { id: 7, name: 'Contact' } },
        'category/2': { code: 'OK', category: { id: 2, name: 'Pumps' } },
        'tag/4': { code: 'OK', tag: { id: 4, label: 'Hybrid' } },
        'target': { code: 'OK', targets: [{ id: 1, label: 'Installers' }] },
      }),
    );
    const { record } = await answered(contentHttp(http, 'page').get('1'));
    expect(labelsIn(record.blocks)).toEqual(['Zwolle', 'Delft', 'Contact', 'Zwolle', 'Delft']);
    expect([record.categories, record.tags, record.parent, record.targets]).toMatchObject([
      [{ label: 'Pumps' }],
      [{ label: 'Hybrid' }],
      { label: 'Contact' },
      [{ label: 'Installers' }],
    ]);
    expect(sent.map(({ url }) => url)).toHaveLength(new Set(sent.map(({ url }) => url)).size);
  });

  test('that cannot be fetched are their numbers, and the item opens all the same', async () => {
    const { http } = aLine(
      byPath({
        'page/1': item([linking([BRANCHES, { type: 'custom-autocomplete', code: 'product', value: 12 }])]),
        'branch/3': { code: 'OK', branch: { id: 3, name: 'Zwolle' } },
      }),
    );
    const { record } = await answered(contentHttp(http, 'page').get('1'));
    expect(labelsIn(record.blocks)).toEqual(['Zwolle', '#5', '#12']);
  });

  test('that do not come in time are their numbers', async () => {
    jest.useFakeTimers();
    const { http } = aLine((call) =>
      call.url.endsWith('page/1') ? answering(item([linking([BRANCHES])]))(call) : silent(call),
    );
    const opening = answered(contentHttp(http, 'page').get('1'));
    await jest.advanceTimersByTimeAsync(3_000);
    expect(labelsIn((await opening).record.blocks)).toEqual(['#3', '#5']);
    jest.useRealTimers();
  });

  test('of a structure are its description, by its code', async () => {
    const { http } = aLine(
      byPath({
        'page/1': item([linking([{ type: 'autocomplete', code: 'structure', value: 'HP' }])]),
        'structure/HP': { code: 'OK', structure: { code: 'HP', description: 'Heat pumps' } },
      }),
    );
    expect(labelsIn((await answered(contentHttp(http, 'page').get('1'))).record.blocks)).toEqual(['Heat pumps']);
  });

  test('are not asked for where the item tells them', async () => {
    const named = { ...BRANCHES, value: [{ id: 3, label: 'Zwolle', highlight: 1 }] };
    const { http, sent } = aLine(byPath({ 'page/1': item([linking([named])]) }));
    await answered(contentHttp(http, 'page').get('1'));
    expect(sent).toHaveLength(1);
  });

  test('are fetched for versions and templates too', async () => {
    const branch = { code: 'OK', branch: { id: 3, name: 'Zwolle' } };
    const block = linking([{ ...BRANCHES, value: [3] }]);
    const { http } = aLine(
      byPath({
        'page/mutation/9': { code: 'OK', current: item([block]).page, new: item([]).page },
        'block/templates/2': { code: 'OK', template: { blocks: [block] } },
        'branch/3': branch,
      }),
    );
    expect(labelsIn((await answered(versionsHttp(http).read('page', '9'))).current.blocks)).toEqual(['Zwolle']);
    expect(labelsIn(await answered(templatesHttp(http).blocks('2')))).toEqual(['Zwolle']);
  });

  test('that may not be seen do not count as changed rights', async () => {
    const line = aLine(({ url, init }) =>
      url.endsWith('page/1')
        ? answering(item([linking([BRANCHES])]))({ url, init })
        : answering({ code: 'FORBIDDEN' }, 403)({ url, init }),
    );
    await answered(contentHttp(line.http, 'page').get('1'));
    expect(line.rights.count).toBe(0);
  });
});
