import { fork } from 'node:child_process';
import { join } from 'node:path';
import { LONGEST_WORK } from '../shared/picture-work';
import { Refusal } from '../shared/refusal';

/** Bytes of the largest drawing: it is read whole, and every part of it looked at. Rule R-LIB-08. */
export const LARGEST_DRAWING = 2 * 1024 * 1024;
/** Megabytes that looking through it may take. */
const MEMORY = 512;

/** A drawing that was looked through. */
export interface Drawing {
  /** Without anything that acts or asks elsewhere. */
  readonly harmless: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** A WebP. */
  readonly thumbnail: Uint8Array;
}

/** What the process says: the drawing, or with which status it is refused. */
export type Looked = Drawing | { readonly refused: 413 | 415 };

/**
 * A drawing (SVG) without anything that acts or asks elsewhere: no scripts, no handlers, no foreign documents, no links
 * into other files. What is no drawing, or not well written, is 415; what is too large or takes too long is 413. It is
 * read and drawn in a process of its own: few lines can ask for hours and gigabytes, and both end with the process.
 * Rule R-LIB-08.
 */
export const lookThrough = async (bytes: Buffer): Promise<Drawing> => {
  if (bytes.length > LARGEST_DRAWING) throw new Refusal(413, 'TOO_LARGE');
  const looked = await inItsOwn(bytes.toString('utf8'));
  if ('refused' in looked) throw new Refusal(looked.refused, looked.refused === 413 ? 'TOO_LARGE' : 'UNSUPPORTED_TYPE');
  return looked;
};

const inItsOwn = (text: string): Promise<Looked> =>
  new Promise((resolve, reject) => {
    const looking = fork(join(import.meta.dirname, 'drawing-process.ts'), {
      execArgv: ['--import', 'tsx', `--max-old-space-size=${MEMORY}`],
      timeout: LONGEST_WORK * 1_000,
      killSignal: 'SIGKILL',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
    });
    looking.once('message', (answer) => {
      resolve(answer as Looked); // our own process says nothing else
      looking.kill('SIGKILL');
    });
    looking.once('error', reject);
    // Whoever was ended before they had spoken wanted too much time or memory.
    looking.once('exit', (code, signal) =>
      reject(
        signal === null ? new Error(`The look through a drawing ended with ${code}`) : new Refusal(413, 'TOO_LARGE'),
      ),
    );
    looking.send(text);
  });
