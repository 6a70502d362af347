import type { Page } from '@playwright/test';

/** Runs an act while this many frames are drawn. @returns the 95th percentile of their times, in ms */
export const framesDuring = async (page: Page, frames: number, act: () => Promise<void>): Promise<number> => {
  const times = page.evaluate(
    (count) =>
      new Promise<readonly number[]>((resolve) => {
        const seen: number[] = [];
        let before = performance.now();
        const next = (now: number): void => {
          seen.push(now - before);
          before = now;
          if (seen.length === count) resolve(seen.slice(1));
          else requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    frames,
  );
  await act();
  const sorted = [...(await times)].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.95)] ?? NaN;
};
