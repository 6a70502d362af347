import sharp from 'sharp';
import { gatewayOf } from '../../../src/application/shared/ports/resource-gateway.port';
import { Drawings, type DrawingSave } from '../../../src/application/spare-parts/ports/drawings.port';
import { defaultQuery } from '../../../src/domain/shared/list-query';
import { areaOf, cropped } from '../../../src/domain/spare-parts/drawing.rule';
import { spareParts } from '../../../src/domain/spare-parts/spare-part';
import { aPicture } from '../../support/pictures';
import { answered, refusal } from '../support/answered';
import { EVERYTHING, expectOutdated } from '../support/offer';
import { EDITOR, enter, READER, SU, type TestBackend } from '../support/backend';

const CROP = { x: 30, y: 40, width: 200, height: 150 };

const asBlob = (bytes: Buffer): Blob => new Blob([new Uint8Array(bytes)], { type: 'image/png' });

/** Red, green and blue of every pixel, for any format. */
const pixelsOf = async (bytes: Uint8Array) => {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
};

/** A cropped picture is uploaded with its offset. Rules R-SPA-30 and R-SPA-31. */
export const drawingPicturesContract = (world: string, make: () => Promise<TestBackend>, offer = EVERYTHING): void => {
  describe(`Pictures of drawings (${world})`, () => {
    let backend: TestBackend;
    beforeAll(async () => {
      backend = await make();
    });
    afterAll(() => backend.close());
    beforeEach(() => enter(backend, SU));

    const drawings = () => backend.service(Drawings);
    /** A reference with two sheets, and the drawing of the first. */
    const read = async () => {
      const query = { ...defaultQuery(spareParts.noFilter), term: 'SV-HR28-2019' };
      const [row] = (await answered(backend.service(gatewayOf(spareParts)).list(query))).rows;
      const { record, version } = await answered(backend.service(gatewayOf(spareParts)).get(row?.id ?? ''));
      const [sheet, other] = record.sheets;
      const drawing = sheet?.drawing ?? null;
      if (sheet === undefined || drawing === null) throw new Error('There is no drawing');
      return { sheet, drawing, version, other };
    };
    /** A save with a crop of the stored drawing, as a picture of one colour. */
    const aCrop = async (colour: string): Promise<{ readonly save: DrawingSave; readonly bytes: Buffer }> => {
      const { sheet, drawing, version } = await read();
      const { x, y, width, height } = cropped(drawing, CROP);
      const bytes = await aPicture('png', { width, height, colour });
      return { save: { sheet: sheet.id, version, details: { x, y, width, height }, picture: asBlob(bytes) }, bytes };
    };

    test('the picture is stored pixel by pixel with its offset, and every box stays on its pixel', async () => {
      const before = await read();
      const { save, bytes } = await aCrop('#2a7');
      await answered(drawings().save(save));
      const { drawing, version, other } = await read();
      expect(drawing).toMatchObject(save.details);
      expect(await pixelsOf(await backend.bytesAt(drawing.address))).toEqual(await pixelsOf(bytes));
      expect(drawing.boxes).toEqual(before.drawing.boxes);
      expect(drawing.boxes.length).toBeGreaterThan(0);
      for (const box of drawing.boxes) {
        const [was, is] = [areaOf(box, before.drawing), areaOf(box, drawing)];
        expect([was.x - is.x, was.y - is.y]).toEqual([CROP.x, CROP.y]);
      }
      expect([other, version === before.version]).toEqual([before.other, !offer.extras]);
    });

    test('another picture has another address', async () => {
      await answered(drawings().save((await aCrop('#a27')).save));
      const before = (await read()).drawing.address;
      const { sheet, drawing, version } = await read();
      const { x, y, width, height } = drawing;
      const bytes = await aPicture('png', { width, height, colour: '#27a' });
      const picture = asBlob(bytes);
      await answered(drawings().save({ sheet: sheet.id, version, details: { x, y, width, height }, picture }));
      const after = (await read()).drawing;
      expect(after).toMatchObject({ x, y, width, height });
      expect(after.address).not.toBe(before);
      expect(await pixelsOf(await backend.bytesAt(after.address))).toEqual(await pixelsOf(bytes));
    });

    test('an outdated version stores neither the picture nor the offset', async () => {
      const { sheet, drawing, version } = await read();
      const { x, y, width, height } = drawing;
      const size = { width, height };
      const moved = { sheet: sheet.id, version, details: { x: x + 1, y, width, height }, picture: null };
      await answered(drawings().save(moved));
      const now = (await read()).drawing;
      const picture = asBlob(await aPicture('png', { ...size, colour: '#111' }));
      await expectOutdated(drawings().save({ ...moved, details: { x: x + 2, y, ...size }, picture }), offer);
      const after = (await read()).drawing;
      if (offer.extras) expect(after).toEqual(now);
      else expect([after.x, after.address === now.address]).toEqual([x + 2, false]);
    });

    test.each([EDITOR, READER])('nothing changes for a person without the right (%s)', async (person) => {
      const before = await read();
      const bytes = await backend.bytesAt(before.drawing.address);
      const { save } = await aCrop('#000');
      await enter(backend, person);
      expect(await refusal(drawings().save(save))).toMatchObject({ kind: 'Forbidden' });
      await enter(backend, SU);
      expect(await read()).toEqual(before);
      expect(Buffer.compare(await backend.bytesAt(before.drawing.address), bytes)).toBe(0);
    });

    test('a sheet that is not there takes no picture', async () => {
      const { save } = await aCrop('#000');
      expect(await refusal(drawings().save({ ...save, sheet: '2147483647' }))).toEqual({ kind: 'NotFound' });
    });
  });
};
