import type { BlockType } from '../../../domain/content/block';
import type { FieldPart } from '../../../domain/content/field-part';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** Block types with empty fields, in the user's language. */
export interface BlockCatalogue {
  all(options?: CallOptions): Answer<readonly BlockType[]>;
  /** Sub-fields of a field type; empty where the API does not send them. */
  parts(type: string, options?: CallOptions): Answer<readonly FieldPart[]>;
}
export const BlockCatalogue = token<BlockCatalogue>('block-catalogue');
