import { checkAccess, missingRight } from '../../../server/shared/check-access';
import type { Access, Caller } from '../../../server/shared/endpoint';
import { RIGHTS_FINGERPRINT_HEADER, rightsFingerprint } from '../../../server/shared/rights-fingerprint';

const caller = (rights: readonly string[], su = false): Caller => ({
  id: 7,
  su,
  rights,
  websites: [1],
  language: 'nl',
  session: 'session',
  website: 1,
});
const [TWO, MODULES]: readonly [Access, Access] = [
  { kind: 'rights', rights: ['users.edit', 'users.view'] },
  { kind: 'modules', modules: ['blog', 'news'] },
];

describe('the right that a caller lacks (R-ACC-04, R-ACC-05)', () => {
  test.each<[Access, Caller, string | null]>([
    [{ kind: 'open' }, caller([]), null],
    [{ kind: 'signed-in' }, caller([]), null],
    [{ kind: 'su' }, caller([], true), null],
    [{ kind: 'su' }, caller(['users.edit']), 'su'],
    [{ kind: 'right', right: 'users.edit' }, caller(['users.edit']), null],
    [{ kind: 'right', right: 'users.edit' }, caller(['users.view']), 'users.edit'],
    [TWO, caller(['users.view']), null],
    [TWO, caller(['users.add']), 'users.edit, users.view'],
    [MODULES, caller(['news.edit']), null],
    [MODULES, caller(['users.edit']), 'blog.*, news.*'],
  ])('%j %j', (access, who, missing) => {
    expect(missingRight(access, who)).toBe(missing);
  });
});

describe('whether an endpoint may be used', () => {
  const refusalOf = (access: Access, who: Caller | null): unknown => {
    try {
      checkAccess(access, who);
      return null;
    } catch (refusal) {
      return refusal;
    }
  };

  test.each<[Access, Caller | null, object | null]>([
    [{ kind: 'open' }, null, null],
    [{ kind: 'signed-in' }, null, { status: 401 }],
    [{ kind: 'signed-in' }, caller([]), null],
    [{ kind: 'su' }, caller([]), { status: 403, details: { missing: 'su' } }],
    [{ kind: 'right', right: 'users.edit' }, null, { status: 401 }],
    [{ kind: 'right', right: 'users.edit' }, caller(['users.edit']), null],
  ])('%j %j', (access, who, refusal) => {
    if (refusal === null) expect(refusalOf(access, who)).toBeNull();
    else expect(refusalOf(access, who)).toMatchObject(refusal);
  });
});

test('the fingerprint of rights is that of the person, their rights and websites (R-ACC-13)', () => {
  expect(RIGHTS_FINGERPRINT_HEADER).toBe('Kantoor-Rights');
  const own = rightsFingerprint(caller(['users.edit']));
  expect(own).toMatch(/^[\w-]{16}$/);
  expect(rightsFingerprint({ ...caller(['users.edit']), language: 'en', website: null })).toBe(own);
  for (const other of [
    { ...caller(['users.edit']), id: 8 },
    caller(['users.edit'], true),
    caller(['users.view']),
    { ...caller(['users.edit']), websites: [1, 2] },
  ])
    expect(rightsFingerprint(other)).not.toBe(own);
});
