import type { BlockType } from '../../../domain/content/block';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** The types of block that can be added, each with empty fields; asked for once a visit. */
export interface BlockCatalogue {
  all(options?: CallOptions): Answer<readonly BlockType[]>;
}
export const BlockCatalogue = token<BlockCatalogue>('block-catalogue');
