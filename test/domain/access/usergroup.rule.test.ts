import { usergroupRule } from '../../../src/domain/access/usergroup.rule';
import { canGrantAll, ownRightsLost } from '../../../src/domain/access/usergroup-authority.rule';

const good = { name: 'Redactie', rights: ['blog.view'], users: ['1'] };

describe('R-ACC-11: a group', () => {
  test.each([
    'Redactie',
    'Ä',
    '  Redactie  ',
    'x'.repeat(100),
    'é'.normalize('NFD').repeat(100),
    'R&D / 24×7 "nachtploeg"',
  ])('is good with the name %j', (name) => {
    expect(usergroupRule({ ...good, name })).toEqual({});
  });

  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['x'.repeat(101), 'tooLong.100'],
    ['two\nlines', 'pattern.default'],
    ['a\u0000b', 'pattern.default'],
  ])('is not good with the name %j', (name, problem) => {
    expect(usergroupRule({ ...good, name })).toEqual({ name: problem });
  });

  test('needs a right and a member', () => {
    expect(usergroupRule({ ...good, rights: [] })).toEqual({ rights: 'required' });
    expect(usergroupRule({ ...good, users: [] })).toEqual({ users: 'required' });
    expect(Object.keys(usergroupRule({ name: '', rights: [], users: [] }))).toEqual(['name', 'rights', 'users']);
  });
});

describe('R-ACC-12: nobody gives what they do not have', () => {
  const holder = { su: false, rights: ['blog.view', 'users.view'] };
  test.each([
    [[], true],
    [['blog.view'], true],
    [['users.view', 'blog.view'], true],
    [['blog.edit'], false],
    [['blog.view', 'blog.edit'], false],
    [['blog'], false],
  ])('rights %j: %j', (rights, may) => {
    expect(canGrantAll(holder, rights)).toBe(may);
  });

  test('a superuser gives all', () => {
    expect(canGrantAll({ su: true, rights: [] }, ['blog.edit', 'unheard.of'])).toBe(true);
  });
});

describe('R-ACC-16: what a save takes from the person who saves', () => {
  const saver = { id: '1', su: false, rights: ['blog.view', 'blog.edit'] };
  const stored = { rights: ['blog.view', 'blog.edit'], users: ['1', '2'] };
  test.each([
    ['nothing, when all stays', {}, []],
    ['nothing, when others go and rights come', { users: ['1'], rights: [...stored.rights, 'news.view'] }, []],
    ['a right that is removed', { rights: ['blog.view'] }, ['blog.edit']],
    ['every right, when they leave', { users: ['2'] }, stored.rights],
  ])('%s', (_, change, lost) => {
    expect(ownRightsLost(saver, stored, { ...stored, ...change })).toEqual(lost);
  });

  test('is nothing for a superuser, and for whoever is not in the group', () => {
    const empty = { rights: [], users: [] };
    expect(ownRightsLost({ ...saver, su: true }, stored, empty)).toEqual([]);
    expect(ownRightsLost({ ...saver, id: '3' }, stored, empty)).toEqual([]);
  });
});
