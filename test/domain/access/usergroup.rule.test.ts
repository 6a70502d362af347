import { usergroupRule } from '../../../src/domain/access/usergroup.rule';
import { mayGiveAll } from '../../../src/domain/access/usergroup-authority.rule';

const good = { name: 'Redactie', rights: ['blog.view'], users: ['1'] };

describe('R-ACC-11: a group', () => {
  test.each(['Redactie', 'Ä', '  Redactie  ', 'x'.repeat(100), 'R&D / 24×7 "nachtploeg"'])('is good with the name %j', (name) => {
    expect(usergroupRule({ ...good, name })).toEqual({});
  });

  test.each([['', 'required'], ['   ', 'required'], ['x'.repeat(101), 'pattern.default'], ['two\nlines', 'pattern.default'], ['a\u0000b', 'pattern.default']])(
    'is not good with the name %j', (name, problem) => {
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
  test.each([[[], true], [['blog.view'], true], [['users.view', 'blog.view'], true], [['blog.edit'], false], [['blog.view', 'blog.edit'], false], [['blog'], false]])(
    'rights %j: %j', (rights, may) => {
      expect(mayGiveAll(holder, rights)).toBe(may);
    });

  test('a superuser gives all', () => {
    expect(mayGiveAll({ su: true, rights: [] }, ['blog.edit', 'unheard.of'])).toBe(true);
  });
});
