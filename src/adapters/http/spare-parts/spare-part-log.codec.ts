import * as t from 'io-ts';
import type { SparePartLog, SparePartLogKind, SparePartLogRow } from '../../../domain/spare-parts/spare-part-log';
import type { ReadOnlyCodec } from '../shared/resource-gateway.http';
import { defaulted, Id, mapped, optional, UtcDateTime } from '../shared/wire';
import { Pairs } from '../shared/wire-fields';

const WireRow = t.type({
  id: Id,
  level: t.string,
  names: defaulted(t.array(t.string), []),
  message: t.string,
  created_at: UtcDateTime,
});
const WireLog = t.intersection([WireRow, t.type({ updated_at: optional(t.type({ date: UtcDateTime })), data: Pairs })]);

const rowOf = ({ id, level, names, message, created_at }: t.TypeOf<typeof WireRow>): SparePartLogRow => ({
  id,
  level,
  names,
  message,
  createdAt: created_at,
});

/** A row of the log, of all references or of one. */
export const WireLogRow = mapped(WireRow, 'spare-part log row', rowOf);

/** The log of spare parts on the wire. Levels that the console does not know are kept. */
export const sparePartLogCodec: ReadOnlyCodec<SparePartLogKind> = {
  endpoint: 'spareparts/logs',
  plural: 'logs',
  singular: 'log',
  wireNames: { createdAt: 'created_at' },
  row: WireLogRow,
  detail: mapped(WireLog, 'spare-part log', ({ updated_at, data, ...row }): SparePartLog => ({
    ...rowOf(row),
    updatedAt: updated_at?.date ?? row.created_at,
    data,
  })),
};
