import { OWN_SAVES_LIMIT, type OwnSave, type OwnSaves } from '../../../src/application/shared/ports/own-saves.port';

const save = (place: number): OwnSave => ({ resource: 'users', id: '7', version: `"7.${String(place)}"` });

export const ownSavesContract = (name: string, make: () => OwnSaves): void => {
  describe(`OwnSaves (${name})`, () => {
    it('knows what was saved, and nothing else', () => {
      const saves = make();
      saves.add('1', save(1));
      expect(saves.has('1', save(1))).toBe(true);
      for (const other of [save(2), { ...save(1), id: '8' }, { ...save(1), resource: 'usergroups' }])
        expect(saves.has('1', other)).toBe(false);
    });

    it("counts nobody else's saves as a person's own", () => {
      const saves = make();
      saves.add('1', save(1));
      expect(saves.has('2', save(1))).toBe(false);
    });

    it('lets the oldest go', () => {
      const saves = make();
      for (let place = 0; place <= OWN_SAVES_LIMIT; place += 1) saves.add('1', save(place));
      expect([saves.has('1', save(0)), saves.has('1', save(1)), saves.has('1', save(OWN_SAVES_LIMIT))]).toEqual([
        false,
        true,
        true,
      ]);
    });
  });
};
