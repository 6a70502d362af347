import type { ResourceGateway, Stored } from '../../../src/application/shared/ports/resource-gateway.port';
import type { Id } from '../../../src/domain/shared/id';
import { draftOf } from '../../../src/domain/shared/resource';
import { popups, type Popup, type PopupDraft, type PopupFilter, type PopupRow } from '../../../src/domain/site/popup';
import { aPicture } from '../../support/pictures';
import { libraryOf, type GivenLibrary } from '../library/given';
import { answered, refusal } from '../support/answered';
import { enter, SU, type OpenOffice } from '../support/office';

/** The picture of a popup, which is a file of the library. */
export const popupImageContract = (world: string, make: () => Promise<OpenOffice>): void => {
  describe(`The picture of a popup (${world})`, () => {
    let office: OpenOffice;
    let given: GivenLibrary;
    let gateway: ResourceGateway<PopupRow, Popup, PopupDraft, PopupFilter>;
    let folder: string;
    beforeAll(async () => {
      office = await make();
      await enter(office, SU);
      [given, gateway] = [libraryOf(office), office.gateway(popups)];
      folder = await given.folder();
    });
    afterAll(() => office.close());

    const aPhoto = async (name: string) => given.put(folder, name, await aPicture('png'));
    const showing = ({ path, name, thumbnail }: { readonly path: string; readonly name: string; readonly thumbnail: string | null }) => ({ path, name, thumbnail });
    const add = async (image: PopupDraft['image']): Promise<Stored<Popup>> => {
      const { id } = await answered(gateway.save({ id: null, version: null, draft: { ...popups.blank, title: 'Zomerfeest', image }, before: popups.blank }));
      return answered(gateway.get(id));
    };
    const change = ({ record }: Stored<Popup>, changed: Partial<PopupDraft>) => {
      const before = draftOf(popups.blank, record);
      return gateway.save({ id: record.id, version: null, draft: { ...before, ...changed }, before });
    };
    const imageOf = async (id: Id) => (await answered(gateway.get(id))).record.image;

    it('is read as it was chosen, and the library knows who shows it', async () => {
      const photo = await aPhoto('foto.png');
      const { record } = await add(showing(photo));
      expect(record.image).toEqual(showing(photo));
      expect(await answered(given.library.usage(photo.path))).toEqual([{ module: 'popup', id: record.id, title: 'Zomerfeest' }]);
    });

    it('stays when something else is saved, is another one, and none', async () => {
      const [photo, other] = [await aPhoto('een.png'), await aPhoto('twee.png')];
      const stored = await add(showing(photo));
      const { id } = stored.record;
      await answered(change(stored, { title: 'Winterfeest' }));
      expect(await imageOf(id)).toEqual(showing(photo));
      expect(await answered(given.library.usage(photo.path))).toMatchObject([{ title: 'Winterfeest' }]);
      await answered(change(stored, { image: showing(other) }));
      expect([await imageOf(id), await answered(given.library.usage(photo.path))]).toEqual([showing(other), []]);
      await answered(change(await answered(gateway.get(id)), { image: null }));
      expect([await imageOf(id), await answered(given.library.usage(other.path))]).toEqual([null, []]);
    });

    it('follows its file wherever it goes, whatever takes its place', async () => {
      const photo = await aPhoto('volgt.png');
      const { record: { id } } = await add(showing(photo));
      const inside = await given.folder(folder);
      await answered(given.library.renameFile(photo.path, 'gevolgd.png'));
      await answered(given.library.move(folder, ['gevolgd.png'], inside));
      await aPhoto('volgt.png');
      expect(await imageOf(id)).toMatchObject({ path: `${inside}/gevolgd.png`, name: 'gevolgd.png' });
      expect(await answered(given.library.usage(`${inside}/gevolgd.png`))).toMatchObject([{ id }]);
    });

    it('is gone with its file; the popup stays, and can be saved', async () => {
      const photo = await aPhoto('weg.png');
      const stored = await add(showing(photo));
      await answered(given.library.remove(photo.path));
      expect(await imageOf(stored.record.id)).toBeNull();
      await answered(change(stored, { title: 'Zonder' }));
      expect((await answered(gateway.get(stored.record.id))).record).toMatchObject({ title: 'Zonder', image: null });
    });

    it('is not used any more by a popup that is deleted', async () => {
      const photo = await aPhoto('los.png');
      const [one, other] = [await add(showing(photo)), await add(showing(photo))];
      expect((await answered(given.library.usage(photo.path)))?.map(({ id }) => id)).toEqual([one.record.id, other.record.id]);
      await answered(gateway.removeOne({ id: one.record.id, version: null }));
      await answered(gateway.remove([other.record.id]));
      expect(await answered(given.library.usage(photo.path))).toEqual([]);
    });

    it('is known of the folders in which its file lies, however deep', async () => {
      const above = await given.folder(folder);
      const inside = await given.folder(above);
      const photo = await given.put(inside, 'diep.png', await aPicture('png'));
      expect(await answered(given.library.usageIn(above))).toEqual({ uses: [], total: 0 });
      const { record: { id } } = await add(showing(photo));
      expect(await answered(given.library.usageIn(above))).toEqual({ uses: [{ module: 'popup', id, title: 'Zomerfeest', files: [photo.id] }], total: 1 });
      expect(await answered(given.library.usageIn(await given.folder(folder)))).toEqual({ uses: [], total: 0 });
    });

    it.each(['niets.png', '../user/1', 'blad.txt', ''])('is a picture of the library: %p is not', async (name) => {
      if (name === 'blad.txt') await given.text(folder, name);
      const wrong = { path: `${folder}/${name}`, name, thumbnail: null };
      expect(await refusal(gateway.save({ id: null, version: null, draft: { ...popups.blank, title: 'Fout', image: wrong }, before: popups.blank })))
        .toMatchObject({ kind: 'FieldsRejected', fields: { image: 'VALUE_NOT_VALID' } });
    });
  });
};
