import { fork } from 'node:child_process';
import { join } from 'node:path';
import { MAX_SVG_BYTES } from '../../src/domain/library/file-type.rule';
import { IMAGE_TIMEOUT } from '../shared/image-processing';
import { Refusal } from '../shared/refusal';
import { decodeXml } from '../shared/text-encoding';

/** Megabytes. */
const MEMORY_LIMIT = 512;

export interface SanitizedSvg {
  /** Without scripts and external references. */
  readonly markup: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** WebP. */
  readonly thumbnail: Uint8Array;
}

/** Message from the process. */
export type SvgResult = SanitizedSvg | { readonly refused: 413 | 415; readonly body?: object };

/**
 * Sanitizes an SVG: no scripts, handlers, foreign documents or external references. Rule R-LIB-08.
 * Refuses with 415 when it is not well-formed or has nested entities, with 413 when it exceeds size, time or memory. A separate process
 * bounds the two latter: a short SVG can take hours and gigabytes.
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

const runInProcess = (text: string): Promise<SvgResult> =>
  new Promise((resolve, reject) => {
    const worker = fork(join(import.meta.dirname, 'svg-process.ts'), {
      execArgv: ['--import', 'tsx', `--max-old-space-size=${MEMORY_LIMIT}`],
      // Of its start too, so that one that hangs does not keep its turn.
      timeout: 6 * IMAGE_TIMEOUT * 1_000,
      killSignal: 'SIGKILL',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
    });
    let limit: NodeJS.Timeout | undefined;
    // Its first message says that it is ready: under load, its start takes longer than most drawings.
    worker.once('message', () => {
      limit = setTimeout(() => worker.kill('SIGKILL'), IMAGE_TIMEOUT * 1_000);
      worker.once('message', (answer) => {
        resolve(answer as SvgResult); // our own process sends nothing else
        worker.kill('SIGKILL');
      });
      worker.send(text);
    });
    worker.once('error', reject);
    // Killed before it answered: over the time or memory limit.
    worker.once('exit', (code, signal) => {
      clearTimeout(limit);
      reject(
        signal === null
          ? new Error(`The look through a drawing ended with ${code}`)
          : new Refusal(413, 'TOO_LARGE', { body: { limit: 'work' } }),
      );
    });
  });
