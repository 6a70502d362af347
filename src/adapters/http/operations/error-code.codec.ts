import { errorCodeFields } from '../../../domain/operations/error-code.rule';
import { tableCodec } from '../shared/table.codec';

export const errorCodeCodec = tableCodec(errorCodeFields, {
  endpoint: 'errorcode',
  plural: 'errorcodes',
  singular: 'errorcode',
});
