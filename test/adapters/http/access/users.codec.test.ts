import { isRight } from 'fp-ts/Either';
import { usergroupsHttp } from '../../../../src/adapters/http/access/usergroups.http';
import { usersCodec } from '../../../../src/adapters/http/access/users.codec';
import { usersHttp } from '../../../../src/adapters/http/access/users.http';
import { encodeForm } from '../../../../src/adapters/http/shared/form';
import { pathOf, type Reader } from '../../../../src/adapters/http/shared/wire';
import { groupsOf } from '../../../../src/application/access/usergroup-picker';
import type { UserDraft } from '../../../../src/domain/access/user';
import { usergroups } from '../../../../src/domain/access/usergroup';
import { answered, refusal } from '../../../contract/support/answered';
import { aLine, answering, fieldsOf, only, type Reply } from '../support/line';

const emma: UserDraft = {
  firstname: 'Emma',
  surname: 'de Wit',
  email: 'emma@kantoor.example',
  active: true,
  su: false,
  websites: ['1', '2'],
  usergroups: ['4'],
};
const written = (draft: UserDraft, before = emma) => fieldsOf(encodeForm(usersCodec.write(draft, before)));
const value = (fields: readonly (readonly [string, string])[], name: string) =>
  fields.filter(([key]) => key === name).map(([, text]) => text);

describe('a user that is saved', () => {
  test('carries names, address, websites and groups', () => {
    expect(written(emma)).toEqual([
      ['firstname', 'Emma'],
      ['surname', 'de Wit'],
      ['email', 'emma@kantoor.example'],
      ['websites[]', '1'],
      ['websites[]', '2'],
      ['usergroups[]', '4'],
    ]);
  });

  test('is written without the blanks around what was typed', () => {
    const fields = written({ ...emma, firstname: ' Emma ', surname: ' de Wit', email: 'emma@kantoor.example ' });
    expect([value(fields, 'firstname'), value(fields, 'surname'), value(fields, 'email')]).toEqual([
      ['Emma'],
      ['de Wit'],
      ['emma@kantoor.example'],
    ]);
  });

  test.each(['active', 'su'] as const)('carries the flag %s only when it changed (R-ACC-02)', (flag) => {
    expect(value(written({ ...emma, [flag]: !emma[flag] }), flag)).toEqual([emma[flag] ? '0' : '1']);
    expect(value(written(emma, { ...emma, [flag]: !emma[flag] }), flag)).toEqual([emma[flag] ? '1' : '0']);
    expect(value(written(emma), flag)).toEqual([]);
  });

  test('tells of emptied lists with one empty field each', () => {
    const fields = written({ ...emma, websites: [], usergroups: [] });
    expect([value(fields, 'websites[]'), value(fields, 'usergroups[]')]).toEqual([[''], ['']]);
  });
});

const wire = {
  id: 3,
  name: { firstname: 'Emma', surname: 'de Wit' },
  email: 'emma@kantoor.example',
  avatar: null,
  active: 1,
  lastLogin: '2026-11-20 09:30:00',
};
const row = {
  id: '3',
  firstname: 'Emma',
  surname: 'de Wit',
  email: 'emma@kantoor.example',
  avatar: null,
  active: true,
  su: false,
  editable: true,
  lastLogin: Date.UTC(2026, 10, 20, 9, 30),
};
const right = (found: unknown) => ({ _tag: 'Right', right: found });
const pathIn = (reader: Reader<unknown>, found: unknown): string => {
  const outcome = reader.decode(found);
  return isRight(outcome) ? 'read' : pathOf(outcome.left);
};

