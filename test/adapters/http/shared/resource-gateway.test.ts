import { assert, constantFrom, oneof, property, string, webUrl } from 'fast-check';
import * as t from 'io-ts';
import { earlyFetch } from '../../../../src/adapters/browser/shared/early-fetch';
import { Http } from '../../../../src/adapters/http/shared/http';
import {
  httpGateway,
  idOfLocation,
  type ResourceCodec,
} from '../../../../src/adapters/http/shared/resource-gateway.http';
import { Id } from '../../../../src/adapters/http/shared/wire';
import { defaultQuery } from '../../../../src/domain/shared/list-query';
import type { Kind } from '../../../../src/domain/shared/resource';
import { answered, refusal } from '../../../contract/support/answered';
import { aLine, answering, fieldsOf, only, type Reply } from '../support/line';

type Branch = { readonly id: string; readonly name: string; readonly visible: boolean };

interface BranchKind extends Kind {
  row: Branch;
  detail: Branch;
  draft: { readonly name: string };
}

const Row: t.Type<Branch, unknown> = t.type({ id: Id, name: t.string, visible: t.boolean });
const branches: ResourceCodec<BranchKind> = {
  endpoint: 'branch',
  plural: 'branches',
  singular: 'branch',
  row: Row,
  detail: Row,
  write: ({ name }) => ({ name }),
};
const aGateway = (reply: Reply) => {
  const { http, sent } = aLine(reply);
  return { gateway: httpGateway<BranchKind>(http, branches), sent };
};
const branch = { id: 7, name: 'Gent', visible: true };
const draft = { draft: { name: 'Gent' }, before: { name: 'Gand' } };
const request = ({ url, init }: ReturnType<typeof only>) => [
  init.method,
  url,
  fieldsOf(init.body),
  new Headers(init.headers).get('If-Match'),
];

test('a record is read with its version, a list with its page', async () => {
  const { gateway, sent } = aGateway(answering({ code: 'OK', branch }, 200, { ETag: 'W/"3"' }));
  expect(await answered(gateway.get('7'))).toEqual({ record: { ...branch, id: '7' }, version: 'W/"3"' });
  expect(request(only(sent))).toEqual(['GET', '/api/branch/7', [], null]);
});

describe('the answer to a save', () => {
  const save = (body: object, headers: Readonly<Record<string, string>>) =>
    answered(aGateway(answering(body, 200, headers)).gateway.save({ id: '7', version: null, ...draft }));

  test('carries the record with its version', async () => {
    expect(await save({ code: 'OK', branch }, { ETag: 'W/"4"' })).toEqual({
      id: '7',
      stored: { record: { ...branch, id: '7' }, version: 'W/"4"' },
    });
  });

  test.each([
    ['without a version: it may be a part of the record', { code: 'OK', branch }, {}, {}],
    ['with something else', { code: 'OK', branch: { id: 7 } }, { ETag: 'W/"4"' }, { version: 'W/"4"' }],
    ['with nothing', {}, { ETag: 'W/"4"' }, { version: 'W/"4"' }],
  ])('is not used as the record %s', async (_, body, headers, version) => {
    expect(await save(body, headers)).toEqual({ id: '7', ...version });
  });
});

test('a page asked ahead is asked for where the list then reads it', async () => {
  const { sent, ...line } = aLine(answering({ branches: [branch], meta: { pagination: { perPage: 25, total: 1 } } }));
  const http = new Http(
    earlyFetch({}, line.fetch, () => 0),
    {
      base: '/api/',
      tab: 'here',
      timeout: 10_000,
      onSignedIn: () => undefined,
      onAuthenticated: () => undefined,
      onUnauthenticated: () => undefined,
      onRightsChanged: () => undefined,
    },
  );
  const gateway = httpGateway<BranchKind>(http, {
    ...branches,
    wireNames: { name: 'title' },
  });
  const query = { ...defaultQuery({ name: 'Gent' }, 25), sort: { field: 'name', order: 'desc' } } as const;
  gateway.prefetch?.(query);
  expect(only(sent).url).toBe('/api/branch/?title=Gent&sort%5Btitle%5D=desc&page=1&perPage=25');
  expect((await answered(gateway.list(query))).total).toBe(1);
  expect(sent).toHaveLength(1);
});

test('without a line that keeps answers, nothing is asked ahead', () => {
  const { gateway, sent } = aGateway(answering({}));
  gateway.prefetch?.(defaultQuery({}));
  expect(sent).toEqual([]);
});

test('a record of an API without ETag has no version', async () => {
  const { gateway } = aGateway(answering({ code: 'OK', branch }));
  expect((await answered(gateway.get('7'))).version).toBeNull();
});

