import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mailer } from './mail';

/**
 * Keeps every mail as a file, the newest last by name. Who may read them can use their links, so only the owner may.
 */
export const outbox = (folder: string, from: string): Mailer => {
  let writer: ReturnType<typeof writerOf> | undefined;
  return {
    send: async (mail) => {
      writer ??= writerOf(from);
      const { message } = await (await writer).sendMail({ ...mail, textEncoding: 'quoted-printable' });
      if (!Buffer.isBuffer(message)) throw new Error('A mail that was asked for whole came as a stream');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`;
      const beside = join(folder, `${name}.part`);
      await writeFile(beside, readable(message.toString('latin1')), { encoding: 'latin1', mode: 0o600 });
      // Whoever looks into the folder sees whole mails only.
      await rename(beside, join(folder, `${name}.eml`));
    },
    close: () => undefined,
  };
};

/** The library comes with the first mail: loading it would take a tenth of every start. */
const writerOf = async (from: string) =>
  (await import('nodemailer')).createTransport({ streamTransport: true, buffer: true, newline: 'windows' }, { from });

/** The same mail with its texts as they are: a link that somebody copies out of the file is whole. Works on bytes. */
const readable = (message: string): string =>
  message.replace(/Content-Transfer-Encoding: quoted-printable\r\n\r\n([\s\S]*?)(?=\r\n--)/g, (_, coded: string) => {
    const plain = coded
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_sign, code: string) => String.fromCharCode(parseInt(code, 16)));
    return `Content-Transfer-Encoding: 8bit\r\n\r\n${plain}`;
  });
