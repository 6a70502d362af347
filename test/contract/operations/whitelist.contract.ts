import { whitelist, type WhitelistKind } from '../../../src/domain/operations/whitelist-entry';
import { plainContract } from '../shared/plain.contract';

// Rule R-OPS-02.
export const whitelistContract = plainContract({
  resource: whitelist,
  draft: (number): WhitelistKind['draft'] => ({
    type: 'js',
    source: `https://proef-${String(number)}.example/Één.js`,
    comments: `Voor de proef\nnummer ${String(number)}`,
  }),
  change: { source: '*.anders.example', comments: '' },
  // There is only one type.
  filledElsewhere: ['type'],
  wrong: [
    ['no source', { source: ' ' }, ['source']],
    ['a source without a host', { source: 'javascript:alert(1)' }, ['source']],
    ['a source that ends the policy', { source: 'a.example; script-src *' }, ['source']],
    ['texts without an end', { source: 'x'.repeat(501), comments: 'x'.repeat(2_001) }, ['source', 'comments']],
  ],
  finding: [
    ['a part of its source', { term: 'PROEF-0.example' }, true],
    ['its comments', { term: 'voor de proef' }, true],
    ['something else', { term: 'kaarten' }, false],
    ['the filter on source', { filter: { ...whitelist.noFilter, source: 'een.js' } }, true],
    ['the filter on source with its comments', { filter: { ...whitelist.noFilter, source: 'nummer' } }, false],
    ['the filter on comments', { filter: { ...whitelist.noFilter, comments: 'nummer 0' } }, true],
    ['the filter on other comments', { filter: { ...whitelist.noFilter, comments: 'nummer 1' } }, false],
  ],
  perWebsite: true,
});
