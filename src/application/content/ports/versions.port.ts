import type { ContentItem } from '../../../domain/content/content-item';
import type { ContentModule } from '../../../domain/content/modules.rule';
import type { Id } from '../../../domain/shared/id';
import type { Answer, CallOptions } from '../../shared/ports/call';
import { token } from '../../shared/token';

/** An item as it stands, and as an entry of its history left it. */
export interface ItemVersions {
  readonly current: ContentItem;
  readonly then: ContentItem;
}

/** Earlier states of items. Rule R-CON-08. */
export interface Versions {
  /** @param entry of the history of an item */
  read(module: ContentModule, entry: Id, options?: CallOptions): Answer<ItemVersions>;
}
export const Versions = token<Versions>('versions');
