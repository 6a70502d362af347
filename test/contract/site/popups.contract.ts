import { parseUtc } from '../../../src/domain/shared/instant';
import { popups } from '../../../src/domain/site/popup';
import { plainContract } from '../shared/plain.contract';

const NOON = parseUtc('2031-06-15 12:00:00') ?? 0;

// Rule R-SIT-06.
export const popupsContract = plainContract({
  resource: popups,
  draft: (number) => ({
    title: `Zomerfeest ${String(number)}`,
    content: '<p class="x">Kom je ook? Er is <em>ijs</em>.</p>\n',
    start: NOON + number * 60_000,
    end: NOON + 3_600_000,
    popup: true,
    showOnce: false,
    login: true,
    image: null,
  }),
  change: { title: 'Winterfeest', start: NOON, end: null, popup: false, showOnce: true, login: false, content: '' },
  // Tested in popup-image.contract.ts.
  filledElsewhere: ['image'],
  wrong: [
    ['no title', { title: '  ' }, ['title']],
    ['a title without an end', { title: 'x'.repeat(201) }, ['title']],
    ['an end before the start', { end: NOON - 1_000 }, ['end']],
    ['an end that is past by the time it starts', { start: null, end: 0 }, ['end']],
    ['a text without an end', { content: 'x'.repeat(100_001) }, ['content']],
  ],
  finding: [
    ['a part of its title', { term: 'ZOMERFEEST 0' }, true],
    ['a word of its text', { term: 'kom je' }, true],
    ['what stands in a tag', { term: 'class' }, false],
    ['the filter on its title', { filter: { ...popups.noFilter, title: 'feest 0' } }, true],
    ['the filter on another title', { filter: { ...popups.noFilter, title: 'feest 9' } }, false],
    ['its flags', { filter: { title: '', popup: true, showOnce: false, login: true } }, true],
    ['another popup flag', { filter: { ...popups.noFilter, popup: false } }, false],
    ['another once flag', { filter: { ...popups.noFilter, showOnce: true } }, false],
    ['another login flag', { filter: { ...popups.noFilter, login: false } }, false],
  ],
  perWebsite: true,
  onlySpecifiedEndpoints: (draft) => ({ ...draft, image: undefined }),
});
