import * as t from 'io-ts';
import { isLeft } from 'fp-ts/Either';
import { httpGateway, type ResourceCodec } from '../../../../src/adapters/http/shared/resource-gateway.http';
import { Id } from '../../../../src/adapters/http/shared/wire';
import type { Answer } from '../../../../src/application/shared/ports/call';
import type { ResourceGateway } from '../../../../src/application/shared/ports/resource-gateway.port';
import type { Failure } from '../../../../src/domain/shared/failure';
import type { Kind } from '../../../../src/domain/shared/resource';
import { aLine, answering } from '../support/line';

type Branch = { readonly id: string; readonly name: string };

interface BranchKind extends Kind {
  row: Branch;
  detail: Branch;
  draft: { readonly name: string };
}

type Gateway = ResourceGateway<BranchKind>;
const Row: t.Type<Branch, unknown> = t.type({ id: Id, name: t.string });
const branches: ResourceCodec<BranchKind> = {
  endpoint: 'branch',
  plural: 'branches',
  singular: 'branch',
  row: Row,
  detail: Row,
  write: ({ name }) => ({ name }),
};

const names = { draft: { name: 'Gent' }, before: { name: 'Gand' } };
const WRITES: Readonly<Record<string, (gateway: Gateway) => Answer<unknown>>> = {
  'a creation': ({ save }) => save({ id: null, version: null, ...names }),
  'a save': ({ save }) => save({ id: '7', version: null, ...names }),
  'a switch': ({ toggle }) => toggle('7', 'name', true),
  'a deletion': ({ removeOne }) => removeOne({ id: '7', version: null }),
  'a deletion of several': ({ remove }) => remove(['7', '8']),
};
const BODILESS = [204, 205, 304];

/** The failure that a call with this answer ends in, or `done`. */
const outcomeOf = async (
  call: (gateway: Gateway) => Answer<unknown>,
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = { Location: 'api/branch/7' },
): Promise<Failure['kind'] | 'done'> => {
  const reply = BODILESS.includes(status)
    ? () => Promise.resolve(new Response(null, { status, headers }))
    : answering(body, status, headers);
  const outcome = await call(httpGateway(aLine(reply).http, branches))();
  return isLeft(outcome) ? outcome.left.kind : 'done';
};

const ALL = Array.from({ length: 400 }, (_, place) => 200 + place);
const REFUSALS: Readonly<Record<number, Failure['kind']>> = {
  202: 'Malformed',
  400: 'FieldsRejected',
  401: 'Unauthenticated',
  403: 'Forbidden',
  404: 'NotFound',
  405: 'NotOffered',
  409: 'Conflict',
  410: 'NotFound',
  412: 'Changed',
  413: 'TooLarge',
  415: 'Unsupported',
  422: 'FieldsRejected',
  423: 'Locked',
  429: 'TooMany',
  501: 'NotOffered',
};

describe.each(Object.entries(WRITES))('%s (R-SHR-54)', (name, call) => {
  const refusals: typeof REFUSALS =
    name === 'a deletion of several' ? { ...REFUSALS, 404: 'NotOffered', 410: 'NotOffered' } : REFUSALS;

  test('is done after 2xx without 202, and has failed after everything else', async () => {
    const found = await Promise.all(
      ALL.map(async (status) => [status, await outcomeOf(call, status, '{"code":"OK"}')]),
    );
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(ALL.map((status) => [status, refusals[status] ?? (status < 300 ? 'done' : 'Unreachable')])),
    );
  });

  test.each([
    ['a page of something between', '<html>Sign in to this network</html>'],
    ['a list', '[]'],
    ['text', '"OK"'],
    ['a code of failure', '{"code":"ERROR"}'],
  ])('is not done when 200 comes with %s', async (_name, body) => {
    expect(await outcomeOf(call, 200, body)).toBe('Malformed');
  });
});

test('a creation that does not say which record it made may be stored, and is not called saved', async () => {
  const { 'a creation': create } = WRITES;
  if (create === undefined) throw new Error('No creation');
  expect(await outcomeOf(create, 201, '{"code":"OK"}', {})).toBe('Malformed');
});

test('a write follows no redirect: its answer would be that of a GET', async () => {
  const { http, sent } = aLine(answering({ code: 'OK' }));
  const { remove } = httpGateway<BranchKind>(http, branches);
  await remove(['7'])();
  expect(sent.map(({ init }) => init.redirect)).toEqual(['manual']);
});
