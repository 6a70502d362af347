import type { Hono } from 'hono';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { loggedPath } from './request-log';
import { rawTarget, type Env } from './request';

/** Milliseconds between two checks of the delay. */
const INTERVAL = 1_000;
/** Minimum delay in ms that is logged. */
const LONGEST_DELAY = 100;
/** Minimum ms between two logged delays. */
const REPEAT_AFTER = 60_000;
/** Milliseconds between two samples; this is part of each measured delay. */
const RESOLUTION = 10;
/** Maximum number of requests in a log line. */
const MOST_NAMED = 5;

/** Names the requests that are running or ended since the last check. */
export class RecentRequests {
  private readonly running = new Map<symbol, string>();
  private readonly ended: string[] = [];

  /** @returns a function that ends it */
  start(method: string, target: string): () => void {
    const [key, name] = [Symbol(method), `${method} ${loggedPath(target)}`];
    this.running.set(key, name);
    return () => {
      this.running.delete(key);
      if (this.ended.length < MOST_NAMED) this.ended.push(name);
    };
  }

  /** Returns at most five names and forgets ended requests. */
  take(): readonly string[] {
    return [...this.ended.splice(0), ...this.running.values()].slice(0, MOST_NAMED);
  }
}

export const trackRequests = (app: Hono<Env>, requests: RecentRequests): void => {
  app.use('*', async (context, next) => {
    const end = requests.start(context.req.method, rawTarget(context));
    try {
      await next();
    } finally {
      end();
    }
  });
};

interface DelayCheckOptions {
  /** `max` in nanoseconds. */
  readonly delay: { readonly max: number; reset(): void };
  readonly requests: Pick<RecentRequests, 'take'>;
  readonly now: () => number;
  /** Receives a delay in ms and the requests of that time. */
  readonly onBlocked: (ms: number, during: readonly string[]) => void;
}

/** Checks the longest delay since the last check; reports delays over 100 ms, at most once a minute. Rule R-INS-28. */
export const delayCheck = ({ delay, requests, now, onBlocked }: DelayCheckOptions): (() => void) => {
  let logged = -Infinity;
  return () => {
    const [ms, names] = [delay.max / 1e6 - RESOLUTION, requests.take()];
    delay.reset();
    if (ms < LONGEST_DELAY || now() - logged < REPEAT_AFTER) return;
    logged = now();
    onBlocked(ms, names);
  };
};

/** Monitors the event loop. @returns a function that stops it */
export const watchEventLoop = (needs: Omit<DelayCheckOptions, 'delay'>): (() => void) => {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  const timer = setInterval(delayCheck({ ...needs, delay }), INTERVAL).unref();
  return () => {
    clearInterval(timer);
    delay.disable();
  };
};
