import type { ContentItem } from '../../../domain/content/content-item';
import type { ContentModule } from '../../../domain/content/modules.rule';
import type { Id } from '../../../domain/shared/id';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** The current item and its state at a history entry. */
export interface ItemVersions {
  readonly current: ContentItem;
  readonly then: ContentItem;
}

/** Rule R-CON-08. */
export interface Versions {
  /** @param entry id of a history entry */
  read(module: ContentModule, entry: Id, options?: CallOptions): Answer<ItemVersions>;
}
export const Versions = token<Versions>('versions');
