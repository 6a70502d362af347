import { wireFirstPage } from '../../../src/application/shared/first-page';
import { FIRST_PREFERENCES } from '../../../src/application/shared/ports/preferences.port';
import type { ResourceGateway } from '../../../src/application/shared/ports/resource-gateway.port';
import { users, type UserFilter, type UserKind } from '../../../src/domain/access/user';
import { defaultQuery, type ListQuery, type PageSize } from '../../../src/domain/shared/list-query';

const asking = ({
  remembered = null,
  standard = null,
  perPage = 10,
}: { remembered?: string | null; standard?: string | null; perPage?: PageSize } = {}) => {
  const asked: ListQuery<UserFilter>[] = [];
  // Only the members of the gateway that prefetching uses.
  const gateway = {
    prefetch: (query) => {
      asked.push(query);
    },
  } as Partial<ResourceGateway<UserKind>> as ResourceGateway<UserKind>;
  const memory = { recall: () => remembered, remember: () => undefined, clear: () => undefined };
  const preferences = {
    read: () => ({ ...FIRST_PREFERENCES, perPage }),
    change: () => undefined,
    watch: () => () => undefined,
  };
  const views = {
    read: () => ({
      views: standard === null ? [] : [{ name: 'Mine', search: standard, columns: null }],
      standard: 'Mine',
    }),
    write: () => undefined,
  };
  return {
    asked,
    ask: wireFirstPage(users)(gateway, memory, preferences, views, { id: () => '1', website: () => '1' }),
  };
};

test('what the address says is asked for', () => {
  const { asked, ask } = asking({ remembered: 'q=other', perPage: 50 });
  ask('q=em&sort=-email&perPage=25&page=3');
  expect(asked).toEqual([
    { ...defaultQuery(users.noFilter, 25), term: 'em', sort: { field: 'email', order: 'desc' }, page: 3 },
  ]);
});

test('a bare address stands for the last query of its list', () => {
  const { asked, ask } = asking({ remembered: 'active=1', perPage: 50 });
  ask('');
  expect(asked).toEqual([{ ...defaultQuery({ ...users.noFilter, active: true }), sort: users.order }]);
});

test("or, where there is none, for the person's own page size", () => {
  const { asked, ask } = asking({ perPage: 50 });
  ask('');
  expect(asked).toEqual([{ ...defaultQuery(users.noFilter, 50), sort: users.order }]);
});

test('before that, for the view with which the person opens the list; the last query goes before it', () => {
  const { asked, ask } = asking({ standard: 'q=em', perPage: 50 });
  ask('');
  const later = asking({ standard: 'q=em', remembered: 'q=other' });
  later.ask('');
  expect([asked[0]?.term, asked[0]?.perPage, later.asked[0]?.term]).toEqual(['em', 10, 'other']);
});

test('the last query goes before the view where it was the bare list', () => {
  const { asked, ask } = asking({ remembered: '', standard: 'q=em' });
  ask('');
  expect(asked[0]?.term).toBe('');
});
