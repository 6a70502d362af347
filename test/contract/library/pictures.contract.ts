import { FILE_TYPES, MAX_IMAGE_BYTES } from '../../../src/domain/library/file-type.rule';
import { pathIn } from '../../../src/domain/library/path';
import { aPicture, type PictureFormat } from '../../support/pictures';
import { answered, refusal } from '../support/answered';
import { EVERYTHING, expectNewVersion, expectOutdated, told } from '../support/offer';
import { enter, SU, type TestBackend } from '../support/backend';
import { libraryOf, type GivenLibrary } from './given';

const UNSUPPORTED = { kind: 'Unsupported' };
const dataUrl = async (format: PictureFormat, width: number, height: number): Promise<string> =>
  `data:image/${format};base64,${(await aPicture(format, { width, height, colour: '#0a0' })).toString('base64')}`;

/** Pictures: their details, and edits. Rule R-LIB-03. */
export const picturesContract = (name: string, make: () => Promise<TestBackend>, offer = EVERYTHING): void => {
  describe(`Pictures of the library (${name})`, () => {
    let backend: TestBackend;
    let given: GivenLibrary;
    let folder: string;
    beforeAll(async () => {
      backend = await make();
      await enter(backend, SU);
      given = libraryOf(backend);
      folder = await given.folder();
    });
    afterAll(() => backend.close());
    const fileAt = (path: string) => answered(given.library.file(path));

    it.each<[string, PictureFormat]>([
      ['foto.png', 'png'],
      ['foto.jpg', 'jpeg'],
      ['FOTO 2.JPEG', 'jpeg'],
    ])('%s comes in with its size and a small picture', async (own, format) => {
      const photo = await given.put(folder, own, await aPicture(format, { width: 320, height: 200 }));
      expect(photo).toMatchObject({
        name: own,
        type: `image/${format}`,
        dimensions: told({ width: 320, height: 200 }, offer),
        altered: told(false, offer),
      });
      expect(photo.thumbnail).toMatch(
        offer.extras ? /^(?:\/api\/library\/thumbnail\/|data:image\/)/ : /^\/api\/library\/download\//,
      );
      expect((await answered(given.library.folder(folder))).files.find(({ id }) => id === photo.id)).toMatchObject({
        dimensions: photo.dimensions,
        thumbnail: photo.thumbnail,
      });
    });

    it('that are changed keep their place, and the first one', async () => {
      const photo = await given.put(folder, 'bewerkt.png', await aPicture('png', { width: 320, height: 200 }));
      expect(await answered(given.library.savePicture(photo.path, await dataUrl('png', 100, 50), null))).toMatchObject({
        path: photo.path,
      });
      const changed = await fileAt(photo.path);
      expect(changed).toMatchObject({
        id: photo.id,
        dimensions: told({ width: 100, height: 50 }, offer),
        altered: told(true, offer),
      });
      expectNewVersion(photo.version, changed.version, offer);
      // Without thumbnails, the URL of the file is used, and does not change.
      expect(changed.thumbnail === photo.thumbnail).toBe(!offer.extras);
      const bytes = await answered(given.library.download(photo.path));
      expect([bytes.type, bytes.size]).toEqual(['image/png', changed.size]);
      expect(await answered(given.library.restore(photo.path, null))).toBe(photo.path);
      expect(await fileAt(photo.path)).toMatchObject({
        id: photo.id,
        dimensions: told({ width: 320, height: 200 }, offer),
        altered: told(false, offer),
        size: photo.size,
      });
    });

    it('that are restored lose the focus point of what they were, and keep their own', async () => {
      const photo = await given.put(folder, 'brandpunt.png', await aPicture('png', { width: 320, height: 200 }));
      const { library } = given;
      const point = { x: 0.5, y: -0.25 };
      await answered(library.saveFocusPoint(photo.path, point, null));
      // Nothing is restored: this is the original upload.
      await answered(library.restore(photo.path, null));
      expect((await fileAt(photo.path)).focusPoint).toEqual(point);
      await answered(library.savePicture(photo.path, await dataUrl('png', 100, 50), null));
      await answered(library.saveFocusPoint(photo.path, { x: 1, y: 0.251 }, null));
      await answered(library.restore(photo.path, null));
      expect(await fileAt(photo.path)).toMatchObject({
        focusPoint: { x: 0, y: 0 },
        dimensions: told({ width: 320, height: 200 }, offer),
      });
    });

    it('that come once more over their crop lose the focus point of it; a new version keeps it', async () => {
      const bytes = await aPicture('png', { width: 320, height: 200 });
      const photo = await given.put(folder, 'nog eens.png', bytes);
      const { library } = given;
      const send = async (body: Buffer) =>
        answered(library.replace(photo.path, { name: 'nog eens.png', body: new Blob([new Uint8Array(body)]) }, null));
      await answered(library.savePicture(photo.path, await dataUrl('png', 100, 50), null));
      await answered(library.saveFocusPoint(photo.path, { x: 1, y: 0.251 }, null));
      await send(bytes);
      expect(await fileAt(photo.path)).toMatchObject({
        focusPoint: { x: 0, y: 0 },
        dimensions: told({ width: 320, height: 200 }, offer),
        altered: told(false, offer),
      });
      await answered(library.saveFocusPoint(photo.path, { x: 0.5, y: 0.5 }, null));
      await send(await aPicture('png', { width: 64, height: 48 }));
      expect(await fileAt(photo.path)).toMatchObject({
        focusPoint: { x: 0.5, y: 0.5 },
        dimensions: told({ width: 64, height: 48 }, offer),
      });
    });

    it('that were changed twice are restored to the first one, under whatever name', async () => {
      const photo = await given.put(folder, 'twee keer.jpg', await aPicture('jpeg', { width: 320, height: 200 }));
      await answered(given.library.savePicture(photo.path, await dataUrl('jpeg', 100, 50), null));
      await answered(given.library.renameFile(photo.path, 'anders.jpg'));
      expect(await answered(given.library.savePicture(photo.path, await dataUrl('jpeg', 60, 60), null))).toMatchObject({
        path: pathIn(folder, 'anders.jpg'),
      });
      await answered(given.library.restore(pathIn(folder, 'anders.jpg'), null));
      expect(await fileAt(photo.path)).toMatchObject({
        path: pathIn(folder, 'anders.jpg'),
        dimensions: told({ width: 320, height: 200 }, offer),
        altered: told(false, offer),
      });
    });

    it('that are replaced begin anew', async () => {
      const photo = await given.put(folder, 'nieuw.png', await aPicture('png', { width: 320, height: 200 }));
      await answered(given.library.savePicture(photo.path, await dataUrl('png', 100, 50), null));
      const shares: number[] = [];
      const other = new Blob([new Uint8Array(await aPicture('png', { width: 64, height: 48 }))]);
      await answered(
        given.library.replace(photo.path, { name: 'heel anders.png', body: other }, null, {
          onProgress: (share) => {
            shares.push(share);
          },
        }),
      );
      expect([await fileAt(photo.path), shares.at(-1)]).toMatchObject([
        { id: photo.id, dimensions: told({ width: 64, height: 48 }, offer), altered: told(false, offer) },
        1,
      ]);
      await answered(given.library.savePicture(photo.path, await dataUrl('png', 20, 10), null));
      await answered(given.library.restore(photo.path, null));
      expect(await fileAt(photo.path)).toMatchObject({
        dimensions: told({ width: 64, height: 48 }, offer),
        altered: told(false, offer),
        replaced: offer.extras,
      });
      const jpeg = new Blob([new Uint8Array(await aPicture('jpeg'))]);
      expect(await refusal(given.library.replace(photo.path, { name: 'nieuw.png', body: jpeg }, null))).toMatchObject(
        UNSUPPORTED,
      );
      expect((await fileAt(photo.path)).dimensions).toEqual(told({ width: 64, height: 48 }, offer));
    });

    it('refuse an image and a focus point for an outdated version where there are versions, and accept both else', async () => {
      const photo = await given.put(folder, 'samen.png', await aPicture('png', { width: 320, height: 200 }));
      const first = await answered(given.library.savePicture(photo.path, await dataUrl('png', 100, 50), photo.version));
      const saved = await fileAt(photo.path);
      expect(first).toEqual({ path: photo.path, version: saved.version });
      await expectOutdated(given.library.savePicture(photo.path, await dataUrl('png', 60, 60), photo.version), offer);
      await expectOutdated(given.library.saveFocusPoint(photo.path, { x: 0.5, y: 0.5 }, photo.version), offer);
      expect(await fileAt(photo.path)).toMatchObject({
        dimensions: told({ width: 100, height: 50 }, offer),
        focusPoint: offer.extras ? { x: 0, y: 0 } : { x: 0.5, y: 0.5 },
      });
      await answered(given.library.saveFocusPoint(photo.path, { x: 1, y: 1 }, first.version));
      expect(await fileAt(photo.path)).toMatchObject({
        dimensions: told({ width: 100, height: 50 }, offer),
        focusPoint: { x: 1, y: 1 },
      });
    });

    it('have a focus point with three decimals', async () => {
      const photo = await given.put(folder, 'focus.png', await aPicture('png'));
      for (const point of [
        { x: -1, y: 1 },
        { x: 0.125, y: -0.001 },
        { x: 0, y: 0 },
      ]) {
        await answered(given.library.saveFocusPoint(photo.path, point, null));
        expect((await fileAt(photo.path)).focusPoint).toEqual(point);
      }
    });

    it.each([
      'geen adres',
      'data:image/png;base64,',
      'data:text/html;base64,PGI+',
      'data:image/svg+xml;base64,PHN2Zy8+',
      `data:image/png;base64,${Buffer.from('geen plaatje').toString('base64')}`,
    ])('are not changed into %p', async (wrong) => {
      const photo = await given.put(folder, `blijft ${String(wrong.length)}.png`, await aPicture('png'));
      expect(['Unsupported', 'FieldsRejected']).toContain(
        (await refusal(given.library.savePicture(photo.path, wrong, null))).kind,
      );
      expect(await fileAt(photo.path)).toEqual(photo);
    });

    it('of which the editor knows no pixels stay as they are', async () => {
      const drawing = await given.put(
        folder,
        'tekening.svg',
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="red"/></svg>',
        ),
      );
      const text = await given.text(folder, 'blad.txt');
      for (const path of [drawing.path, text])
        expect(await refusal(given.library.savePicture(path, await dataUrl('png', 10, 10), null))).toEqual(UNSUPPORTED);
      expect([drawing.type, (await fileAt(drawing.path)).altered]).toEqual([
        FILE_TYPES['svg']?.media,
        told(false, offer),
      ]);
    });

    it('are too large from a size on', async () => {
      const large = new Uint8Array(MAX_IMAGE_BYTES + 1);
      large.set(await aPicture('png'));
      expect(await refusal(given.library.upload(folder, { name: 'te groot.png', body: new Blob([large]) }))).toEqual({
        kind: 'TooLarge',
      });
      expect(await given.names(folder)).not.toContain('te groot.png');
    });
  });
};
