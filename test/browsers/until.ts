// oxlint-disable-next-line kantoor/no-sleep -- Another process changes what is waited for, and says nothing.
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds until a browser must be started, or a page must show what a journey expects. */
const PATIENCE = 60_000;

/** Asks again until there is a value, because a browser reports neither its start nor what it draws. */
export async function until<T>(
  ask: () => Promise<T | null> | T | null,
  failure: () => Promise<string> | string,
): Promise<T> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const value = await ask();
    if (value !== null) return value;
    if (performance.now() > end) throw new Error(await failure());
    await pause(50);
  }
}
