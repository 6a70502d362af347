import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { pagePolicy } from '../http/security-headers';
import { compress, type ContentCoding } from '../shared/encoding/compression';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = ['.html', '.js', '.css', '.json', '.map', '.webmanifest', '.txt', '.svg'];
const COMPRESSED_SUFFIX: Readonly<Record<ContentCoding, string>> = { br: '.br', gzip: '.gz' };
/** A file name with a content hash of the build, of at least six digits. */
const HASHED = /[.-][0-9a-f]{6,}\.\w+(\.map)?$/;

export interface ClientFile {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  /** Content in the requested coding, or uncompressed if not compressible. */
  read(coding: ContentCoding | null): { readonly bytes: Buffer; readonly coding: ContentCoding | null };
}

/** The files of the built client by path; no other path can be read. */
export class ClientFiles {
  private readonly files = new Map<string, ClientFile>();

  constructor(folder: string) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      if (!entry.isFile() || ['.br', '.gz'].includes(extname(entry.name))) continue;
      this.files.set(`/${relative(folder, file).split(sep).join('/')}`, clientFile(file));
    }
  }

  get(path: string): ClientFile | undefined {
    return this.files.get(path);
  }

  get page(): ClientFile | undefined {
    return this.files.get('/index.html');
  }
}

const clientFile = (file: string): ClientFile => {
  const extension = extname(file);
  const cache = new Map<ContentCoding | null, Buffer>();
  const plain = () => cached(cache, null, () => readFileSync(file));
  const { size, mtimeMs } = statSync(file);
  return {
    // Only the page keeps its name across versions; its tag is a hash of the content, because unpacking an archive may
    // give the files of all versions the same time.
    etag: `"${createHash('sha256')
      .update(extension === '.html' ? plain() : `${size} ${mtimeMs}`)
      .digest('base64url')
      .slice(0, 16)}"`,
    headers: {
      'Content-Type': TYPES[extension] ?? 'application/octet-stream',
      'Cache-Control': HASHED.test(file) && extension !== '.html' ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(extension === '.html' ? { 'Content-Security-Policy': pagePolicy(plain().toString('utf8')) } : {}),
      ...(COMPRESSIBLE.includes(extension) ? { Vary: 'Accept-Encoding' } : {}),
    },
    read: (coding) => {
      if (coding === null || !COMPRESSIBLE.includes(extension)) return { bytes: plain(), coding: null };
      return {
        bytes: cached(cache, coding, () => readPrecompressed(file, coding) ?? compress(plain(), coding, 11)),
        coding,
      };
    },
  };
};

const cached = (kept: Map<ContentCoding | null, Buffer>, coding: ContentCoding | null, make: () => Buffer): Buffer => {
  const known = kept.get(coding);
  if (known !== undefined) return known;
  const made = make();
  kept.set(coding, made);
  return made;
};

/** Output of the build's compression, unless outdated. */
const readPrecompressed = (file: string, coding: ContentCoding): Buffer | null => {
  const sibling = statSync(file + COMPRESSED_SUFFIX[coding], { throwIfNoEntry: false });
  return sibling !== undefined && sibling.mtimeMs >= statSync(file).mtimeMs
    ? readFileSync(file + COMPRESSED_SUFFIX[coding])
    : null;
};
