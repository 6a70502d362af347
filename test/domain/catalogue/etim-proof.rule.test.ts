import fc from 'fast-check';
import { LONG_LINE, proofOf } from '../../../src/domain/catalogue/etim-proof.rule';
import { parseTemplate, writeTemplate } from '../../../src/domain/catalogue/etim-template.rule';

const KNOWN = new Set(['EF1', 'EF2']);

describe('a proof (R-CAT-41)', () => {
  test.each([
    ['', {}, [], 0],
    ['Zonder kenmerken', {}, [{ kind: 'text', text: 'Zonder kenmerken' }], 16],
    [
      '%EF1% kW, %EF2%',
      { EF1: ' 8,1 ', EF2: '' },
      [
        { kind: 'value', text: '8,1' },
        { kind: 'text', text: ' kW, ' },
        { kind: 'empty', code: 'EF2' },
      ],
      8,
    ],
    ['%EF2%', { EF2: '  ' }, [{ kind: 'empty', code: 'EF2' }], 0],
    ['%EF1%', {}, [{ kind: 'empty', code: 'EF1' }], 0],
    ['%EF9%', { EF9: 'a value that no feature has' }, [{ kind: 'unknown', code: 'EF9' }], 5],
    ['%EF1%', { EF1: '🙂' }, [{ kind: 'value', text: '🙂' }], 1],
    ['100% %EF1', {}, [{ kind: 'text', text: '100% %EF1' }], 9],
  ] as const)('of %j with %j', (template, values, parts, length) => {
    expect(proofOf(template, new Map(Object.entries(values)), KNOWN)).toEqual({ parts, length, isLong: false });
  });

  test.each([
    [LONG_LINE, false],
    [LONG_LINE + 1, true],
  ])('of %i characters: long is %s', (length, isLong) => {
    const values = new Map([['EF1', 'x'.repeat(length - 3)]]);
    expect(proofOf('%EF1% kW', values, KNOWN)).toMatchObject({ length, isLong });
  });

  test('is the template where each value is the placeholder itself', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('%EF1%', '%EF2%', '%EF9%', ' ', 'x', '%'), { maxLength: 12 }), (pieces) => {
        const template = writeTemplate(parseTemplate(pieces.join('')));
        const values = new Map([...KNOWN].map((code) => [code, `%${code}%`]));
        const { parts, length } = proofOf(template, values, KNOWN);
        expect(parts.map((part) => ('text' in part ? part.text : `%${part.code}%`)).join('')).toBe(template);
        expect(length).toBe(template.length);
      }),
    );
  });
});
