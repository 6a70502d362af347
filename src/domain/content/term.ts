import type { Id } from '../shared/id';
import type { Instant } from '../shared/instant';
import { defineResource, type Resource } from '../shared/resource';
import type { Meta } from './content-item';
import { termRule } from './term.rule';

/** A tag or a category; what people call the label of a tag is its name here. */
export interface TermRow {
  readonly id: Id;
  readonly name: string;
  readonly url: string;
  /** When it was saved last; the server says. */
  readonly updated: Instant | null;
}

export type TermMeta = Pick<
  Meta,
  'title' | 'description' | 'shareTitle' | 'shareDescription' | 'shareImage' | 'canonical'
>;

/** What the form edits. Without an address one is made of the name. */
export type TermDraft = Pick<TermRow, 'name' | 'url'> & { readonly meta: TermMeta };

export type Term = TermRow & TermDraft;

/** Empty text narrows nothing. */
export type TermFilter = {
  readonly name: string;
  readonly url: string;
};

export type TermResource = Resource<TermRow, Term, TermDraft, TermFilter>;

/** The two kinds; each is the first part of its address, its rights and its calls. */
export type TermModule = 'tag' | 'category';

const resourceOf = (module: TermModule, many: string): TermResource =>
  defineResource<TermRow, Term, TermDraft, TermFilter>({
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
      meta: { title: '', description: '', shareTitle: '', shareDescription: '', shareImage: null, canonical: '' },
    },
    rule: termRule,
  });

/** Tags: words that connect items of all modules. */
export const tags = resourceOf('tag', 'tags');

/** Categories: what items are about. */
export const categories = resourceOf('category', 'categories');

/** An item that has a tag or category. Rule R-CON-18. */
export interface TermUse {
  /** The first part of its address. */
  readonly module: string;
  readonly id: Id;
  readonly title: string;
}

/** Where a tag or category is used: the first of its items, by their names, and how many there are. Rule R-CON-18. */
export interface TermUses {
  readonly uses: readonly TermUse[];
  readonly total: number;
}
