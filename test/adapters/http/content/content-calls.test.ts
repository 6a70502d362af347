import { blockCatalogueHttp, templatesHttp } from '../../../../src/adapters/http/content/blocks.http';
import { contentLocksHttp } from '../../../../src/adapters/http/content/content-locks.http';
import { termUsageHttp } from '../../../../src/adapters/http/content/term-usage.http';
import { versionsHttp } from '../../../../src/adapters/http/content/versions.http';
import type { Language } from '../../../../src/domain/shared/locale';
import { answered, refusal } from '../../../contract/support/answered';
import { aLine, answering, fieldsOf, only } from '../support/line';

const MOMENT = Date.UTC(2026, 10, 22, 9, 14);
const request = ({ url, init }: ReturnType<typeof only>) => [init.method, url, fieldsOf(init.body)];

describe('the catalogue of blocks', () => {
  const types = {
    code: 'OK',
    blocks: [
      {
        code: 'default-header',
        label: 'Heading',
        fields: [{ type: 'text', code: 'title', label: 'Title', required: 1, value: '' }],
      },
    ],
  };

  const read = (language: () => Language) => ({
    language,
    translate: (key: string) => key,
    apply: () => undefined,
    has: () => true,
  });
  const english = read(() => 'en');

  test('is asked for once a language', async () => {
    const { http, sent } = aLine(answering(types), answering({ code: 'OK', blocks: [] }));
    let language: Language = 'en';
    const catalogue = blockCatalogueHttp(
      http,
      read(() => language),
    );
    const [first, again] = [await answered(catalogue.all()), await answered(catalogue.all())];
    expect(first.map(({ code }) => code)).toEqual(['default-header']);
    expect(again).toEqual(first);
    expect(request(only(sent))).toEqual(['GET', '/api/block', []]);
    language = 'nl';
    expect(await answered(catalogue.all())).toEqual([]);
    expect(sent).toHaveLength(2);
  });

  test('a type whose fields the list does not tell is asked for by its code', async () => {
    const { http, sent } = aLine(
      answering({ code: 'OK', blocks: [{ code: 'default-header', label: 'Heading' }] }),
      answering({
        code: 'OK',
        block: {
          code: 'default-header',
          label: 'Heading',
          fields: [{ type: 'text', code: 'title', label: 'Title', required: 1, value: '' }],
        },
      }),
    );
    const [type] = await answered(blockCatalogueHttp(http, english).all());
    expect(type?.fields.map(({ code, required }) => [code, required])).toEqual([['title', true]]);
    expect(sent.map(({ url }) => url)).toEqual(['/api/block', '/api/block/default-header']);
  });

  test('one that is under way is shared, and what came of it is not asked for again', async () => {
    const header = {
      code: 'default-header',
      label: 'Heading',
      fields: [{ type: 'text', code: 'title', label: 'Title', required: 1, value: '' }],
    };
    const list = [
      { code: 'default-header', label: 'Heading' },
      { code: 'custom-quote', label: 'Quote' },
    ];
    const { http, sent } = aLine(
      answering({ code: 'OK', blocks: list }),
      answering({ code: 'OK', block: header }),
      answering({ code: 'FORBIDDEN' }, 403),
      answering({ code: 'OK', blocks: list }),
      answering({ code: 'OK', block: { ...header, code: 'custom-quote' } }),
    );
    const catalogue = blockCatalogueHttp(http, english);
    const failed = await Promise.all([refusal(catalogue.all()), refusal(catalogue.all())]);
    expect(failed.map(({ kind }) => kind)).toEqual(['Forbidden', 'Forbidden']);
    expect((await answered(catalogue.all())).map(({ code }) => code)).toEqual(['default-header', 'custom-quote']);
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/block',
      '/api/block/default-header',
      '/api/block/custom-quote',
      '/api/block',
      '/api/block/custom-quote',
    ]);
  });

  test('is asked for again when it did not come', async () => {
    const catalogue = blockCatalogueHttp(aLine(answering({}, 403), answering(types)).http, english);
    expect((await refusal(catalogue.all())).kind).toBe('Forbidden');
    expect(await answered(catalogue.all())).toHaveLength(1);
  });
});

describe('the sub-fields of a type of field', () => {
  const english = {
    language: (): Language => 'en',
    has: () => true,
    translate: (key: string) => key,
    apply: () => undefined,
  };
  const listed = answering({
    code: 'OK',
    types: [
      { code: 'text', label: 'Text' },
      { code: 'button', label: 'Button' },
    ],
  });

  test('are asked for once, where the API has them', async () => {
    const { http, sent } = aLine(
      listed,
      answering({
        code: 'OK',
        type: {
          code: 'button',
          label: 'Button',
          fields: [
            { type: 'text', code: 'label', label: 'Words', required: 0 },
            { type: 'select', code: 'style', label: 'Look', required: 0, options: [{ id: 'red', label: 'Crimson' }] },
          ],
        },
      }),
    );
    const catalogue = blockCatalogueHttp(http, english);
    const parts = [
      { code: 'label', label: 'Words', options: [] },
      { code: 'style', label: 'Look', options: [{ id: 'red', label: 'Crimson' }] },
    ];
    expect(await Promise.all([answered(catalogue.parts('button')), answered(catalogue.parts('button'))])).toEqual([
      parts,
      parts,
    ]);
    expect(await answered(catalogue.parts('button'))).toEqual(parts);
    expect(await answered(catalogue.parts('slideshow'))).toEqual([]);
    expect(sent.map(({ url }) => url)).toEqual(['/api/block/types/', '/api/block/types/button']);
  });

  test('are none of an API without them', async () => {
    const { http, sent } = aLine(answering({ code: 'NOT_FOUND' }, 404));
    const catalogue = blockCatalogueHttp(http, english);
    expect([await answered(catalogue.parts('button')), await answered(catalogue.parts('button'))]).toEqual([[], []]);
    expect(sent).toHaveLength(1);
  });
});

