import type { SpareItem } from '../../../domain/spare-parts/spare-item';
import { spareParts } from '../../../domain/spare-parts/spare-part';
import { partsOf } from '../../shared/ports/record-parts.port';

/** Items of references, each saved by a call of its own. */
export const SpareItems = partsOf<SpareItem>(spareParts);
