import { loggedPath, type LoggedRequest } from './request-log';

export type LogFormat = 'text' | 'json';

/** Turns events of the server into lines of its log. Moments are in milliseconds since 1970. */
export interface LogLines {
  readonly request: (moment: number, request: LoggedRequest) => string;
  /** The event loop was blocked. @param during requests of that time */
  readonly blocked: (moment: number, ms: number, during: readonly string[]) => string;
  /** @param id of the request that failed, if any */
  readonly defect: (moment: number, text: string, id?: string) => string;
  /** A message for the administrator. */
  readonly message: (moment: number, text: string) => string;
}

const timeOf = (moment: number): string => new Date(moment).toISOString();

const TEXT: LogLines = {
  request: (moment, { method, target, status, ms, id }) =>
    `${timeOf(moment)} ${method} ${loggedPath(target)} ${String(status)} ${String(Math.round(ms))}ms ${id}`,
  blocked: (moment, ms, during) =>
    `${timeOf(moment)} BLOCKED ${String(Math.round(ms))}ms during ${during.length === 0 ? 'no request' : during.join(', ')}`,
  defect: (_, text, id) => (id === undefined ? text : `${id} ${text}`),
  message: (_, text) => text,
};

const json = (moment: number, level: 'info' | 'warning' | 'error', fields: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({ time: timeOf(moment), level, ...fields });

const JSON_LINES: LogLines = {
  request: (moment, { method, target, route, status, ms, id }) =>
    json(moment, status >= 500 ? 'error' : 'info', {
      message: 'request',
      method,
      path: loggedPath(target),
      route,
      status,
      ms: Math.round(ms),
      requestId: id,
    }),
  blocked: (moment, ms, requests) => json(moment, 'warning', { message: 'blocked', ms: Math.round(ms), requests }),
  defect: (moment, text, requestId) => json(moment, 'error', { message: text, ...(requestId && { requestId }) }),
  message: (moment, text) => json(moment, 'info', { message: text.trim() }),
};

/** The lines of a log format: one line of text, or one JSON object with `time`, `level` and `message`. Rule R-RUN-02. */
export const logLines = (format: LogFormat): LogLines => (format === 'json' ? JSON_LINES : TEXT);
