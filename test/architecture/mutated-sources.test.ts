import { existsSync, readFileSync } from 'node:fs';
import { EQUIVALENT_MUTANTS } from '../mutation/equivalent-mutants';
import { MUTATED_SOURCES } from '../mutation/sources';

test('every mutated source and its tests exist', () => {
  const paths = MUTATED_SOURCES.flatMap(({ source, tests }) => [source, ...tests]);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test('every line with equivalent mutants is in its source', () => {
  const gone = EQUIVALENT_MUTANTS.filter(
    ({ source, line }) =>
      !existsSync(source) ||
      !readFileSync(source, 'utf8')
        .split('\n')
        .some((text) => text.trim() === line),
  );
  expect(gone.map(({ source, line }) => `${source}: ${line}`)).toEqual([]);
});
