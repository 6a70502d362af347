import type { FieldTable } from '../shared/fields/field-table';
import { ruleOf } from '../shared/fields/table-values';

/** Rule R-OPS-02. */
export const whitelistFields = {
  source: { kind: 'line', most: 500, required: true, listed: true, sortable: true, searched: true, filter: 'contains' },
  datetime: { kind: 'moment', given: true, listed: true, sortable: true },
  type: { kind: 'choice', values: ['js'], initial: 'js', required: true, listed: true, sortable: true },
  comments: { kind: 'text', most: 2_000, searched: true, filter: 'contains' },
} as const satisfies FieldTable;

const LABEL = String.raw`[\p{L}\p{N}_](?:[\p{L}\p{N}_-]*[\p{L}\p{N}_])?`;
const HOST = String.raw`(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|(?:\*\.)?(?:${LABEL}\.)+[\p{L}\p{N}-]*\p{L}[\p{L}\p{N}-]*)`;
/** Host source of a Content-Security-Policy: optional scheme, wildcard subdomain, port and path. */
const SOURCE = new RegExp(
  String.raw`^(?:(?:https?:)?//)?${HOST}(?::(?:\d{1,5}|\*))?(?:[/?][^\s"'<>;,\\\p{Cc}]*)?$`,
  'iu',
);

/** R-OPS-02. */
export const whitelistRule = ruleOf(whitelistFields, ({ source }) => ({
  source: SOURCE.test(source.trim()) ? null : 'pattern.default',
}));