describe('locks', () => {
  const ref = { module: 'blog', id: '12' };

  test('are taken, and known by their moment', async () => {
    const { http, sent } = aLine(
      answering({ code: 'OK', locked: { user: { name: 'Emma' }, since: '2026-11-22 09:14:00' } }),
    );
    expect(await answered(contentLocksHttp(http).acquire(ref))).toEqual({ since: MOMENT });
    expect(request(only(sent))).toEqual(['PUT', '/api/blog/12/lock', []]);
  });

  test('have no moment where an API tells none', async () => {
    expect(
      await answered(
        contentLocksHttp(aLine(() => Promise.resolve(new Response(null, { status: 204 }))).http).acquire(ref),
      ),
    ).toEqual({ since: null });
    expect(await answered(contentLocksHttp(aLine(answering({ code: 'OK' })).http).acquire(ref))).toEqual({
      since: null,
    });
  });

  test('are given back by a page that closes, too', async () => {
    const { http, sent } = aLine(answering({ code: 'OK', locked: null }));
    await answered(contentLocksHttp(http).release({ ...ref, since: MOMENT }));
    expect(request(only(sent))).toEqual(['PUT', '/api/blog/12/unlock', [['since', '2026-11-22 09:14:00']]]);
    expect(only(sent).init.keepalive).toBe(true);
  });

  test('are refused with who has them', async () => {
    const { http } = aLine(
      answering({ code: 'LOCKED', locked: { user: { name: 'Sjoerd Bakkenes' }, since: '2026-11-22 09:14:00' } }, 423),
    );
    expect(await refusal(contentLocksHttp(http).acquire(ref))).toEqual({
      kind: 'Locked',
      holder: 'Sjoerd Bakkenes',
      since: MOMENT,
    });
  });
});

describe('templates', () => {
  test('are asked for by module', async () => {
    const { http, sent } = aLine(
      answering({ code: 'OK', templates: [{ id: 3, name: 'Story', module: 'blog', restrict: [] }] }),
    );
    expect(await answered(templatesHttp(http).for('branch'))).toMatchObject([{ id: '3', name: 'Story' }]);
    expect(only(sent).url).toBe('/api/block/templates/?restricted=branch');
  });

  test('are kept with the modules that may use them; none is all', async () => {
    const { http, sent } = aLine(answering({ code: 'OK' }, 201));
    const template = { name: 'Story', module: 'blog', item: '12' } as const;
    await answered(templatesHttp(http).add({ ...template, restrict: ['news', 'branch'] }));
    await answered(templatesHttp(http).add({ ...template, restrict: [] }));
    expect(sent.map(request)).toEqual([
      [
        'POST',
        '/api/block/templates',
        [
          ['name', 'Story'],
          ['id', '12'],
          ['module', 'blog'],
          ['restrict[]', 'news'],
          ['restrict[]', 'branch'],
        ],
      ],
      [
        'POST',
        '/api/block/templates',
        [
          ['name', 'Story'],
          ['id', '12'],
          ['module', 'blog'],
          ['restrict[]', ''],
        ],
      ],
    ]);
  });
});

test('where a tag is used, and how often, also where an API tells no figure', async () => {
  const usage = [{ type: 'blog', id: 4, title: 'Subsidie' }];
  const uses = [{ module: 'blog', id: '4', title: 'Subsidie' }];
  const asked = (answer: object) =>
    answered(termUsageHttp(aLine(answering({ code: 'OK', usage, ...answer })).http).usage('tag', '6'));
  expect(await asked({ meta: { pagination: { perPage: 1000, total: 1201 } } })).toEqual({ uses, total: 1201 });
  expect(await asked({})).toEqual({ uses, total: 1 });
});

test('a version is read beside the item as it stands, and names what it cannot read', async () => {
  const { http, sent } = aLine(
    answering({ code: 'OK', current: { id: 1, title: 'Now' }, new: { id: 1, title: 'Then' } }),
  );
  const { current, then } = await answered(versionsHttp(http).read('blog', '4/2'));
  expect([current.name, then.name, only(sent).url]).toEqual(['Now', 'Then', '/api/blog/mutation/4%2F2']);
  expect(
    await refusal(
      versionsHttp(aLine(answering({ current: { id: 1 }, new: { id: 1, tags: [{}] } })).http).read('blog', '4'),
    ),
  ).toEqual({ kind: 'Malformed', path: 'new.tags.0.id' });
});
