/** The place of a recording, in the format of phones. */
export const PLACE = '+52.3702+004.8952/';

/** A box of an MP4 file: length, name and contents. */
export const box = (name: string, ...inside: readonly (string | Buffer)[]): Buffer => {
  const content = Buffer.concat(inside.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
};

interface FilmOptions {
  /** The media bytes. */
  readonly pictures: Buffer;
  /** Whether the metadata follow the media bytes. */
  readonly last?: boolean;
  /** Whether the length of the media box is written in eight bytes. */
  readonly long?: boolean;
}

/** A film with place and maker in every box in which cameras and programs write them. */
export const aFilm = ({ pictures, last = false, long = false }: FilmOptions): Buffer => {
  const told = [
    box('udta', box('\u00a9xyz', PLACE), box('\u00a9ART', 'Jan de Vries')),
    box('meta', box('keys', 'mdtacom.apple.quicktime.location.ISO6709'), box('ilst', PLACE)),
  ];
  const moov = box(
    'moov',
    box('mvhd', 'head'.repeat(25)),
    box('trak', box('tkhd', 'track'), box('mdia', box('mdhd', 'media'), box('udta', PLACE)), ...told),
    ...told,
    box('free', `left of ${PLACE}`),
  );
  const eight = Buffer.alloc(8);
  eight.writeBigUInt64BE(BigInt(pictures.length + 16));
  const mdat = long ? Buffer.concat([Buffer.from('\0\0\0\x01mdat'), eight, pictures]) : box('mdat', pictures);
  const rest = [moov, box('uuid', '\xbe\x7a\xcf\xcbxxxxxxxxxxxx<x:xmpmeta>Jan de Vries</x:xmpmeta>')];
  return Buffer.concat([box('ftyp', 'isom\0\0\x02\0isomiso2mp41'), ...(last ? [mdat, ...rest] : [...rest, mdat])]);
};
