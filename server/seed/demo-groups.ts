import { ALL_RIGHTS } from '../../src/domain/access/rights';

export const WEBSITES = [
  { name: 'Zilvermeeuw NL', url: 'https://www.zilvermeeuw.example/nl', environment: 'production', language: 'nl' },
  {
    name: 'Zilvermeeuw België',
    url: 'https://www.zilvermeeuw.example/be',
    environment: 'production',
    language: 'nl-BE',
  },
  { name: 'Zilvermeeuw Service', url: 'https://service.zilvermeeuw.example', environment: 'staging', language: 'nl' },
] as const;

/** All rights of these modules, or only those for the named actions. */
const rightsOf = (modules: readonly string[], ...actions: readonly string[]): string[] =>
  ALL_RIGHTS.filter(
    (right) =>
      modules.some((module) => right.startsWith(`${module}.`)) &&
      (actions.length === 0 || actions.includes(right.split('.').at(-1) ?? '')),
  );

const EDITORIAL_MODULES = [
  'blog',
  'news',
  'press',
  'page',
  'reference',
  'branch',
  'tag',
  'category',
  'library',
  'faq',
  'navigation',
];

export interface DemoGroup {
  readonly name: string;
  readonly rights: readonly string[];
  readonly daysOld: number;
}

export const GROUPS: readonly DemoGroup[] = [
  { name: 'Redactie', daysOld: 812, rights: rightsOf(EDITORIAL_MODULES) },
  {
    name: 'Redactie, alleen nieuws',
    daysOld: 640,
    rights: [
      ...rightsOf(['news', 'press', 'library'], 'view', 'add', 'edit'),
      ...rightsOf(['branch', 'category', 'tag'], 'view'),
    ],
  },
  {
    name: 'Marketing en campagnes',
    daysOld: 790,
    rights: [
      ...rightsOf(['promotion', 'coupon', 'event', 'popup', 'emails', 'form']),
      ...rightsOf(['library', 'category'], 'view'),
      ...rightsOf(['statistics'], 'tools', 'requests', 'brochures', 'gifts', 'holidays'),
    ],
  },
  {
    name: 'Catalogusbeheer',
    daysOld: 455,
    rights: [...rightsOf(['etim', 'structure', 'library']), ...rightsOf(['statistics'], 'sync', 'icc')],
  },
  {
    name: 'Service and spare parts',
    daysOld: 388,
    rights: [...rightsOf(['spareparts', 'spare-part-categories', 'holidays', 'errorcode']), 'statistics.tools'],
  },
  {
    name: 'Webshop, order desk',
    daysOld: 301,
    rights: [
      ...rightsOf(['defaultcart', 'coupon']),
      ...rightsOf(['statistics'], 'orders', 'carts', 'quotations', 'invoices', 'requests', 'accounts', 'holidays'),
    ],
  },
  { name: 'Gebruikersbeheer', daysOld: 820, rights: rightsOf(['users', 'usergroups']) },
  { name: 'Colleagues, look only', daysOld: 96, rights: ['users.view'] },
];
