import { ALL_RIGHTS, RIGHTS } from '../../../src/domain/access/rights';
import { AREAS } from '../../../src/domain/insight/statistics-areas.rule';

/** Every right that the specification names, or describes as {module}.{action} with the modules listed. */
const each = (modules: string, ...actions: readonly string[]): readonly string[] =>
  modules.split(' ').flatMap((module) => actions.map((action) => `${module}.${action}`));
const named = [
  ...each('users', 'view', 'add', 'edit', 'delete'),
  ...each('usergroups', 'view', 'add', 'edit', 'delete'),
  ...each('blog news press page reference branch', 'view', 'add', 'edit', 'delete', 'unlock'),
  ...each('tag category', 'add', 'edit', 'delete'),
  ...each('library', 'add', 'edit', 'delete'),
  ...each('faq.category', 'add', 'edit', 'delete', 'sort'),
  ...each('faq.question', 'add', 'edit', 'delete'),
  ...each('etim.category', 'add', 'edit', 'delete', 'sort', 'unlock'),
  ...each('etim.feature', 'edit'),
  ...each('etim.combination', 'add', 'edit', 'delete'),
  ...each('structure', 'edit', 'unlock'),
  ...each(
    'popup redirect holidays emails whitelist event coupon promotion errorcode spare-part-categories defaultcart navigation.menu',
    'add',
    'edit',
    'delete',
  ),
  ...each('form', 'add', 'edit', 'delete'),
  ...each('spareparts', 'edit'),
  ...each('dns searchlog queue', 'view'),
];

describe('the catalogue of rights (R-ACC-10)', () => {
  test('names every right once', () => {
    expect([...ALL_RIGHTS].sort()).toEqual([...new Set(ALL_RIGHTS)].sort());
  });

  test.each(named)('%s is in it', (right) => {
    expect(ALL_RIGHTS).toContain(right);
  });

  test('R-INS-10: offers statistics by area', () => {
    expect(ALL_RIGHTS.filter((right) => right.startsWith('statistics.'))).toEqual(
      AREAS.map((area) => `statistics.${area}`),
    );
  });

  test.each([...ALL_RIGHTS])('%s reads module.action', (right) => {
    expect(right).toMatch(/^[a-z-]+(\.[a-z]+)?\.[a-z]+$/);
  });

  test('nobody can be given the logs: they are for superusers only', () => {
    expect(ALL_RIGHTS.filter((right) => /^(su|logs?)(\.|$)/.test(right))).toEqual([]);
  });

  test('net-price promotions have no rights of their own', () => {
    expect(ALL_RIGHTS.filter((right) => /^net/i.test(right))).toEqual([]);
  });

  test('groups and modules have names of their own', () => {
    const [groups, modules] = [
      RIGHTS.map(({ key }) => key),
      RIGHTS.flatMap((group) => group.modules.map(({ prefix }) => prefix)),
    ];
    expect(new Set(groups).size).toBe(groups.length);
    expect(new Set(modules).size).toBe(modules.length);
  });
});
