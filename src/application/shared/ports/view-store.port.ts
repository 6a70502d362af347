import type { Id } from '../../../domain/shared/id';
import type { SavedViews } from '../../../domain/shared/list/saved-view';
import { token } from '../token';

/** Saved views per user and list; kept after sign-out. */
export interface ViewStore {
  read(person: Id, list: string): SavedViews;
  write(person: Id, list: string, views: SavedViews): void;
}
export const ViewStore = token<ViewStore>('view-store');
