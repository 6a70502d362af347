import type { DraftOf, KindOf, RecordOf, RowOf } from '../shared/fields/field-table';
import { valuesOf } from '../shared/fields/table-values';
import { defineResource } from '../shared/resource';
import { redirectFields, redirectRule } from './redirect.rule';

export type RedirectRow = RowOf<typeof redirectFields>;
export type RedirectDraft = DraftOf<typeof redirectFields>;
export type Redirect = RecordOf<typeof redirectFields>;
export type RedirectKind = KindOf<typeof redirectFields>;

export const redirects = defineResource<RedirectKind>({
  ...valuesOf(redirectFields),
  key: 'redirect',
  right: 'redirect',
  perWebsite: true,
  strings: { one: 'site.redirect', many: 'site.redirects' },
  order: { field: 'from', order: 'asc' },
  rule: redirectRule,
});
