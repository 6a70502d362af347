import { sql, type SQL } from 'drizzle-orm';
import { canOpenModule } from '../../../src/domain/shared/permission';
import type { Caller } from '../../shared/endpoint';
import { storedAt, type ReferenceKind } from '../../shared/references';

/** Endpoints that suggest values. */
export type ChoiceSource = Exclude<ReferenceKind, 'emails/category'>;

/** How the choices of a source are answered. */
interface Shown {
  /** Key of the list in the response. */
  readonly plural: string;
  /** Column with the label, also its name on the wire. */
  readonly label: string;
  /** Column with the folded text, for searching and sorting. */
  readonly folded: string;
  /** Further columns that a person may see, after a comma. */
  readonly more?: (caller: Caller) => SQL;
}

/** Modules whose screens calculate with prices of items. */
const CALCULATING = ['promotion', 'defaultcart'] as const;

/** What is answered of an item beside its label: prices to those who calculate with them. Rule R-COM-63. */
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

/** A source: where its choices are stored, and how they are answered. */
export const choicesOf = (source: ChoiceSource): Shown & ReturnType<typeof storedAt> => ({
  ...storedAt(source),
  ...SHOWN[source],
});
