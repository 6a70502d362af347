type Job = () => Promise<void>;

/**
 * Returns a function that runs work in turns: one at a time for each owner, and `workers` at a time in all.
 * Owners take turns, so that one with much work does not hold up the others.
 */
export const createFairQueue = (workers: number) => {
  // In the order of their turns.
  const waiting = new Map<number, Job[]>();
  const working = new Set<number>();

  const startNext = (): void => {
    const owner = [...waiting.keys()].find((id) => !working.has(id));
    if (owner === undefined || working.size >= workers) return;
    const job = waiting.get(owner)?.shift();
    if (job === undefined) return;
    working.add(owner);
    void job().finally(() => {
      working.delete(owner);
      // To the end: whoever waits has a turn before.
      const rest = waiting.get(owner) ?? [];
      waiting.delete(owner);
      if (rest.length > 0) waiting.set(owner, rest);
      startNext();
    });
    startNext();
  };

  /** @param owner id of the person who waits */
  return <Result>(owner: number, work: () => Promise<Result>): Promise<Result> =>
    new Promise((resolve, reject) => {
      const job: Job = () => work().then(resolve, reject);
      waiting.set(owner, [...(waiting.get(owner) ?? []), job]);
      startNext();
    });
};