test('a record is read under the key after the first, whatever it is called', async () => {
  const { gateway } = aGateway(answering({ code: 'OK', location: branch }));
  expect((await answered(gateway.get('7'))).record).toEqual({ ...branch, id: '7' });
});

test.each([
  ['branch', {}],
  ['branch', { code: 'OK' }],
  ['item.name', { code: 'OK', item: { ...branch, name: 4 } }],
  ['branch.name', { branch: { ...branch, name: null } }],
])('a record that cannot be read names %s', async (path, answer) => {
  const { gateway } = aGateway(answering(answer));
  expect(await refusal(gateway.get('7'))).toEqual({ kind: 'Malformed', path });
});

test('a list is read under the key after the first, whatever it is called', async () => {
  const { gateway } = aGateway(
    answering({ code: 'OK', rows: [branch], meta: { pagination: { perPage: 10, total: 1 } } }),
  );
  expect((await answered(gateway.list(defaultQuery({})))).rows).toEqual([{ ...branch, id: '7' }]);
});

test('a list that cannot be read names the row and the field', async () => {
  const { gateway } = aGateway(
    answering({
      branches: [branch, branch, branch, { ...branch, name: 3 }],
      meta: { pagination: { perPage: 10, total: 4 } },
    }),
  );
  expect(await refusal(gateway.list(defaultQuery({})))).toEqual({ kind: 'Malformed', path: 'branches.3.name' });
});

test.each(['<html><body>One moment</body></html>', '{"code":"OK","branch":{', '"OK"'])(
  'a save that something else than the API answers (%s) has not happened',
  async (answer) => {
    const { gateway } = aGateway(answering(answer));
    expect(await refusal(gateway.save({ id: '7', version: null, ...draft }))).toEqual({
      kind: 'Malformed',
      path: 'answer',
    });
  },
);

test('a save that is answered with nothing has happened', async () => {
  const { gateway } = aGateway(answering(''));
  expect(await answered(gateway.save({ id: '7', version: null, ...draft }))).toEqual({ id: '7' });
});

test('an id stays one part of the path, whatever is in it', async () => {
  const { gateway, sent } = aGateway(answering({ branch }));
  await gateway.get('../user?x=1#y')();
  expect(only(sent).url).toBe('/api/branch/..%2Fuser%3Fx%3D1%23y');
});

test.each([
  ['creates without an id', { ...draft, id: null, version: null }, 'POST', '/api/branch', null],
  ['changes with an id and its version', { ...draft, id: '7', version: '"3"' }, 'PUT', '/api/branch/7', '"3"'],
])('a save %s', async (_, save, method, url, version) => {
  const { gateway, sent } = aGateway(answering({ code: 'OK' }, 201, { Location: 'api/branch/12' }));
  expect(await answered(gateway.save(save))).toEqual({ id: '12' });
  expect(request(only(sent))).toEqual([method, url, [['name', 'Gent']], version]);
});

test('a switch sends its one field', async () => {
  const { gateway, sent } = aGateway(answering({ code: 'OK' }));
  await answered(gateway.toggle('7', 'visible', false));
  expect(request(only(sent))).toEqual(['PUT', '/api/branch/7', [['visible', '0']], null]);
});

describe('a deletion', () => {
  test('names its records', async () => {
    const { gateway, sent } = aGateway(() => Promise.resolve(new Response(null, { status: 204 })));
    expect(await answered(gateway.remove(['7', '9']))).toEqual({ refused: [] });
    expect(request(only(sent))).toEqual([
      'DELETE',
      '/api/branch',
      [
        ['groups[]', '7'],
        ['groups[]', '9'],
      ],
      null,
    ]);
  });

  test('of the record that is open names it in the path', async () => {
    const { gateway, sent } = aGateway(() => Promise.resolve(new Response(null, { status: 204 })));
    await answered(gateway.removeOne({ id: 'a/7', version: null }));
    expect(request(only(sent))).toEqual(['DELETE', '/api/branch/a%2F7', [], null]);
  });

  test('of the record that is open says which version was read; another one is kept', async () => {
    const { gateway, sent } = aGateway(answering({ code: 'CHANGED' }, 412));
    expect(await refusal(gateway.removeOne({ id: '7', version: '"7.3"' }))).toEqual({ kind: 'Changed' });
    expect(request(only(sent))).toEqual(['DELETE', '/api/branch/7', [], '"7.3"']);
  });

  test('of a record that is not there any more says so', async () => {
    const { gateway } = aGateway(answering({ code: 'NOT_FOUND' }, 404));
    expect(await refusal(gateway.removeOne({ id: '7', version: null }))).toEqual({ kind: 'NotFound' });
  });

  test('tells what stayed and why', async () => {
    const { gateway } = aGateway(answering({ code: 'PARTIAL', refused: [{ id: 9, code: 'LOCKED' }] }));
    expect((await answered(gateway.remove(['7', '9']))).refused).toEqual([{ id: '9', code: 'LOCKED' }]);
  });
});

