import { findRoute } from '../../../src/application/session/find-route';
import { findOutsideRoute, HOME, OUTSIDE_ROUTES, SIGN_IN } from '../../../src/application/session/outside-routes';
import { isOffered, mayEnter } from '../../../src/domain/shared/modules/module-entry.rule';
import { ROUTES } from '../../../src/application/session/routes';
import { ALL_RIGHTS } from '../../../src/domain/access/rights';

/** Every path of the specification, with `add` and `{id}`. */
const withRecords = (paths: string): readonly string[] =>
  paths.split(' ').flatMap((path) => [path, `${path}/add`, `${path}/12`]);
const addresses = [
  '/dashboard',
  '/profile',
  '/help',
  '/help/general',
  '/help/module/users',
  '/logs',
  '/logs/12',
  '/statistics',
  '/statistics/users',
  '/queue',
  '/dns',
  '/searchlog',
  '/users',
  '/users/invite',
  '/users/12',
  ...withRecords('/usergroups /errorcode'),
  ...withRecords('/news /blog /branch /page /reference /tag /category /press'),
  '/tags',
  '/categories',
  '/library',
  '/library/brands%2Flogo.png',
  '/library/brands%2Flogo.png/edit',
  '/faq',
  '/faq/category/add',
  '/faq/category/12',
  '/faq/question/add',
  '/faq/category/3/question/12',
  '/structure',
  '/structure/abc',
  '/structure/abc/node/12',
  '/etim',
  '/etim/category',
  '/etim/category/add',
  '/etim/category/12',
  '/etim/feature/12',
  ...withRecords('/etim/combination'),
  ...withRecords(
    '/navigation /promotion /netPricepromotion /coupon /event /popup /redirect /whitelist /holidays /emails /form /defaultcart',
  ),
  '/defaultcart/12/usage',
  '/spare-parts',
  '/spare-parts/12',
  '/spare-parts/12/image/3',
  '/spare-part-categories',
  '/spare-part-categories/12',
  '/spare-part-logs',
  '/spare-part-logs/12',
];
const found = (path: string) => {
  const hit = findRoute(path);
  if (hit === null) throw new Error(`${path} leads nowhere`);
  return hit.route;
};
const nobody = { su: false, rights: [] };
const holding = (...rights: readonly string[]) => ({ su: false, rights });
const superuser = { su: true, rights: [] };

describe('the route table (R-SES-04)', () => {
  test.each(addresses)('%s has a screen, with names and a help key', (path) => {
    const { names, help } = found(path);
    expect([names === '', help === '']).toEqual([false, false]);
  });

  test.each(addresses)('%s opens for a superuser', (path) => {
    expect(mayEnter(superuser, found(path))).toBe(true);
  });

  test.each(ROUTES.map(({ path }) => path))('%s is reached by an address of its own', (path) => {
    expect(found(path.replaceAll(/:\w+/g, '12')).path).toBe(path);
  });

  test.each(['/', '', '/login', '/nothing', '/users/12/x', '/Users', '/users/%E0%A4%A', '/users/add/x', '/__proto__'])(
    '%p has none',
    (path) => {
      expect(findRoute(path)).toBeNull();
    },
  );

  test('add is a screen of its own, never the record named add', () => {
    for (const path of addresses.filter((address) => address.endsWith('/add')))
      expect([path, found(path).action]).toEqual([path, 'add']);
    expect(found('/users/invite').action).toBe('invite');
  });

  test('names are decoded', () => {
    expect(findRoute('/library/brands%2Flogo%20caf%C3%A9.png/edit')?.params).toEqual({
      filename: 'brands/logo café.png',
    });
    expect(findRoute('/faq/category/3/question/12')?.params).toEqual({ category: '3', id: '12' });
  });
});

