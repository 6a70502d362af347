import type { ResourceGateway, Stored } from '../../../src/application/shared/ports/resource-gateway.port';
import type { Id } from '../../../src/domain/shared/id';
import { canOpenModule } from '../../../src/domain/shared/permission';
import { draftOf, type DetailOf, type Kind, type Resource } from '../../../src/domain/shared/resource';
import type { PictureReference } from '../../../src/domain/library/published/picture-reference';
import { aPicture } from '../../support/pictures';
import { libraryOf, type GivenLibrary } from '../library/given';
import { answered, refusal } from '../support/answered';
import { EVERYTHING, told } from '../support/offer';
import { EDITOR, enter, SU, type TestBackend } from '../support/backend';

/** A kind of record with a picture. */
export interface PicturedModule<K extends Kind> {
  readonly resource: Resource<K>;
  /** A complete record with this title. */
  readonly titled: (title: string) => K['draft'];
  /** A change of the title only. */
  readonly called: (title: string) => Partial<K['draft']>;
  readonly imageIn: (draft: K['draft']) => PictureReference | null;
  readonly withImage: (draft: K['draft'], image: PictureReference | null) => K['draft'];
  /** The name of the field in a refusal. */
  readonly field: string;
}

/** The picture of a record is a file of the library. */
export const shownPictureContract =
  <K extends Kind>({ resource, titled, called, imageIn, withImage, field }: PicturedModule<K>) =>
  (world: string, make: () => Promise<TestBackend>, offer = EVERYTHING): void => {
    describe(`The picture of ${resource.key} (${world})`, () => {
      let backend: TestBackend;
      let given: GivenLibrary;
      let gateway: ResourceGateway<K>;
      let folder: string;
      let made = 0;
      beforeAll(async () => {
        backend = await make();
        await enter(backend, SU);
        [given, gateway] = [libraryOf(backend), backend.gateway(resource)];
        folder = await given.folder();
      });
      afterAll(() => backend.close());

      const expectUses = async (path: string, uses: readonly object[], hidden = 0) => {
        expect(await answered(given.library.usage(path))).toEqual(
          told({ uses: uses.map((use): unknown => expect.objectContaining(use)), hidden }, offer),
        );
      };
      const aPhoto = async (name: string) => given.put(folder, name, await aPicture('png'));
      const showing = ({ path, name, thumbnail }: PictureReference): PictureReference => ({ path, name, thumbnail });
      const add = async (
        image: PictureReference | null,
        title = `Zomerfeest ${String((made += 1))}`,
      ): Promise<Stored<DetailOf<K>>> => {
        const { id } = await answered(
          gateway.save({ id: null, version: null, draft: withImage(titled(title), image), before: resource.blank }),
        );
        return answered(gateway.get(id));
      };
      const saving = ({ record }: Stored<DetailOf<K>>, change: (before: K['draft']) => K['draft']) => {
        const before = draftOf(resource.blank, record);
        return gateway.save({ id: record.id, version: null, draft: change(before), before });
      };
      const renaming = (stored: Stored<DetailOf<K>>, title: string) =>
        saving(stored, (before) => ({ ...before, ...called(title) }));
      const imageOf = async (id: Id) => imageIn((await answered(gateway.get(id))).record);

      it('is read as it was chosen, and the library knows who shows it', async () => {
        const photo = await aPhoto('foto.png');
        const { record } = await add(showing(photo), 'Zomerfeest');
        expect(imageIn(record)).toEqual(showing(photo));
        await expectUses(photo.path, [{ module: resource.key, id: record.id, title: 'Zomerfeest' }]);
      });

      it('stays when something else is saved, is another one, and none', async () => {
        const [photo, other] = [await aPhoto('een.png'), await aPhoto('twee.png')];
        const stored = await add(showing(photo));
        const { id } = stored.record;
        await answered(renaming(stored, 'Winterfeest'));
        expect(await imageOf(id)).toEqual(showing(photo));
        await expectUses(photo.path, [{ title: 'Winterfeest' }]);
        await answered(saving(stored, (before) => withImage(before, showing(other))));
        expect(await imageOf(id)).toEqual(showing(other));
        await expectUses(photo.path, []);
        await answered(saving(await answered(gateway.get(id)), (before) => withImage(before, null)));
        expect(await imageOf(id)).toBeNull();
        await expectUses(other.path, []);
      });

      it('follows its file wherever it goes, whatever takes its place', async () => {
        const photo = await aPhoto('volgt.png');
        const {
          record: { id },
        } = await add(showing(photo));
        const inside = await given.folder(folder);
        await answered(given.library.renameFile(photo.path, 'gevolgd.png'));
        await answered(given.library.move(folder, ['gevolgd.png'], inside));
        await aPhoto('volgt.png');
        expect(await imageOf(id)).toMatchObject({ path: `${inside}/gevolgd.png`, name: 'gevolgd.png' });
        await expectUses(`${inside}/gevolgd.png`, [{ id }]);
      });

      it('is gone with its file; the record stays, and can be saved', async () => {
        const photo = await aPhoto('weg.png');
        const stored = await add(showing(photo));
        await answered(given.library.remove(photo.path));
        expect(await imageOf(stored.record.id)).toBeNull();
        await answered(renaming(stored, 'Zonder'));
        const { record } = await answered(gateway.get(stored.record.id));
        expect([record, imageIn(record)]).toMatchObject([called('Zonder'), null]);
      });

      it('is not used any more by a record that is deleted', async () => {
        const photo = await aPhoto('los.png');
        const [one, other] = [await add(showing(photo)), await add(showing(photo))];
        await expectUses(photo.path, [{ id: one.record.id }, { id: other.record.id }]);
        await answered(gateway.removeOne({ id: one.record.id, version: null }));
        await answered(gateway.remove([other.record.id]));
        await expectUses(photo.path, []);
      });

      it('is known of the folders in which its file lies, however deep', async () => {
        const above = await given.folder(folder);
        const inside = await given.folder(above);
        const photo = await given.put(inside, 'diep.png', await aPicture('png'));
        expect(await answered(given.library.usageIn(above))).toEqual(told({ uses: [], total: 0, hidden: {} }, offer));
        const {
          record: { id },
        } = await add(showing(photo), 'Diep');
        expect(await answered(given.library.usageIn(above))).toEqual(
          told({ uses: [{ module: resource.key, id, title: 'Diep', files: [photo.id] }], total: 1, hidden: {} }, offer),
        );
        expect(await answered(given.library.usageIn(await given.folder(folder)))).toEqual(
          told({ uses: [], total: 0, hidden: {} }, offer),
        );
      });

      it('is told to whoever may see the record, and only counted for others', async () => {
        const photo = await aPhoto('verborgen.png');
        await add(showing(photo), 'Geheim');
        await enter(backend, EDITOR);
        const sees = canOpenModule(await answered(backend.session.me()), resource.key);
        await expectUses(photo.path, sees ? [{ title: 'Geheim' }] : [], sees ? 0 : 1);
        const hidden = (await answered(given.library.usageIn(folder)))?.hidden[photo.id];
        expect(hidden).toBe(offer.extras && !sees ? 1 : undefined);
        await enter(backend, SU);
        await expectUses(photo.path, [{ title: 'Geheim' }]);
      });

      it.each(['niets.png', '../user/1', 'blad.txt', ''])('is a picture of the library: %p is not', async (name) => {
        if (name === 'blad.txt') await given.text(folder, name);
        const wrong = { path: `${folder}/${name}`, name, thumbnail: null };
        expect(
          await refusal(
            gateway.save({ id: null, version: null, draft: withImage(titled('Fout'), wrong), before: resource.blank }),
          ),
        ).toMatchObject({ kind: 'FieldsRejected', fields: { [field]: 'VALUE_NOT_VALID' } });
      });
    });
  };
