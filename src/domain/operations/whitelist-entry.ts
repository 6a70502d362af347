import type { DraftOf, KindOf, RecordOf, RowOf } from '../shared/fields/field-table';
import { valuesOf } from '../shared/fields/table-values';
import { defineResource } from '../shared/resource';
import { whitelistFields, whitelistRule } from './whitelist-entry.rule';

export type WhitelistDraft = DraftOf<typeof whitelistFields>;
export type WhitelistRow = RowOf<typeof whitelistFields>;
export type WhitelistEntry = RecordOf<typeof whitelistFields>;
export type WhitelistKind = KindOf<typeof whitelistFields>;

/** Script sources that a website allows. */
export const whitelist = defineResource<WhitelistKind>({
  ...valuesOf(whitelistFields),
  key: 'whitelist',
  right: 'whitelist',
  perWebsite: true,
  strings: { one: 'operations.whitelistEntry', many: 'operations.whitelist' },
  rule: whitelistRule,
});
