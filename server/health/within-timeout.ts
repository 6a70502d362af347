/** Waits for work at most a number of milliseconds. @throws an error without a code when it takes longer */
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

/** Work that runs once at a time: a caller gets the result of the run that has not ended yet. */
export const runOnceAtATime = <Result>(work: () => Promise<Result>): (() => Promise<Result>) => {
  let running: Promise<Result> | undefined;
  return () => {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  };
};
