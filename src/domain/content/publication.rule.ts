import type { Instant } from '../shared/instant';
import type { FieldProblem } from '../shared/rule';
import { momentProblem, type TypedMoment } from '../shared/typed-moment';

export const PUBLICATION_STATUSES = ['draft', 'published', 'unpublished'] as const;
export type PublicationStatus = (typeof PUBLICATION_STATUSES)[number];

/** Status with the moment from which the item is online. */
export interface Publication {
  /** Rule R-SHR-60. */
  readonly status: string;
  readonly online: TypedMoment;
}

/** Statuses that can be chosen: `unpublished` only once the item has been online. Rule R-CON-03. */
export const statusesFor = (firstOnline: Instant | null): readonly PublicationStatus[] =>
  PUBLICATION_STATUSES.filter((status) => status !== 'unpublished' || firstOnline !== null);

/** A published item needs a moment. Rule R-CON-03. */
export const onlineProblem = ({ status, online }: Publication): FieldProblem | null =>
  momentProblem(online, status === 'published');

/**
 * Whether a save publishes an item without a chosen moment; the server then uses its current time.
 * @param before status of the stored item
 */
export const isPublishedNow = (
  { status, online, publishedNow }: Publication & { readonly publishedNow?: Instant | undefined },
  before: string,
): boolean => status === 'published' && before !== 'published' && publishedNow !== undefined && online === publishedNow;

/** Rule R-CON-03. */
export const isOnlineAt = ({ status, online }: Publication, at: Instant): boolean =>
  status === 'published' && typeof online === 'number' && online <= at;

/** Status at a moment, with `planned` for a future publication. Rule R-CON-03. */
export const statusAt = <Status extends string>(
  { status, online }: Publication & { readonly status: Status },
  at: Instant,
): Status | 'planned' => (status === 'published' && typeof online === 'number' && online > at ? 'planned' : status);
