import { expect, type Page, type Request, type Route } from '@playwright/test';
import { intercept } from '../../support/api';
import type { SentPage } from './items';

/** A call that affects the lock. */
export type LockCall = 'lock' | 'unlock' | 'save';

/** The person who holds the lock. */
export const SJOERD = {
  name: 'Sjoerd Bakkenes',
  locked: { user: { name: 'Sjoerd Bakkenes' }, since: '2026-11-20 09:14:00' },
} as const;

/** Holds each lock call until the test decides its outcome. */
export const lockCalls = async (page: Page, { id }: SentPage) => {
  const waiting = new Map<LockCall, Route>();
  let isOpen = false;
  const callOf = (request: Request): LockCall => {
    const end = new URL(request.url()).pathname.split('/').at(-1);
    return end === 'lock' || end === 'unlock' ? end : 'save';
  };
  await intercept(page, new RegExp(`/api/page/${id}(?:/(?:un)?lock)?$`), async (route) => {
    const request = route.request();
    if (request.method() === 'PUT' && !isOpen) {
      waiting.set(callOf(request), route);
    } else {
      await route.fallback();
    }
  });
  // The console aborted the call.
  page.on('requestfailed', (request) => {
    const call = callOf(request);
    if (waiting.get(call)?.request() === request) waiting.delete(call);
  });
  const expectCalls = (...calls: readonly LockCall[]): Promise<void> =>
    expect.poll(() => [...waiting.keys()]).toEqual(calls);
  const take = async (call: LockCall): Promise<Route> => {
    await expect.poll(() => waiting.has(call)).toBe(true);
    const route = waiting.get(call);
    waiting.delete(call);
    if (route === undefined) throw new Error(`No ${call} is waiting`);
    return route;
  };
  /** Answers a call and waits until the console has read the answer, which no screen shows. */
  const answerCall = async (call: LockCall, answer: (route: Route) => Promise<void>): Promise<void> => {
    const route = await take(call);
    await answer(route);
    await (await route.request().response())?.finished();
    // Runs a task in the page after the tasks that read the answer; the page's timers are paused by the test's clock.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            port1.close();
            resolve();
          };
          port2.postMessage(null);
        }),
    );
  };
  return {
    expectCalls,
    pass: (call: LockCall): Promise<void> => answerCall(call, (route) => route.continue()),
    /** Answers that another person has the lock. */
    refuse: (call: LockCall): Promise<void> =>
      answerCall(call, (route) => route.fulfill({ status: 423, json: { code: 'LOCKED', locked: SJOERD.locked } })),
    cut: (call: LockCall): Promise<void> => answerCall(call, (route) => route.abort()),
    /** Ignores a call that is about to be aborted. */
    forget: (call: LockCall): void => {
      waiting.delete(call);
    },
    /** Lets all calls pass. */
    open: async (): Promise<void> => {
      isOpen = true;
      await Promise.all([...waiting.values()].map((route) => route.continue().catch(() => undefined)));
    },
  };
};
