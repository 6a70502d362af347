import type { Id } from '../shared/id';
import type { Instant } from '../shared/instant';
import { defineResource, type Kind, type Resource } from '../shared/resource';
import { metaMerging } from './published/meta-merging';
import { BLANK_META, type PageMeta } from './published/page-meta';
import { termRule } from './term.rule';

/** A tag or category; the interface calls a tag's name its label. */
export interface TermRow {
  readonly id: Id;
  readonly name: string;
  readonly url: string;
  /** Last save, set by the server. */
  readonly updated: Instant | null;
}

export type TermMeta = PageMeta;

/** An empty URL is derived from the name on save. */
export type TermDraft = Pick<TermRow, 'name' | 'url'> & { readonly meta: TermMeta };

export type Term = TermRow & TermDraft;

export type TermFilter = {
  readonly name: string;
  readonly url: string;
};

export interface TermKind extends Kind {
  row: TermRow;
  detail: Term;
  draft: TermDraft;
  filter: TermFilter;
}

export type TermResource = Resource<TermKind>;

/** The key is the first segment of routes, rights and endpoints. */
export type TermModule = 'tag' | 'category';

const resourceOf = (module: TermModule, many: string): TermResource =>
  defineResource<TermKind>({
    key: module,
    right: module,
    perWebsite: true,
    strings: { one: `content.${module}`, many: `content.${many}` },
    sortable: ['name', 'url', 'updated'],
    order: { field: 'name', order: 'asc' },
    noFilter: { name: '', url: '' },
    blank: {
      name: '',
      url: '',
      meta: BLANK_META,
    },
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
