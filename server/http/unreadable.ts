import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What Node calls a head that is too large, and one that does not come; anything else is no HTTP. */
const ANSWERS: Readonly<Record<string, readonly [string, string] | undefined>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'TOO_LARGE'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'VALUE_NOT_VALID'],
};

/**
 * Refuses what cannot be read as a call with a code, as every refusal has one, and ends its line; an answer that is on
 * its way is cut, never written into.
 */
export const refuseUnreadable = (server: Server): void => {
  const answers = new WeakMap<Socket, ServerResponse>();
  server.on('request', (call, answer) => {
    answers.set(call.socket, answer);
  });
  server.on('clientError', (failure: NodeJS.ErrnoException, line: Socket) => {
    const last = answers.get(line);
    const isAnswering = last !== undefined && last.headersSent && !last.writableFinished;
    if (!line.writable || isAnswering) {
      line.destroy();
      return;
    }
    const [status, code] = ANSWERS[failure.code ?? ''] ?? ['400 Bad Request', 'VALUE_NOT_VALID'];
    const body = JSON.stringify({ code });
    line.end(
      `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\nCache-Control: private, no-store\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      () => {
        line.destroy();
      },
    );
  });
};
