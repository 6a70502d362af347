import { matchesWords } from '../../../src/domain/shared/list-query';
import { fold } from '../../../src/domain/shared/fold';
import { SHORTEST_SUGGESTED, SUGGESTED_EDITING } from '../../../src/domain/site/menu-item.rule';
import { SUGGESTED } from '../../content/published/suggested';
import { ok, withAnyRightOf } from '../../shared/endpoint';
import { pick } from '../../shared/specified';

interface MenuRoute {
  readonly type: 'module' | 'route';
  /** Value that an item stores as its location. */
  readonly value: string;
  readonly label: Readonly<Record<'nl' | 'en', string>>;
}

const route = (type: MenuRoute['type'], value: string, nl: string, en: string): MenuRoute => ({
  type,
  value,
  label: { nl, en },
});

/** Pages that a website generates itself: modules with items, and single pages. */
const ROUTES: readonly MenuRoute[] = [
  route('module', 'blog', 'Blog', 'Blog'),
  route('module', 'news', 'Nieuws', 'News'),
  route('module', 'press', 'Pers', 'Press'),
  route('module', 'reference', 'Referenties', 'References'),
  route('module', 'branch', 'Vestigingen', 'Branches'),
  route('module', 'event', 'Evenementen', 'Events'),
  route('module', 'faq', 'Veelgestelde vragen', 'Frequently asked questions'),
  route('module', 'products', 'Productcatalogus', 'Product catalogue'),
  route('route', 'account', 'Mijn account', 'My account'),
  route('route', 'account.orders', 'Mijn bestellingen', 'My orders'),
  route('route', 'cart', 'Winkelmandje', 'Cart'),
  route('route', 'contact', 'Contactformulier', 'Contact form'),
  route('route', 'error-codes', 'Storingscodes', 'Error codes'),
  route('route', 'login', 'Inloggen', 'Sign in'),
  route('route', 'search', 'Zoeken', 'Search'),
  route('route', 'spare-parts', 'Onderdelen zoeken', 'Find spare parts'),
];

const byValue = new Map(ROUTES.map((known) => [known.value, known]));

const labelIn = ({ label }: MenuRoute, language: string): string => (language === 'nl' ? label.nl : label.en);

/** Whether a website has this module or route. */
export const isMenuRoute = (type: 'module' | 'route', value: string): boolean => byValue.get(value)?.type === type;

/** Label of a route; null if the website does not have it. */
export const routeLabel = (value: string, language: string): string | null => {
  const known = byValue.get(value);
  return known === undefined ? null : labelIn(known, language);
};

/** `GET navigation/routes?autocomplete=`: modules and routes of a website, prefix matches first. Rule R-NAV-06. */
export const menuRouteEndpoint = {
  ...withAnyRightOf('navigation')('GET', 'navigation/routes', SUGGESTED, ({ query, caller: { language } }) => {
    const { autocomplete: text, limit = SUGGESTED_EDITING } = query;
    const begins = (label: string): number => (fold(label).startsWith(fold(text.trim())) ? 0 : 1);
    const routes = ROUTES.map(({ type, value, label }, place) => ({
      id: place + 1,
      label: labelIn({ type, value, label }, language),
      value,
      type,
    }))
      .filter(({ label }) => [...text.trim()].length >= SHORTEST_SUGGESTED && matchesWords(label, text))
      .sort((one, other) => begins(one.label) - begins(other.label) || one.label.localeCompare(other.label, language))
      .slice(0, limit);
    return Promise.resolve(ok({ routes }));
  }),
  specified: { answer: pick('', { routes: pick('id label value type') }) },
};
