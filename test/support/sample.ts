import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `KANTOOR_ALL=1` runs all cases instead of a sample. */
export const runsAll = process.env['KANTOOR_ALL'] === '1';

/** Environment variable with the seed of the samples; a given seed is used. */
const SEED = 'KANTOOR_SAMPLE';

/** The code under the sampled tests: the same files give the same sample. */
const UNDER_TEST = ['server', 'src/adapters/http', 'src/domain', 'test/contract', 'test/server'];

/** The seed of all samples of a run. */
export const sampleSeed = (): string => (process.env[SEED] ??= hashOf(...UNDER_TEST.flatMap(contentsOf)).slice(0, 8));

/** @returns path and content of the files below a folder, in order of name */
const contentsOf = (folder: string): readonly (string | Buffer)[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
    .flatMap((file) => [file, readFileSync(file)]);

const hashOf = (...texts: readonly (string | Buffer)[]): string => {
  const hash = createHash('sha1');
  for (const text of texts) hash.update(text);
  return hash.digest('hex');
};

/** A seed for generators of random values. */
export const sampleNumber = (): number => Number.parseInt(sampleSeed(), 16) || 0;

/**
 * A sample of one in `oneIn`; all if all cases run. @param place number of the case: `oneIn` cases in a row get all
 * values, and another seed gives each case other ones
 */
export const drawn = <Value>(all: readonly Value[], oneIn: number, place: number): readonly Value[] =>
  runsAll ? all : all.filter((_value, at) => (at + place + sampleNumber()) % oneIn === 0);
