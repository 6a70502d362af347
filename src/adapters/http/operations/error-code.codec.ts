import * as t from 'io-ts';
import type { ErrorCode, ErrorCodeKind, ErrorCodeRow } from '../../../domain/operations/error-code';
import type { ResourceCodec } from '../shared/resource-gateway.http';
import { defaulted, Flag, Id, mapped } from '../shared/wire';
import { Word } from '../shared/wire-fields';

const WireRow = t.type({
  id: Id,
  code: t.string,
  source: Word,
  standard: defaulted(Flag, false),
  inverter: defaulted(Flag, false),
  description: defaulted(t.string, ''),
});
const WireErrorCode = t.intersection([WireRow, t.type({ control: defaulted(t.string, '') })]);

/** Error codes on the wire: as they are, the two kinds of machine as flags. */
export const errorCodeCodec: ResourceCodec<ErrorCodeKind> = {
  endpoint: 'errorcode',
  plural: 'errorcodes',
  singular: 'errorcode',
  row: mapped(WireRow, 'error code row', (wire): ErrorCodeRow => wire),
  detail: mapped(
    WireErrorCode,
    'error code',
    ({ id, code, source, standard, inverter, description, control }): ErrorCode => ({
      id,
      code,
      source,
      standard,
      inverter,
      description,
      control,
    }),
  ),
  write: ({ code, description, control, source, standard, inverter }) => ({
    code: code.trim(),
    description,
    control,
    source,
    standard,
    inverter,
  }),
};
