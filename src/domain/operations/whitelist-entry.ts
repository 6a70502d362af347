import type { Id } from '../shared/id';
import type { Instant } from '../shared/instant';
import { defineResource, type Kind } from '../shared/resource';
import { whitelistRule } from './whitelist-entry.rule';

export interface WhitelistRow {
  readonly id: Id;
  readonly source: string;
  /** Set by the server. */
  readonly datetime: Instant | null;
  /** Rule R-SHR-60. */
  readonly type: string;
}

export type WhitelistDraft = Omit<WhitelistRow, 'id' | 'datetime'> & { readonly comments: string };

export type WhitelistEntry = WhitelistRow & WhitelistDraft;

export type WhitelistFilter = {
  readonly source: string;
  readonly comments: string;
};

export interface WhitelistKind extends Kind {
  row: WhitelistRow;
  detail: WhitelistEntry;
  draft: WhitelistDraft;
  filter: WhitelistFilter;
}

/** Script sources that a website allows. */
export const whitelist = defineResource<WhitelistKind>({
  key: 'whitelist',
  right: 'whitelist',
  perWebsite: true,
  strings: { one: 'operations.whitelistEntry', many: 'operations.whitelist' },
  sortable: ['source', 'datetime', 'type'],
  noFilter: { source: '', comments: '' },
  blank: { type: 'js', source: '', comments: '' },
  rule: whitelistRule,
});
