import { structureRule } from '../../../src/domain/catalogue/structure.rule';
import { nodeId, partsOfNodeId, structureNodes } from '../../../src/domain/catalogue/structure-node';
import { structureNodeRule } from '../../../src/domain/catalogue/structure-node.rule';
import type { Block } from '../../../src/domain/content/block';

const file = (path: string) => ({ path, name: path, thumbnail: null });
const aText = (value: string): Block => ({
  guid: 'a',
  code: 'default-text-plain',
  label: 'Text',
  id: '',
  fields: [{ type: 'editor', code: 'text', label: 'Text', required: true, value }],
  publication: null,
  disabled: false,
});

describe('a structure (R-CAT-50)', () => {
  test.each([
    [null, {}],
    [file('Brochures/catalogus.pdf'), {}],
    [file('Brochures/CATALOGUS.PDF'), {}],
    [file('Brochures/catalogus.pdf.png'), { cover: 'pattern.default' }],
    [file('Brochures/.pdf'), { cover: 'pattern.default' }],
    [file('Producten/foto.jpg'), { cover: 'pattern.default' }],
  ])('has a PDF as its cover, or none: %j', (cover, problems) => {
    expect(structureRule({ cover })).toEqual(problems);
  });
});

describe('a node (R-CAT-52)', () => {
  test('needs a cover, and no blocks', () => {
    expect(structureNodeRule({ cover: null, blocks: [] })).toEqual({ cover: 'required' });
    expect(structureNodeRule({ cover: file('foto.jpg'), blocks: [] })).toEqual({});
    expect(structureNodeRule({ cover: file('foto.jpg'), blocks: [aText('')] })).toEqual({
      'blocks.a.text': 'required',
    });
  });

  test('has an id below its structure', () => {
    expect(nodeId('VERW-1', '12')).toBe('VERW-1/node/12');
    expect(partsOfNodeId('VERW-1/node/12')).toEqual({ structure: 'VERW-1', number: '12' });
  });

  test('is merged field by field and block by block', () => {
    const { merging, blank, isReadableDraft } = structureNodes;
    const base = { ...blank, cover: file('a.jpg'), blocks: [aText('<p>a</p>')] };
    const mine = { ...base, blocks: [aText('<p>mine</p>')] };
    const merged = merging?.merge(base, mine, { ...base, cover: file('b.jpg') });
    expect(merged).toEqual({ merged: { ...mine, cover: file('b.jpg') }, conflicts: [] });
    const stored = { ...base, cover: file('b.jpg'), blocks: [aText('<p>theirs</p>')] };
    const both = merging?.merge(base, { ...mine, cover: file('c.jpg') }, stored);
    expect(both?.conflicts).toEqual(['cover', 'blocks.a.text']);
    expect(merging?.resolve(both?.merged ?? blank, stored, ['cover', 'blocks.a.text'])).toEqual(stored);
    expect([isReadableDraft?.({ ...mine }), isReadableDraft?.({ ...mine, blocks: [{ guid: 1 }] })]).toEqual([
      true,
      false,
    ]);
  });
});
