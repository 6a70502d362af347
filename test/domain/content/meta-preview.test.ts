import { searchResultOf, shareCardOf, type PageFallbacks } from '../../../src/domain/content/meta-preview';
import type { PageMeta } from '../../../src/domain/content/published/page-meta';

const NONE: PageMeta = {
  title: '',
  description: '',
  shareTitle: '',
  shareDescription: '',
  shareImage: null,
  canonical: '',
};
const PHOTO = { path: 'Producten/pomp.jpg', name: 'pomp.jpg', thumbnail: '/api/library/thumbnail/1/a' };
const COVER = { path: 'Producten/kop.jpg', name: 'kop.jpg', thumbnail: null };
const page: PageFallbacks = {
  name: 'Warmtepompen',
  path: '/warmtepompen',
  description: 'Uit de pagina zelf',
  image: COVER,
};
const WEBSITE = 'https://www.zilvermeeuw.example/nl';

describe('a search result (R-CON-20)', () => {
  it.each<readonly [string, Partial<PageMeta>, object]>([
    [
      'of a page that says nothing',
      {},
      {
        title: 'Warmtepompen',
        description: 'Uit de pagina zelf',
        address: ['www.zilvermeeuw.example', 'nl', 'warmtepompen'],
      },
    ],
    [
      'of one with a title and a description',
      { title: ' Kies je pomp ', description: 'Zo kies je' },
      { title: 'Kies je pomp', description: 'Zo kies je' },
    ],
    [
      'cut off between words',
      { title: 'Een warmtepomp kiezen die bij de woning en haar bewoners past, stap voor stap' },
      { title: 'Een warmtepomp kiezen die bij de woning en haar bewoners …' },
    ],
    [
      'under a path of its own',
      { canonical: '/kiezen/pomp' },
      { address: ['www.zilvermeeuw.example', 'kiezen', 'pomp'] },
    ],
    [
      'under another host',
      { canonical: 'HTTPS://elders.example/pomp?x=1#deel' },
      { address: ['elders.example', 'pomp'] },
    ],
  ])('%s', (_, meta, expected) => {
    expect(searchResultOf({ ...NONE, ...meta }, page, WEBSITE)).toMatchObject(expected);
  });
});

describe('a shared link (R-CON-20)', () => {
  it.each<readonly [string, Partial<PageMeta>, object]>([
    [
      'of a page that says nothing',
      {},
      { host: 'www.zilvermeeuw.example', title: 'Warmtepompen', description: 'Uit de pagina zelf', image: COVER },
    ],
    [
      'that says what the search result does',
      { title: 'Zoek', description: 'Vind' },
      { title: 'Zoek', description: 'Vind' },
    ],
    [
      'with words and a picture of its own',
      { title: 'Zoek', shareTitle: 'Deel', shareDescription: 'Met wie', shareImage: PHOTO },
      { title: 'Deel', description: 'Met wie', image: PHOTO },
    ],
  ])('%s', (_, meta, expected) => {
    expect(shareCardOf({ ...NONE, ...meta }, page, WEBSITE)).toMatchObject(expected);
  });
});
