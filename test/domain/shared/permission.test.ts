import { can, canOpenModule } from '../../../src/domain/shared/permission';

const holder = (...rights: readonly string[]) => ({ su: false, rights });
const superuser = { su: true, rights: [] };

describe('the exact right (R-ACC-04)', () => {
  test.each([
    [['users.edit'], 'users.edit', true],
    [['users.view', 'users.add'], 'users.edit', false],
    [['users.edit'], 'users.edi', false],
    [['users.edi'], 'users.edit', false],
    [['usergroups.edit'], 'users.edit', false],
    [['users'], 'users.edit', false],
    [['Users.Edit'], 'users.edit', false],
    [['etim.feature.edit'], 'etim.edit', false],
    [[], 'users.edit', false],
  ])('%p for %p: %p', (rights, asked, answer) => {
    expect(can(holder(...rights), asked)).toBe(answer);
  });

  test('a superuser may everything, known or not', () => {
    expect(can(superuser, 'users.edit')).toBe(true);
    expect(can(superuser, 'something.new')).toBe(true);
  });
});

describe('opening a module (R-ACC-05)', () => {
  test.each([
    [['users.view'], 'users', true],
    [['users.delete'], 'users', true],
    [['usergroups.view'], 'users', false],
    [['users.view'], 'usergroups', false],
    [['user.view'], 'users', false],
    [['etim.feature.view'], 'etim', true],
    [['navigation.menu.add'], 'navigation', true],
    [['navigation.menu.add'], 'navigation.menu', true],
    [['faq.question.edit'], 'faq.category', true],
    [['spare-part-categories.view'], 'spareparts', false],
    [['logs.view'], 'su', false],
    [[], 'users', false],
  ])('%p for %p: %p', (rights, module, answer) => {
    expect(canOpenModule(holder(...rights), module)).toBe(answer);
  });

  test('a superuser opens every module', () => {
    expect(canOpenModule(superuser, 'users')).toBe(true);
    expect(canOpenModule(superuser, 'su')).toBe(true);
  });
});
