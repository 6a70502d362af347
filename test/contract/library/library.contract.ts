import type { Answer } from '../../../src/application/shared/ports/call';
import { MAX_FILE_TEXTS } from '../../../src/domain/library/file-record.rule';
import { MAX_FOLDER_DEPTH } from '../../../src/domain/library/name.rule';
import { nameOf } from '../../../src/domain/library/path';
import { aPicture } from '../../support/pictures';
import { answered, refusal } from '../support/answered';
import { EVERYTHING, expectNewVersion, expectOutdated, told } from '../support/offer';
import { enter, READER, SU, type TestBackend } from '../support/backend';
import { aText, libraryOf, within, type GivenLibrary } from './given';

const CONFLICT = { kind: 'Conflict', code: 'DUPLICATE' };
const NOT_FOUND = { kind: 'NotFound' };
const BAD_NAME = { kind: 'FieldsRejected', fields: { name: 'VALUE_NOT_VALID' } };

/** Folders and files of any content. Rules R-LIB-01, R-LIB-03 and R-LIB-09. */
export const libraryContract = (name: string, make: () => Promise<TestBackend>, offer = EVERYTHING): void => {
  describe(`Library (${name})`, () => {
    let backend: TestBackend;
    let given: GivenLibrary;
    beforeAll(async () => {
      backend = await make();
      given = libraryOf(backend);
    });
    afterAll(() => backend.close());
    beforeEach(() => enter(backend, SU));

    describe('folders', () => {
      it('stand in the tree in the order of their names, each with those in it and the number of its files', async () => {
        const folder = await given.folder();
        for (const own of ['zand', 'Été', 'appel']) await answered(given.library.addFolder(folder, own));
        await given.text(`${folder}/appel`, 'een.txt');
        await given.text(`${folder}/appel`, 'twee.txt');
        const found = (await answered(given.library.tree())).find(({ path }) => path === folder);
        expect(found).toMatchObject({
          name: nameOf(folder),
          readOnly: false,
          files: told(0, offer),
          folders: [
            { path: `${folder}/appel`, name: 'appel', files: told(2, offer), folders: [] },
            { name: 'Été', files: told(0, offer) },
            { name: 'zand' },
          ],
        });
        const top = (await answered(given.library.tree())).map((node) => node.name);
        expect(top).toEqual(top.toSorted(new Intl.Collator('nl', { sensitivity: 'base', numeric: true }).compare));
      });

      it('tell what lies in them, folders and files by name; the root holds folders only', async () => {
        const folder = await given.folder();
        for (const own of ['b.txt', 'a.txt', 'É.txt']) await given.text(folder, own);
        for (const own of ['y', 'X']) await answered(given.library.addFolder(folder, own));
        const contents = await answered(given.library.folder(folder));
        expect([contents.folders.map((own) => own.path), contents.files.map((own) => own.path)]).toEqual([
          within(folder, 'X', 'y'),
          within(folder, 'a.txt', 'b.txt', 'É.txt'),
        ]);
        const root = await answered(given.library.folder(''));
        expect([root.files, root.folders.map(({ path }) => path)]).toEqual([
          [],
          (await answered(given.library.tree())).map(({ path }) => path),
        ]);
      });

      it('get their names as they are written in one way', async () => {
        const folder = await given.folder();
        expect(await answered(given.library.addFolder(folder, '  Cafe\u0301   & co #1 100% '))).toBe(
          `${folder}/Café & co #1 100%`,
        );
        expect(await given.names(`${folder}/Café & co #1 100%`)).toEqual([]);
      });

      it.each([
        '',
        ' ',
        'a/b',
        'a\\b',
        '..',
        '.',
        '.git',
        'con',
        'nul.txt',
        'a\u0007b',
        'a\u202Eb',
        'x'.repeat(256),
        'a.',
        'a:b',
      ])('cannot be called %p', async (wrong) => {
        const folder = await given.folder();
        const inside = await answered(given.library.addFolder(folder, 'goed'));
        expect(await refusal(given.library.addFolder(folder, wrong))).toMatchObject(BAD_NAME);
        expect(await refusal(given.library.renameFolder(inside, wrong))).toMatchObject(BAD_NAME);
        expect(await given.names(folder)).toEqual(['goed']);
      });

      it.each(['move', 'Download', 'usage', 'search', 'thumbnail', 'Exports'])(
        'of the root cannot be called %s, others can',
        async (taken) => {
          expect(await refusal(given.library.addFolder('', taken))).toMatchObject(BAD_NAME);
          const folder = await given.folder();
          expect(await answered(given.library.addFolder(folder, taken))).toBe(`${folder}/${taken}`);
          expect(await given.names(`${folder}/${taken}`)).toEqual([]);
        },
      );

      it('share no name, however it is written, nor one of a file', async () => {
        const folder = await given.folder();
        const cafe = await answered(given.library.addFolder(folder, 'Café'));
        await given.text(folder, 'lijst.txt');
        for (const own of ['Café', 'CAFÉ', 'cafe\u0301', ' café ', 'LIJST.TXT']) {
          expect(await refusal(given.library.addFolder(folder, own))).toEqual(CONFLICT);
        }
        const other = await answered(given.library.addFolder(folder, 'Thee'));
        expect(await refusal(given.library.renameFolder(other, 'café'))).toEqual(CONFLICT);
        expect(await answered(given.library.renameFolder(cafe, 'CAFÉ'))).toBe(`${folder}/CAFÉ`);
        expect(await given.names(folder)).toEqual(['CAFÉ', 'Thee', 'lijst.txt']);
      });

      it('lie in one another to a depth', async () => {
        let path = await given.folder();
        for (let depth = 1; depth < MAX_FOLDER_DEPTH; depth += 1)
          path = await answered(given.library.addFolder(path, 'd'));
        expect(await refusal(given.library.addFolder(path, 'd'))).toMatchObject({ kind: 'FieldsRejected' });
      });

      it('keep what is in them when they are renamed, and its old path leads to it', async () => {
        const folder = await given.folder();
        const before = await answered(given.library.addFolder(folder, 'voor'));
        const path = await given.text(before, 'blad.txt', 'Inhoud');
        const { id } = await answered(given.library.file(path));
        const after = await answered(given.library.renameFolder(before, 'na'));
        expect([after, await given.names(folder)]).toEqual([`${folder}/na`, ['na']]);
        for (const known of [path, `${after}/blad.txt`])
          expect(await answered(given.library.file(known))).toMatchObject({ id, path: `${after}/blad.txt` });
      });

      it('go with everything in them', async () => {
        const folder = await given.folder();
        const inside = await answered(given.library.addFolder(folder, 'weg'));
        const path = await given.text(inside, 'blad.txt');
        await answered(given.library.remove(inside));
        const calls: readonly Answer<unknown>[] = [
          given.library.file(path),
          given.library.folder(inside),
          given.library.remove(inside),
          given.library.renameFolder(inside, 'x'),
          given.library.addFolder(inside, 'x'),
        ];
        for (const call of calls) expect(await refusal(call)).toEqual(NOT_FOUND);
        expect(await given.names(folder)).toEqual([]);
      });

      it('are not files, and files are not folders', async () => {
        const folder = await given.folder();
        const path = await given.text(folder, 'blad.txt');
        const calls: readonly Answer<unknown>[] = [
          given.library.folder(path),
          given.library.addFolder(path, 'x'),
          given.library.upload(path, aText('x.txt')),
          given.library.file(folder),
          given.library.download(folder),
        ];
        for (const call of calls) expect(await refusal(call)).toEqual(NOT_FOUND);
      });

      it('the root stays, and has no file', async () => {
        expect((await refusal(given.library.remove(''))).kind).toBe('Forbidden');
        expect((await refusal(given.library.renameFolder('', 'x'))).kind).toBe('Forbidden');
        expect((await refusal(given.library.upload('', aText('x.txt')))).kind).toBe('FieldsRejected');
        const folder = await given.folder();
        await given.text(folder, 'x.txt');
        expect((await refusal(given.library.move(folder, ['x.txt'], ''))).kind).toBe('FieldsRejected');
        expect((await answered(given.library.folder(''))).files).toEqual([]);
      });
    });

    describe('a folder that is read-only', () => {
      it('is shown, and nothing in it can be changed', async () => {
        const all = await Promise.all(
          (await given.folders())
            .filter(({ readOnly }) => readOnly)
            .map(async (folder) => ({
              ...folder,
              ...(await answered(given.library.folder(folder.path))),
              path: folder.path,
            })),
        );
        const shut = all.find(({ files }) => files.length > 0);
        if (shut === undefined) throw new Error('The seed has no read-only folder with a file');
        const {
          files: [file],
        } = shut;
        const [path, own] = [file?.path ?? '', file?.name ?? ''];
        const folder = await given.folder();
        await given.text(folder, 'x.txt');
        const { library } = given;
        const calls: readonly Answer<unknown>[] = [
          library.addFolder(shut.path, 'x'),
          library.upload(shut.path, aText('x.txt')),
          library.renameFolder(shut.path, 'x'),
          library.remove(shut.path),
          library.remove(path),
          library.renameFile(path, `x${own}`),
          library.move(shut.path, [own], folder),
          library.move(folder, ['x.txt'], shut.path),
          library.saveDetails(path, { alt: 'x' }, null),
          library.saveFocusPoint(path, { x: 1, y: 1 }, null),
          library.restore(path, null),
        ];
        for (const [at, call] of calls.entries())
          expect([at, await refusal(call)]).toEqual([
            at,
            { kind: 'Forbidden', ...(offer.extras && { code: 'READ_ONLY' }) },
          ]);
        expect(await answered(library.file(path))).toMatchObject({
          alt: file?.alt,
          readOnly: offer.extras,
        });
        expect(await answered(library.file(`${folder}/x.txt`))).toMatchObject({ readOnly: false });
      });
    });

    describe('files', () => {
      it('come in as they are, and tell how far they are', async () => {
        const folder = await given.folder();
        const shares: number[] = [];
        const body = new Blob(['naam;prijs\r\nhé;1']);
        const path = await answered(
          given.library.upload(
            folder,
            { name: ' prijs  € 100%.CSV ', body },
            {
              onProgress: (share) => {
                shares.push(share);
              },
            },
          ),
        );
        expect([path, shares.at(-1)]).toEqual([`${folder}/prijs € 100%.CSV`, 1]);
        const file = await answered(given.library.file(path));
        expect(file).toMatchObject({
          path,
          name: 'prijs € 100%.CSV',
          extension: 'csv',
          type: 'text/csv',
          size: body.size,
          dimensions: null,
          thumbnail: null,
          title: '',
          alt: '',
          caption: '',
          description: '',
          noIndex: false,
          focusPoint: { x: 0, y: 0 },
          folder: { path: folder, name: nameOf(folder) },
          altered: told(false, offer),
          status: 'published',
        });
        expect(file.address).toMatch(/^\/media\/.+\/prijs%20%E2%82%AC%20100%25\.CSV$/);
        expect(Math.abs((file.updated ?? 0) - Date.now())).toBeLessThan(60_000);
        const {
          id,
          name,
          extension,
          type,
          size,
          updated,
          address,
          thumbnail,
          alt,
          caption,
          status,
          focusPoint,
          dimensions,
        } = file;
        expect((await answered(given.library.folder(folder))).files).toEqual([
          {
            id,
            path,
            name,
            extension,
            type,
            size,
            updated,
            address,
            thumbnail,
            alt,
            caption,
            status,
            focusPoint,
            dimensions,
          },
        ]);
        const bytes = await answered(given.library.download(path));
        expect(Buffer.from(await bytes.arrayBuffer())).toEqual(Buffer.from(await body.arrayBuffer()));
      });

      it('that are something else than their name says, or nothing, do not come in', async () => {
        const folder = await given.folder();
        const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
        const refused: readonly (readonly [string, Blob])[] = [
          ['a.png', new Blob(['tekst'])],
          ['a.pdf', new Blob([png])],
          ['a.txt', new Blob([png])],
          ['a.exe', new Blob(['MZ'])],
          ['a', new Blob(['x'])],
          ['a.html', new Blob(['<p>'])],
          ['leeg.txt', new Blob([])],
        ];
        for (const [own, body] of refused)
          expect([own, await refusal(given.library.upload(folder, { name: own, body }))]).toMatchObject([
            own,
            { kind: 'Unsupported' },
          ]);
        expect(await given.names(folder)).toEqual([]);
      });

      it.each(['a/b.txt', '../b.txt', '.txt', 'con.txt', 'a\u0007.txt', `${'é'.repeat(130)}.txt`])(
        'cannot be called %p',
        async (wrong) => {
          const folder = await given.folder();
          const path = await given.text(folder, 'goed.txt');
          expect(await refusal(given.library.renameFile(path, wrong))).toMatchObject(BAD_NAME);
          expect((await refusal(given.library.upload(folder, aText(wrong)))).kind).toBe('FieldsRejected');
          expect(await given.names(folder)).toEqual(['goed.txt']);
        },
      );

      it('do not take the place of one that is there', async () => {
        const folder = await given.folder();
        await given.text(folder, 'Lijst.txt', 'De eerste');
        await answered(given.library.addFolder(folder, 'map.txt'));
        for (const own of ['Lijst.txt', 'LIJST.TXT', 'map.txt'])
          expect(await refusal(given.library.upload(folder, aText(own, 'De tweede')))).toEqual(CONFLICT);
        expect(await given.content(`${folder}/Lijst.txt`)).toBe('De eerste');
      });

      it('are found under a former name until something else has it', async () => {
        const folder = await given.folder();
        const path = await given.text(folder, 'eerst.txt', 'Oud');
        const { id } = await answered(given.library.file(path));
        expect(await answered(given.library.renameFile(path, 'dan.txt'))).toBe(`${folder}/dan.txt`);
        expect(await answered(given.library.file(path))).toMatchObject({ id, path: `${folder}/dan.txt` });
        expect(await answered(given.library.saveDetails(path, { title: 'Titel' }, null))).toBe(`${folder}/dan.txt`);
        expect(await refusal(given.library.remove(path))).toEqual(NOT_FOUND);
        // Calls address the current path only: the file was renamed before.
        expect(await refusal(given.library.renameFile(path, 'later.txt'))).toEqual(NOT_FOUND);
        await given.text(folder, 'eerst.txt', 'Nieuw');
        expect((await answered(given.library.file(path))).id).not.toBe(id);
        expect([await given.content(path), await given.content(`${folder}/dan.txt`)]).toEqual(['Nieuw', 'Oud']);
      });

      it('lie in a folder that is found under a former name, and says where it is now', async () => {
        const folder = await given.folder();
        const below = await answered(given.library.addFolder(folder, 'Zomer'));
        await given.text(below, 'a.txt');
        const now = await answered(given.library.renameFolder(below, 'Winter'));
        expect(await answered(given.library.folder(below))).toMatchObject({
          path: now,
          files: [{ path: `${now}/a.txt` }],
        });
        expect(await answered(given.library.folder(now))).toMatchObject({ path: now });
        expect(await refusal(given.library.renameFolder(below, 'Herfst'))).toEqual(NOT_FOUND);
        expect(await refusal(given.library.remove(below))).toEqual(NOT_FOUND);
      });

      it('keep their extension, whatever they are called', async () => {
        const folder = await given.folder();
        const path = await given.text(folder, 'a.b.TXT');
        await given.text(folder, 'ander.txt');
        expect(await refusal(given.library.renameFile(path, 'c.csv'))).toMatchObject(BAD_NAME);
        expect(await refusal(given.library.renameFile(path, 'c'))).toMatchObject(BAD_NAME);
        expect(await refusal(given.library.renameFile(path, 'ANDER.TXT'))).toEqual(CONFLICT);
        expect(await answered(given.library.renameFile(path, 'A.B.txt'))).toBe(`${folder}/A.B.txt`);
        expect(await answered(given.library.saveDetails(`${folder}/A.B.txt`, { name: 'nog  een' }, null))).toBe(
          `${folder}/nog een.txt`,
        );
      });

      it('move together', async () => {
        const [from, to] = [await given.folder(), await given.folder()];
        for (const own of ['een.txt', 'twee.txt', 'drie.txt']) await given.text(from, own, own);
        const { id } = await answered(given.library.file(`${from}/een.txt`));
        await answered(given.library.move(from, ['een.txt', 'twee.txt'], to));
        expect([await given.names(from), await given.names(to)]).toEqual([['drie.txt'], ['een.txt', 'twee.txt']]);
        expect(await answered(given.library.file(`${from}/een.txt`))).toMatchObject({
          id,
          path: `${to}/een.txt`,
          folder: { path: to },
        });
        expect(await given.content(`${to}/twee.txt`)).toBe('twee.txt');
      });

      it('move all or none', async () => {
        const [from, to] = [await given.folder(), await given.folder()];
        for (const own of ['een.txt', 'twee.txt']) await given.text(from, own);
        await given.text(to, 'TWEE.txt');
        expect(await refusal(given.library.move(from, ['een.txt', 'twee.txt'], to))).toEqual(CONFLICT);
        for (const call of [
          given.library.move(from, ['een.txt', 'drie.txt'], to),
          given.library.move(from, ['een.txt'], `${to}/niets`),
          given.library.move(`${from}/niets`, ['een.txt'], to),
        ]) {
          expect(await refusal(call)).toEqual(NOT_FOUND);
        }
        expect([await given.names(from), await given.names(to)]).toEqual([['een.txt', 'twee.txt'], ['TWEE.txt']]);
      });

      it('go, and are nowhere then', async () => {
        const folder = await given.folder();
        const path = await given.text(folder, 'weg.txt');
        await answered(given.library.remove(path));
        const { library } = given;
        const calls: readonly Answer<unknown>[] = [
          library.file(path),
          library.download(path),
          library.remove(path),
          library.renameFile(path, 'x.txt'),
          library.saveDetails(path, { alt: 'x' }, null),
          library.saveFocusPoint(path, { x: 0, y: 0 }, null),
          library.restore(path, null),
          library.replace(path, aText('weg.txt'), null),
        ];
        for (const call of calls) expect(await refusal(call)).toEqual(NOT_FOUND);
        expect(await given.names(folder)).toEqual([]);
      });

      it('keep what is written about them; what is not sent stays, what is emptied is empty', async () => {
        const folder = await given.folder();
        const { path } = await given.put(folder, 'blad.png', await aPicture('png'));
        const written = {
          title: 'Blad',
          alt: 'Een "blad" & <b>meer</b>',
          caption: 'Onder',
          description: 'Regel 1\nRegel 2',
          noIndex: true,
        };
        await answered(given.library.saveDetails(path, written, null));
        expect(await answered(given.library.file(path))).toMatchObject(written);
        await answered(given.library.saveDetails(path, { alt: '', noIndex: false }, null));
        expect(await answered(given.library.file(path))).toMatchObject({ ...written, alt: '', noIndex: false });
      });

      it('keep a caption and a focus point only where there is a picture; what says nothing new is taken', async () => {
        const path = await given.text(await given.folder(), 'blad.txt');
        const { library } = given;
        await answered(library.saveDetails(path, { caption: '', alt: 'Een blad' }, null));
        await answered(library.saveFocusPoint(path, { x: 0, y: 0 }, null));
        const before = await answered(library.file(path));
        expect(await refusal(library.saveDetails(path, { caption: 'Onder', alt: 'Iets' }, null))).toEqual({
          kind: 'FieldsRejected',
          code: 'VALUE_NOT_VALID',
          fields: { caption: 'VALUE_NOT_VALID' },
        });
        expect(await refusal(library.saveFocusPoint(path, { x: 1, y: 0 }, null))).toEqual({
          kind: 'FieldsRejected',
          code: 'VALUE_NOT_VALID',
          fields: { focusPoint: 'VALUE_NOT_VALID' },
        });
        expect(await answered(library.file(path))).toEqual(before);
      });

      it('are saved by who changes something', async () => {
        const path = await given.text(await given.folder(), 'blad.txt');
        const before = await answered(given.library.file(path));
        expect(await refusal(given.library.saveDetails(path, {}, null))).toEqual({
          kind: 'FieldsRejected',
          code: 'VALUE_NOT_VALID',
          fields: {},
        });
        expect(await answered(given.library.file(path))).toEqual(before);
      });

      it('hold no text without an end', async () => {
        const { path } = await given.put(await given.folder(), 'blad.png', await aPicture('png'));
        for (const [field, longest] of Object.entries(MAX_FILE_TEXTS)) {
          expect(
            await refusal(given.library.saveDetails(path, { [field]: 'x'.repeat(longest + 1) }, null)),
          ).toMatchObject({ kind: 'FieldsRejected', fields: { [field]: 'VALUE_NOT_VALID' } });
          await answered(given.library.saveDetails(path, { [field]: 'x'.repeat(longest) }, null));
        }
      });

      it('are not written over what somebody saved meanwhile where there are versions', async () => {
        const folder = await given.folder();
        const path = await given.text(folder, 'blad.txt');
        const { version } = await answered(given.library.file(path));
        await answered(given.library.saveDetails(path, { alt: 'Van mij' }, version));
        const after = await answered(given.library.file(path));
        expectNewVersion(version, after.version, offer);
        await expectOutdated(given.library.saveDetails(path, { alt: 'Van jou' }, version), offer);
        expect((await answered(given.library.file(path))).alt).toBe(offer.extras ? 'Van mij' : 'Van jou');
      });

      it('are replaced by files of the same kind, under the same name', async () => {
        const folder = await given.folder();
        const path = await given.text(folder, 'blad.txt', 'Oud');
        await answered(given.library.saveDetails(path, { title: 'Blad' }, null));
        const before = await answered(given.library.file(path));
        await answered(given.library.replace(path, aText('een andere naam.txt', 'Een nieuw blad'), before.version));
        const after = await answered(given.library.file(path));
        expect(after).toMatchObject({ id: before.id, path, title: 'Blad', size: 14, altered: told(false, offer) });
        expectNewVersion(before.version, after.version, offer);
        expect(await given.content(path)).toBe('Een nieuw blad');
        expect(
          await refusal(
            given.library.replace(path, { name: 'blad.txt', body: new Blob([Buffer.from('%PDF-1.7\n\0')]) }, null),
          ),
        ).toMatchObject({ kind: 'Unsupported' });
        expect(await given.content(path)).toBe('Een nieuw blad');
        // A call with the previous version must not replace content that its caller has not seen.
        await expectOutdated(given.library.replace(path, aText('blad.txt', 'Te laat'), before.version), offer);
        expect(await given.content(path)).toBe(offer.extras ? 'Een nieuw blad' : 'Te laat');
      });

      it('come back as they were before they were replaced, and again as they are now', async () => {
        const path = await given.text(await given.folder(), 'blad.txt', 'Eerst');
        const { library } = given;
        const state = async () => {
          const { altered, replaced, version } = await answered(library.file(path));
          return { altered, replaced, version, says: await given.content(path) };
        };
        expect(await state()).toMatchObject({ altered: told(false, offer), replaced: false });
        await answered(library.restore(path, null));
        expect(await state()).toMatchObject({ says: 'Eerst', replaced: false });
        await answered(library.replace(path, aText('blad.txt', 'Daarna'), null));
        const seen = await state();
        expect(seen).toMatchObject({ says: 'Daarna', altered: told(false, offer), replaced: offer.extras });
        expect(await answered(library.restore(path, seen.version))).toBe(path);
        expect(await state()).toMatchObject({ says: 'Eerst', altered: told(false, offer), replaced: offer.extras });
        // A call with the previous version must not restore over content that its caller has not seen.
        await expectOutdated(library.restore(path, seen.version), offer);
        expect((await state()).says).toBe(offer.extras ? 'Eerst' : 'Daarna');
        if (offer.extras) await answered(library.restore(path, null));
        expect((await state()).says).toBe('Daarna');
        await answered(library.replace(path, aText('blad.txt', 'Ten slotte'), null));
        await answered(library.restore(path, null));
        expect((await state()).says).toBe('Daarna');
      });

      it('sent once more, because the answer was lost, are the same: what they took the place of still comes back', async () => {
        const path = await given.text(await given.folder(), 'blad.txt', 'Eerst');
        const { library } = given;
        const { version } = await answered(library.file(path));
        await answered(library.replace(path, aText('blad.txt', 'Daarna'), version));
        const after = await answered(library.file(path));
        for (const seen of [version, after.version, null])
          await answered(library.replace(path, aText('blad.txt', 'Daarna'), seen));
        expect(await answered(library.file(path))).toEqual(after);
        await answered(library.restore(path, after.version));
        expect(await given.content(path)).toBe('Eerst');
      });

      it('sent once more do not go over what took their place meanwhile where there are versions', async () => {
        const path = await given.text(await given.folder(), 'blad.txt', 'Eerst');
        const { library } = given;
        const { version } = await answered(library.file(path));
        await answered(library.replace(path, aText('blad.txt', 'Daarna'), version));
        await answered(library.replace(path, aText('blad.txt', 'Van een ander'), null));
        await expectOutdated(library.replace(path, aText('blad.txt', 'Daarna'), version), offer);
        expect(await given.content(path)).toBe(offer.extras ? 'Van een ander' : 'Daarna');
        await answered(library.restore(path, null));
        expect(await given.content(path)).toBe(offer.extras ? 'Daarna' : 'Van een ander');
      });

      it('are found anywhere by words of their names and texts where there is a search', async () => {
        const folder = await given.folder();
        const inside = await answered(given.library.addFolder(folder, 'diep'));
        const path = await given.text(inside, 'zeldzame Vogel.txt');
        const other = await given.text(folder, 'blad.txt');
        await answered(
          given.library.saveDetails(other, { description: 'Over een vogel die zéldzame dingen doet' }, null),
        );
        const found = async (words: string): Promise<readonly string[] | undefined> =>
          (await answered(given.library.search(words)))?.map((file) => file.path);
        if (!offer.extras) {
          expect(await answered(given.library.search('zeldzame vogel'))).toBeNull();
          return;
        }
        expect(await found('zeldzame VOGEL')).toEqual([path, other]);
        expect((await found('vogel zeldz'))?.toSorted()).toEqual([other, path].toSorted());
        expect(await found('zeldzame vogel qqq')).toEqual([]);
        await answered(given.library.remove(path));
        expect(await found('vogel zeldz')).toEqual([other]);
      });

      it('nobody shows are used nowhere', async () => {
        const path = await given.text(await given.folder(), 'blad.txt');
        expect(await answered(given.library.usage(path))).toEqual(told({ uses: [], hidden: 0 }, offer));
      });
    });

    describe('is for', () => {
      const every = (folder: string): readonly Answer<unknown>[] => {
        const { library } = given;
        const path = `${folder}/blad.txt`;
        return [
          library.tree(),
          library.folder(folder),
          library.file(path),
          library.usage(path),
          library.usageIn(folder),
          library.download(path),
          library.search('blad'),
          library.addFolder(folder, 'x'),
          library.upload(folder, aText('x.txt')),
          library.renameFolder(folder, 'x'),
          library.renameFile(path, 'x.txt'),
          library.move(folder, ['blad.txt'], folder),
          library.remove(path),
          library.saveDetails(path, { alt: 'x' }, null),
          library.saveFocusPoint(path, { x: 1, y: 1 }, null),
          library.restore(path, null),
          library.replace(path, aText('blad.txt'), null),
        ];
      };

      it('those with a right on it', async () => {
        const folder = await given.folder();
        await given.text(folder, 'blad.txt', 'Blijft');
        await enter(backend, READER);
        for (const call of every(folder)) expect(await refusal(call)).toEqual({ kind: 'Forbidden' });
        await enter(backend, SU);
        expect([await given.names(folder), await given.content(`${folder}/blad.txt`)]).toEqual([
          ['blad.txt'],
          'Blijft',
        ]);
      });

      it('who is signed in', async () => {
        const folder = await given.folder();
        await answered(backend.session.signOut());
        for (const call of every(folder)) expect(await refusal(call)).toEqual({ kind: 'Unauthenticated' });
      });
    });
  });
};
