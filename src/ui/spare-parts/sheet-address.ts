import type { Id } from '../../domain/shared/id';
import { spareParts } from '../../domain/spare-parts/spare-part';

/** The page of a reference with one of its sheets. */
export const sheetAddress = (reference: Id, sheet: Id): string =>
  `/${spareParts.key}/${reference}?${new URLSearchParams({ sheet }).toString()}`;

/** The sheet that an address names; null for the first one. */
export const sheetAt = (search: string): Id | null => new URLSearchParams(search).get('sheet');
