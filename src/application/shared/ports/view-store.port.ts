import type { Id } from '../../../domain/shared/id';
import type { NamedViews } from '../../../domain/shared/named-view';
import { token } from '../token';

/** The named views of each person and list; signing out never clears them. */
export interface ViewStore {
  read(person: Id, list: string): NamedViews;
  write(person: Id, list: string, views: NamedViews): void;
}
export const ViewStore = token<ViewStore>('view-store');
