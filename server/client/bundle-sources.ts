import { statSync } from 'node:fs';
import { join } from 'node:path';

/** Size in bytes and second of the last change of each source of a bundle, by path from the project root. */
export type BundleSources = Readonly<Record<string, readonly [number, number]>>;

const stateOf = (root: string, path: string): readonly [number, number] => {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  return found === undefined ? [-1, 0] : [found.size, Math.floor(found.mtimeMs / 1000)];
};

/**
 * The sources of a bundle as they are now. One that changed since the bundle was begun gets a state that it never has.
 * @param begun milliseconds since 1970
 */
export const readSources = (root: string, paths: readonly string[], begun: number): BundleSources =>
  Object.fromEntries(
    paths.map((path) => {
      const [size, changed] = stateOf(root, path);
      return [path, changed >= Math.floor(begun / 1000) ? [-2, 0] : [size, changed]];
    }),
  );

/** Whether all sources are as they were: a deleted or an older one counts as changed too. */
export const areUnchanged = (root: string, sources: BundleSources): boolean =>
  Object.entries(sources).every(([path, [size, changed]]) => {
    const [now, then] = stateOf(root, path);
    return now === size && then === changed;
  });
