import { resolve } from 'node:path';
import config from '../jest.config.js';

// The project and test files of one mutated source, passed by `test/mutation/run.ts` in environment variables.

const { KANTOOR_MUTATION_PROJECT: name, KANTOOR_MUTATION_TESTS: tests = '' } = process.env;
const project = config.projects.find(({ displayName }) => displayName === name);

/** @type {import('jest').Config} */
export default {
  ...project,
  // Stryker resolves neither `<rootDir>` nor a relative path here.
  testEnvironment: project.testEnvironment.replace('<rootDir>', resolve(import.meta.dirname, '../..')),
  testMatch: tests.split(',').map((file) => `<rootDir>/${file}`),
  testTimeout: config.testTimeout,
  // The set-up takes longer than most mutants.
  globalSetup: project.globalSetup && '<rootDir>/test/mutation/set-up-once.ts',
  globalTeardown: undefined,
};
