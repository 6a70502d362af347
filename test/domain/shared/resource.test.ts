import { users } from '../../../src/domain/access/user';
import { defineResource, draftOf, type Identified, type Kind } from '../../../src/domain/shared/resource';
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

describe('the types of a kind', () => {
  interface LackingKind extends Kind {
    detail: Identified;
    draft: { readonly name: string };
  }

  test('a row is of its own kind, and a record has the fields of its draft', () => {
    // @ts-expect-error -- not a row of every kind
    const rowOf = <K extends Kind>(): K['row'] => ({ id: '7' });
    // @ts-expect-error -- the record has no name
    expect(defineResource<LackingKind>).toBeInstanceOf(Function);
    expect(rowOf()).toEqual({ id: '7' });
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
