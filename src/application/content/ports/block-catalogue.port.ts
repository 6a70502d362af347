import type { BlockType } from '../../../domain/content/block';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** The types of block that can be added, each with empty fields, in the language of the person. */
export interface BlockCatalogue {
  all(options?: CallOptions): Answer<readonly BlockType[]>;
}
export const BlockCatalogue = token<BlockCatalogue>('block-catalogue');
