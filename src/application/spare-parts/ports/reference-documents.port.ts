import type { Id } from '../../../domain/shared/id';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

export interface ReferenceDocuments {
  /** URL of a PDF with the drawings and items of a reference. Rule R-SPA-32. */
  pdf(reference: Id, options?: CallOptions): Answer<string>;
}
export const ReferenceDocuments = token<ReferenceDocuments>('reference-documents');
