import { readOnlyOf } from '../../../src/application/shared/ports/resource-gateway.port';
import { logEntries, type LogEntry, type LogFilter } from '../../../src/domain/insight/log-entry';
import { isLogLevel, isLogMethod, isLogSource } from '../../../src/domain/insight/published/log-entry.rule';
import { defaultQuery } from '../../../src/domain/shared/list-query';
import { listedContract } from '../shared/listed.contract';
import { answered, refusal } from '../support/answered';
import { EDITOR, enter, READER, SU, type TestBackend } from '../support/backend';

const filter = (own: Partial<LogFilter>) => ({ filter: { ...logEntries.noFilter, ...own } });

/** Rules R-INS-20 and R-INS-25. */
export const logsContract = (world: string, make: () => Promise<TestBackend>): void => {
  listedContract({
    listing: logEntries,
    narrowing: [
      ['a part of its message', { term: 'TUIN-groot' }, ({ message }) => message.includes('tuin-groot')],
      ['one level', filter({ level: ['error'] }), ({ level }) => level === 'error'],
      ['two levels', filter({ level: ['error', 'warning'] }), ({ level }) => level !== 'message'],
      ['the source', filter({ source: ['front-end'] }), ({ source }) => source === 'front-end'],
      ['methods', filter({ method: ['POST', 'CLI'] }), ({ method }) => method === 'POST' || method === 'CLI'],
      ['the message', filter({ message: 'timed OUT' }), ({ message }) => message.includes('timed out')],
      [
        'all of them',
        filter({ level: ['error'], source: ['back-end'], method: ['POST'], message: 'time' }),
        ({ level, source, method, message }) =>
          level === 'error' && source === 'back-end' && method === 'POST' && message.toLowerCase().includes('time'),
      ],
    ],
    nothing: filter({ message: 'bestaat niet' }),
  })(world, make);

  describe(`ReadOnlyGateway of logs (${world})`, () => {
    let backend: TestBackend;
    beforeAll(async () => {
      backend = await make();
    });
    afterAll(() => backend.close());
    beforeEach(() => enter(backend, SU));

    const rows = async () => {
      const first = { ...defaultQuery(logEntries.noFilter), perPage: 100, sort: logEntries.order ?? null } as const;
      return (await answered(backend.list(logEntries).list(first))).rows;
    };
    const entryOf = (id: string) => answered(backend.service(readOnlyOf(logEntries)).get(id));

    test('entries have known levels, sources and methods, and the newest comes first', async () => {
      const listed = await rows();
      expect(
        listed.filter(
          ({ level, source, method }) => !isLogLevel(level) || !isLogSource(source) || !isLogMethod(method),
        ),
      ).toEqual([]);
      const moments = listed.map(({ datetime }) => datetime);
      expect(moments).toEqual(moments.toSorted((one, other) => other - one));
    });

    test('an entry is its row and what was kept of it; answers are text or pairs', async () => {
      const listed = await rows();
      const entries: LogEntry[] = [];
      for (const row of listed.slice(0, 40)) {
        const entry = await entryOf(row.id);
        expect(entry).toMatchObject(row);
        expect(entry.url).not.toBe('');
        expect(entry.place?.file).toMatch(/^(?:server|src)\/.+\.ts$/);
        expect(entry.info.length).toBeGreaterThan(0);
        entries.push(entry);
      }
      expect(entries.some(({ answer }) => typeof answer === 'string')).toBe(true);
      expect(entries.some(({ answer }) => Array.isArray(answer))).toBe(true);
      expect(entries.some(({ user }) => user !== null && user.name !== '')).toBe(true);
      expect(entries.some(({ user }) => user === null)).toBe(true);
    });

    test.each(['987654321', 'abc', '0'])('%s is not found', async (id) => {
      expect(await refusal(backend.service(readOnlyOf(logEntries)).get(id))).toEqual({ kind: 'NotFound' });
    });

    test.each([EDITOR, READER])('%s, who is no superuser, reads nothing', async (email) => {
      const [first] = await rows();
      await enter(backend, email);
      expect(await refusal(backend.list(logEntries).list(defaultQuery(logEntries.noFilter)))).toEqual({
        kind: 'Forbidden',
      });
      expect(await refusal(backend.service(readOnlyOf(logEntries)).get(first?.id ?? ''))).toEqual({
        kind: 'Forbidden',
      });
    });
  });
};
