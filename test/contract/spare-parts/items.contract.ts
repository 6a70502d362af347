import { gatewayOf } from '../../../src/application/shared/ports/resource-gateway.port';
import { Drawings } from '../../../src/application/spare-parts/ports/drawings.port';
import { ReferenceDocuments } from '../../../src/application/spare-parts/ports/reference-documents.port';
import { LOGS_PER_PAGE, ReferenceLogs } from '../../../src/application/spare-parts/ports/reference-logs.port';
import { SpareItems } from '../../../src/application/spare-parts/ports/spare-items.port';
import { defaultQuery } from '../../../src/domain/shared/list-query';
import { areaOf, cropped } from '../../../src/domain/spare-parts/drawing.rule';
import { accept, hasOpenProposal, reject } from '../../../src/domain/spare-parts/spare-item';
import { UPDATE_FIELDS } from '../../../src/domain/spare-parts/spare-item.rule';
import { openIn, spareParts } from '../../../src/domain/spare-parts/spare-part';
import { answered, refusal } from '../support/answered';
import { EVERYTHING, expectNewVersion, expectOutdated } from '../support/offer';
import { EDITOR, enter, SU, type TestBackend } from '../support/backend';

const REVIEWED = 'SV-HR28-2019';

/** Rules R-SPA-10, R-SPA-22, R-SPA-24, R-SPA-30 and R-SPA-32. */
export const itemsContract = (world: string, make: () => Promise<TestBackend>, offer = EVERYTHING): void => {
  describe(`Items, drawings, logs and PDF of spare parts (${world})`, () => {
    let backend: TestBackend;
    beforeAll(async () => {
      backend = await make();
    });
    afterAll(() => backend.close());
    beforeEach(() => enter(backend, SU));

    const references = () => backend.service(gatewayOf(spareParts));
    const items = () => backend.service(SpareItems);
    const reviewed = async () => {
      const query = { ...defaultQuery(spareParts.noFilter), term: REVIEWED };
      const [row] = (await answered(references().list(query))).rows;
      if (row === undefined) throw new Error('There is no such reference');
      return answered(references().get(row.id));
    };
    const withOpen = async () => {
      const stored = await reviewed();
      const part = stored.record.parts.find(({ value }) => hasOpenProposal(value));
      if (part === undefined) throw new Error('Nothing is proposed');
      return { ...stored, owner: { id: stored.record.id, version: stored.version }, part };
    };

    test('a reference has sheets with drawings, whose boxes are numbers of items', async () => {
      const { sheets, parts } = (await reviewed()).record;
      expect(sheets.length).toBeGreaterThan(1);
      for (const { id, drawing, label } of sheets) {
        expect([label === '', drawing === null]).toEqual([false, false]);
        const own = new Set(parts.filter(({ value }) => value.sheet === id).map(({ key }) => key));
        expect(drawing?.boxes.every(({ item }) => own.has(item))).toBe(true);
        expect(own.size).toBeGreaterThan(0);
      }
    });

    test('an accepted value is stored, a rejected one is no longer proposed, and the version changes', async () => {
      const { part, owner, record } = await withOpen();
      const [first = 'name', ...others] = UPDATE_FIELDS.filter((field) => part.value.proposals[field] !== undefined);
      const decided = others.reduce((item, field) => reject(part.value, item, field), accept(part.value, first));
      const version = await answered(items().change(owner, part.key, decided, part.value));
      const after = await reviewed();
      expect(version).toBe(after.version);
      expectNewVersion(owner.version, version, offer);
      const stored = after.record.parts.find(({ key }) => key === part.key)?.value;
      expect([stored?.[first], stored?.proposals]).toEqual([part.value.proposals[first], {}]);
      for (const field of others) expect(stored?.[field]).toBe(part.value[field]);
      expect(openIn(after.record.parts)).toBe(openIn(record.parts) - 1);
    });

    test('an item in a version that is outdated, and one that is not there', async () => {
      const { part, owner } = await withOpen();
      const changed = { ...part.value, remarks: 'Checked' };
      await answered(items().change(owner, part.key, changed, part.value));
      await expectOutdated(items().change(owner, part.key, part.value, changed), offer);
      const { owner: now } = await withOpen();
      expect(await refusal(items().change(now, '2147483647', changed, part.value))).toEqual({ kind: 'NotFound' });
    });

    test('a product that was chosen, and the one of a code', async () => {
      const { part, owner, record } = await withOpen();
      const product = record.parts.find(({ value }) => value.product !== null)?.value.product ?? null;
      const chosen = { ...part.value, product, isAvailable: true };
      await answered(items().change(owner, part.key, chosen, part.value));
      const stored = (await reviewed()).record.parts.find(({ key }) => key === part.key)?.value;
      expect([stored?.product?.id, stored?.isAvailable]).toEqual([product?.id, true]);
    });

    test('a crop leaves every box on its pixel', async () => {
      const before = await reviewed();
      const sheet = before.record.sheets[0];
      const drawing = sheet?.drawing ?? null;
      if (sheet === undefined || drawing === null) throw new Error('There is no drawing');
      const crop = { x: 10, y: 20, width: drawing.width - 40, height: drawing.height - 50 };
      const { x, y, width, height } = cropped(drawing, crop);
      const save = { sheet: sheet.id, version: before.version, details: { x, y, width, height }, picture: null };
      await answered(backend.service(Drawings).save(save));
      const after = (await reviewed()).record.sheets[0]?.drawing;
      expect(after).toMatchObject({ x, y, width, height });
      for (const [place, box] of drawing.boxes.entries()) {
        const [was, is] = [areaOf(box, drawing), areaOf(after?.boxes[place] ?? box, after ?? drawing)];
        expect([was.x - is.x, was.y - is.y]).toEqual([crop.x, crop.y]);
      }
      await expectOutdated(backend.service(Drawings).save(save), offer);
    });

    test('what was told of it, by page and level', async () => {
      const { record } = await reviewed();
      const logs = backend.service(ReferenceLogs);
      const levels = await answered(logs.levels(record.id));
      const all = await answered(logs.page({ reference: record.id, page: 1, levels: [] }));
      expect(all.rows.length).toBe(Math.min(all.total, LOGS_PER_PAGE));
      expect(all.rows.every(({ names }) => names.includes(REVIEWED))).toBe(true);
      let total = 0;
      for (const level of levels) {
        const page = await answered(logs.page({ reference: record.id, page: 1, levels: [level] }));
        expect([page.total > 0, page.rows.every((row) => row.level === level)]).toEqual([true, true]);
        total += page.total;
      }
      expect(total).toBe(all.total);
      expect(await refusal(logs.levels('2147483647'))).toEqual({ kind: 'NotFound' });
    });

    test('its PDF has an address', async () => {
      const { record } = await reviewed();
      expect(await answered(backend.service(ReferenceDocuments).pdf(record.id))).toMatch(/^(\/api\/|blob:)/);
      expect(await refusal(backend.service(ReferenceDocuments).pdf('2147483647'))).toEqual({ kind: 'NotFound' });
    });

    test('nothing of it for a person without the right', async () => {
      const { part, owner, record } = await withOpen();
      const sheet = record.sheets[0]?.id ?? '';
      const details = { x: 0, y: 0, width: 1, height: 1 };
      await enter(backend, EDITOR);
      const changed = { ...part.value, remarks: 'x' };
      const refused = [
        items().change(owner, part.key, changed, part.value),
        backend.service(Drawings).save({ sheet, version: owner.version, details, picture: null }),
        backend.service(ReferenceLogs).page({ reference: record.id, page: 1, levels: [] }),
        backend.service(ReferenceDocuments).pdf(record.id),
      ];
      for (const call of refused) expect(await refusal(call)).toMatchObject({ kind: 'Forbidden' });
    });
  });
};
