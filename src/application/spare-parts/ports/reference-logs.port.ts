import type { Id } from '../../../domain/shared/id';
import type { Page } from '../../../domain/shared/list-query';
import type { SparePartLogRow } from '../../../domain/spare-parts/spare-part-log';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** Entries on a page. Rule R-SPA-24. */
export const LOGS_PER_PAGE = 10;

export interface LogsAsked {
  readonly reference: Id;
  /** From 1. */
  readonly page: number;
  /** Only entries of these levels; none for all. */
  readonly levels: readonly string[];
}

/** What was told of one reference. */
export interface ReferenceLogs {
  /** A page, the newest entry first. */
  page(asked: LogsAsked, options?: CallOptions): Answer<Page<SparePartLogRow>>;
  /** Levels that there are entries of, mildest first. */
  levels(reference: Id, options?: CallOptions): Answer<readonly string[]>;
}
export const ReferenceLogs = token<ReferenceLogs>('reference-logs');
