import type { PreferenceStore } from '../../../src/application/shared/ports/preferences.port';

export const preferencesContract = (name: string, make: () => PreferenceStore): void => {
  describe(`PreferenceStore (${name})`, () => {
    it('starts with ten rows, the theme of the system and an open drawer', () => {
      expect(make().read()).toEqual({
        theme: 'system',
        language: null,
        perPage: 10,
        drawerCollapsed: false,
        drawerFolds: {},
      });
    });

    it('shows a change at once and leaves the rest alone', () => {
      const store = make();
      store.change({ perPage: 50 });
      store.change({ theme: 'dark', drawerFolds: { 'shell.menu.content': true, 'shell.menu.site': false } });
      store.change({ language: 'nl' });
      expect(store.read()).toEqual({
        theme: 'dark',
        language: 'nl',
        perPage: 50,
        drawerCollapsed: false,
        drawerFolds: { 'shell.menu.content': true, 'shell.menu.site': false },
      });
    });
  });
};
