import { wantedOf } from '../../../src/application/session/wanted-path';

test.each([
  ['/users'],
  ['/users?q=em&page=2'],
  ['/users/12'],
  ['/profile'],
  ['/library/brands%2Flogo.png'],
  ['/users#top'],
  ['/nowhere'],
  ['/users/%E0%A4%A'],
])('%s is a page of ours', (wanted) => {
  expect(wantedOf({ wanted })).toBe(wanted);
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['no state', undefined],
  ['text', '/users'],
  ['a number', 7],
  ['an empty state', {}],
  ['another state', { returnTo: '7' }],
  ['no text', { wanted: ['/users'] }],
  ['an object', { wanted: { toString: () => '/users' } }],
  ['empty text', { wanted: '' }],
  ['the start itself', { wanted: '/dashboard' }],
  ['the start with a query', { wanted: '/dashboard?x=1' }],
  ['the root', { wanted: '/' }],
  ['the way in', { wanted: '/login' }],
  ['the way in by its other address', { wanted: '/auth/login' }],
  ['another site', { wanted: 'https://evil.example/users' }],
  ['another site without a scheme', { wanted: '//evil.example/users' }],
  ['another site alone', { wanted: '//evil.example' }],
  ['another site in backslashes', { wanted: '\\\\evil.example\\users' }],
  ['another host in our words', { wanted: '//users' }],
  ['a backslash', { wanted: '/\\evil.example' }],
  ['a script', { wanted: 'javascript:alert(1)//users' }],
  ['no slash', { wanted: 'users' }],
])('%s leads nowhere', (_, state) => {
  expect(wantedOf(state)).toBeNull();
});
