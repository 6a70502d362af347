import type { ColumnLayouts } from '../../../src/application/shared/ports/column-layouts.port';

const layout = { order: ['email', 'name'], hidden: ['email'] };

export const columnLayoutsContract = (name: string, make: () => ColumnLayouts): void => {
  describe(`ColumnLayouts (${name})`, () => {
    it('keeps the layout of each list of each person', () => {
      const layouts = make();
      layouts.write('1', 'users', layout);
      layouts.write('1', 'holidays', { ...layout, hidden: [] });
      expect([
        layouts.read('1', 'users'),
        layouts.read('1', 'holidays'),
        layouts.read('1', 'popup'),
        layouts.read('2', 'users'),
      ]).toEqual([layout, { ...layout, hidden: [] }, null, null]);
    });

    it('forgets one list and keeps the others', () => {
      const layouts = make();
      layouts.write('1', 'users', layout);
      layouts.write('1', 'holidays', layout);
      layouts.write('1', 'users', null);
      expect([layouts.read('1', 'users'), layouts.read('1', 'holidays')]).toEqual([null, layout]);
    });
  });
};
