import { errorCodes, type ErrorCodeKind } from '../../../src/domain/operations/error-code';
import { plainContract } from '../shared/plain.contract';

// Rule R-OPS-01.
export const errorCodesContract = plainContract({
  resource: errorCodes,
  draft: (number): ErrorCodeKind['draft'] => ({
    code: `ZZ-${String(number)}`,
    description: `Proefstoring één\nnummer ${String(number)}`,
    control: 'Kijk naar de lampjes.\r\n',
    source: 'combination',
    standard: false,
    inverter: true,
  }),
  change: { description: 'Anders', control: '', source: 'internal', standard: true, inverter: false },
  wrong: [
    ['no code and no description', { code: ' ', description: '' }, ['code', 'description']],
    ['no source', { source: '' }, ['source']],
    ['a code without an end', { code: 'x'.repeat(51) }, ['code']],
    [
      'texts without an end',
      { description: 'x'.repeat(2_001), control: 'x'.repeat(10_001) },
      ['description', 'control'],
    ],
  ],
  finding: [
    ['its code', { term: 'zz-0' }, true],
    ['a part of its description', { term: 'proefstoring een' }, true],
    ['what to check', { term: 'lampjes' }, true],
    ['something else', { term: 'koelblok' }, false],
    ['the filter on its source', { filter: { ...errorCodes.noFilter, source: ['combination'] } }, true],
    [
      'the filter on several sources',
      { filter: { ...errorCodes.noFilter, source: ['combination', 'internal'] } },
      true,
    ],
    [
      'the filter on other sources',
      { filter: { ...errorCodes.noFilter, source: ['service', 'internal', 'external'] } },
      false,
    ],
    ['the filter on code', { filter: { ...errorCodes.noFilter, code: 'Z-0' } }, true],
    ['the filter on code with a part of the description', { filter: { ...errorCodes.noFilter, code: 'proef' } }, false],
    [
      'the filter on description and source',
      { filter: { source: ['combination'], code: '', description: 'nummer 0' } },
      true,
    ],
    ['the filter on another description', { filter: { ...errorCodes.noFilter, description: 'nummer 1' } }, false],
  ],
});
