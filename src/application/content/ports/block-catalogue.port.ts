import type { BlockType } from '../../../domain/content/block';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** Block types with empty fields, in the user's language. */
export interface BlockCatalogue {
  all(options?: CallOptions): Answer<readonly BlockType[]>;
}
export const BlockCatalogue = token<BlockCatalogue>('block-catalogue');
