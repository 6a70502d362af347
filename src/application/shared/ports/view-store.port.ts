import type { Id } from '../../../domain/shared/id';
import type { SavedViews } from '../../../domain/shared/saved-view';
import { token } from '../token';

/** The named views of each person and list; signing out never clears them. */
export interface ViewStore {
  read(person: Id, list: string): SavedViews;
  write(person: Id, list: string, views: SavedViews): void;
}
export const ViewStore = token<ViewStore>('view-store');
