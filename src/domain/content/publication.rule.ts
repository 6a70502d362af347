import type { Instant } from '../shared/instant';
import type { FieldProblem } from '../shared/rule';
import { momentProblem, type TypedMoment } from '../shared/typed-moment';

export const PUBLICATION_STATUSES = ['draft', 'published', 'unpublished'] as const;
export type PublicationStatus = (typeof PUBLICATION_STATUSES)[number];

/** Whether and since when, or from when on, an item is online. */
export interface Publication {
  readonly status: PublicationStatus;
  readonly online: TypedMoment;
}

/** Statuses that may be chosen: what was never online cannot be taken offline. Rule R-CON-03. */
export const statusesFor = (firstOnline: Instant | null): readonly PublicationStatus[] =>
  PUBLICATION_STATUSES.filter((status) => status !== 'unpublished' || firstOnline !== null);

/** What is wrong with the moment of publication: one that is published has a moment. Rule R-CON-03. */
export const onlineProblem = ({ status, online }: Publication): FieldProblem | null =>
  momentProblem(online, status === 'published');

/** Whether visitors see an item at a moment. Rule R-CON-03. */
export const isOnlineAt = ({ status, online }: Publication, at: Instant): boolean =>
  status === 'published' && typeof online === 'number' && online <= at;

/** How an item stands towards visitors at a moment: what is published for later is planned. Rule R-CON-03. */
export const standingAt = ({ status, online }: Publication, at: Instant): PublicationStatus | 'planned' =>
  status === 'published' && typeof online === 'number' && online > at ? 'planned' : status;
