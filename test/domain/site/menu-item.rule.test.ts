import {
  BLANK_ITEM,
  menuItemId,
  menuItems,
  placeOfItemId,
  type MenuItemDraft,
} from '../../../src/domain/site/menu-item';
import { iconNameOf, isIconName, isMenuLocation, leadsBack, takesItems } from '../../../src/domain/site/menu-item.rule';
import { menuRule } from '../../../src/domain/site/menu.rule';

const CHOSEN = { id: '7', label: 'Onderhoud' };

describe('a menu (R-NAV-01)', () => {
  test.each([
    ['nothing', { title: ' ', code: '' }, { title: 'required', code: 'required' }],
    ['a long title', { title: 'a'.repeat(201), code: 'main' }, { title: 'tooLong.200' }],
    ['a long code', { title: 'Menu', code: 'a'.repeat(65) }, { code: 'tooLong.64' }],
    ['a code of two words', { title: 'Menu', code: 'main menu' }, { code: 'pattern.default' }],
    ['a code that ends with a hyphen', { title: 'Menu', code: 'main-' }, { code: 'pattern.default' }],
    ['both', { title: 'Menu', code: 'main_menu-2' }, {}],
  ])('with %s', (_, menu, problems) => {
    expect(menuRule(menu)).toEqual(problems);
  });
});

test.each([
  ['itself', 'a', true],
  ['a menu that shows it', 'b', true],
  ['a menu that leads to it through another', 'c', true],
  ['a menu in a circle of its own', 'x', false],
  ['a menu that shows nothing', 'd', false],
])('a menu that shows %s leads back (R-NAV-11)', (_, submenu, expected) => {
  const uses = [
    ['c', 'd'],
    ['c', 'b'],
    ['b', 'a'],
    ['x', 'y'],
    ['y', 'x'],
  ].map(([menu = '', shown = '']) => ({ menu, submenu: shown }));
  expect(leadsBack(uses, 'a', submenu)).toBe(expected);
});

describe('an item (R-NAV-02)', () => {
  const problems = (change: Partial<MenuItemDraft>) => menuItems.rule({ ...BLANK_ITEM, label: 'Iets', ...change });

  test.each<readonly [string, Partial<MenuItemDraft>, object]>([
    ['no label', { label: ' ', page: CHOSEN }, { label: 'required' }],
    ['a long label', { label: 'a'.repeat(201), page: CHOSEN }, { label: 'tooLong.200' }],
    ['a page', { page: CHOSEN }, {}],
    ['no page', {}, { page: 'required' }],
    ['an address', { type: 'external', location: '/contact' }, {}],
    ['no address', { type: 'external' }, { location: 'required' }],
    ['a module', { type: 'module', route: CHOSEN }, {}],
    ['no module', { type: 'module', page: CHOSEN }, { route: 'required' }],
    ['no route', { type: 'route', location: '/contact' }, { route: 'required' }],
    ['an icon of two words', { page: CHOSEN, icon: 'wrench outline' }, { icon: 'pattern.default' }],
    ['an icon with the prefix of its set', { page: CHOSEN, icon: 'mdi:wrench-outline' }, {}],
  ])('with %s', (_, change, expected) => {
    expect(problems(change)).toEqual(expected);
  });

  test.each([
    '/',
    '/contact?x=1#form',
    '#top',
    'https://zilvermeeuw.example/',
    'mailto:info@zilvermeeuw.example',
    'tel:+31',
  ])('leads to %s', (location) => {
    expect(isMenuLocation(location)).toBe(true);
  });

  test.each([
    'contact',
    '//elders.example',
    '/\\elders.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://x.example',
    '/a b',
  ])('does not lead to %s', (location) => {
    expect(isMenuLocation(location)).toBe(false);
  });

  test('takes items below it unless it is a module or a route (R-NAV-03)', () => {
    expect((['page', 'external', 'module', 'route'] as const).filter(takesItems)).toEqual(['page', 'external']);
  });

  test.each([
    ['mdi-home', 'home'],
    [' MDI:Home ', 'home'],
    ['home', 'home'],
  ])('an icon written %s is called %s (R-NAV-07)', (written, name) => {
    expect(iconNameOf(written)).toBe(name);
    expect(isIconName(name)).toBe(true);
  });

  test.each([
    [{ menu: '3', item: '12', parent: null }],
    [{ menu: '3', item: null, parent: null }],
    [{ menu: '3', item: null, parent: '12' }],
  ])('is found by its place %j', (place) => {
    expect(placeOfItemId(menuItemId(place))).toEqual(place);
  });
});
