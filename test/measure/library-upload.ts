import { request } from 'node:http';
import { memoryOf } from './api';
import type { Caller } from './caller';

const MEGABYTE = Buffer.alloc(1_048_576, 'Een regel van een lang bestand.\n');

/** Uploads a text of this many megabytes, as fast as the server reads it. */
function send({ url, cookie }: Caller, path: string, megabytes: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = {
      cookie,
      'content-type': 'text/plain',
      'content-disposition': `attachment; filename="${megabytes}.txt"`,
      'content-length': megabytes * MEGABYTE.length,
    };
    const call = request(`${url}/api/${path}`, { method: 'POST', headers }, (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 201) resolve();
        else reject(new Error(`The upload answered ${answer.statusCode}`));
      });
    }).on('error', reject);
    const write = async () => {
      for (let sent = 0; sent < megabytes; sent++)
        if (!call.write(MEGABYTE)) await new Promise((drained) => call.once('drain', drained));
      call.end();
    };
    write().catch(reject);
  });
}

export interface Upload {
  readonly seconds: number;
  /** Peak memory of the server's process during the upload, in MB. */
  readonly peak: number;
  /** Milliseconds of other calls during the upload. */
  readonly waits: readonly number[];
}

/** Uploads a text while another person works. @param pid of the server @param path of the folder */
export async function upload(caller: Caller, pid: number, path: string, megabytes: number): Promise<Upload> {
  const start = performance.now();
  let [peak, isSending] = [memoryOf(pid), true];
  const looking = setInterval(() => {
    peak = Math.max(peak, memoryOf(pid));
  }, 20);
  const sent = send(caller, path, megabytes).finally(() => {
    isSending = false;
  });
  const waits: number[] = [];
  const others = async () => {
    while (isSending) {
      waits.push(await caller.time('me'));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  try {
    await Promise.all([sent, others()]);
  } finally {
    clearInterval(looking);
  }
  return { seconds: (performance.now() - start) / 1000, peak, waits };
}
