import { ENDPOINTS } from '../../../server/routes';
import { Browser } from '../support/browser';
import { openTestServer, type TestServer } from '../support/test-server';

const pathOf = (path: string): string => path.replace(':language', 'en').replace(/:\w+(?:\{[^}]*\})?/g, '2147483647');

describe('every path', () => {
  let testServer: TestServer;
  beforeAll(async () => {
    testServer = await openTestServer();
  });
  afterAll(() => testServer.close());

  test.each(ENDPOINTS.map(({ method, path, access }) => [method, path, access.kind] as const))(
    'is known with a slash at its end: %s %s',
    async (method, path, access) => {
      const guest = new Browser(testServer);
      const body = method === 'GET' ? undefined : '';
      const [bare, slashed] = [
        await guest.send(method, pathOf(path), body),
        await guest.send(method, `${pathOf(path)}/`, body),
      ];
      expect([slashed.status, slashed.text]).toEqual([bare.status, bare.text]);
      expect(slashed.status === 401).toBe(access !== 'open');
    },
  );
});
