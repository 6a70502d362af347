import type { BlockField } from '../../../src/domain/content/block';
import { BLANK_ITEM, type ContentDraft, type ContentItem } from '../../../src/domain/content/content-item';
import { contents } from '../../../src/domain/content/contents';
import type { PictureReference } from '../../../src/domain/library/published/picture-reference';
import { aPicture } from '../../support/pictures';
import { libraryOf, type GivenLibrary } from '../library/given';
import { answered, refusal } from '../support/answered';
import { addItem, aDraft, aFilledBlock, saving, shelfOf, type Shelf } from '../support/content-items';
import { EVERYTHING, told } from '../support/offer';
import { enter, SU, type TestBackend } from '../support/backend';

/** Pictures in items, and their uses as the library reports them. Rule R-LIB-12. */
export const contentPicturesContract = (world: string, make: () => Promise<TestBackend>, offer = EVERYTHING): void => {
  describe(`what content shows of the library (${world})`, () => {
    let backend: TestBackend;
    let shelf: Shelf;
    let given: GivenLibrary;
    let made = 0;
    beforeAll(async () => {
      backend = await make();
      shelf = await shelfOf(backend);
      await enter(backend, SU);
      given = libraryOf(backend);
    });
    afterAll(() => backend.close());

    const aPhoto = async (folder: string): Promise<PictureReference> => {
      const { path, name, thumbnail } = await given.put(folder, 'foto.png', await aPicture('png'));
      return { path, name, thumbnail };
    };
    /** A reference that shows a picture in every possible place. */
    const everywhere = (picture: PictureReference): ContentDraft =>
      aDraft(shelf, 'reference', `met-beeld-${String((made += 1))}`, {
        image: picture,
        cover: picture,
        meta: { ...BLANK_ITEM.meta, shareImage: picture },
        blocks: shelf.types
          .filter(({ code }) => ['custom-text-image', 'custom-downloads', 'custom-tiles'].includes(code))
          .map((type) => aFilledBlock({ ...shelf, picture, document: picture }, type)),
      });
    const read = async (id: string): Promise<ContentItem> =>
      (await answered(backend.gateway(contents.reference).get(id))).record;
    const shownIn = (field: BlockField): readonly (PictureReference | null)[] => {
      switch (field.type) {
        case 'image':
          return [field.value];
        case 'files':
          return field.value;
        case 'slideshow':
          return field.value.slice(0, 1).map(({ image }) => image);
        default:
          return [];
      }
    };
    const pathsIn = ({ image, cover, meta, blocks }: ContentItem): readonly (string | null)[] =>
      [image, cover, meta.shareImage, ...blocks.flatMap(({ fields }) => fields.flatMap(shownIn))].map(
        (picture) => picture?.path ?? null,
      );

    it('is known of a file and of the folders around it, once for every item', async () => {
      const folder = await given.folder();
      const photo = await aPhoto(folder);
      expect(await answered(given.library.usage(photo.path))).toEqual(told({ uses: [], hidden: 0 }, offer));
      const { record } = await addItem(backend, 'reference', everywhere(photo));
      const use = { module: 'reference', id: record.id, title: record.name };
      expect(await answered(given.library.usage(photo.path))).toEqual(told({ uses: [use], hidden: 0 }, offer));
      const { id } = await answered(given.library.file(photo.path));
      expect(await answered(given.library.usageIn(folder))).toEqual(
        told({ uses: [{ ...use, files: [id] }], total: 1, hidden: {} }, offer),
      );
      await answered(backend.gateway(contents.reference).removeOne({ id: record.id, version: null }));
      expect(await answered(given.library.usage(photo.path))).toEqual(told({ uses: [], hidden: 0 }, offer));
    });

    it('follows the file wherever it goes, whatever takes its place, and goes with it', async () => {
      const [folder, target] = [await given.folder(), await given.folder()];
      const photo = await aPhoto(folder);
      const {
        record: { id },
      } = await addItem(backend, 'reference', everywhere(photo));
      const places = pathsIn(await read(id));
      expect([places.length > 5, new Set(places)]).toEqual([true, new Set([photo.path])]);
      await answered(given.library.renameFile(photo.path, 'gevolgd.png'));
      await answered(given.library.move(folder, ['gevolgd.png'], target));
      await aPhoto(folder);
      const now = `${target}/gevolgd.png`;
      expect(pathsIn(await read(id))).toEqual(places.map(() => now));
      expect(await answered(given.library.usage(now))).toEqual(
        told({ uses: [expect.objectContaining({ module: 'reference', id })], hidden: 0 }, offer),
      );
      expect(await answered(given.library.usage(photo.path))).toEqual(told({ uses: [], hidden: 0 }, offer));
      await answered(given.library.remove(now));
      expect(pathsIn(await read(id)).filter((path) => path !== null)).toEqual([]);
    });

    it('is let go of by a save of who had it open when the file went, unless there must be one: that is said of its place', async () => {
      const photo = await aPhoto(await given.folder());
      const blockOf = (code: string) =>
        shelf.types
          .filter((type) => type.code === code)
          .map((type) => aFilledBlock({ ...shelf, picture: photo, document: photo }, type));
      const page = (number: string, code: string): ContentDraft =>
        aDraft(shelf, 'reference', number, { blocks: blockOf(code) });
      const [quote, text] = [page('citaat', 'custom-quote'), page('tekst', 'custom-text-image')];
      const [free, bound] = [await addItem(backend, 'reference', quote), await addItem(backend, 'reference', text)];
      await answered(given.library.remove(photo.path));
      const letGo = saving(backend, 'reference', free, { ...quote, name: 'Toch bewaard' });
      if (offer.extras) {
        await answered(letGo);
        const saved = await read(free.record.id);
        expect([saved.name, saved.blocks.flatMap(({ fields }) => fields.flatMap(shownIn))]).toEqual([
          'Toch bewaard',
          [null],
        ]);
      }
      // A block without an identity has no previous file.
      else
        expect(await refusal(letGo)).toMatchObject({ kind: 'FieldsRejected', fields: { blocks: 'BLOCKS_NOT_VALID' } });
      expect(await refusal(saving(backend, 'reference', bound, { ...text, name: 'Niet zomaar' }))).toMatchObject({
        kind: 'FieldsRejected',
        fields: {
          blocks: 'BLOCKS_NOT_VALID',
          ...(offer.extras && { 'blocks.guid-custom-text-image.image': 'FILE_NOT_FOUND' }),
        },
      });
    });
  });
};
