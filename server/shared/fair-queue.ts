type Job = () => Promise<void>;

/**
 * Returns a function that queues work: one at a time per owner, `workers` at a time in all. Owners take turns, so
 * that one with much work does not delay the others.
 */
export const createFairQueue = (workers: number) => {
  // Waiting jobs by owner, in the order of their turns.
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
      // Moves this owner to the end of the queue.
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