describe('a field that has another name on the wire', () => {
  type Place = Branch & { readonly openedAt: string };
  type Filter = { readonly near: string; readonly visible: boolean | null };
  interface PlaceKind extends BranchKind {
    row: Place;
    detail: Place;
    filter: Filter;
  }
  const aGatewayOfPlaces = (reply: Reply) => {
    const { http, sent } = aLine(reply);
    const gateway = httpGateway<PlaceKind>(http, {
      endpoint: 'branch',
      plural: 'branches',
      singular: 'branch',
      write: ({ name }) => ({ branchName: name }),
      row: t.type({ id: Id, name: t.string, visible: t.boolean, openedAt: t.string }),
      detail: t.type({ id: Id, name: t.string, visible: t.boolean, openedAt: t.string }),
      wireNames: { name: 'branchName', visible: 'publicState', openedAt: 'opened', near: 'town' },
    });
    return { gateway, sent };
  };

  test('is switched, sorted and filtered by that name', async () => {
    const { gateway, sent } = aGatewayOfPlaces(answering({ branches: [] }));
    await answered(gateway.toggle('7', 'visible', true));
    await answered(
      gateway.list({
        ...defaultQuery<Filter>({ near: 'Gent', visible: false }),
        sort: { field: 'openedAt', order: 'desc' },
      }),
    );
    expect(sent.map(({ url, init }) => [decodeURIComponent(url), fieldsOf(init.body)])).toEqual([
      ['/api/branch/7', [['publicState', '1']]],
      ['/api/branch/?town=Gent&publicState=0&sort[opened]=desc&page=1&perPage=10', []],
    ]);
  });

  test('is refused under the name that it has here', async () => {
    const fields = { branchName: { code: 'NAME_IN_USE' }, email: { code: 'NOT_UNIQUE' } };
    const { gateway } = aGatewayOfPlaces(answering({ code: 'FIELDS', fields }, 400));
    const failure = { kind: 'FieldsRejected', code: 'FIELDS', fields: { name: 'NAME_IN_USE', email: 'NOT_UNIQUE' } };
    expect(await refusal(gateway.save({ ...draft, id: '7', version: null }))).toEqual(failure);
    expect(await refusal(gateway.toggle('7', 'visible', true))).toEqual(failure);
  });
});

describe('the id at the end of a Location', () => {
  test.each<[string | null, string | null, string]>([
    ['api/blog/12', null, '12'],
    ['/api/blog/12/', '3', '12'],
    ['https://api.example/api/blog/12?x=1#y', null, '12'],
    ['api/blog/a%20b', null, 'a b'],
    [null, '3', '3'],
    ['', '3', '3'],
    ['/', '3', '3'],
    ['?x', '3', '3'],
    ['api/blog/%E0%A4%A', '3', '3'],
    [null, null, ''],
  ])('of %p, when %p was sent, is %p', (location, sent, id) => {
    expect(idOfLocation(location, sent)).toBe(id);
  });

  const home = 'https://console.example';
  const pathOfId = (id: string): string => new URL(`/users/${encodeURIComponent(id)}`, home).href;
  const staysHere = (location: string): void => {
    const id = idOfLocation(location, '3');
    expect(pathOfId(id)).toBe(`${home}/users/${encodeURIComponent(id)}`);
  };

  test('never leads anywhere but to a record of ours', () => {
    const hostile = [
      'https://evil.example',
      '//evil.example',
      'javascript:alert(1)',
      'data:text/html,x',
      '\\\\evil.example',
      'api/user/%2F%2Fevil.example',
      'api/user/..%2F..%2Flogout',
      '%00',
      'user\nLocation: x',
    ];
    assert(
      property(
        oneof(
          webUrl(),
          string({ unit: 'binary' }).filter((text) => text.isWellFormed()),
          constantFrom(...hostile),
        ),
        (location) => {
          if (!['.', '..'].includes(idOfLocation(location, '3'))) staysHere(location);
        },
      ),
    );
  });

  test.each(['api/user/..', 'api/user/.', 'api/user/%2e%2e', '..'])('not even with %s', (location) => {
    staysHere(location);
  });
});
