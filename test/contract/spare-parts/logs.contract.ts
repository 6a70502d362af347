import { readOnlyOf } from '../../../src/application/shared/ports/resource-gateway.port';
import { SparePartIcons } from '../../../src/application/spare-parts/ports/spare-part-icons.port';
import { isLogLevel } from '../../../src/domain/insight/published/log-entry.rule';
import { defaultQuery } from '../../../src/domain/shared/list-query';
import { sparePartLogs, type SparePartLogFilter } from '../../../src/domain/spare-parts/spare-part-log';
import { listedContract } from '../shared/listed.contract';
import { answered, refusal } from '../support/answered';
import { EDITOR, enter, SU, type TestBackend } from '../support/backend';

const filter = (own: Partial<SparePartLogFilter>) => ({ filter: { ...sparePartLogs.noFilter, ...own } });

/** Rules R-SPA-03 and R-SPA-05. */
export const sparePartLogsContract = (world: string, make: () => Promise<TestBackend>): void => {
  listedContract({
    listing: sparePartLogs,
    narrowing: [
      ['a part of its message', { term: 'SUPPLIER did' }, ({ message }) => message.includes('supplier did')],
      ['one level', filter({ level: ['error'] }), ({ level }) => level === 'error'],
      ['two levels', filter({ level: ['error', 'warning'] }), ({ level }) => level !== 'message'],
      ['a part of a name', filter({ name: 'hr2' }), ({ names }) => names.some((name) => name.includes('HR2'))],
    ],
    nothing: filter({ name: 'bestaat niet' }),
  })(world, make);

  describe(`ReadOnlyGateway of spare-part logs (${world})`, () => {
    let backend: TestBackend;
    beforeAll(async () => {
      backend = await make();
    });
    afterAll(() => backend.close());
    beforeEach(() => enter(backend, SU));

    const rows = async () => {
      const first = {
        ...defaultQuery(sparePartLogs.noFilter),
        perPage: 100,
        sort: sparePartLogs.order ?? null,
      } as const;
      return (await answered(backend.list(sparePartLogs).list(first))).rows;
    };

    test('the newest comes first, of three levels', async () => {
      const listed = await rows();
      expect(listed.every(({ level }) => isLogLevel(level))).toBe(true);
      const moments = listed.map(({ createdAt }) => createdAt);
      expect(moments).toEqual(moments.toSorted((one, other) => other - one));
    });

    test('an entry is its row and the data of it', async () => {
      for (const row of (await rows()).slice(0, 12)) {
        const entry = await answered(backend.service(readOnlyOf(sparePartLogs)).get(row.id));
        expect(entry).toMatchObject(row);
        expect([entry.data.length > 0, entry.updatedAt >= entry.createdAt]).toEqual([true, true]);
      }
    });

    test('one that is not there, and a person without the right', async () => {
      const logs = backend.service(readOnlyOf(sparePartLogs));
      expect(await refusal(logs.get('2147483647'))).toEqual({ kind: 'NotFound' });
      await enter(backend, EDITOR);
      expect(await refusal(logs.get('1'))).toMatchObject({ kind: 'Forbidden' });
      expect(await refusal(backend.service(SparePartIcons).all())).toMatchObject({ kind: 'Forbidden' });
    });

    test('icons have names and drawings', async () => {
      const icons = await answered(backend.service(SparePartIcons).all());
      expect(icons.length).toBeGreaterThan(2);
      expect(icons.every(({ id, name, svg }) => id !== '' && name !== '' && svg.startsWith('<svg'))).toBe(true);
    });
  });
};
