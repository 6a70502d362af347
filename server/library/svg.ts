import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { MAX_SVG_BYTES } from '../../src/domain/library/file-type.rule';
import { IMAGE_TIMEOUT } from '../shared/image-processing';
import { Refusal } from '../shared/refusal';
import { decodeXml } from '../shared/encoding/text-encoding';

/** Megabytes of memory for the process. */
const MEMORY_LIMIT = 512;
/** Milliseconds that an idle process waits for the next drawing. */
const IDLE_TIME = 30_000;

export interface SanitizedSvg {
  /** Without scripts and external references. */
  readonly markup: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** WebP. */
  readonly thumbnail: Uint8Array;
}

/** Message of the process. */
export type SvgResult = SanitizedSvg | { readonly refused: 413 | 415; readonly body?: object };

/**
 * Sanitizes an SVG: removes scripts, handlers, foreign documents and external references. Rule R-LIB-22. Refuses with
 * 415 (not well-formed, nested entities) or 413 (too large, too slow). Runs in a process with limits, because a short
 * SVG can take hours and gigabytes.
 */
export const sanitizeSvg = async (bytes: Buffer): Promise<SanitizedSvg> => {
  if (bytes.length > MAX_SVG_BYTES) throw new Refusal(413, 'TOO_LARGE');
  const result = await runInProcess(decodeXml(bytes));
  if ('refused' in result) {
    const { refused, body = {} } = result;
    throw new Refusal(refused, refused === 413 ? 'TOO_LARGE' : 'UNSUPPORTED_TYPE', { body });
  }
  return result;
};

/** The bundled process is a file beside this one and needs no loader; its source needs tsx. */
const isSource = import.meta.url.endsWith('.ts');

const startProcess = (): ChildProcess =>
  fork(fileURLToPath(new URL(`svg-process.${isSource ? 'ts' : 'mjs'}`, import.meta.url)), {
    execArgv: [...(isSource ? ['--import', 'tsx'] : []), `--max-old-space-size=${MEMORY_LIMIT}`],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  });

/** An idle process that waits for the next drawing, because starting one takes longer than most drawings. */
let resting: { readonly process: ChildProcess; readonly timer: NodeJS.Timeout } | null = null;

const takeResting = (): ChildProcess | null => {
  if (resting === null) return null;
  const { process, timer } = resting;
  resting = null;
  clearTimeout(timer);
  process.removeAllListeners();
  process.ref();
  process.channel?.ref();
  return process;
};

/** Keeps an idle process for a while, without keeping the main process alive. */
const rest = (process: ChildProcess): void => {
  process.removeAllListeners();
  if (resting !== null) {
    process.kill('SIGKILL');
    return;
  }
  const timer = setTimeout(() => process.kill('SIGKILL'), IDLE_TIME).unref();
  resting = { process, timer };
  for (const end of ['exit', 'error']) process.once(end, takeResting);
  process.unref();
  process.channel?.unref();
};

const runInProcess = (text: string): Promise<SvgResult> =>
  new Promise((resolve, reject) => {
    const rested = takeResting();
    const worker = rested ?? startProcess();
    const kill = (): void => void worker.kill('SIGKILL');
    // Includes the start of the process, so that one that hangs does not block the queue.
    let limit = setTimeout(kill, 6 * IMAGE_TIMEOUT * 1_000);
    const ask = (): void => {
      clearTimeout(limit);
      limit = setTimeout(kill, IMAGE_TIMEOUT * 1_000);
      worker.once('message', (answer) => {
        clearTimeout(limit);
        rest(worker);
        resolve(answer as SvgResult); // cast: svg-process.ts sends only this type
      });
      worker.send(text);
    };
    worker.once('error', (failure) => {
      clearTimeout(limit);
      reject(failure);
    });
    // Killed before it answered: time or memory limit exceeded.
    worker.once('exit', (code, signal) => {
      clearTimeout(limit);
      reject(
        signal === null
          ? new Error(`The look through a drawing ended with ${code}`)
          : new Refusal(413, 'TOO_LARGE', { body: { limit: 'work' } }),
      );
    });
    if (rested === null) worker.once('message', ask);
    else ask();
  });
