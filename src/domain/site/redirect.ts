import type { Id } from '../shared/id';
import type { Instant } from '../shared/instant';
import { defineResource, type Kind } from '../shared/resource';
import { redirectRule, type RedirectStatus } from './redirect.rule';

export interface RedirectRow {
  readonly id: Id;
  readonly from: string;
  readonly to: string;
  /** Another one of an API is shown as it is. Rule R-SHR-60. */
  readonly status: string;
  /** Matches every path that begins with `from`. */
  readonly catchAll: boolean;
  /** Set by the server. */
  readonly datetime: Instant | null;
}

export type RedirectDraft = Omit<RedirectRow, 'id' | 'datetime'> & { readonly comments: string };

export type Redirect = RedirectRow & RedirectDraft;

export type RedirectFilter = {
  readonly from: string;
  readonly to: string;
  readonly status: RedirectStatus | '';
  readonly comments: string;
};

export interface RedirectKind extends Kind {
  row: RedirectRow;
  detail: Redirect;
  draft: RedirectDraft;
  filter: RedirectFilter;
}

export const redirects = defineResource<RedirectKind>({
  key: 'redirect',
  right: 'redirect',
  perWebsite: true,
  strings: { one: 'site.redirect', many: 'site.redirects' },
  sortable: ['from', 'to', 'datetime', 'status', 'catchAll'],
  order: { field: 'from', order: 'asc' },
  noFilter: { from: '', to: '', status: '', comments: '' },
  blank: { from: '', to: '', status: '301', catchAll: false, comments: '' },
  rule: redirectRule,
});
