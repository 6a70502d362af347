import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { LANGUAGES, type Language } from '../../src/domain/shared/locale';
import { encode, type Encoded } from '../shared/encoding';

interface Prepared {
  readonly newest: number;
  readonly etag: string;
  readonly body: Encoded;
}

/** The interface strings, one object per file, ready to be sent; read again when a file has changed. */
export class Strings {
  private readonly prepared = new Map<Language, Prepared>();

  /** @param folder holds one folder of `<context>.json` files per language. */
  constructor(private readonly folder: string) {}

  /** Makes every language ready, so that the first who asks need not wait. */
  async prepare(): Promise<void> {
    await Promise.all(LANGUAGES.map((language) => this.of(language)));
  }

  async of(language: Language): Promise<Prepared> {
    const folder = join(this.folder, language);
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
    const times = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mtimeMs));
    const newest = Math.max(names.length, ...times);
    const known = this.prepared.get(language);
    if (known?.newest === newest) return known;
    const contexts = await Promise.all(names.map(async (name) =>
      [basename(name, '.json'), JSON.parse(await readFile(join(folder, name), 'utf8')) as unknown] as const)); // passed on unread
    const plain = Buffer.from(JSON.stringify({ code: 'OK', strings: Object.fromEntries(contexts), language }));
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`;
    const prepared = { newest, etag, body: encode(plain, 11) };
    this.prepared.set(language, prepared);
    return prepared;
  }
}
