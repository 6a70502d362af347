import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface SmtpServer {
  readonly url: string;
  /** Sources of the received mails. */
  readonly received: string[];
  readonly close: () => Promise<void>;
}

/** A mail server that accepts all mails, or refuses each address with a reason. */
export const openSmtpServer = async (refusal: string | null = null): Promise<SmtpServer> => {
  const received: string[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1,
    onRcptTo: (_address, _session, answer) => {
      answer(refusal === null ? null : new Error(refusal));
    },
    onData: (stream, _session, answer) => {
      text(stream).then((mail) => {
        received.push(mail);
        answer();
      }, answer);
    },
  });
  const server = smtp.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // cast: the server listens on a port, not on a pipe
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () =>
      new Promise((done) => {
        smtp.close(done);
      }),
  };
};
