import type { Suggestion } from '../../application/content/ports/choices.port';
import type { ItemReference } from '../../domain/commerce/references';

/** Converts a suggestion to an item. */
export const itemOf = ({ id, label, code = '', grossPrice = null }: Suggestion): ItemReference => ({
  id,
  label,
  code,
  grossPrice,
});
