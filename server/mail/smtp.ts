import type { Mailer } from './mail';

/** Milliseconds per step. */
const TIMEOUT = 5_000;
const MAX_CONNECTIONS = 3;

/** Sends e-mails over a pool of SMTP connections. */
export const smtpMailer = (url: string, from: string): Mailer => {
  let transport: ReturnType<typeof createTransport> | undefined;
  return {
    send: async (mail) => {
      transport ??= createTransport(url, from);
      await (await transport).sendMail(mail);
    },
    close: () => {
      void transport?.then((open) => {
        open.close();
      });
    },
  };
};

/** Connects and signs in, and sends nothing. @throws when the server does not answer or refuses */
export const verifySmtp = async (url: string): Promise<void> => {
  const transport = await createTransport(url, '');
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
};

/** Imported with the first e-mail, because it would take a tenth of the start-up time. */
const createTransport = async (url: string, from: string) =>
  (await import('nodemailer')).createTransport(
    {
      url,
      pool: true,
      maxConnections: MAX_CONNECTIONS,
      connectionTimeout: TIMEOUT,
      greetingTimeout: TIMEOUT,
      socketTimeout: TIMEOUT,
    },
    { from },
  );
