import { sql, type SQL } from 'drizzle-orm';
import type { ContentModule } from '../../src/domain/content/modules.rule';
import { allOf } from '../shared/list';

/** What the fields of content choose from, by the call that suggests it. */
export type ChoiceSource =
  'target' | 'tag' | 'category' | 'project' | 'resource' | 'branch' | 'page' | 'assortment' | 'form' | 'item';

/** Where the choices of one kind stand, and how they travel. */
export interface Choices {
  /** Key of the rows in an answer. */
  readonly plural: string;
  readonly table: string;
  /** Column of the words by which people know it, under the name that the wire has for them. */
  readonly label: string;
  /** Column of the folded text that is searched, and by which they lie. */
  readonly folded: string;
  /** Columns that travel too, in their names on the wire. */
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

const SOURCES: Readonly<Record<Exclude<ChoiceSource, 'form'>, Choices>> = {
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
    more: sql`, code, gross_price::float8 as gross_price`,
  },
  page: items('page', 'pages'),
  branch: items('branch', 'branches'),
};

/** The choices of a kind; null for forms, of which there are none yet. */
export const choicesOf = (source: ChoiceSource): Choices | null => (source === 'form' ? null : SOURCES[source]);

/** Those that a website may choose: of what belongs to websites only its own. */
export const choosableOn = ({ perWebsite = false, module }: Choices, website: number | null): SQL =>
  allOf([
    ...(perWebsite ? [sql`website_id = ${website}`] : []),
    ...(module === undefined ? [] : [sql`module = ${module}`]),
  ]);
