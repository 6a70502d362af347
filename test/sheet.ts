import sharp from 'sharp';
import { readdirSync } from 'node:fs';
const dir = '/tmp/shots2/';
const make = async (names: string[], out: string, w: number, h: number, columns: number) => {
  const tiles = await Promise.all(names.map(async (n, i) => ({ input: await sharp(dir + n).resize(w, h, { fit: 'contain', background: '#888' }).toBuffer(), left: (i % columns) * (w + 8), top: Math.floor(i / columns) * (h + 8) })));
  await sharp({ create: { width: columns * (w + 8), height: Math.ceil(names.length / columns) * (h + 8), channels: 3, background: '#444' } }).composite(tiles).png().toFile(out);
};
const all = readdirSync(dir).filter((n) => n.endsWith('.png') && !n.startsWith('sheet'));
const wide = all.filter((n) => n.includes('1280') || n.includes('640'));
const narrow = all.filter((n) => n.includes('390'));
for (let i = 0; i < wide.length; i += 4) { await make(wide.slice(i, i + 4), `/tmp/sheet-w${i / 4}.png`, 960, 600, 2); console.log(`w${i / 4}`, wide.slice(i, i + 4).join(' ')); }
for (let i = 0; i < narrow.length; i += 4) { await make(narrow.slice(i, i + 4), `/tmp/sheet-n${i / 4}.png`, 390, 844, 4); console.log(`n${i / 4}`, narrow.slice(i, i + 4).join(' ')); }
