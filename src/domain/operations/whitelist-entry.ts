import type { Id } from '../shared/id';
import type { Instant } from '../shared/instant';
import { defineResource } from '../shared/resource';
import { whitelistRule, type WhitelistType } from './whitelist-entry.rule';

export interface WhitelistRow {
  readonly id: Id;
  readonly source: string;
  /** When it was added; the server says. */
  readonly datetime: Instant | null;
  readonly type: WhitelistType;
}

/** What the form of an entry edits. */
export type WhitelistDraft = Omit<WhitelistRow, 'id' | 'datetime'> & { readonly comments: string };

export type WhitelistEntry = WhitelistRow & WhitelistDraft;

/** Empty text narrows nothing. */
export type WhitelistFilter = {
  readonly source: string;
  readonly comments: string;
};

/** Scripts of others that a website lets in. */
export const whitelist = defineResource<WhitelistRow, WhitelistEntry, WhitelistDraft, WhitelistFilter>({
  key: 'whitelist',
  right: 'whitelist',
  perWebsite: true,
  strings: { one: 'operations.whitelistEntry', many: 'operations.whitelist' },
  sortable: ['source', 'datetime', 'type'],
  noFilter: { source: '', comments: '' },
  blank: { type: 'js', source: '', comments: '' },
  rule: whitelistRule,
});
