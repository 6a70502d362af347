import type { ViewStore } from '../../../src/application/shared/ports/view-store.port';
import { NO_VIEWS } from '../../../src/domain/shared/list/saved-view';

const views = {
  views: [
    { name: 'Inactive', search: 'active=0', columns: null },
    { name: 'Short', search: '', columns: { order: ['email'], hidden: [] } },
  ],
  standard: 'Short',
};

export const viewStoreContract = (name: string, make: () => ViewStore): void => {
  describe(`ViewStore (${name})`, () => {
    it('keeps the views of each list of each person', () => {
      const store = make();
      store.write('1', 'users', views);
      store.write('1', 'holidays', { ...views, standard: null });
      expect([
        store.read('1', 'users'),
        store.read('1', 'holidays'),
        store.read('1', 'popup'),
        store.read('2', 'users'),
      ]).toEqual([views, { ...views, standard: null }, NO_VIEWS, NO_VIEWS]);
    });
  });
};
