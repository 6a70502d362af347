import { headerText } from '../../src/domain/shared/header-text.rule';
import { codeOf } from '../database/errors';
import { serverInfo } from '../insight/published/server-info';
import { writeLog, type LogPairs } from '../insight/published/write-log';
import type { Mail, MailServices } from './mail';

/** Milliseconds that a request waits for e-mails; the console's own timeout is 10 s. */
const WAIT_TIMEOUT = 8_000;

/** `refused`: the mail server does not accept the recipient. */
export type MailOutcome = 'sent' | 'refused' | 'failed';

/** Sends an e-mail; a failure is logged without link and recipient. */
export const sendMail = async (
  services: MailServices,
  cause: string,
  mail: Mail,
  method: 'GET' | 'POST' = 'POST',
): Promise<MailOutcome> => {
  try {
    await services.mailer.send(withSafeHeaders(mail));
    return 'sent';
  } catch (failure) {
    const reasons = reasonsOf(failure);
    await writeLog(services, {
      level: 'error',
      module: 'E-mails',
      message: `An e-mail could not be sent (${Object.values(reasons).join(' ') || 'no reason given'}).`,
      method,
      requestUrl: `/api/${cause}`,
      answer: reasons,
      info: serverInfo(),
    });
    // A code below 500 is temporary, for example greylisting.
    const isLasting = Number(fieldOf(failure, 'responseCode')) >= 500;
    return fieldOf(failure, 'command') === 'RCPT TO' && isLasting ? 'refused' : 'failed';
  }
};

/** User texts in headers may have been stored before they were validated. Rule R-SHR-50. */
const withSafeHeaders = ({ subject, attachments, ...mail }: Mail): Mail => ({
  ...mail,
  subject: headerText(subject),
  ...(attachments && {
    attachments: attachments.map(({ filename, content }) => ({ filename: headerText(filename), content })),
  }),
});

/** Codes only: a mail server's message may contain the recipient. */
const reasonsOf = (failure: unknown): LogPairs =>
  Object.fromEntries(
    [
      ['code', codeOf(failure)],
      ['original_code', fieldOf(failure, 'originalCode')],
      ['command', fieldOf(failure, 'command')],
      ['response_code', fieldOf(failure, 'responseCode')],
    ].flatMap(([name, part]) =>
      typeof part === 'string' || typeof part === 'number' ? [[String(name), String(part)]] : [],
    ),
  );

const fieldOf = (failure: unknown, name: string): unknown =>
  typeof failure === 'object' && failure !== null ? Reflect.get(failure, name) : undefined;

/**
 * Sends e-mails and waits up to `WAIT_TIMEOUT`; unfinished ones continue in the background.
 * @returns the outcome of each; null if not known yet
 */
export const sendMailsWithTimeout = async (
  services: MailServices,
  cause: string,
  mails: readonly Mail[],
  method: 'GET' | 'POST' = 'POST',
): Promise<(MailOutcome | null)[]> => {
  const results = mails.map((): MailOutcome | null => null);
  const all = Promise.all(
    mails.map(async (mail, place) => {
      results[place] = await sendMail(services, cause, mail, method);
    }),
  );
  services.jobs.start(async () => {
    await all;
  });
  await waitAtMost(WAIT_TIMEOUT, all);
  return [...results];
};

const waitAtMost = async (milliseconds: number, work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  try {
    await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
};
