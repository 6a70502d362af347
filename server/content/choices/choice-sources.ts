import { sql, type SQL } from 'drizzle-orm';
import type { ContentModule } from '../../../src/domain/content/modules.rule';
import { allConditions } from '../../shared/list';

/** Endpoints that suggest values. */
export type ChoiceSource =
  | 'target'
  | 'tag'
  | 'category'
  | 'project'
  | 'resource'
  | 'branch'
  | 'page'
  | 'assortment'
  | 'form'
  | 'navigation'
  | 'item'
  | 'account';

/** Where the choices of a source are stored. */
export interface Choices {
  /** Key of the list in the response. */
  readonly plural: string;
  readonly table: string;
  /** Column with the label, also its name on the wire. */
  readonly label: string;
  /** Column with the folded text, for searching and sorting. */
  readonly folded: string;
  /** Further columns of the response, after a comma. */
  readonly more?: SQL;
  readonly perWebsite?: boolean;
  readonly module?: ContentModule;
}

const items = (module: ContentModule, plural: string): Choices => ({
  plural,
  table: 'content_items',
  label: 'name',
  folded: 'by_name',
  perWebsite: true,
  module,
});

const SOURCES: Readonly<Record<ChoiceSource, Choices>> = {
  target: { plural: 'targets', table: 'targets', label: 'label', folded: 'label' },
  tag: { plural: 'tags', table: 'tags', label: 'label', folded: 'by_label', perWebsite: true },
  category: { plural: 'categories', table: 'categories', label: 'name', folded: 'by_name', perWebsite: true },
  project: { plural: 'projects', table: 'projects', label: 'number', folded: 'search' },
  resource: { plural: 'resources', table: 'authors', label: 'fullname', folded: 'search' },
  assortment: { plural: 'assortments', table: 'assortments', label: 'label', folded: 'search' },
  item: {
    plural: 'items',
    table: 'shop_items',
    label: 'label',
    folded: 'search',
    more: sql`, code, gross_price::float8 as gross_price, assortments`,
  },
  account: { plural: 'accounts', table: 'accounts', label: 'name', folded: 'search', more: sql`, number` },
  form: { plural: 'forms', table: 'forms', label: 'name', folded: 'by_name', perWebsite: true },
  navigation: { plural: 'menus', table: 'menus', label: 'title', folded: 'by_title', perWebsite: true },
  page: items('page', 'pages'),
  branch: items('branch', 'branches'),
};

export const choicesOf = (source: ChoiceSource): Choices => SOURCES[source];

/** The website whose choices are meant; null for a person without one. */
export type ChoiceWebsite = number | null | 'any';

/** The choices that a website may use. */
export const choiceCondition = ({ perWebsite = false, module }: Choices, website: ChoiceWebsite): SQL =>
  allConditions([
    ...(perWebsite && website !== 'any' ? [sql`website_id = ${website}`] : []),
    ...(module === undefined ? [] : [sql`module = ${module}`]),
  ]);
