import { readAll } from '../../../src/application/shared/read-all';
import type { ListGateway, ResourceGateway } from '../../../src/application/shared/ports/resource-gateway.port';
import { defaultQuery } from '../../../src/domain/shared/list-query';
import { addDays } from '../../../src/domain/shared/calendar-date';
import { holidays, type HolidayDraft, type HolidayKind } from '../../../src/domain/site/holiday';
import { answered } from '../support/answered';
import { enter, SU, type TestBackend } from '../support/backend';

const REASON = 'Hele lijst';
const draft = (day: number): HolidayDraft => ({ ...holidays.blank, date: addDays('2041-01-01', day), reason: REASON });
const QUERY = { ...defaultQuery(holidays.noFilter), term: REASON, sort: { field: 'date', order: 'asc' } } as const;

/** Reads all rows of a query from a list of three pages while other people change it. */
export const wholeQueryContract = (world: string, make: () => Promise<TestBackend>): void => {
  describe(`a whole query (${world})`, () => {
    let backend: TestBackend;
    let gateway: ResourceGateway<HolidayKind>;
    let days = 0;
    const add = async (): Promise<string> =>
      (await answered(gateway.save({ id: null, version: null, draft: draft((days += 1)), before: holidays.blank }))).id;
    beforeAll(async () => {
      backend = await make();
      gateway = backend.gateway(holidays);
      await enter(backend, SU);
      while (days < 210) await add();
    });
    afterAll(() => backend.close());

    /** The list, with a change by others before the n-th call. */
    const disturbed = (
      work: Readonly<Record<number, () => Promise<unknown>>>,
    ): Pick<ListGateway<HolidayKind>, 'list'> => {
      let calls = 0;
      return {
        list: (query, options) => async () => {
          await work[(calls += 1)]?.();
          return gateway.list(query, options)();
        },
      };
    };
    const idsIn = async (list: Pick<ListGateway<HolidayKind>, 'list'>): Promise<readonly string[]> =>
      (await answered(readAll(list, QUERY))).map(({ id }) => id);
    /** Deletes the first day and adds a later one: the total is the same, every row moves up one place. */
    const replaceFirst = async (): Promise<void> => {
      const [first] = (await answered(gateway.list({ ...QUERY, perPage: 10 }))).rows;
      await answered(gateway.remove([first?.id ?? '']));
      await add();
    };

    test('holds every row once when nothing happens meanwhile', async () => {
      const ids = await idsIn(gateway);
      expect([ids.length, new Set(ids).size]).toEqual([210, 210]);
    });

    test.each([[[2]], [[3]], [[2, 3]], [[2, 5]], [[4]]])(
      'holds every row once when one goes and another comes before call %j',
      async (calls) => {
        const ids = await idsIn(disturbed(Object.fromEntries(calls.map((call) => [call, replaceFirst]))));
        expect(ids).toEqual(await idsIn(gateway));
        expect(ids).toHaveLength(210);
      },
    );
  });
};