describe('a user that is read', () => {
  test('as a row', () => {
    expect(usersCodec.row.decode({ ...wire, rank: 'x' })).toEqual(right(row));
    expect(usersCodec.row.decode({ ...wire, active: '0', lastLogin: null, avatar: '' })).toEqual(
      right({ ...row, active: false, lastLogin: null }),
    );
    expect(usersCodec.row.decode({ ...wire, editable: 0 })).toEqual(right({ ...row, editable: false }));
  });

  test('as a record', () => {
    expect(usersCodec.detail.decode({ ...wire, su: 1, websites: [1, '2'], usergroups: [] })).toEqual(
      right({ ...row, su: true, websites: ['1', '2'], usergroups: [] }),
    );
  });

  test('of an API that tells less', () => {
    expect(usersCodec.detail.decode(wire)).toEqual(right({ ...row, su: false, websites: [], usergroups: [] }));
  });

  test.each([
    ['email', { ...wire, email: undefined }],
    ['name.surname', { ...wire, name: { firstname: 'Emma' } }],
    ['active', { ...wire, active: 'yes' }],
    ['lastLogin', { ...wire, lastLogin: '2026-02-30 00:00:00' }],
    ['id', { ...wire, id: '' }],
  ])('names %s where it cannot be read', (path, found) => {
    expect(pathIn(usersCodec.row, found)).toBe(path);
  });

  test.each([
    ['websites.1', { ...wire, websites: [1, null] }],
    ['su', { ...wire, su: 'no' }],
    ['email', { ...wire, email: 4 }],
  ])('names %s in a record that cannot be read', (path, found) => {
    expect(pathIn(usersCodec.detail, found)).toBe(path);
  });
});

describe('user groups', () => {
  const list = {
    usergroups: [
      { id: 1, name: 'Redactie', members: 4, member: 1 },
      { id: 2, name: 'Marketing' },
    ],
    meta: { pagination: { perPage: 10, total: 2 } },
  };

  test('are asked for one user, members first, and marked', async () => {
    const { http, sent } = aLine(answering(list));
    const page = await answered(usergroupsHttp(http).list(groupsOf('3')));
    expect(page.rows).toEqual([
      { id: '1', name: 'Redactie', members: 4, member: true, givable: true, added: null, changed: null },
      { id: '2', name: 'Marketing', members: 0, member: false, givable: true, added: null, changed: null },
    ]);
    const [path, query] = only(sent).url.split('?');
    expect([path, fieldsOf(query)]).toEqual([
      '/api/usergroup/',
      [
        ['user', '3'],
        ['sort[member]', 'desc'],
        ['page', '1'],
        ['perPage', '10'],
      ],
    ]);
  });

  test('name what cannot be read', async () => {
    const { http } = aLine(answering({ ...list, usergroups: [{ id: 1, name: 'Redactie', member: 'often' }] }));
    expect(await refusal(usergroupsHttp(http).list(groupsOf(null)))).toEqual({
      kind: 'Malformed',
      path: 'usergroups.0.member',
    });
  });
});

test('saves a user group at its path with a slash behind it', async () => {
  const { http, sent } = aLine(answering({ code: 'OK' }));
  const draft = { ...usergroups.blank, name: 'Redactie' };
  await answered(usergroupsHttp(http).save({ id: '4', version: null, draft, before: draft }));
  expect([only(sent).init.method, only(sent).url]).toEqual(['PUT', '/api/usergroup/4/']);
});

test.each([
  ['a superuser saves somebody else', { id: '1', su: true }, ['0']],
  ['a superuser saves themselves', { id: '3', su: true }, []],
  ['somebody else saves', { id: '1', su: false }, []],
])('the superuser flag travels with every save that may set it (R-ACC-02): %s', async (_who, actor, flag) => {
  const { http, sent } = aLine(answering({ code: 'OK' }));
  await answered(usersHttp(http, () => actor).save({ id: '3', version: null, draft: emma, before: emma }));
  expect(value(fieldsOf(only(sent).init.body), 'su')).toEqual(flag);
});

describe('a user that is deleted where the API knows only deletions by a list', () => {
  const noSuchCall = answering({ code: 'NOT_FOUND' }, 404);
  const removal = (reply: Reply) => {
    const { http, sent } = aLine(noSuchCall, reply);
    return { answer: usersHttp(http, () => null).removeOne({ id: '3', version: '"3.1"' }), sent };
  };

  test('goes as a list of one', async () => {
    const { answer, sent } = removal(() => Promise.resolve(new Response(null, { status: 204 })));
    await answered(answer);
    expect(sent.map(({ url, init }) => [init.method, url, fieldsOf(init.body)])).toEqual([
      ['DELETE', '/api/user/3', []],
      ['DELETE', '/api/user', [['groups[]', '3']]],
    ]);
  });

  test.each([
    ['NOT_FOUND', 'NotFound'],
    ['LAST_SUPERUSER', 'Forbidden'],
  ])('and is refused with %s, is refused as %s', async (code, kind) => {
    const { answer } = removal(answering({ code: 'PARTIAL', refused: [{ id: 3, code }] }));
    expect(await refusal(answer)).toMatchObject({ kind });
  });
});
