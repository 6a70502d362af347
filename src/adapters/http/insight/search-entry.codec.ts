import * as t from 'io-ts';
import { searchFields, type SearchEntryKind } from '../../../domain/insight/search-entry';
import type { ListCodec } from '../shared/resource-gateway.http';
import { tableCodec } from '../shared/table.codec';
import { Id, mapped, optional } from '../shared/wire';

/** An entry without id is identified by its search text. */
const WithId = mapped(t.intersection([t.UnknownRecord, t.type({ id: optional(Id) })]), 'search', (wire): unknown => ({
  ...wire,
  id: wire.id ?? JSON.stringify([wire['type'], wire['term'], wire['params']]),
}));

const plain = tableCodec(searchFields, {
  endpoint: 'searchlog',
  plural: 'history',
  singular: 'history',
  wireNames: { searches: 'num_searches' },
  byHand: { searches: { value: t.number }, results: { value: t.number } },
});

/** The search log on the wire. */
export const searchEntryCodec: ListCodec<SearchEntryKind> = { ...plain, row: WithId.pipe(plain.row) };
