import { either } from 'fp-ts';
import { ContainerModule } from 'inversify';
import type { Answer } from '../../src/application/shared/ports/call';
import { gatewayOf, type ResourceGateway } from '../../src/application/shared/ports/resource-gateway.port';
import { replace } from '../../src/application/shared/provide.module';
import type { Failure } from '../../src/domain/shared/failure';
import type { Id } from '../../src/domain/shared/id';
import { holidays, type HolidayDraft, type HolidayKind } from '../../src/domain/site/holiday';

// One port of one's own; docs/your-own-api.md says where it goes.

const done =
  <A>(value: A): Answer<A> =>
  () =>
    Promise.resolve(either.right(value));
const failed =
  (failure: Failure): Answer<never> =>
  () =>
    Promise.resolve(either.left(failure));

/** Holidays that are kept in the page and forgotten with it. */
export const customHolidays = (): ResourceGateway<HolidayKind> => {
  const stored = new Map<Id, HolidayDraft>([['1', { date: '2027-05-03', reason: 'Founding day', notice: null }]]);
  let last = stored.size;
  return {
    list: ({ page, perPage, term }) => {
      const found = [...stored]
        .map(([id, { date, reason }]) => ({ id, date, reason }))
        .filter(({ reason }) => reason.toLowerCase().includes(term.trim().toLowerCase()));
      return done({ rows: found.slice((page - 1) * perPage, page * perPage), total: found.length, page, perPage });
    },
    get: (id) => {
      const record = stored.get(id);
      return record === undefined ? failed({ kind: 'NotFound' }) : done({ record: { id, ...record }, version: null });
    },
    save: ({ id: known, draft }) => {
      const id = known ?? String((last += 1));
      stored.set(id, draft);
      return done({ id });
    },
    toggle: () => failed({ kind: 'NotOffered' }),
    remove: (ids) => done({ refused: ids.filter((id) => !stored.delete(id)).map((id) => ({ id, code: 'NOT_FOUND' })) }),
    removeOne: ({ id }) => (stored.delete(id) ? done(undefined) : failed({ kind: 'NotFound' })),
  };
};

/** What of the context `site` is replaced. */
export const siteCustomModule = new ContainerModule((options) => {
  replace(options, gatewayOf(holidays), customHolidays, []);
});
