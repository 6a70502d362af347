import * as t from 'io-ts';
import type { SearchEntry, SearchEntryKind } from '../../../domain/insight/search-entry';
import type { ListCodec } from '../shared/resource-gateway.http';
import { defaulted, Id, mapped, optional } from '../shared/wire';
import { Word } from '../shared/wire-fields';

const WireEntry = t.type({
  id: optional(Id),
  term: t.string,
  type: Word,
  params: defaulted(t.string, ''),
  num_searches: t.number,
  results: t.number,
});

/** The search log on the wire; an entry without an identity is known by what was searched. */
export const searchEntryCodec: ListCodec<SearchEntryKind> = {
  endpoint: 'searchlog',
  plural: 'history',
  row: mapped(WireEntry, 'search', ({ id, term, type, params, num_searches, results }): SearchEntry => ({
    id: id ?? JSON.stringify([type, term, params]),
    term,
    type,
    params,
    searches: num_searches,
    results,
  })),
  wireNames: { searches: 'num_searches' },
};
