import * as t from 'io-ts';
import { httpGateway, type ResourceCodec } from '../../../../src/adapters/http/shared/resource-gateway.http';
import { Id } from '../../../../src/adapters/http/shared/wire';
import { answered } from '../../../contract/support/answered';
import { aLine, answering, cut, silent, type Reply } from '../support/line';
import type { Kind } from '../../../../src/domain/shared/resource';

type Branch = { readonly id: string; readonly name: string };

interface BranchKind extends Kind {
  row: Branch;
  detail: Branch;
  draft: { readonly name: string };
}

const Row: t.Type<Branch, unknown> = t.type({ id: Id, name: t.string });
const branches: ResourceCodec<BranchKind> = {
  endpoint: 'branch',
  plural: 'branches',
  singular: 'branch',
  row: Row,
  detail: Row,
  write: ({ name }) => ({ name }),
};
const aGateway = (...replies: Parameters<typeof aLine>) => {
  const { http, sent } = aLine(...replies);
  return { gateway: httpGateway<BranchKind>(http, branches), sent };
};
const keyOf = ({ init }: { readonly init: RequestInit }) => new Headers(init.headers).get('Idempotency-Key');
const made = answering({ code: 'OK' }, 201, { Location: 'api/branch/12' });
const creation = (name: string) => ({ id: null, version: null, draft: { name }, before: { name: '' } });

test('each creation has a key of its own, and a change has none (R-SHR-39)', async () => {
  const { gateway, sent } = aGateway(made);
  for (const save of [creation('Gent'), creation('Gent'), { ...creation('Gent'), id: '7' }])
    await answered(gateway.save(save));
  const [first, second, change] = sent.map(keyOf);
  expect([first, second]).toEqual([expect.stringMatching(/^[\da-f]{32}$/), expect.stringMatching(/^[\da-f]{32}$/)]);
  expect([first === second, change]).toEqual([false, null]);
});

test('a creation whose key is kept with its draft has that key (R-SHR-39)', async () => {
  const { gateway, sent } = aGateway(cut, made);
  for (const name of ['Gent', 'Gent']) await gateway.save({ ...creation(name), key: 'kept-with-the-draft' })();
  expect(sent.filter(({ url }) => url === '/api/branch').map(keyOf)).toEqual([
    'kept-with-the-draft',
    'kept-with-the-draft',
  ]);
});

test.each<readonly [string, boolean, Reply]>([
  ['the line was cut', true, cut],
  ['the server failed', true, answering({}, 500)],
  ['the answer could not be read', true, answering('<html></html>', 201)],
  ['it was refused', false, answering({ code: 'DUPLICATE', fields: { name: { code: 'DUPLICATE' } } }, 409)],
  ['it was made', false, made],
])('a creation asked for once more as it was, after %s, has the key of the first: %s', async (_what, isSame, reply) => {
  const { gateway, sent } = aGateway(reply, made);
  await gateway.save(creation('Gent'))();
  await gateway.save(creation('Gent'))();
  await gateway.save(creation('Gent'))();
  const [first, second, third] = sent.filter(({ url }) => url === '/api/branch').map(keyOf);
  expect([first === second, second === third]).toEqual([isSame, false]);
});

test.each<readonly [string, boolean, Reply]>([
  ['the session was over', true, answering({ code: 'UNAUTHENTICATED' }, 401)],
  ['the right was gone for a while', true, answering({ code: 'FORBIDDEN' }, 403)],
  ['there were too many calls', true, answering({ code: 'TOO_MANY' }, 429)],
  ['it was too large for a proxy', true, answering('', 413)],
  [
    'a field was refused',
    false,
    answering({ code: 'VALUE_NOT_VALID', fields: { name: { code: 'VALUE_NOT_VALID' } } }, 400),
  ],
  ['it existed already', false, answering({ code: 'DUPLICATE' }, 409)],
])('a creation whose line was cut has its key still after %s at the second try: %s', async (_what, isSame, reply) => {
  const { gateway, sent } = aGateway(cut, reply, made);
  for (let tries = 0; tries < 3; tries += 1) await gateway.save(creation('Gent'))();
  const [first, second, third] = sent.filter(({ url }) => url === '/api/branch').map(keyOf);
  expect([first === second, second === third]).toEqual([true, isSame]);
});

test('a creation keeps its key while others are made; of many that nobody knows the end of, the last five do', async () => {
  const { gateway, sent } = aGateway(cut);
  for (const name of ['1', '2', '3', '4', '5', '1', '6', '2']) await gateway.save(creation(name))();
  const keys = sent.map(keyOf);
  expect([keys[5] === keys[0], keys[7] === keys[1], new Set(keys).size]).toEqual([true, false, 7]);
});

test('a creation that was typed on is another one', async () => {
  const { gateway, sent } = aGateway(cut, made);
  await gateway.save(creation('Gent'))();
  await gateway.save(creation('Gent-Brugge'))();
  expect(new Set(sent.map(keyOf)).size).toBe(2);
});

test('a creation that was given up is not asked for once more', async () => {
  const given = new AbortController();
  const { gateway, sent } = aGateway((asked) => {
    const answer = silent(asked);
    given.abort();
    return answer;
  }, made);
  await gateway.save(creation('Gent'), { signal: given.signal })();
  await gateway.save(creation('Gent'))();
  expect(new Set(sent.map(keyOf)).size).toBe(2);
});
