import { helpPath, pageOfKey, type HelpSection } from '../../../src/domain/insight/help';

const entry = (type: string, module: string) => ({ address: { type, module }, title: module, intro: '', icon: '' });
const sections: readonly HelpSection[] = [
  {
    address: { type: 'general', module: null },
    title: 'General',
    intro: '',
    icon: '',
    pages: [entry('general', 'start')],
  },
  {
    address: { type: 'people', module: null },
    title: 'People',
    intro: '',
    icon: '',
    pages: [entry('people', 'users'), entry('people', 'profile')],
  },
];

test('a page has an address of its own, whatever its name holds', () => {
  expect(helpPath({ type: 'people', module: 'users' })).toBe('/help/people/users');
  expect(helpPath({ type: 'a/b', module: null })).toBe('/help/a%2Fb');
});

test('the page of a screen is found by its key, in whatever group it stands', () => {
  expect(pageOfKey(sections, 'profile')).toEqual({ type: 'people', module: 'profile' });
  expect(pageOfKey(sections, 'coupon')).toBeNull();
});
