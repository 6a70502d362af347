import { redirects, type RedirectDraft } from '../../../src/domain/site/redirect';
import { plainContract } from '../shared/plain.contract';

// Rule R-SIT-04.
export const redirectsContract = plainContract({
  resource: redirects,
  draft: (number): RedirectDraft => ({
    from: `/pro\u00e9f-${String(number)}?id=1`,
    to: 'https://www.voorbeeld.example/Één',
    status: '302',
    catchAll: number % 2 === 0,
    comments: `Proefadres\nnummer ${String(number)}`,
  }),
  change: { to: '/elders#plek', status: '301', comments: '' },
  wrong: [
    ['no location', { from: ' ', to: '' }, ['from', 'to']],
    ['a whole address to lead away from', { from: 'https://www.voorbeeld.example/oud' }, ['from']],
    ['a path without its slash', { from: 'oud', to: 'nieuw' }, ['from', 'to']],
    ['a path that a browser reads as another host', { from: '//evil.example', to: '/\\evil.example' }, ['from', 'to']],
    ['a script to lead to', { to: 'javascript:alert(1)' }, ['to']],
    ['blanks within', { from: '/a b', to: '/c d' }, ['from', 'to']],
    ['comments without an end', { comments: 'x'.repeat(2_001) }, ['comments']],
  ],
  finding: [
    ['a part of where it leads from', { term: 'PROEF-0' }, true],
    ['a part of where it leads to', { term: 'voorbeeld.example' }, true],
    ['its comments', { term: 'proefadres' }, true],
    ['something else', { term: 'contact' }, false],
    ['the filter on from', { filter: { ...redirects.noFilter, from: 'proef-0' } }, true],
    ['the filter on from with where it leads to', { filter: { ...redirects.noFilter, from: 'voorbeeld' } }, false],
    ['the filter on to', { filter: { ...redirects.noFilter, to: 'een' } }, true],
    ['the filter on its status', { filter: { ...redirects.noFilter, status: '302' } }, true],
    ['the filter on the other status', { filter: { ...redirects.noFilter, status: '301' } }, false],
    ['the filter on comments', { filter: { ...redirects.noFilter, comments: 'nummer 0' } }, true],
    ['the filter on other comments', { filter: { ...redirects.noFilter, comments: 'nummer 1' } }, false],
  ],
  unique: { from: 'URL_IN_USE' },
  alike: (draft) => ({ ...draft, from: ` ${draft.from.normalize('NFD')}` }),
  perWebsite: true,
});
