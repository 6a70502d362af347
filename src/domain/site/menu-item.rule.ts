import { lengthProblem, problemsOf, type FieldProblem, type Rule } from '../shared/rule';
import { isWebAddress } from '../shared/web-address.rule';

/** A route is a module of a kind of its own. Rule R-NAV-02. */
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

/** Characters of a search at least. Rule R-NAV-06. */
export const SHORTEST_SUGGESTED = 2;
/** Suggestions of a picker while an item is added, while it is edited, and of icons. Rule R-NAV-06. */
export const SUGGESTED_ADDING = 25;
export const SUGGESTED_EDITING = 100;
export const SUGGESTED_ICONS = 10;

/** What a module shows is its own: nothing can be put below it. Rule R-NAV-03. */
export const takesItems = (type: string): boolean => type === 'page' || type === 'external';

/** Modules and routes are chosen from those of the website. Rule R-NAV-02. */
export const leadsToRoute = (type: string): boolean => type === 'module' || type === 'route';

/** A menu that shows the items of another below one of its own. */
export interface SubmenuUse<Key> {
  readonly menu: Key;
  readonly submenu: Key;
}

/** Whether a submenu shows the menu that would show it, by itself or through others. Rule R-NAV-11. */
export const leadsBack = <Key>(uses: readonly SubmenuUse<Key>[], menu: Key, submenu: Key): boolean => {
  const reached = new Set([submenu]);
  // A set also visits what is added while it is iterated.
  for (const next of reached) for (const use of uses) if (use.menu === next) reached.add(use.submenu);
  return reached.has(menu);
};

/** The name of a Material Design Icon. Rule R-NAV-07. */
export const isIconName = (name: string): boolean =>
  name.length <= MAX_ICON_NAME && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name);

/** The name of an icon without the prefix of its set. */
export const iconNameOf = (written: string): string =>
  written
    .trim()
    .toLowerCase()
    .replace(/^mdi[:-]/, '');

const PATH = /^[/#](?![/\\])[^\s\\\p{Cc}]*$/u;
const OTHER = /^(?:mailto|tel):[^\s\\\p{Cc}]+$/iu;

/** A path or anchor of the website, a web address, an e-mail address or a telephone number. Rule R-NAV-02. */
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

/** Each type needs its own target; of one that only the API knows nothing is asked. Rules R-NAV-02 and R-SHR-60. */
export const menuItemRule: Rule<MenuItemTerms> = ({ label, type, hasPage, location, hasRoute, icon }) =>
  problemsOf({
    label: label.trim() === '' ? 'required' : lengthProblem(label.trim(), MAX_ITEM_LABEL),
    page: type === 'page' && !hasPage ? 'required' : null,
    location: type === 'external' ? locationProblem(location.trim()) : null,
    route: leadsToRoute(type) && !hasRoute ? 'required' : null,
    icon: icon.trim() === '' || isIconName(iconNameOf(icon)) ? null : 'pattern.default',
  });
