import type { Id } from '../shared/id';
import {
  custom,
  type DraftOf,
  type FieldTable,
  type KindOf,
  type RecordOf,
  type RowOf,
} from '../shared/fields/field-table';
import { valuesOf } from '../shared/fields/table-values';
import { defineResource, type Resource } from '../shared/resource';
import { metaMerging } from './published/meta-merging';
import { BLANK_META, type PageMeta } from './published/page-meta';
import { termFields, termRule } from './term.rule';

export const termTable = { ...termFields, meta: custom<PageMeta>(BLANK_META) } as const satisfies FieldTable;

export type TermRow = RowOf<typeof termTable>;
export type TermDraft = DraftOf<typeof termTable>;
export type Term = RecordOf<typeof termTable>;
export type TermKind = KindOf<typeof termTable>;

export type TermResource = Resource<TermKind>;

/** The key is the first segment of routes, rights and endpoints. */
export type TermModule = 'tag' | 'category';

const resourceOf = (module: TermModule, many: string): TermResource =>
  defineResource<TermKind>({
    ...valuesOf(termTable),
    key: module,
    right: module,
    perWebsite: true,
    strings: { one: `content.${module}`, many: `content.${many}` },
    order: { field: 'name', order: 'asc' },
    rule: termRule,
    merging: metaMerging(),
  });

export const tags = resourceOf('tag', 'tags');

export const categories = resourceOf('category', 'categories');

/** An item that uses a tag or category. Rule R-CON-18. */
export interface TermUse {
  /** Module key. */
  readonly module: string;
  readonly id: Id;
  readonly title: string;
}

/** Items that use a term: the first ones by name, and the total. Rule R-CON-18. */
export interface TermUses {
  readonly uses: readonly TermUse[];
  readonly total: number;
}
