import type { SpareItem } from '../../../domain/spare-parts/spare-item';
import type { Translate } from '../../shared/runtime/use-text';

/** For example "Valve cone, 1 piece, available". */
export const itemSummary = ({ name, quantity, isAvailable }: SpareItem, text: Translate): string =>
  [
    name,
    ...(quantity.trim() === '' ? [] : [text('spareParts.part.pieces', { count: Number(quantity) })]),
    text(isAvailable ? 'spareParts.part.available' : 'spareParts.part.notAvailable'),
  ].join(', ');

/** For example "7 Valve cone". */
export const itemTitle = ({ number, name }: Pick<SpareItem, 'number' | 'name'>): string => `${number} ${name}`.trim();
