import { either, taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { libraryHttp } from '../../../../src/adapters/http/library/library.http';
import type { Library } from '../../../../src/application/library/ports/library.port';
import type { Answer } from '../../../../src/application/shared/ports/call';
import { uploadsOver } from '../../../contract/support/uploads';
import { answered, refusal } from '../../../contract/support/answered';
import { aLine, answering, fieldsOf, only, type Reply } from '../support/line';

/** A library on an API that gives these replies in order. */
const aLibrary = (...replies: readonly [Reply, ...Reply[]]) => {
  const line = aLine(...replies);
  Object.assign(globalThis, { XMLHttpRequest: uploadsOver(line.fetch) });
  return { ...line, library: libraryHttp(line.http) };
};
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
});

const body = new Blob(['x']);
const pathOf = (answer: Answer<{ readonly path: string }>): Answer<string> =>
  pipe(
    answer,
    taskEither.map(({ path }) => path),
  );
const file = {
  id: 7,
  name: 'logo small.png',
  ext: 'png',
  type: 'image/png',
  size: 12,
  location: 'api/library/brands/logo%20small.png',
};

describe('what is read', () => {
  test('a tree with its counts, whatever else an API tells', async () => {
    const { library } = aLibrary(
      answering({
        code: 'OK',
        folder: [
          {
            id: 3,
            name: 'brands',
            type: 'regular',
            location: 'api/library/brands',
            header: null,
            meta: { parent_id: 0 },
            files: 2,
            colour: 'red',
            folders: [
              { id: 4, name: 'Zoë & co', type: 'other', location: '/library/brands/Zo%C3%AB%20%26%20co', folders: [] },
            ],
          },
          { id: '5', location: 'library/news', files: [{}, {}, {}] },
        ],
      }),
    );
    expect(await answered(library.tree())).toEqual([
      {
        id: '3',
        path: 'brands',
        name: 'brands',
        readOnly: false,
        files: 2,
        folders: [{ id: '4', path: 'brands/Zoë & co', name: 'Zoë & co', readOnly: true, files: null, folders: [] }],
      },
      { id: '5', path: 'news', name: 'news', readOnly: false, files: 3, folders: [] },
    ]);
  });

  test('a tree that begins with the root itself', async () => {
    const { library } = aLibrary(
      answering({ folder: [{ id: 0, location: '/library', folders: [{ id: 1, location: '/library/a' }] }] }),
    );
    expect((await answered(library.tree())).map(({ path }) => path)).toEqual(['a']);
  });

  test.each([404, 405])('a tree that answers %s as an empty one', async (status) => {
    expect(await answered(aLibrary(answering({}, status)).library.tree())).toEqual([]);
    expect(await answered(aLibrary(answering({}, status)).library.folder(''))).toEqual({
      path: '',
      folders: [],
      files: [],
    });
  });

  test('a folder with no more than what every API tells', async () => {
    const { library, sent } = aLibrary(
      answering({
        folder: { files: [file], folders: [{ id: 9, location: 'api/library/brands/old' }], meta: { parent_id: null } },
      }),
    );
    expect(await answered(library.folder('brands'))).toEqual({
      path: null,
      folders: [{ id: '9', path: 'brands/old', name: 'old', readOnly: false, files: null }],
      files: [
        {
          id: '7',
          path: 'brands/logo small.png',
          name: 'logo small.png',
          extension: 'png',
          type: 'image/png',
          size: 12,
          updated: null,
          address: null,
          thumbnail: '/api/library/download/brands/logo%20small.png',
          alt: '',
          caption: '',
          status: 'published',
          focusPoint: { x: 0, y: 0 },
          dimensions: null,
        },
      ],
    });
    expect(only(sent).url).toBe('/api/library/brands');
  });

  test.each([
    ['an image itself', { size: 1_048_576 }, '/api/library/download/brands/logo%20small.png'],
    ['nothing of a large image', { size: 1_048_577 }, null],
    ['nothing of an image of which the API made none', { thumbnail: null }, null],
    ['nothing of another type', { location: 'api/library/brands/a.pdf' }, null],
  ])('without a thumbnail shows %s', async (_, given, thumbnail) => {
    const { library } = aLibrary(answering({ folder: { files: [{ ...file, ...given }] } }));
    expect((await answered(library.folder('brands'))).files.map((found) => found.thumbnail)).toEqual([thumbnail]);
  });

  test('the root from the tree, without what lies deeper', async () => {
    const { library, sent } = aLibrary(
      answering({
        folder: [{ id: 1, location: '/library/a', files: 3, folders: [{ id: 2, location: '/library/a/b' }] }],
      }),
    );
    expect(await answered(library.folder(''))).toEqual({
      path: '',
      folders: [{ id: '1', path: 'a', name: 'a', readOnly: false, files: 3 }],
      files: [],
    });
    expect(only(sent).url).toBe('/api/library');
  });

  test('a file with everything', async () => {
    const { library, sent } = aLibrary(
      answering(
        {
          file: {
            ...file,
            size: '12',
            folder: { name: 'brands', location: 'api/library/brands' },
            update: '2026-11-20 10:00:00',
            datetime: '2026-11-19 10:00:00',
            status: 'draft',
            path: 'media/brands/logo%20small.png',
            title: 'Logo',
            alt: 'A gull',
            caption: 'Since 1921',
            description: 'Small',
            no_index: 1,
            focuspoint: { x: '0.5', y: -1 },
            width: 120,
            height: 80,
            thumbnail: 'api/library/thumbnail/7/a1',
            altered: 1,
            replaced: 1,
            read_only: 1,
          },
        },
        200,
        { ETag: '"v3"' },
      ),
    );
    expect(await answered(library.file('brands/logo small.png'))).toEqual({
      id: '7',
      path: 'brands/logo small.png',
      name: 'logo small.png',
      extension: 'png',
      type: 'image/png',
      size: 12,
      updated: Date.UTC(2026, 10, 20, 10),
      address: '/media/brands/logo%20small.png',
      thumbnail: '/api/library/thumbnail/7/a1',
      alt: 'A gull',
      dimensions: { width: 120, height: 80 },
      folder: { path: 'brands', name: 'brands' },
      readOnly: true,
      status: 'draft',
      title: 'Logo',
      caption: 'Since 1921',
      description: 'Small',
      noIndex: true,
      focusPoint: { x: 0.5, y: -1 },
      altered: true,
      replaced: true,
      version: '"v3"',
    });
    expect(only(sent).url).toBe('/api/library/brands/logo%20small.png');
  });

  test('a file with no more than what every API tells', async () => {
    const { library } = aLibrary(
      answering({ file: { ...file, focuspoint: null, thumbnail: '', width: 0, height: 0 } }),
    );
    expect(await answered(library.file('brands/logo small.png'))).toMatchObject({
      folder: { path: 'brands', name: 'brands' },
      readOnly: false,
      status: 'published',
      title: '',
      noIndex: false,
      focusPoint: { x: 0, y: 0 },
      altered: null,
      replaced: false,
      version: null,
      thumbnail: null,
      dimensions: null,
    });
  });

  test.each([
    ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
    ['/media/a.png', '/media/a.png'],
    ['//evil.example/a.png', '/evil.example/a.png'],
    ['javascript:alert(1)', '/javascript:alert(1)'],
    ['', null],
  ])('the public address %p as %p', async (path, address) => {
    expect(await answered(aLibrary(answering({ file: { ...file, path } })).library.file('a'))).toMatchObject({
      address,
    });
  });

  test('a field that cannot be read is named', async () => {
    const { library } = aLibrary(answering({ folder: { files: [file, { ...file, size: 'large' }] } }));
    expect(await refusal(library.folder('brands'))).toEqual({ kind: 'Malformed', path: 'folder.files.1.size' });
  });

  test('a folder is no file and a file no folder', async () => {
    const { library } = aLibrary(answering({ folder: { folders: [], files: [] } }), answering({ file }));
    expect(await refusal(library.file('brands'))).toEqual({ kind: 'NotFound' });
    expect(await refusal(library.folder('brands/logo small.png'))).toEqual({ kind: 'NotFound' });
  });

  test('uses and finds, and null where an API cannot tell', async () => {
    const { library, sent } = aLibrary(
      answering({ usage: [{ type: 'popup', id: 3, title: 'Open dag' }] }),
      answering({ files: [file] }),
    );
    expect(await answered(library.usage('brands/logo small.png'))).toEqual({
      uses: [{ module: 'popup', id: '3', title: 'Open dag' }],
      hidden: 0,
    });
    expect(await answered(library.search('een & twee'))).toMatchObject([{ path: 'brands/logo small.png' }]);
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/library/usage/brands/logo%20small.png',
      '/api/library/search?search=een+%26+twee',
    ]);
    for (const reply of [answering({}, 404), answering({}, 405), answering({ folder: [] })]) {
      const poor = aLibrary(reply).library;
      expect([await answered(poor.usage('a')), await answered(poor.search('a'))]).toEqual([null, null]);
    }
    const refused = { code: 'VALUE_NOT_VALID', fields: { search: { code: 'VALUE_NOT_VALID' } } };
    expect(await answered(aLibrary(answering(refused, 400)).library.search('a'))).toBeNull();
    expect(await refusal(aLibrary(answering({}, 403)).library.usage('a'))).toEqual({ kind: 'Forbidden' });
    const rich = aLibrary(answering({ usage: [{ type: 'popup', id: 3, title: 'Open dag', files: [7] }], total: 240 }));
    expect(await answered(rich.library.usageIn('a b'))).toEqual({
      uses: [{ module: 'popup', id: '3', title: 'Open dag', files: ['7'] }],
      total: 240,
      hidden: {},
    });
    expect(rich.sent.map(({ url }) => url)).toEqual(['/api/library/usage/a%20b']);
    expect(await answered(aLibrary(answering({}, 404)).library.usageIn('a'))).toBeNull();
  });
});

