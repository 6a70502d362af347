import { fromPromise } from 'xstate';
import { token } from '../shared/token';
import type { Jobs } from './ports/jobs.port';
import { runLogMachine } from './run-log.machine';

export type WiredRunLog = typeof runLogMachine;
export const WiredRunLog = token<WiredRunLog>('wired-run-log');

export const wireRunLog = (jobs: Jobs): WiredRunLog =>
  runLogMachine.provide({
    actors: { readLog: fromPromise(({ input: { id }, signal }) => jobs.log(id, { signal })()) },
  });
