import { setFlagsFromString } from 'node:v8';

// Until the file ends, V8 optimises what is timed as early as in the product (`runtime.cjs`).
if (Number.parseInt(process.versions.node, 10) < 22) setFlagsFromString('--interrupt-budget=135168');

/** Minimum milliseconds of CPU time of a call in `calls` runs, to exclude other processes and garbage collection. */
export const cpuTime = (run: () => unknown, calls = 1): number =>
  Math.min(
    ...Array.from({ length: calls }, () => {
      const before = process.cpuUsage();
      run();
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1_000;
    }),
  );
