import { stripMp4Metadata } from '../../../server/library/strip-mp4-metadata';
import { aFilm, box, PLACE } from '../../support/films';

const bareOf = async (film: Buffer, piece: number): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for (let at = 0; at < film.length; at += piece) pieces.push(Buffer.from(film.subarray(at, at + piece)));
  const bare: Buffer[] = [];
  for await (const each of stripMp4Metadata(pieces)) bare.push(each);
  return Buffer.concat(bare);
};

describe('a film without what tells of it (R-LIB-22)', () => {
  const pictures = Buffer.from('pictures \0\0\0\x20udta and sounds, not boxes');

  it.each([1, 2, 3, 5, 7, 8, 15, 16, 17, 31, 64, 100, 10_000])(
    'is the same in pieces of %d bytes, and as long as it was',
    async (piece) => {
      for (const film of [aFilm({ pictures }), aFilm({ pictures, last: true }), aFilm({ pictures, long: true })]) {
        const bare = await bareOf(film, piece);
        expect([
          bare.length,
          bare.includes(PLACE),
          bare.includes('Jan de Vries'),
          bare.includes('udta', bare.indexOf(pictures) + pictures.length),
          bare.indexOf(pictures),
        ]).toEqual([film.length, false, false, false, film.indexOf(pictures)]);
        expect(bare.equals(await bareOf(film, film.length))).toBe(true);
        expect((await bareOf(bare, piece)).equals(bare)).toBe(true);
      }
    },
  );

  it('keeps every box that is the film', async () => {
    const film = Buffer.concat([
      box('ftyp', 'isom\0\0\0\0isom'),
      box(
        'moov',
        box('mvhd', 'head'),
        box('trak', box('tkhd', 'track'), box('mdia', box('mdhd', 'media'), box('minf', 'inside'))),
      ),
      box('mdat', 'all of it'),
      box('moof', 'more'),
    ]);
    expect((await bareOf(film, 20)).equals(film)).toBe(true);
  });

  it.each<readonly [string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['half a head', Buffer.from('\0\0\0\x20ud')],
    [
      'a box shorter than its head',
      Buffer.concat([Buffer.from('\0\0\0\x03mdat'), Buffer.from(' and what follows it')]),
    ],
    ['a box longer than the film', Buffer.from('\x7f\xff\xff\xffmdat and what follows it', 'latin1')],
    [
      'a box that is longer than a number',
      Buffer.concat([Buffer.from('\0\0\0\x01mdat'), Buffer.alloc(8, 0xff), Buffer.from('x'.repeat(40))]),
    ],
  ])('of %s is as it came', async (_what, film) => {
    for (const piece of [1, 9, 100]) expect((await bareOf(film, piece)).equals(film)).toBe(true);
  });

  it('is empty to its end where a box that tells of it goes to the end', async () => {
    const open = box('udta', PLACE, 'x'.repeat(60));
    open.writeUInt32BE(0, 0);
    const bare = await bareOf(Buffer.concat([box('ftyp', 'isom\0\0\0\0isom'), open]), 30);
    expect([bare.length, bare.includes(PLACE), bare.subarray(-60).every((byte) => byte === 0)]).toEqual([
      20 + open.length,
      false,
      true,
    ]);
  });
});
