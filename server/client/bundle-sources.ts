import { statSync } from 'node:fs';
import { join } from 'node:path';

/** Size in bytes and modification time in seconds of each source file of a bundle, by path from the project root. */
export type BundleSources = Readonly<Record<string, readonly [number, number]>>;

const stateOf = (root: string, path: string): readonly [number, number] => {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  return found === undefined ? [-1, 0] : [found.size, Math.floor(found.mtimeMs / 1000)];
};

/**
 * Reads the size and time of each source. A file that changed since `begun` gets values that `areUnchanged` never
 * accepts.
 * @param begun start of the bundling, in milliseconds since 1970
 */
export const readSources = (root: string, paths: readonly string[], begun: number): BundleSources =>
  Object.fromEntries(
    paths.map((path) => {
      const [size, changed] = stateOf(root, path);
      return [path, changed >= Math.floor(begun / 1000) ? [-2, 0] : [size, changed]];
    }),
  );

/**
 * Whether every source file has the recorded size and modification time. A deleted file, or an older copy, counts as
 * changed.
 */
export const areUnchanged = (root: string, sources: BundleSources): boolean =>
  Object.entries(sources).every(([path, [size, changed]]) => {
    const [now, then] = stateOf(root, path);
    return now === size && then === changed;
  });
