import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A process that runs jobs. */
export interface JobServer {
  /** The server name of its runs ends in this process id. */
  readonly pid: number;
  /** Adds the run with this number. @returns whether the server confirmed it before it ended */
  readonly add: (number: number) => Promise<boolean>;
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a server and waits until its queue is open. @param watchEvery milliseconds between checks for lost servers
 */
export const startJobServer = async (databaseUrl: string, watchEvery: number): Promise<JobServer> => {
  const child = fork('test/server/support/job-server.ts', {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: databaseUrl, WATCH_EVERY: String(watchEvery) },
  });
  const ended = once(child, 'exit');
  const isReady = await Promise.race([once(child, 'message').then(() => true), ended.then(() => false)]);
  if (!isReady || child.pid === undefined) throw new Error('A server of jobs did not start');
  const confirmed = confirmations(child);
  return {
    pid: child.pid,
    add: (number) => {
      const answer = confirmed(number);
      if (child.connected) child.send(number, () => undefined);
      return Promise.race([answer, ended.then(() => false)]);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    stop: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
};

const confirmations = (child: ChildProcess): ((number: number) => Promise<true>) => {
  const waiting = new Map<unknown, () => void>();
  child.on('message', (number) => {
    waiting.get(number)?.();
  });
  return (number) =>
    new Promise((resolve) => {
      waiting.set(number, () => {
        resolve(true);
      });
    });
};

/**
 * Adds runs on all servers in turn and kills the first server when `middle` resolves; another server adds the runs
 * that it did not confirm. The origin of a run prevents duplicates.
 */
export const addAndKill = async (
  servers: readonly JobServer[],
  count: number,
  middle: () => Promise<void>,
): Promise<void> => {
  const [killed, survivor] = servers;
  if (killed === undefined || survivor === undefined) throw new Error('Two servers at least');
  const add = async (number: number): Promise<void> => {
    const isConfirmed = await servers[number % servers.length]?.add(number);
    if (isConfirmed !== true) await survivor.add(number);
  };
  const half = Math.floor(count / 2);
  await Promise.all(Array.from({ length: half }, (_, number) => add(number)));
  await middle();
  const rest = Promise.all(Array.from({ length: count - half }, (_, place) => add(half + place)));
  await killed.kill();
  await rest;
};
