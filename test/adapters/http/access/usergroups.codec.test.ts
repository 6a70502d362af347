import { isRight } from 'fp-ts/Either';
import { rightsReader, usergroupsCodec } from '../../../../src/adapters/http/access/usergroups.codec';
import { usergroups, type UsergroupDraft } from '../../../../src/domain/access/usergroup';

const wire = {
  id: 7,
  name: 'Redactie',
  members: 3,
  datetime: { added: '2026-01-02 03:04:05', update: '2026-02-03 04:05:06' },
  rights: ['news.view', 'blog.view'],
  users: [10, 9, 2],
};
const read = (value: unknown) => {
  const found = usergroupsCodec.detail.decode(value);
  if (isRight(found)) return found.right;
  throw new Error('Not read');
};

test('a group is read with its lists in their one order', () => {
  expect(read(wire)).toEqual({
    id: '7',
    name: 'Redactie',
    members: 3,
    member: false,
    givable: true,
    added: Date.UTC(2026, 0, 2, 3, 4, 5),
    changed: Date.UTC(2026, 1, 3, 4, 5, 6),
    rights: ['blog.view', 'news.view'],
    users: ['2', '9', '10'],
  });
});

test('an API that leaves counts, marks and times out is understood', () => {
  expect(read({ id: '7', name: 'Redactie' })).toEqual({
    id: '7',
    name: 'Redactie',
    members: 0,
    member: false,
    givable: true,
    added: null,
    changed: null,
    rights: [],
    users: [],
  });
});

test('what is not theirs to give is read from its row', () => {
  expect(usergroupsCodec.row.decode({ id: 7, name: 'Redactie', givable: 0 })).toMatchObject({
    right: { givable: false },
  });
});

describe('a save', () => {
  const before: UsergroupDraft = { name: 'Redactie', rights: ['blog.view'], users: ['1', '2'] };
  test('of a new group sends all three', () => {
    expect(usergroupsCodec.write({ ...before, name: ' Redactie ' }, usergroups.blank)).toEqual(before);
  });

  test('of a new name leaves the lists alone, so that nothing of others is undone', () => {
    expect(usergroupsCodec.write({ ...before, name: 'Anders' }, before)).toEqual({
      name: 'Anders',
      rights: undefined,
      users: undefined,
    });
  });

  test('sends a list as a whole when it changed', () => {
    expect(usergroupsCodec.write({ ...before, users: ['2'] }, before)).toEqual({
      name: 'Redactie',
      rights: undefined,
      users: ['2'],
    });
  });
});

test('the catalogue is read with its labels and codes; an icon may be missing', () => {
  const modules = [{ label: 'Blog', rights: [{ code: 'blog.view', label: 'View' }] }];
  expect(rightsReader.decode({ code: 'OK', rights: [{ label: 'Content', modules }] })).toMatchObject({
    right: [{ icon: '', label: 'Content', modules }],
  });
  expect(
    isRight(
      rightsReader.decode({
        rights: [{ label: 'Content', modules: [{ label: 'Blog', rights: [{ code: 'blog.view' }] }] }],
      }),
    ),
  ).toBe(false);
});
