import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Server } from 'node:http';
import { answerMalformedRequests } from './malformed-requests';
import type { Env } from './request';

/** Milliseconds to receive a request: the largest file at 0.5 Mbit/s. */
const REQUEST_TIMEOUT = 3_600_000;
/** Milliseconds. Longer than proxies keep idle connections, so that they do not reuse a closed one. */
const KEEP_ALIVE_TIMEOUT = 75_000;

/** Creates an HTTP server that allows slow uploads and answers malformed requests. */
export const createHttpServer = (app: Hono<Env>): Server => {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server; // without options it is a plain HTTP server
  server.requestTimeout = REQUEST_TIMEOUT;
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT;
  answerMalformedRequests(server);
  return server;
};
