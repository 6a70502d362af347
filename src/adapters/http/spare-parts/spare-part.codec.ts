import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { ResourceGateway } from '../../../application/shared/ports/resource-gateway.port';
import type { SparePart, SparePartKind, SparePartRow } from '../../../domain/spare-parts/spare-part';
import type { Http } from '../shared/http';
import { httpGateway, type ResourceCodec } from '../shared/resource-gateway.http';
import { defaulted, Flag, Id, mapped, Nothing, optional, UtcDateTime } from '../shared/wire';
import { Numeral, Word } from '../shared/wire-fields';
import { itemsOfSheets, sheetOf, WireProduct, WireSheet } from './spare-sheet.codec';

const WireRow = t.type({
  id: Id,
  reference: t.string,
  external_id: defaulted(t.string, ''),
  is_active: defaulted(Flag, false),
  checked_at: optional(UtcDateTime),
  check_status: optional(Word),
  process_status: optional(Word),
  match_availability: optional(Numeral),
  match_quantity: optional(Numeral),
  has_updates: defaulted(Flag, false),
});

const WirePart = t.intersection([
  WireRow,
  t.type({
    item: optional(WireProduct),
    created_at: optional(UtcDateTime),
    categories: defaulted(t.array(WireSheet), []),
  }),
]);

const rowOf = (wire: t.TypeOf<typeof WireRow>): SparePartRow => ({
  id: wire.id,
  reference: wire.reference,
  externalId: wire.external_id,
  isActive: wire.is_active,
  checkedAt: wire.checked_at,
  checkStatus: wire.check_status,
  processStatus: wire.process_status,
  matchAvailability: wire.match_availability,
  matchQuantity: wire.match_quantity,
  hasUpdates: wire.has_updates,
});

const codec: ResourceCodec<SparePartKind> = {
  endpoint: 'spareparts',
  plural: 'references',
  singular: 'reference',
  wireNames: { externalId: 'external_id', isActive: 'is_active', hasUpdates: 'has_updates' },
  row: mapped(WireRow, 'reference row', rowOf),
  detail: mapped(WirePart, 'reference', ({ item, created_at: createdAt, categories, ...wire }): SparePart => ({
    ...rowOf(wire),
    item,
    createdAt,
    sheets: categories.map(sheetOf),
    parts: itemsOfSheets(categories),
  })),
  write: ({ isActive, item }) => ({ item: item?.id ?? '', active: isActive }),
};

/** References of spare parts over HTTP; wire names for reading and writing differ. */
export const sparePartsHttp = (http: Http): ResourceGateway<SparePartKind> => ({
  ...httpGateway(http, codec),
  toggle: (id, _, value, options) =>
    pipe(
      http.call(
        { method: 'PUT', path: `spareparts/${encodeURIComponent(id)}`, form: { active: value } },
        Nothing,
        options,
      ),
      taskEither.map(() => undefined),
    ),
});
