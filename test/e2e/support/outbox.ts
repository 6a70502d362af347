import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Mails to an address, oldest first. */
export const mailsTo = (outbox: string, email: string): readonly string[] => {
  if (!existsSync(outbox)) return [];
  const mails = readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(join(outbox, name), 'utf8'));
  return mails.filter((mail) => mail.includes(`\r\nTo: ${email}\r\n`));
};

/** The link in the newest mail, after the expected number of mails was sent. */
export const linkTo = async (outbox: string, email: string, mails = 1): Promise<string> => {
  await expect.poll(() => mailsTo(outbox, email).length).toBe(mails);
  return /http:\/\/localhost:\d+\/(?:accept|reset)\/[^\s"<]+/.exec(mailsTo(outbox, email).at(-1) ?? '')?.[0] ?? '';
};
