import { redirectFields } from '../../../domain/site/redirect.rule';
import { tableCodec } from '../shared/table.codec';

export const redirectCodec = tableCodec(redirectFields, {
  endpoint: 'redirect',
  plural: 'redirects',
  singular: 'redirect',
  wireNames: { from: 'location_from', to: 'location_to', catchAll: 'catch_all' },
});