describe('where something is from now on', () => {
  test.each<[string, (library: Library) => Answer<string>, Reply, string]>([
    [
      'a folder that was added',
      (library) => library.addFolder('a', 'b c'),
      answering({}, 201, { Location: 'api/library/a/b%20c' }),
      'a/b c',
    ],
    ['one whose place is not told', (library) => library.addFolder('', ' b  c '), answering({}, 201), 'b c'],
    [
      'a file that came in',
      (library) => library.upload('a', { name: 'x.png', body }),
      answering({}, 201, { Location: '/api/library/a/x.png' }),
      'a/x.png',
    ],
    [
      'a folder that was renamed',
      (library) => library.renameFolder('a/b', 'c'),
      answering({ location: 'api/library/a/c' }),
      'a/c',
    ],
    ['a file that was renamed, unsaid', (library) => library.renameFile('a/b.png', 'c.png'), answering({}), 'a/c.png'],
    [
      'a file that an API calls by its name alone',
      (library) => pathOf(library.savePicture('a/b.png', 'data:', null)),
      answering({ location: 'b-1.png' }),
      'a/b-1.png',
    ],
    [
      'one that an API tells in the head',
      (library) => library.restore('a/b.png', null),
      answering({}, 200, { Location: 'https://backend.example/api/library/a/b.png' }),
      'a/b.png',
    ],
    [
      'a file with other details',
      (library) => library.saveDetails('a/b.png', { title: 'B' }, null),
      answering({}),
      'a/b.png',
    ],
    [
      'and with another name',
      (library) => library.saveDetails('a/b.png', { name: 'c' }, null),
      answering({}),
      'a/c.png',
    ],
    [
      'a place that is written badly',
      (library) => library.renameFile('a/b.png', '100%.png'),
      answering({ location: 'api/library/a/100%.png' }),
      'a/100%.png',
    ],
  ])('%s', async (_, act, reply, path) => {
    expect(await answered(act(aLibrary(reply).library))).toBe(path);
  });
});

