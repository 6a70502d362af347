import { targetPlacesOf } from '../../../src/domain/shared/links/link-target.rule';

describe('where to look for what a path leads to (R-SHR-72)', () => {
  test.each([
    ['/', []],
    ['/?q=1', []],
    ['/over-ons/', ['page over-ons', 'tag over-ons', 'category over-ons', 'redirect /over-ons/']],
    ['/over-ons?a=/b#c', ['page over-ons', 'tag over-ons', 'category over-ons', 'redirect /over-ons?a=/b']],
    ['/blog/warmte', ['blog warmte', 'redirect /blog/warmte']],
    ['/page/over-ons', ['page over-ons', 'redirect /page/over-ons']],
    ['/over-ons/team', ['redirect /over-ons/team']],
    ['/nl/contact', ['redirect /nl/contact']],
    ['/media/a/b.png', ['redirect /media/a/b.png']],
  ])('%s', (path, places) => {
    expect(targetPlacesOf(path).map(({ module, address }) => `${module} ${address}`)).toEqual(places);
  });
});
