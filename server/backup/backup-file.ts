import {
  createCipheriv,
  createDecipheriv,
  randomBytes,
  scrypt,
  type DecipherGCM,
  type ScryptOptions,
} from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, open, rename, rm, writeFile } from 'node:fs/promises';
import { PassThrough, Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { codeOf } from '../database/errors';
import { normalizeText } from '../../src/domain/shared/normalize';
import { createGunzip, createGzip } from 'node:zlib';

// A backup file begins with a line of plain text: the format, and for an encrypted backup the parameters. The rest are
// lines of JSON, gzipped and perhaps encrypted with AES-GCM, whose tag then ends the file.

const MAGIC = 'kantoor-backup 1';
const CIPHER = 'aes-256-gcm';
const [KEY_BYTES, CHECK_BYTES, TAG_BYTES] = [32, 8, 16];
/** One key takes 64 MB of memory and about a quarter of a second. */
const COST: ScryptOptions = { N: 65_536, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };
const LEVEL = 4;

interface Key {
  readonly key: Buffer;
  /** Part of the derived bytes, stored in the file to tell a wrong passphrase from a damaged file. */
  readonly check: string;
}

const keyOf = (passphrase: string, salt: Buffer): Promise<Key> =>
  new Promise((resolve, reject) => {
    scrypt(normalizeText(passphrase), salt, KEY_BYTES + CHECK_BYTES, COST, (failure, derived) => {
      if (failure === null)
        resolve({ key: derived.subarray(0, KEY_BYTES), check: derived.subarray(KEY_BYTES).toString('hex') });
      else reject(failure);
    });
  });

/** A file that cannot be restored; the message says why. */
export class UnusableBackup extends Error {}

export const damagedBackup = (): UnusableBackup => new UnusableBackup('The backup is damaged or incomplete.');

/**
 * Writes the lines to a file, which gets its name when it is complete and on disk.
 * @param passphrase undefined for a file that is not encrypted
 */
export const writeBackupFile = async (
  path: string,
  lines: AsyncIterable<string>,
  passphrase: string | undefined,
): Promise<void> => {
  // Two backups to one name have different unfinished files.
  const part = `${path}.${randomBytes(4).toString('hex')}.part`;
  try {
    const { head, streams } =
      passphrase === undefined ? { head: `${MAGIC}\n`, streams: [] } : await encryption(passphrase);
    // Only the owner of the file may read it: a backup contains the data of all users.
    await writeFile(part, head, { mode: 0o600, flag: 'wx' });
    await pipeline([
      Readable.from(withNewlines(lines)),
      createGzip({ level: LEVEL }),
      ...streams,
      createWriteStream(part, { flags: 'a', flush: true }),
    ]);
    await giveName(part, path);
  } finally {
    await rm(part, { force: true });
  }
};

/** Renames a file; never replaces another one, where the file system has links. */
const giveName = (part: string, path: string): Promise<void> =>
  link(part, path).catch((failure: unknown) => {
    if (codeOf(failure) === 'EEXIST') throw failure;
    return rename(part, path);
  });

async function* withNewlines(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

const encryption = async (passphrase: string) => {
  const [salt, iv] = [randomBytes(16), randomBytes(12)];
  const { key, check } = await keyOf(passphrase, salt);
  const cipher = createCipheriv(CIPHER, key, iv);
  const tag = new Transform({
    transform: (chunk, _, done) => done(null, chunk),
    flush(done) {
      done(null, cipher.getAuthTag());
    },
  });
  return {
    head: `${[MAGIC, CIPHER, salt.toString('hex'), iv.toString('hex'), check].join(' ')}\n`,
    streams: [cipher, tag],
  };
};

/**
 * Reads the lines of a backup. Its end is verified after the last line: undo what `consume` did if this throws.
 * @throws UnusableBackup
 */
export const readBackupFile = async <Result>(
  path: string,
  passphrase: string | undefined,
  consume: (lines: AsyncIterable<string>) => Promise<Result>,
): Promise<Result> => {
  const { head, size } = await readHead(path);
  const decipher = await decryption(path, head, size, passphrase);
  const end = size - 1 - (decipher === null ? 0 : TAG_BYTES);
  const decoded = createGunzip();
  const source = createReadStream(path, { start: head.length + 1, end });
  // An error of the pipeline also ends `linesOf`, which throws.
  const decoding = pipeline(source, decipher ?? new PassThrough(), decoded).catch(() => undefined);
  try {
    return await consume(linesOf(decoded));
  } finally {
    decoded.destroy();
    await decoding;
  }
};

/** Reads the first line without its end, and the size of the file in bytes. */
const readHead = async (path: string): Promise<{ readonly head: string; readonly size: number }> => {
  const file = await open(path, 'r').catch((failure: unknown) => {
    throw new UnusableBackup(`${path} cannot be read: ${String(failure)}`);
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(200), 0, 200, 0);
    const [head = ''] = buffer.toString('latin1', 0, bytesRead).split('\n');
    if (head.startsWith('kantoor-backup ') && !head.startsWith(MAGIC))
      throw new UnusableBackup('The backup was made by a newer version of Kantoor.');
    if (!head.startsWith(MAGIC)) throw new UnusableBackup(`${path} is not a backup of Kantoor.`);
    return { head, size: (await file.stat()).size };
  } finally {
    await file.close();
  }
};

const decryption = async (
  path: string,
  head: string,
  size: number,
  passphrase: string | undefined,
): Promise<DecipherGCM | null> => {
  if (head === MAGIC && passphrase === undefined) return null;
  // Somebody else may have put it in place of an encrypted one.
  if (head === MAGIC)
    throw new UnusableBackup('The backup is not encrypted. To use it all the same, unset BACKUP_PASSPHRASE.');
  const [, , cipher, salt = '', iv = '', check] = head.split(' ');
  if (cipher !== CIPHER) throw damagedBackup();
  if (passphrase === undefined) throw new UnusableBackup('The backup is encrypted. Set BACKUP_PASSPHRASE.');
  const derived = await keyOf(passphrase, Buffer.from(salt, 'hex'));
  if (derived.check !== check) throw new UnusableBackup('The passphrase is not that of the backup.');
  const tag = Buffer.alloc(TAG_BYTES);
  const file = await open(path, 'r');
  try {
    await file.read(tag, 0, TAG_BYTES, size - TAG_BYTES);
  } finally {
    await file.close();
  }
  return createDecipheriv(CIPHER, derived.key, Buffer.from(iv, 'hex')).setAuthTag(tag);
};

async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  try {
    for await (const chunk of chunks) {
      let start = 0;
      for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
        begun.push(chunk.subarray(start, end));
        yield Buffer.concat(begun).toString();
        [begun, start] = [[], end + 1];
      }
      begun.push(chunk.subarray(start));
    }
  } catch {
    throw damagedBackup();
  }
}
