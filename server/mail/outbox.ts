import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mailer } from './mail';

/** Saves e-mails as files named by time. Readable by the owner only, because they contain login links. */
export const outboxMailer = (folder: string, from: string): Mailer => {
  let transport: ReturnType<typeof createTransport> | undefined;
  return {
    send: async (mail) => {
      transport ??= createTransport(from);
      const { message } = await (await transport).sendMail({ ...mail, textEncoding: 'quoted-printable' });
      if (!Buffer.isBuffer(message)) throw new Error('A mail that was asked for whole came as a stream');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`;
      const partial = join(folder, `${name}.part`);
      await writeFile(partial, decodeBodies(message.toString('latin1')), { encoding: 'latin1', mode: 0o600 });
      // Renaming makes the file appear complete.
      await rename(partial, join(folder, `${name}.eml`));
    },
    close: () => undefined,
  };
};

/** Imported with the first e-mail, because it would take a tenth of the start-up time. */
const createTransport = async (from: string) =>
  (await import('nodemailer')).createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from });

/** A part boundary of nodemailer; lines of a body may start with `--` too. */
const BOUNDARY = /(\r\n----_NmP-[^\r\n]*-Part_\d+(?:--)?\r\n)/;
const CODED = 'Content-Transfer-Encoding: quoted-printable\r\n\r\n';

/** Replaces quoted-printable by 8bit, so that links can be copied from the file. Works on bytes (latin1). */
export const decodeBodies = (message: string): string =>
  message
    .split(BOUNDARY)
    .map((part, index, all) => (index === all.length - 1 ? part : decodePart(part)))
    .join('');

const decodePart = (part: string): string => {
  const start = part.indexOf(CODED);
  if (start < 0) return part;
  const plain = part
    .slice(start + CODED.length)
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_sign, code: string) => String.fromCharCode(parseInt(code, 16)));
  return `${part.slice(0, start)}Content-Transfer-Encoding: 8bit\r\n\r\n${plain}`;
};
