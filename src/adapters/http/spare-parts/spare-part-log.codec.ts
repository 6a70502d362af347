import * as t from 'io-ts';
import { sparePartLogFields, type SparePartLogKind } from '../../../domain/spare-parts/spare-part-log';
import type { ReadOnlyCodec } from '../shared/resource-gateway.http';
import { tableCodec } from '../shared/table.codec';
import { defaulted, mapped, optional, UtcDateTime } from '../shared/wire';
import { Pairs } from '../shared/wire-fields';

const Told = t.type({ created_at: UtcDateTime, updated_at: optional(t.type({ date: UtcDateTime })) });

/** The spare-part log on the wire. Keeps unknown levels. */
export const sparePartLogCodec: ReadOnlyCodec<SparePartLogKind> = tableCodec(sparePartLogFields, {
  endpoint: 'spareparts/logs',
  plural: 'logs',
  singular: 'log',
  wireNames: { createdAt: 'created_at' },
  byHand: {
    names: { value: defaulted(t.array(t.string), []) },
    updatedAt: { reader: mapped(Told, 'updated', (wire) => wire.updated_at?.date ?? wire.created_at) },
    data: { value: Pairs },
  },
});
