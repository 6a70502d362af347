import { StructureLevels } from '../../../src/application/catalogue/ports/structure-levels.port';
import type { ResourceGateway, Stored } from '../../../src/application/shared/ports/resource-gateway.port';
import { structures, type Structure, type StructureKind } from '../../../src/domain/catalogue/structure';
import {
  nodeId,
  structureNodes,
  type StructureNode,
  type StructureNodeDraft,
  type StructureNodeKind,
} from '../../../src/domain/catalogue/structure-node';
import type { Block } from '../../../src/domain/content/block';
import type { PictureReference } from '../../../src/domain/library/published/picture-reference';
import { defaultQuery } from '../../../src/domain/shared/list-query';
import { draftOf } from '../../../src/domain/shared/resource';
import { answered, refusal } from '../support/answered';
import { EVERYTHING, expectNewVersion, expectOutdated } from '../support/offer';
import { enter, READER, SU, type TestBackend } from '../support/backend';

const CODE = 'VERWARMING-2027';

/** Structures: their covers, their trees level by level, and the content of their nodes. */
export const structuresContract = (world: string, make: () => Promise<TestBackend>, offer = EVERYTHING): void => {
  describe(`structures (${world})`, () => {
    let backend: TestBackend;
    let levels: StructureLevels;
    let trees: ResourceGateway<StructureKind>;
    let nodes: ResourceGateway<StructureNodeKind>;
    beforeAll(async () => {
      backend = await make();
      levels = backend.service(StructureLevels);
      trees = backend.gateway(structures);
      nodes = backend.gateway(structureNodes);
    });
    afterAll(() => backend.close());
    beforeEach(() => enter(backend, SU));

    const covered = ({ record, version }: Stored<Structure>, cover: PictureReference | null) => {
      const before = draftOf(structures.blank, record);
      return trees.save({ id: record.id, version, draft: { ...before, cover }, before });
    };
    const changed = ({ record, version }: Stored<StructureNode>, more: Partial<StructureNodeDraft>) => {
      const before = draftOf(structureNodes.blank, record);
      return nodes.save({ id: record.id, version, draft: { ...before, ...more }, before });
    };
    const firstNode = async (): Promise<Stored<StructureNode>> => {
      const { record } = await answered(trees.get(CODE));
      return answered(nodes.get(nodeId(CODE, record.nodes[0]?.id ?? '')));
    };
    const aText = (text: string): Block => ({
      guid: 'a-text',
      code: 'default-text-plain',
      label: '',
      id: '',
      fields: [{ type: 'editor', code: 'text', label: '', required: true, value: text }],
      publication: null,
      disabled: false,
    });

    it('lists structures by their codes, filtered and searched', async () => {
      const query = { ...defaultQuery(structures.noFilter), perPage: 25 as const };
      const codesFor = async (more: Partial<typeof query>) =>
        (await answered(trees.list({ ...query, ...more }))).rows.map(({ id, code }) => (id === code ? code : ''));
      expect(await codesFor({})).toEqual(expect.arrayContaining(['KOELING', CODE]));
      const inactive = await codesFor({ filter: { ...structures.noFilter, active: false } });
      expect(inactive).toContain('VERWARMING-2026');
      expect(inactive).not.toContain(CODE);
      expect(await codesFor({ filter: { ...structures.noFilter, code: '2027', description: 'verwarming' } })).toEqual([
        CODE,
      ]);
      expect(await codesFor({ term: 'hoofdcatalogus 2026' })).toEqual(['VERWARMING-2026']);
    });

    it('reads a tree level by level, down to a node with nothing below it', async () => {
      const { record } = await answered(trees.get(CODE));
      expect(record).toMatchObject({ id: CODE, code: CODE, active: true });
      let [node] = record.nodes;
      let depth = 0;
      while (node !== undefined) {
        const below = await answered(levels.below(CODE, node.id));
        expect(below.length > 0).toBe(node.hasChildren);
        [node] = below;
        depth += 1;
      }
      expect(depth).toBe(4);
      expect(await refusal(levels.below(CODE, '987654'))).toEqual({ kind: 'NotFound' });
      expect(await refusal(levels.below('NONE', record.nodes[0]?.id ?? ''))).toEqual({ kind: 'NotFound' });
    });

    it('sets and clears a cover; only a PDF can be one (R-CAT-50)', async () => {
      const stored = await answered(trees.get(CODE));
      const { cover } = stored.record;
      expect(cover?.name).toMatch(/\.pdf$/);
      await answered(covered(stored, null));
      const cleared = await answered(trees.get(CODE));
      expect(cleared.record).toEqual({ ...stored.record, cover: null });
      expectNewVersion(stored.version, cleared.version, offer);
      await expectOutdated(covered(stored, null), offer);
      const image = (await firstNode()).record.cover;
      expect(await refusal(covered(cleared, image))).toMatchObject({
        kind: 'FieldsRejected',
        fields: { cover: 'VALUE_NOT_VALID' },
      });
      await answered(covered(await answered(trees.get(CODE)), cover));
      expect((await answered(trees.get(CODE))).record.cover?.path).toBe(cover?.path);
    });

    it('keeps the content of a node as it was written (R-CAT-52)', async () => {
      const stored = await firstNode();
      expect(stored.record.blocks.length).toBeGreaterThan(0);
      const { id } = await answered(changed(stored, { blocks: [aText('<p>Nieuw</p>')] }));
      expect(id).toBe(stored.record.id);
      const saved = await answered(nodes.get(id));
      expect(saved.record).toMatchObject({ name: stored.record.name, cover: { path: stored.record.cover?.path } });
      expect(saved.record.blocks.map(({ code, fields: [field] }) => [code, field?.value])).toEqual([
        ['default-text-plain', '<p>Nieuw</p>'],
      ]);
      expectNewVersion(stored.version, saved.version, offer);
      await expectOutdated(changed(stored, { blocks: [] }), offer);
      await answered(changed(saved, { blocks: [] }));
      expect((await answered(nodes.get(id))).record.blocks).toEqual([]);
    });

    it.each<readonly [string, Partial<StructureNodeDraft>, string]>([
      ['no cover', { cover: null }, 'cover'],
      ['an empty required field', { blocks: [aText('')] }, 'blocks'],
    ])('refuses a node with %s', async (_what, more, field) => {
      const refused = await refusal(changed(await firstNode(), more));
      expect(refused.kind === 'FieldsRejected' && Object.keys(refused.fields)[0]).toMatch(new RegExp(`^${field}`));
    });

    it('does not find what is not there, and opens nothing without the right to edit', async () => {
      expect(await refusal(trees.get('NONE'))).toEqual({ kind: 'NotFound' });
      expect(await refusal(nodes.get(nodeId(CODE, '987654')))).toEqual({ kind: 'NotFound' });
      const { record } = await firstNode();
      const node = record.id.split('/')[2] ?? '';
      await enter(backend, READER);
      expect(await refusal(trees.list(defaultQuery(structures.noFilter)))).toMatchObject({ kind: 'Forbidden' });
      expect(await refusal(trees.get(CODE))).toMatchObject({ kind: 'Forbidden' });
      expect(await refusal(nodes.get(record.id))).toMatchObject({ kind: 'Forbidden' });
      expect(await refusal(levels.below(CODE, node))).toMatchObject({ kind: 'Forbidden' });
    });
  });
};
