import type { Suggestion } from '../../../../application/content/ports/choices.port';

/** The menus of the seed. */
export const MEMORY_MENUS = [
  { id: '1', title: 'Hoofdmenu website', code: 'main', hasIcons: false, canDelete: false },
  { id: '2', title: 'Voettekst', code: 'footer', hasIcons: false, canDelete: false },
  { id: '3', title: 'Servicemenu', code: 'service', hasIcons: true, canDelete: true },
];

const route = (type: 'module' | 'route', value: string, label: string): Suggestion => ({
  id: value,
  label,
  value,
  type,
});

/** Modules and routes of a website. */
export const MEMORY_ROUTES: readonly Suggestion[] = [
  route('module', 'branch', 'Vestigingen'),
  route('module', 'blog', 'Blog'),
  route('module', 'faq', 'Veelgestelde vragen'),
  route('route', 'account', 'Mijn account'),
  route('route', 'error-codes', 'Storingscodes'),
  route('route', 'spare-parts', 'Onderdelen zoeken'),
];
