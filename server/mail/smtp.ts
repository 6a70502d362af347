import { createTransport } from 'nodemailer';
import type { Mailer } from './mail';

/** Milliseconds for one step of the talk with the mail server. */
const PATIENCE = 5_000;
const CONNECTIONS = 3;

/** Hands mails to a mail server, over a few connections that are kept while there is something to send. */
export const smtp = (url: string, from: string): Mailer => {
  const transport = createTransport({
    url, pool: true, maxConnections: CONNECTIONS, connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE,
  }, { from });
  return {
    send: async (mail) => { await transport.sendMail(mail); },
    close: () => { transport.close(); },
  };
};
