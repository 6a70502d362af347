/**
 * Waits for a promise for a limited number of milliseconds.
 * @throws an error without a code after that time
 */
export const withinTimeout = async <Result>(work: Promise<Result>, timeout: number): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`No answer within ${timeout} ms`));
    }, timeout);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Prevents parallel runs of an async function: a call during a run gets the result of that run. */
export const runOnceAtATime = <Result>(work: () => Promise<Result>): (() => Promise<Result>) => {
  let running: Promise<Result> | undefined;
  return () => {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  };
};
