import { lengthProblem, problemsOf, type FieldProblem, type Rule } from '../shared/rule';
import { singleLineProblem } from '../shared/fields/single-line.rule';
import { isWebAddress } from '../shared/web-address.rule';

/** A route is a special kind of module. Rule R-NAV-02. */
export const MENU_ITEM_TYPES = ['page', 'external', 'module', 'route'] as const;
export type MenuItemType = (typeof MENU_ITEM_TYPES)[number];

/** Rule R-NAV-02. */
export const MENU_TARGETS = ['_self', '_blank'] as const;
export type MenuTarget = (typeof MENU_TARGETS)[number];

/** Maximum characters. Rule R-NAV-02. */
export const MAX_ITEM_LABEL = 200;
export const MAX_ITEM_LOCATION = 500;
export const MAX_ICON_NAME = 64;
/** Rule R-NAV-04. */
export const MAX_MENU_ITEMS = 5_000;
export const MAX_MENU_DEPTH = 10;

/** Minimum characters of a search. Rule R-NAV-06. */
export const SHORTEST_SUGGESTED = 2;
/** Maximum suggestions while adding an item, while editing one, and for icons. Rule R-NAV-06. */
export const SUGGESTED_ADDING = 25;
export const SUGGESTED_EDITING = 100;
export const SUGGESTED_ICONS = 10;

/** Whether items can be placed below this type: a module shows its own content there. Rule R-NAV-03. */
export const takesItems = (type: string): boolean => type === 'page' || type === 'external';

/** Whether this type refers to a module or route of the website. Rule R-NAV-02. */
export const leadsToRoute = (type: string): boolean => type === 'module' || type === 'route';

/** A menu in which an item shows another menu as its submenu. */
export interface SubmenuUse<Key> {
  readonly menu: Key;
  readonly submenu: Key;
}

/** Whether a submenu would include the menu itself, directly or through other menus. Rule R-NAV-11. */
export const leadsBack = <Key>(uses: readonly SubmenuUse<Key>[], menu: Key, submenu: Key): boolean => {
  const reached = new Set([submenu]);
  // Iterating a set also visits elements that are added meanwhile.
  for (const next of reached) for (const use of uses) if (use.menu === next) reached.add(use.submenu);
  return reached.has(menu);
};

/** Whether the text is the name of a Material Design Icon. Rule R-NAV-07. */
export const isIconName = (name: string): boolean =>
  name.length <= MAX_ICON_NAME && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name);

/** Icon name without the prefix of its set. */
export const iconNameOf = (written: string): string =>
  written
    .trim()
    .toLowerCase()
    .replace(/^mdi[:-]/, '');

const PATH = /^[/#](?![/\\])[^\s\\\p{Cc}]*$/u;
const OTHER = /^(?:mailto|tel):[^\s\\\p{Cc}]+$/iu;

/** Whether the text is a path or anchor, a web URL, an e-mail address or a telephone number. Rule R-NAV-02. */
export const isMenuLocation = (written: string): boolean =>
  PATH.test(written) || OTHER.test(written) || isWebAddress(written);

export interface MenuItemTerms {
  readonly label: string;
  readonly type: string;
  readonly hasPage: boolean;
  readonly location: string;
  readonly hasRoute: boolean;
  readonly icon: string;
}

const locationProblem = (location: string): FieldProblem | null => {
  if (location === '') return 'required';
  return lengthProblem(location, MAX_ITEM_LOCATION) ?? (isMenuLocation(location) ? null : 'pattern.default');
};

/** Each known type requires its own target; unknown types require none. Rules R-NAV-02 and R-SHR-60. */
export const menuItemRule: Rule<MenuItemTerms> = ({ label, type, hasPage, location, hasRoute, icon }) =>
  problemsOf({
    label: singleLineProblem(label, { most: MAX_ITEM_LABEL, required: true }),
    page: type === 'page' && !hasPage ? 'required' : null,
    location: type === 'external' ? locationProblem(location.trim()) : null,
    route: leadsToRoute(type) && !hasRoute ? 'required' : null,
    icon: icon.trim() === '' || isIconName(iconNameOf(icon)) ? null : 'pattern.default',
  });
