import type { BlockField } from '../../../src/domain/content/block';
import { htmlDecoder } from '../../../server/shared/html/text-of-html';
import { summaryOf } from '../../../src/domain/content/block-summary';
import { aBlock, aField, anHtml, aText, ONE_OF_EACH } from './support/blocks';

const summary = (...fields: readonly BlockField[]) => summaryOf(aBlock('a', { fields }), htmlDecoder);

describe('one line that describes a block', () => {
  test.each<[string, readonly BlockField[], string]>([
    [
      'its first text',
      [aField('wide', { type: 'checkbox', value: true }), aText('Title'), aText('Other', 'other')],
      'Title',
    ],
    [
      'an empty one is passed over',
      [aText('  '), anHtml('<p>&nbsp;</p>', 'lead'), anHtml('<h2>Warm</h2><p>in <b>winter</b></p>')],
      'Warm in winter',
    ],
    ['references are read', [anHtml('<p>CO<sub>2</sub> &lt; 20&deg;C &frac12;</p>')], 'CO2 < 20°C ½'],
    ['lines become one', [aField('lead', { type: 'textarea', value: 'Two\n  lines ' })], 'Two lines'],
    ['a text that only has a tag of a script', [anHtml('<script>alert(1)</script>')], ''],
    ['a text that is no HTML is not read as such', [aText('a <b> c')], 'a <b> c'],
    ['none', [aField('wide', { type: 'checkbox', value: true })], ''],
    ['a long one is cut', [aText('x'.repeat(300))], `${'x'.repeat(200)}…`],
    ['a long one is not cut within a character', [aText(`${'x'.repeat(199)}😀😀`)], `${'x'.repeat(199)}…`],
  ])('%s', (_, fields, text) => {
    expect(summary(...fields)).toEqual({ text, files: 0, pictures: 0 });
  });

  test('files and pictures are counted', () => {
    expect(summary(...ONE_OF_EACH)).toEqual({ text: 'Title', files: 2, pictures: 2 });
    expect(summary(aField('picture', { type: 'image', value: null }))).toMatchObject({ pictures: 0 });
  });
});
