import { undeclaredIn } from './declared-calls';

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

it.each<readonly [string, RequestInit, readonly string[]]>([
  ['/api/navigation/routes?autocomplete=br&limit=25', {}, []],
  ['/api/navigation/routes?autocomplete=br&dragon=25', {}, ['GET navigation/routes?dragon']],
  ['/api/blog/?page=1&sort%5Bname%5D=asc', {}, []],
  ['/api/me/password/', { method: 'PUT', headers: FORM, body: 'old_password=a&code=b' }, ['PUT me/password code']],
  ['/api/library/folder/file.png', { method: 'PUT', headers: FORM, body: 'title=a' }, []],
  ['/api/nothing?dragon=1', {}, []],
])('%s %j has the undeclared names %j', (address, init, names) => {
  expect(undeclaredIn(address, init)).toEqual(names);
});
