import type { Mailer } from './mail';

/** Milliseconds for one step of the talk with the mail server. */
const PATIENCE = 5_000;
const CONNECTIONS = 3;

/** Hands mails to a mail server, over a few connections that are kept while there is something to send. */
export const smtp = (url: string, from: string): Mailer => {
  let transport: ReturnType<typeof transportTo> | undefined;
  return {
    send: async (mail) => {
      transport ??= transportTo(url, from);
      await (await transport).sendMail(mail);
    },
    close: () => {
      void transport?.then((open) => {
        open.close();
      });
    },
  };
};

/** The library comes with the first mail: loading it would take a tenth of every start. */
const transportTo = async (url: string, from: string) =>
  (await import('nodemailer')).createTransport(
    {
      url,
      pool: true,
      maxConnections: CONNECTIONS,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
    },
    { from },
  );
