import {
  hasView,
  NO_VIEWS,
  renamedView,
  standardOf,
  withoutView,
  withStandard,
  withView,
} from '../../../../src/domain/shared/list/saved-view';

const inactive = { name: 'Inactive', search: 'active=0', columns: null };
const short = { name: 'Short', search: 'sort=email', columns: { order: ['email'], hidden: ['name'] } };
const kept = withStandard(withView(withView(NO_VIEWS, inactive), short), 'Inactive');

describe('named views (R-SHR-33)', () => {
  test('are kept in the order in which they came, without blanks around the name', () => {
    expect(withView(kept, { ...short, name: '  Third ' }).views.map(({ name }) => name)).toEqual([
      'Inactive',
      'Short',
      'Third',
    ]);
  });

  test('one of the same name is replaced where it stands, and stays the standard', () => {
    expect(hasView(kept, ' inactive')).toBe(true);
    expect(withView(kept, { ...inactive, name: 'INACTIVE', search: 'q=x' })).toEqual({
      views: [{ name: 'INACTIVE', search: 'q=x', columns: null }, short],
      standard: 'INACTIVE',
    });
  });

  test('take another name unless it is taken', () => {
    expect(renamedView(kept, 'Inactive', 'Gone ')).toEqual({
      views: [{ ...inactive, name: 'Gone' }, short],
      standard: 'Gone',
    });
    expect(renamedView(kept, 'Inactive', 'inactive')?.views[0]?.name).toBe('inactive');
    expect(renamedView(kept, 'Inactive', 'SHORT')).toBeNull();
  });

  test('one is the standard at most; a second choice of it is none', () => {
    expect(standardOf(kept)).toEqual(inactive);
    expect(standardOf(withStandard(kept, 'Short'))).toEqual(short);
    expect(standardOf(withStandard(kept, 'Inactive'))).toBeNull();
    expect(withoutView(kept, 'Inactive')).toEqual({ views: [short], standard: null });
    expect(withoutView(kept, 'Short').standard).toBe('Inactive');
  });
});
