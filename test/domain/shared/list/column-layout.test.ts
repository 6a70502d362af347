import {
  orderedKeys,
  layoutShowing,
  moveColumn,
  visibleKeys,
  withColumn,
} from '../../../../src/domain/shared/list/column-layout';

const KEYS = ['name', 'email', 'active'];

describe('columns as a person laid them out (R-SHR-32)', () => {
  test('lie as the list has them until somebody moves one', () => {
    expect([orderedKeys(KEYS, null), visibleKeys(KEYS, null)]).toEqual([KEYS, KEYS]);
  });

  test('one that is gone is left out, one that came later stands at the end, one that is named twice stands once', () => {
    expect(orderedKeys(KEYS, { order: ['active', 'gone', 'name', 'active'], hidden: [] })).toEqual([
      'active',
      'name',
      'email',
    ]);
  });

  test('are hidden and shown again at their place', () => {
    const without = withColumn(KEYS, null, 'email', false);
    expect(visibleKeys(KEYS, without)).toEqual(['name', 'active']);
    expect(visibleKeys(KEYS, withColumn(KEYS, without, 'email', true))).toEqual(KEYS);
  });

  test('at least one stays', () => {
    const one = withColumn(KEYS, withColumn(KEYS, null, 'email', false), 'active', false);
    expect([visibleKeys(KEYS, one), visibleKeys(KEYS, withColumn(KEYS, one, 'name', false))]).toEqual([
      ['name'],
      ['name'],
    ]);
    expect(visibleKeys(KEYS, { order: KEYS, hidden: KEYS })).toEqual(KEYS);
  });

  test('are those that somebody asks for by name; what the list does not have is left out, and of nothing comes no layout', () => {
    expect(visibleKeys(KEYS, layoutShowing(KEYS, ['active', 'gone', 'name', 'active']))).toEqual(['active', 'name']);
    expect(orderedKeys(KEYS, layoutShowing(KEYS, ['active']))).toEqual(['active', 'name', 'email']);
    expect([layoutShowing(KEYS, ['gone']), layoutShowing(KEYS, [])]).toEqual([null, null]);
  });

  test('are moved one place, and not over an edge', () => {
    expect(moveColumn(KEYS, null, 'email', -1).order).toEqual(['email', 'name', 'active']);
    expect(moveColumn(KEYS, null, 'name', -1).order).toEqual(KEYS);
    expect(moveColumn(KEYS, null, 'active', 1).order).toEqual(KEYS);
    expect(moveColumn(KEYS, { order: KEYS, hidden: ['email'] }, 'name', 1)).toEqual({
      order: ['email', 'name', 'active'],
      hidden: ['email'],
    });
  });
});
