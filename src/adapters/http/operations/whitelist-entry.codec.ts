import { whitelistFields } from '../../../domain/operations/whitelist-entry.rule';
import { tableCodec } from '../shared/table.codec';

export const whitelistEntryCodec = tableCodec(whitelistFields, {
  endpoint: 'whitelist',
  plural: 'whitelists',
  singular: 'whitelist',
});
