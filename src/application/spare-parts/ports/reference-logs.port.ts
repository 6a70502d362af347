import type { Id } from '../../../domain/shared/id';
import type { Page } from '../../../domain/shared/list-query';
import type { SparePartLogRow } from '../../../domain/spare-parts/spare-part-log';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** Entries per page. Rule R-SPA-24. */
export const LOGS_PER_PAGE = 10;

export interface LogsAsked {
  readonly reference: Id;
  /** 1-based. */
  readonly page: number;
  /** Levels to include; empty for all. */
  readonly levels: readonly string[];
}

/** Log of one reference. */
export interface ReferenceLogs {
  /** One page, newest entry first. */
  page(asked: LogsAsked, options?: CallOptions): Answer<Page<SparePartLogRow>>;
  /** Levels that occur, mildest first. */
  levels(reference: Id, options?: CallOptions): Answer<readonly string[]>;
}
export const ReferenceLogs = token<ReferenceLogs>('reference-logs');