describe('who may pass', () => {
  test.each([
    ['/users', 'users.view'],
    ['/users', 'users.delete'],
    ['/users/12', 'users.edit'],
    ['/users/invite', 'users.add'],
    ['/usergroups', 'usergroups.view'],
    ['/usergroups/add', 'usergroups.add'],
    ['/usergroups/12', 'usergroups.edit'],
    ['/blog', 'blog.view'],
    ['/blog/add', 'blog.add'],
    ['/blog/12', 'blog.edit'],
    ['/tags', 'tag.view'],
    ['/categories', 'category.view'],
    ['/statistics', 'statistics.users'],
    ['/etim/feature/12', 'etim.feature.edit'],
    ['/etim/category/add', 'etim.category.add'],
    ['/etim', 'etim.combination.view'],
    ['/faq/question/add', 'faq.question.add'],
    ['/faq/category/3/question/12', 'faq.question.edit'],
    ['/faq/category/12', 'faq.category.edit'],
    ['/errorcode/add', 'errorcode.add'],
    ['/queue', 'queue.view'],
  ])('%s opens with %s, and with nothing less', (path, right) => {
    expect(ALL_RIGHTS).toContain(right);
    expect([mayEnter(holding(right), found(path)), mayEnter(nobody, found(path))]).toEqual([true, false]);
  });

  test.each([
    ['/users/12', 'users.view'],
    ['/users/invite', 'users.edit'],
    ['/usergroups/add', 'usergroups.edit'],
    ['/users', 'usergroups.view'],
    ['/faq/question/add', 'faq.category.add'],
  ])('%s stays closed with %s alone', (path, right) => {
    expect(mayEnter(holding(right), found(path))).toBe(false);
  });

  test('the logs are for superusers, whatever rights somebody holds', () => {
    for (const path of ['/logs', '/logs/12'])
      expect(mayEnter(holding(...ALL_RIGHTS, 'logs.view', 'su.view'), found(path))).toBe(false);
  });

  test.each(['/dashboard', '/profile', '/help', '/help/general', '/help/module/users'])(
    '%s is open to everyone signed in',
    (path) => {
      expect([mayEnter(nobody, found(path)), isOffered(nobody, found(path))]).toEqual([true, true]);
    },
  );

  test.each(
    (
      '/navigation /promotion /netPricepromotion /coupon /event /popup /redirect /whitelist /holidays /emails ' +
      '/spare-parts /form /defaultcart /dns /searchlog'
    ).split(' '),
  )('%s has no guard, but is offered only with a right of its permission', (path) => {
    expect([mayEnter(nobody, found(path)), isOffered(nobody, found(path)), isOffered(superuser, found(path))]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('net-price promotions are offered with a right for promotions', () => {
    expect(isOffered(holding('promotion.view'), found('/netPricepromotion'))).toBe(true);
  });
});

describe('outside the shell', () => {
  test.each([
    ['/login', '/login', {}],
    ['/auth', '/login', {}],
    ['/auth/', '/login', {}],
    ['/auth/login', '/login', {}],
    ['/', '/login', {}],
    ['/reset', '/reset', {}],
    ['/auth/reset', '/reset', {}],
    ['/reset/emma%40kantoor.example/abc', '/reset/:email/:code', { email: 'emma@kantoor.example', code: 'abc' }],
    ['/auth/accept/emma%40kantoor.example/abc', '/accept/:email/:code', { email: 'emma@kantoor.example', code: 'abc' }],
  ])('%s is %s', (path, route, params) => {
    expect(findOutsideRoute(path)).toEqual({ route, params });
  });

  test.each(['/users', '/authority', '/auth/users', '/reset/x', '/reset/%E0%A4%A/abc'])('%s is not', (path) => {
    expect(findOutsideRoute(path)).toBeNull();
  });

  test('four screens, a home and a way in', () => {
    expect(OUTSIDE_ROUTES).toHaveLength(4);
    expect([findRoute(HOME) === null, findOutsideRoute(SIGN_IN) === null]).toEqual([false, false]);
  });
});
