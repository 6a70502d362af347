import type { Language } from '../../../domain/shared/locale';
import type { PageSize } from '../../../domain/shared/list-query';
import { token } from '../token';

/** What belongs to this browser rather than to a person. */
export interface Preferences {
  readonly theme: 'system' | 'light' | 'dark';
  /** Language of the last strings that were shown; null before the first visit. */
  readonly language: Language | null;
  readonly perPage: PageSize;
  readonly drawerCollapsed: boolean;
  /** Groups of the drawer that somebody folded away (true) or opened (false); the others do as they see fit. */
  readonly drawerFolds: Readonly<Record<string, boolean>>;
}

export const FIRST_PREFERENCES: Preferences = {
  theme: 'system',
  language: null,
  perPage: 10,
  drawerCollapsed: false,
  drawerFolds: {},
};

export interface PreferenceStore {
  read(): Preferences;
  change(change: Partial<Preferences>): void;
  /** Hears of every change, here and in the other tabs of this browser. @returns stops it */
  readonly watch: (changed: () => void) => () => void;
}
export const PreferenceStore = token<PreferenceStore>('preferences');
