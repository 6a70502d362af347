import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface SmtpServer {
  readonly url: string;
  /** What was handed over, as it came over the line. */
  readonly received: string[];
  readonly close: () => Promise<void>;
}

/** A mail server that takes everything, or answers each mail with a refusal. */
export const openSmtpServer = (refusal: string | null = null): Promise<SmtpServer> => {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let data: string | null = null;
    let rest = '';
    socket.write('220 test\r\n');
    socket
      .on('error', () => undefined)
      .on('data', (chunk) => {
        rest += chunk.toString();
        for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
          const line = rest.slice(0, end);
          rest = rest.slice(end + 2);
          if (data === null) {
            if (line.startsWith('DATA')) data = '';
            socket.write(
              line.startsWith('DATA')
                ? '354 go on\r\n'
                : line.startsWith('RCPT') && refusal !== null
                  ? `${refusal}\r\n`
                  : '250 fine\r\n',
            );
          } else if (line === '.') {
            received.push(data);
            data = null;
            socket.write('250 taken\r\n');
          } else data += `${line}\r\n`;
        }
      });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo; // never a pipe
      resolve({
        url: `smtp://127.0.0.1:${port}`,
        received,
        close: () =>
          new Promise((done) => {
            for (const socket of sockets) socket.destroy();
            server.close(() => done());
          }),
      });
    });
  });
};
