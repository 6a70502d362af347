import type { CommerceExtras } from '../../../application/commerce/ports/commerce-extras.port';
import type { MemoryCalls } from '../shared/memory-calls';
import { either } from 'fp-ts';

/** The memory acts as an API without extras, so records are read one by one. */
export const commerceExtrasMemory = (calls: MemoryCalls): CommerceExtras => ({
  applicable: (_, options) => calls.answer(() => either.right(null), options),
  calendar: (_, options) => calls.answer(() => either.right(null), options),
});
