import type { FilterMemory } from '../../../src/application/shared/ports/filter-memory.port';

export const filterMemoryContract = (name: string, make: () => FilterMemory): void => {
  describe(`FilterMemory (${name})`, () => {
    it('knows nothing at first', () => {
      expect(make().recall('users')).toBeNull();
    });

    it('recalls the last query of each list', () => {
      const memory = make();
      memory.remember('users', 'q=bakker');
      memory.remember('usergroups', 'page=2');
      memory.remember('users', 'q=bakker&page=3');
      expect(memory.recall('users')).toBe('q=bakker&page=3');
      expect(memory.recall('usergroups')).toBe('page=2');
    });

    it('recalls that a list was left without any filter', () => {
      const memory = make();
      memory.remember('users', 'q=bakker');
      memory.remember('users', '');
      expect(memory.recall('users')).toBe('');
    });

    it.each(['constructor', '__proto__', 'toString'])('takes %s for a name like any other', (list) => {
      const memory = make();
      expect(memory.recall(list)).toBeNull();
      memory.remember('users', 'q=a');
      memory.remember(list, 'q=b');
      expect(memory.recall(list)).toBe('q=b');
      expect(memory.recall('users')).toBe('q=a');
    });

    it('forgets every list at once', () => {
      const memory = make();
      memory.remember('users', 'q=bakker');
      memory.remember('usergroups', 'page=2');
      memory.clear();
      expect([memory.recall('users'), memory.recall('usergroups')]).toEqual([null, null]);
    });
  });
};
