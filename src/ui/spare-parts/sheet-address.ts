import type { Id } from '../../domain/shared/id';
import { spareParts } from '../../domain/spare-parts/spare-part';

/** URL of a reference, showing one of its sheets. */
export const sheetAddress = (reference: Id, sheet: Id): string =>
  `/${spareParts.key}/${reference}?${new URLSearchParams({ sheet }).toString()}`;

/** Id of the sheet in the URL; `null` for the first sheet. */
export const sheetAt = (search: string): Id | null => new URLSearchParams(search).get('sheet');
