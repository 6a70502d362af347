import { fork } from 'node:child_process';
import { join } from 'node:path';
import { LONGEST_WORK } from '../shared/picture-work';
import { Refusal } from '../shared/refusal';

/** Bytes of the largest drawing: it is read whole, and every part of it looked at. Rule R-LIB-08. */
export const LARGEST_DRAWING = 2 * 1024 * 1024;
/** Megabytes that looking through it may take. */
const MEMORY = 512;

/**
 * A drawing (SVG) without anything that acts or asks elsewhere: no scripts, no handlers, no foreign documents, no links into
 * other files. What is no drawing, or not well written, is 415; what is too large to look through is 413. It is read in a
 * process of its own: that takes seconds and memory, and both end with the process. Rule R-LIB-08.
 */
export const harmlessDrawing = async (bytes: Buffer): Promise<Buffer> => {
  if (bytes.length > LARGEST_DRAWING) throw new Refusal(413, 'TOO_LARGE');
  const { drawing } = await lookedThrough(bytes.toString('utf8'));
  if (drawing === null) throw new Refusal(415, 'UNSUPPORTED_TYPE');
  return Buffer.from(drawing);
};

interface Looked {
  /** Null for what is none. */
  readonly drawing: string | null;
}

const lookedThrough = (text: string): Promise<Looked> => new Promise((resolve, reject) => {
  const looking = fork(join(import.meta.dirname, 'drawing-process.ts'), {
    execArgv: ['--import', 'tsx', `--max-old-space-size=${MEMORY}`], timeout: LONGEST_WORK * 1_000, killSignal: 'SIGKILL', stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  looking.once('message', (answer) => {
    resolve(answer as Looked); // our own process says nothing else
    looking.kill('SIGKILL');
  });
  looking.once('error', reject);
  // Whoever was ended before they had spoken wanted too much time or memory.
  looking.once('exit', (code, signal) => reject(signal === null ? new Error(`The look through a drawing ended with ${code}`) : new Refusal(413, 'TOO_LARGE')));
  looking.send(text);
});
