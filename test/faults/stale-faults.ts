import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault';

/** One line for each fault that cannot be planted or whose tests no longer exist. */
export const staleFaults = (root: string, faults: readonly Fault[]): readonly string[] =>
  faults.flatMap(({ file, kind, search, replace, caughtBy }) => {
    const fault = `Planted fault "${kind}" of ${file}`;
    if (!existsSync(join(root, file))) return [`${fault}: the file is gone`];
    const occurrences = readFileSync(join(root, file), 'utf8').split(search).length - 1;
    return [
      ...(occurrences === 1 ? [] : [`${fault}: the search text occurs ${occurrences} times, not once`]),
      ...(search === replace ? [`${fault}: changes nothing`] : []),
      ...(caughtBy === 'types' ? [] : Object.keys(caughtBy))
        .filter((test) => !existsSync(join(root, test)))
        .map((test) => `${fault}: ${test} is gone`),
    ];
  });
