import fc from 'fast-check';
import {
  codesOf,
  parseTemplate,
  templateFindings,
  writeTemplate,
} from '../../../src/domain/catalogue/etim-template.rule';

const PIECE = fc.oneof(
  fc.string(),
  fc.constantFrom('%', '%%', 'EF000008', '%EF000008%', '%EV1%', '100% ', '%EC0102', ' '),
);
const TEMPLATE = fc.array(PIECE, { maxLength: 12 }).map((pieces) => pieces.join(''));

describe('a template (R-CAT-06)', () => {
  test.each([
    ['', []],
    ['5 kW', [{ kind: 'text', text: '5 kW' }]],
    ['%EF000008%', [{ kind: 'code', code: 'EF000008' }]],
    [
      '%EF000008% kW, 100% stil %EV1%%EC2%',
      [
        { kind: 'code', code: 'EF000008' },
        { kind: 'text', text: ' kW, 100% stil ' },
        { kind: 'code', code: 'EV1' },
        { kind: 'code', code: 'EC2' },
      ],
    ],
    ['%EF 8% %% %8% %', [{ kind: 'text', text: '%EF 8% %% %8% %' }]],
    [
      'x %onbekend% y',
      [
        { kind: 'text', text: 'x ' },
        { kind: 'code', code: 'onbekend' },
        { kind: 'text', text: ' y' },
      ],
    ],
    // An incomplete code before another code.
    [
      '%koel%EF000008%',
      [
        { kind: 'text', text: '%koel' },
        { kind: 'code', code: 'EF000008' },
      ],
    ],
  ])('%j has the parts %j', (template, parts) => {
    expect(parseTemplate(template)).toEqual(parts);
  });

  test('is the same after it was split and written again, whatever its text', () => {
    fc.assert(
      fc.property(TEMPLATE, (template) => {
        expect(writeTemplate(parseTemplate(template))).toBe(template);
      }),
    );
  });

  test('has no two texts next to each other and no empty one', () => {
    fc.assert(
      fc.property(TEMPLATE, (template) => {
        const kinds = parseTemplate(template);
        expect(kinds.some((part, place) => part.kind === 'text' && kinds[place + 1]?.kind === 'text')).toBe(false);
        expect(kinds).not.toContainEqual({ kind: 'text', text: '' });
      }),
    );
  });

  test('names codes in their order, and what is odd about them', () => {
    const template = '%EF2% x %EF1% %EF2% %EF9% %onbekend%';
    expect(codesOf(template)).toEqual(['EF2', 'EF1', 'EF2', 'EF9', 'onbekend']);
    expect(templateFindings(template, ['EF1', 'EF2', 'EF3'])).toEqual({
      unknown: ['EF9', 'onbekend'],
      unused: ['EF3'],
      doubled: ['EF2'],
    });
  });
});
