import type { Answer } from './ports/call';

/** Asks at most this many at a time; the others wait for their turn, in order. */
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
