import type { Language } from '../../../domain/shared/locale';
import type { PageSize } from '../../../domain/shared/list-query';
import { token } from '../token';

/** Preferences of the browser, independent of the user. */
export interface Preferences {
  readonly theme: 'system' | 'light' | 'dark';
  /** Last displayed language; null before the first visit. */
  readonly language: Language | null;
  readonly perPage: PageSize;
  readonly drawerCollapsed: boolean;
  /** Drawer groups that were collapsed (true) or expanded (false); others are automatic. */
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
  /** Notifies of changes in any tab. @returns unsubscribes */
  readonly watch: (changed: () => void) => () => void;
}
export const PreferenceStore = token<PreferenceStore>('preferences');
