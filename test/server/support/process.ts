import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { serverProgram } from '../../support/server-bundle';
import { ROOT } from './test-server';

export interface ServerProcess {
  readonly child: ChildProcess;
  /** Standard output and standard error so far. */
  readonly output: () => string;
  /** Resolves with the URL once the server is ready; rejects if it ends before. */
  readonly ready: Promise<string>;
  /** Resolves once it has printed the text. */
  readonly said: (text: string) => Promise<void>;
  /** Sends the signal and waits for the exit. @returns the exit code; null if the signal ended the process */
  readonly end: (signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => Promise<number | null>;
  readonly ended: Promise<number | null>;
}

/**
 * Runs the server in its own process, as `npm start` does, on a free port. @param entry another program with the same
 * start
 */
export const startProcess = (environment: Readonly<Record<string, string>>, entry?: string): ServerProcess => {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => ['PATH', 'HOME', 'TMPDIR'].includes(name)),
  );
  const child = spawn(process.execPath, serverProgram(entry), {
    cwd: ROOT,
    env: { ...inherited, PORT: '0', ...environment },
  });
  let output = '';
  const ended = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null));
  const ready = new Promise<string>((resolve, reject) => {
    const take = (chunk: Buffer): void => {
      output += chunk.toString();
      const address = /Kantoor is ready at (\S+)\n[\s\S]*\n\n/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    void ended.then((code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
  ready.catch(() => undefined);
  return {
    child,
    ready,
    ended,
    output: () => output,
    said: (text) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (output.includes(text)) resolve();
        };
        child.stdout.on('data', look);
        look();
      }),
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
};
