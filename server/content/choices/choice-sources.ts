import { sql, type SQL } from 'drizzle-orm';
import { canOpenModule } from '../../../src/domain/shared/permission';
import type { Caller } from '../../shared/endpoint';
import { storedAt, type ReferenceKind } from '../../shared/references';

/** Endpoints that suggest values. */
export type ChoiceSource = Exclude<ReferenceKind, 'emails/category'>;

/** How a source's records appear in responses. */
interface Shown {
  /** Key of the list in the response. */
  readonly plural: string;
  /** Column with the label; its wire name is the same. */
  readonly label: string;
  /** Column with the folded label, for searching and sorting. */
  readonly folded: string;
  /** Further columns that a user may see; starts with a comma. */
  readonly more?: (caller: Caller) => SQL;
}

/** Modules whose screens calculate with item prices. */
const CALCULATING = ['promotion', 'defaultcart'] as const;

/**
 * Columns of an item besides its label; includes prices for users of modules that calculate with them. Rule R-COM-63.
 */
export const itemColumns = (caller: Caller): SQL =>
  CALCULATING.some((module) => canOpenModule(caller, module))
    ? sql`, code, gross_price::float8 as gross_price, assortments`
    : sql`, code`;

const SHOWN: Readonly<Record<ChoiceSource, Shown>> = {
  target: { plural: 'targets', label: 'label', folded: 'label' },
  tag: { plural: 'tags', label: 'label', folded: 'by_label' },
  category: { plural: 'categories', label: 'name', folded: 'by_name' },
  project: { plural: 'projects', label: 'number', folded: 'search' },
  resource: { plural: 'resources', label: 'fullname', folded: 'search' },
  assortment: { plural: 'assortments', label: 'label', folded: 'search' },
  item: { plural: 'items', label: 'label', folded: 'search', more: itemColumns },
  account: { plural: 'accounts', label: 'name', folded: 'search', more: () => sql`, number` },
  form: { plural: 'forms', label: 'name', folded: 'by_name' },
  navigation: { plural: 'menus', label: 'title', folded: 'by_title' },
  page: { plural: 'pages', label: 'name', folded: 'by_name' },
  branch: { plural: 'branches', label: 'name', folded: 'by_name' },
};

/** A source: the table of its records and their wire format. */
export const choicesOf = (source: ChoiceSource): Shown & ReturnType<typeof storedAt> => ({
  ...storedAt(source),
  ...SHOWN[source],
});