describe('what is sent', () => {
  test.each<[string, (library: Library) => Answer<unknown>, string, readonly (readonly [string, string])[]]>([
    ['a new folder in the root', (library) => library.addFolder('', 'a'), 'POST /api/library', [['name', 'a']]],
    [
      'a folder’s name',
      (library) => library.renameFolder('a & b', 'c'),
      'PUT /api/library/a%20%26%20b',
      [['name', 'c']],
    ],
    [
      'a file’s name',
      (library) => library.renameFile('a/b.png', 'c.png'),
      'PUT /api/library/a/b.png',
      [['filename', 'c.png']],
    ],
    [
      'files that move',
      (library) => library.move('a b', ['x.png', 'y.png'], 'c/d'),
      'PUT /api/library/move/',
      [
        ['target', 'api/library/c/d'],
        ['path', 'api/library/a%20b'],
        ['filename[]', 'x.png'],
        ['filename[]', 'y.png'],
      ],
    ],
    ['an end', (library) => library.remove('a/#1?.png'), 'DELETE /api/library/a/%231%3F.png', []],
    [
      'details, the name whole, what was emptied too',
      (library) => library.saveDetails('a/b.min.PNG', { name: 'c', alt: '', noIndex: false }, '"v1"'),
      'PUT /api/library/a/b.min.PNG',
      [
        ['filename', 'c.PNG'],
        ['alt', ''],
        ['no_index', '0'],
      ],
    ],
    [
      'a focus point',
      (library) => library.saveFocusPoint('a/b.png', { x: -0.125, y: 1 }, null),
      'PUT /api/library/a/b.png',
      [
        ['focuspoint_x', '-0.125'],
        ['focuspoint_y', '1'],
      ],
    ],
    [
      'a picture',
      (library) => library.savePicture('a/b.png', 'data:image/png;base64,AA+=', null),
      'PUT /api/library/a/b.png',
      [['modified', 'data:image/png;base64,AA+=']],
    ],
    [
      'the wish for the first picture',
      (library) => library.restore('a/b.png', null),
      'PUT /api/library/a/b.png',
      [['restore', 'api/library/a/b.png']],
    ],
  ])('%s', async (_, act, request, fields) => {
    const { library, sent } = aLibrary(answering({}));
    await answered(act(library));
    const { url, init } = only(sent);
    expect([`${String(init.method)} ${url}`, fieldsOf(init.body ?? '')]).toEqual([request, fields]);
  });

  test('names travel inline, changes against the version that was read', async () => {
    const { library, sent } = aLibrary(answering({}));
    const calls: readonly Answer<unknown>[] = [
      library.renameFolder('a', 'b'),
      library.renameFile('a/b.png', 'c.png'),
      library.saveDetails('a/b.png', { alt: 'x' }, '"v1"'),
      library.savePicture('a/b.png', 'data:', '"v1"'),
      library.saveFocusPoint('a/b.png', { x: 0, y: 0 }, '"v1"'),
      library.replace('a/b.png', { name: 'c.png', body }, '"v1"'),
    ];
    for (const call of calls) await answered(call);
    expect(
      sent
        .map(({ init }) => new Headers(init.headers))
        .map((headers) => [headers.get('Content-Disposition'), headers.get('If-Match')]),
    ).toEqual([
      ['inline', null],
      ['inline', null],
      [null, '"v1"'],
      [null, '"v1"'],
      [null, '"v1"'],
      ["attachment; filename*=UTF-8''b.png", '"v1"'],
    ]);
  });

  test.each<[string, string, (library: Library, name: string) => Answer<unknown>]>([
    ['upload', 'POST /api/library/a', (library, name) => library.upload('a', { name, body })],
    [
      'replacement',
      'PUT /api/library/a/prijs%20%E2%82%AC.csv',
      (library, name) => library.replace(`a/${name}`, { name: 'other.txt', body }, null),
    ],
  ])('the bytes of an %s go as they are, under the type of the extension', async (_, request, act) => {
    const { library, sent } = aLibrary(answering({}, 200));
    await answered(act(library, 'prijs €.csv'));
    const { url, init } = only(sent);
    const headers = new Headers(init.headers);
    expect([`${String(init.method)} ${url}`, headers.get('Content-Type'), headers.get('Content-Disposition')]).toEqual([
      request,
      'text/csv',
      "attachment; filename*=UTF-8''prijs%20%E2%82%AC.csv",
    ]);
    expect(init.body).toBe(body);
  });

  test.each(['a/../../user/1', '..', 'a//b', './a', '/a', 'a/', 'a/\uD800'])(
    'nothing for a path that leads elsewhere: %p',
    async (path) => {
      const { library, sent } = aLibrary(answering({}));
      const calls: readonly Answer<unknown>[] = [
        library.file(path),
        library.folder(path),
        library.usage(path),
        library.download(path),
        library.remove(path),
        library.addFolder(path, 'x'),
        library.upload(path, { name: 'x.png', body }),
      ];
      // The uses of such a path are unknown: null.
      expect(await Promise.all(calls.map((call) => call()))).toEqual(
        calls.map((_, at) => (at === 2 ? either.right(null) : either.left({ kind: 'NotFound' }))),
      );
      expect(sent).toEqual([]);
    },
  );

  test('nothing that would take the root', async () => {
    const { library, sent } = aLibrary(answering({}));
    for (const refused of [await refusal(library.remove('')), await refusal(library.renameFolder('', 'x'))])
      expect(refused).toEqual({ kind: 'Forbidden' });
    expect(sent).toEqual([]);
  });

  test('a refusal names the fields as the form does', async () => {
    const { library } = aLibrary(
      answering(
        { code: 'BAD', fields: { filename: { code: 'VALUE_NOT_VALID' }, alt: { code: 'VALUE_NOT_VALID' } } },
        400,
      ),
      answering({ code: 'DUPLICATE' }, 409),
    );
    expect(await refusal(library.saveDetails('a/b.png', { name: 'c:', alt: 'x' }, null))).toMatchObject({
      kind: 'FieldsRejected',
      fields: { name: 'VALUE_NOT_VALID', alt: 'VALUE_NOT_VALID' },
    });
    expect(await refusal(library.renameFile('a/b.png', 'c.png'))).toEqual({ kind: 'Conflict', code: 'DUPLICATE' });
  });
});

test('a download is asked for under its path, and gives the bytes', async () => {
  const { library, sent } = aLibrary(() =>
    Promise.resolve(new Response('%PDF', { headers: { 'Content-Type': 'application/pdf' } })),
  );
  const blob = await answered(library.download('a/b.pdf'));
  expect([only(sent).url, blob.type, await blob.text()]).toEqual([
    '/api/library/download/a/b.pdf',
    'application/pdf',
    '%PDF',
  ]);
});
