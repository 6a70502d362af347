import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `KANTOOR_ALL=1` runs all cases of what is otherwise sampled. */
export const runsAll = process.env['KANTOOR_ALL'] === '1';

/** Where the seed of the samples stands; one that is given is kept. */
const SEED = 'KANTOOR_SAMPLE';

/** What the sampled tests are about: the same files draw the same sample. */
const UNDER_TEST = ['server', 'src/adapters/http', 'src/domain', 'test/contract', 'test/server'];

/** The seed of all samples of a run. */
export const sampleSeed = (): string => (process.env[SEED] ??= hashOf(...UNDER_TEST.flatMap(contentsOf)).slice(0, 8));

/** @returns path and content of the files below a folder, in the order of their names */
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

const rankOf = (name: string): string => hashOf(sampleSeed(), name);

/** One of so many of these, at least one; all of them where all cases run. @param name of what they are drawn for: others get other ones */
export const drawn = <Value>(all: readonly Value[], oneIn: number, name: string): readonly Value[] =>
  runsAll
    ? all
    : all
        .map((value, place) => ({ value, rank: rankOf(`${name} ${String(place)}`) }))
        .sort((one, other) => (one.rank < other.rank ? -1 : 1))
        .slice(0, Math.ceil(all.length / oneIn))
        .map(({ value }) => value);

/** A number for generators of random values. */
export const sampleNumber = (): number => Number.parseInt(sampleSeed(), 16) || 0;
