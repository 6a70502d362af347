import { isLeft } from 'fp-ts/Either';
import type { Id } from '../../domain/shared/id';
import type { Announcer } from '../shared/announcer';
import type { NewTabs } from '../shared/ports/new-tabs.port';
import { token } from '../shared/token';
import type { ReferenceDocuments } from './ports/reference-documents.port';

/** Opens the PDF of a reference in a new tab; announces a failure. Rule R-SPA-32. */
export type OpenPdf = (reference: Id) => Promise<void>;
export const OpenPdf = token<OpenPdf>('open-pdf');

export const openPdf =
  (documents: ReferenceDocuments, tabs: NewTabs, announcer: Announcer): OpenPdf =>
  async (reference) => {
    const answer = await documents.pdf(reference)();
    if (isLeft(answer)) announcer.failure(answer.left);
    else tabs.open(answer.right);
  };
