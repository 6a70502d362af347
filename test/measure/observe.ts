import type { Page } from '@playwright/test';

/** A frame over 50 ms, with its longest script. */
export interface LongFrame {
  readonly duration: number;
  /** Milliseconds during which the page could not respond. */
  readonly blocking: number;
  readonly cause: string;
}

/** A layout shift without recent input. */
export interface Shift {
  readonly start: number;
  readonly value: number;
  readonly moved: string;
}

/** Performance entries of a page; milliseconds since navigation. */
export interface Observed {
  readonly frames: readonly LongFrame[];
  readonly shifts: readonly Shift[];
  /** From the first event of each interaction to the next paint; 0 if under 16 ms. */
  readonly interactions: readonly number[];
}

declare global {
  interface Window {
    observed: { take(): Observed };
  }
}

/** Fields of entries that TypeScript's DOM types lack. */
interface Reported extends PerformanceEntry {
  readonly blockingDuration?: number;
  readonly scripts?: readonly { readonly duration: number; readonly invoker: string; readonly sourceURL: string }[];
  readonly value?: number;
  readonly hadRecentInput?: boolean;
  readonly sources?: readonly { readonly node: Node | null }[];
  readonly interactionId?: number;
}

/** Runs in the page before its own scripts. */
function install(): void {
  let frames: LongFrame[] = [];
  let shifts: Shift[] = [];
  let interactions = new Map<number, number>();
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'removed';
    const words = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30);
    return `${element.tagName.toLowerCase()} "${words}"`;
  };
  const kinds: Readonly<Record<string, (entry: Reported) => void>> = {
    'long-animation-frame': ({ duration, blockingDuration = 0, scripts = [] }) => {
      const [longest] = [...scripts].sort((one, other) => other.duration - one.duration);
      const file = longest?.sourceURL.split('/').at(-1) ?? '';
      const cause = longest ? `${longest.invoker} ${file} ${longest.duration.toFixed(0)} ms` : 'no script';
      frames.push({ duration, blocking: blockingDuration, cause });
    },
    'layout-shift': ({ startTime, value = 0, hadRecentInput, sources = [] }) => {
      if (hadRecentInput !== true)
        shifts.push({ start: startTime, value, moved: sources.map(({ node }) => nameOf(node)).join(', ') });
    },
    'event': ({ duration, interactionId = 0 }) => {
      if (interactionId > 0) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    },
  };
  const observers = Object.entries(kinds).map(([type, keep]) => {
    const keepAll = (entries: PerformanceEntryList): void => {
      for (const entry of entries) keep(entry);
    };
    const observer = new PerformanceObserver((list) => {
      keepAll(list.getEntries());
    });
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type,
      buffered: true,
      durationThreshold: 16,
    };
    observer.observe(options);
    return () => {
      keepAll(observer.takeRecords());
    };
  });
  window.observed = {
    take: () => {
      for (const flush of observers) flush();
      const taken = { frames, shifts, interactions: [...interactions.values()] };
      frames = [];
      shifts = [];
      interactions = new Map();
      return taken;
    },
  };
}

/** Records the performance entries of every document that the page loads from now on. */
export const observe = (page: Page): Promise<unknown> => page.addInitScript(install);

/** Entries since navigation, or since the last call. */
export const observed = (page: Page): Promise<Observed> => page.evaluate(() => window.observed.take());

/** Waits until the paint after an input was reported. */
const reported = async (page: Page): Promise<void> => {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            resolve();
          }),
        );
      }),
  );
  await page.waitForTimeout(60);
};

/** Runs an act of one or more inputs. @returns the slowest response in ms; 0 if under 16 */
export const responseTo = async (page: Page, act: () => Promise<unknown>): Promise<number> => {
  await observed(page);
  await act();
  await reported(page);
  const { interactions } = await observed(page);
  return Math.max(0, ...interactions);
};

/** Cumulative layout shift: the largest sum, within 5 s, of shifts less than a second apart. */
export const cumulativeShift = (shifts: readonly Shift[]): number => {
  let [most, sum, first, last] = [0, 0, -Infinity, -Infinity];
  for (const { start, value } of shifts) {
    if (start - last >= 1000 || start - first >= 5000) [sum, first] = [0, start];
    [sum, last] = [sum + value, start];
    most = Math.max(most, sum);
  }
  return most;
};
