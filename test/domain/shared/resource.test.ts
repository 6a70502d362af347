import { users } from '../../../src/domain/access/user';
import { draftOf } from '../../../src/domain/shared/resource';
import { isValid, problemsOf } from '../../../src/domain/shared/rule';

describe('the part of a record that the form edits', () => {
  const detail = { id: '7', name: 'Emma', lastLogin: 0, town: 'Utrecht' };

  test('is cut out of the record, and nothing else', () => {
    expect(draftOf<{ name: string; town: string }>({ name: '', town: '' }, detail)).toEqual({
      name: 'Emma',
      town: 'Utrecht',
    });
    expect(detail).toEqual({ id: '7', name: 'Emma', lastLogin: 0, town: 'Utrecht' });
  });
});

describe('users as a resource', () => {
  test('a blank user is active, is no superuser, and is not complete', () => {
    expect(users.blank).toMatchObject({ active: true, su: false, websites: [], usergroups: [] });
    expect(isValid(users.rule(users.blank))).toBe(false);
  });

  test('filters are name, e-mail and active in three states; nothing is filtered at first', () => {
    expect(users.noFilter).toEqual({ name: '', email: '', active: null });
  });

  test('is named as routes and rights name it', () => {
    expect([users.key, users.right]).toEqual(['users', 'users']);
  });
});

describe('problems', () => {
  test('only fields with a problem are named, and none means that the rule holds', () => {
    expect(problemsOf({ name: 'required', email: null })).toEqual({ name: 'required' });
    expect([isValid(problemsOf({ name: null })), isValid(problemsOf({ name: 'required' }))]).toEqual([true, false]);
  });
});
