import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { MAX_ICON_NAME, SUGGESTED_ICONS, iconNameOf } from '../../../src/domain/site/menu-item.rule';
import { ok } from '../../shared/endpoint';
import { integer, required, text } from '../../shared/reads';
import { offering } from '../../shared/references';

interface Icon {
  readonly name: string;
  /** Path data of the icon on a 24 by 24 grid. */
  readonly path: string;
}

/** Maximum number of icons in a response. */
const MOST = 100;
const PATH = /\bd="([MmLlHhVvCcSsQqTtAaZz0-9 ,.eE+-]+)"/g;

const iconSet = async (): Promise<readonly Icon[]> => {
  const file = createRequire(import.meta.url).resolve('@iconify-json/mdi/icons.json');
  const { icons } = JSON.parse(await readFile(file, 'utf8')) as {
    readonly icons: Readonly<Record<string, { readonly body: string; readonly hidden?: boolean }>>;
  }; // cast: the version of this package is fixed
  return Object.entries(icons).flatMap(([name, { body, hidden = false }]) => {
    const path = [...body.matchAll(PATH)].map(([, data]) => data).join(' ');
    return hidden || path === '' ? [] : [{ name, path }];
  });
};

let loading: Promise<readonly Icon[]> | null = null;

/** The Material Design Icons; loaded on first use. */
const loadIcons = (): Promise<readonly Icon[]> => {
  loading ??= iconSet();
  return loading;
};

/** Exact matches first, then prefix matches, then shorter names. */
const rankOf = (name: string, term: string): number => (name === term ? 0 : name.startsWith(term) ? 1 : 2);

const findIcons = (icons: readonly Icon[], term: string, limit: number): readonly Icon[] => {
  const words = term.split(/[^a-z0-9]+/).filter((word) => word !== '');
  if (words.length === 0) return [];
  const whole = words.join('-');
  return icons
    .filter(({ name }) => words.every((word) => name.includes(word)))
    .sort(
      (one, other) =>
        rankOf(one.name, whole) - rankOf(other.name, whole) ||
        one.name.length - other.name.length ||
        (one.name < other.name ? -1 : 1),
    )
    .slice(0, limit);
};

const ICONS = { query: { search: required(text(MAX_ICON_NAME)), limit: integer(1, MOST) } };

/** `GET icon?search=&limit=`: names of Material Design Icons with their path data. Rule R-NAV-07. */
export const iconEndpoint = offering('icon')('GET', 'icon', ICONS, async ({ query }) => {
  const { search, limit = SUGGESTED_ICONS } = query;
  const term = iconNameOf(search);
  return ok({ icons: findIcons(await loadIcons(), term, limit) });
});
