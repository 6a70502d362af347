import type { Answer } from './ports/call';

/** Limits concurrency: further calls wait in order. */
export const inTurn = (most: number): (<A>(answer: Answer<A>) => Answer<A>) => {
  let asked = 0;
  const waiting: (() => void)[] = [];
  return (answer) => async () => {
    if (asked === most)
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    else asked += 1;
    try {
      return await answer();
    } finally {
      const next = waiting.shift();
      if (next === undefined) asked -= 1;
      else next();
    }
  };
};
