import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Status and error code by Node's error code. */
const RESPONSES: Readonly<Record<string, readonly [string, string] | undefined>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'TOO_LARGE'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'VALUE_NOT_VALID'],
};

/** Answers malformed HTTP requests with an error code and closes the connection. A response in progress is aborted. */
export const answerMalformedRequests = (server: Server): void => {
  const responses = new WeakMap<Socket, ServerResponse>();
  server.on('request', (call, answer) => {
    responses.set(call.socket, answer);
  });
  server.on('clientError', (failure: NodeJS.ErrnoException, socket: Socket) => {
    const last = responses.get(socket);
    const isSending = last !== undefined && last.headersSent && !last.writableFinished;
    if (!socket.writable || isSending) {
      socket.destroy();
      return;
    }
    const [status, code] = RESPONSES[failure.code ?? ''] ?? ['400 Bad Request', 'VALUE_NOT_VALID'];
    const body = JSON.stringify({ code });
    const head = [
      `HTTP/1.1 ${status}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      'Cache-Control: private, no-store',
      `Content-Length: ${body.length}`,
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => {
      socket.destroy();
    });
  });
};
