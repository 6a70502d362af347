import { setTimeout as delay } from 'node:timers/promises';
import { startServer } from './e2e/support/servers';
import { memoryOf } from './measure/api';
import { Caller } from './measure/caller';
import { emptyPlace, leavePlaces } from './measure/places';

const STREAMS = 100;
/** Fewer than a session may have. */
const STREAMS_PER_SESSION = 10;
const ACCOUNT = { email: 'su@kantoor.example', password: 'Kantoor-Welkom-26!' };
const RECORD = 'holidays/1';
const BETWEEN_SAVES = 1_000;
/** Milliseconds for the last news to arrive. */
const REST = 3_000;
/** Of the memory after the first minute, or after a sixth of a shorter run. */
const MOST_GROWTH = 1.15;

interface Listener {
  heard: number;
  hasEnded: boolean;
}

/** Counts the saves that one stream tells of. */
const listen = async (caller: Caller, signal: AbortSignal): Promise<Listener> => {
  const answer = await fetch(`${caller.url}/api/events`, { headers: { cookie: caller.cookie }, signal });
  if (!answer.ok || answer.body === null) throw new Error(`A stream answered ${answer.status}`);
  const listener: Listener = { heard: 0, hasEnded: false };
  const read = async (body: ReadableStream<Uint8Array>): Promise<void> => {
    const decoder = new TextDecoder();
    let rest = '';
    for await (const chunk of body) {
      const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      listener.heard += blocks.filter((block) => block.startsWith('event: record') && block.includes(RECORD)).length;
    }
  };
  read(answer.body)
    .catch(() => undefined)
    .finally(() => {
      listener.hasEnded = true;
    });
  return listener;
};

/** A hundred open event streams while somebody saves every second. Rule R-LIV-01. @returns the exit code */
export const soakStreams = async (minutes: number): Promise<number> => {
  const server = await startServer({ ...emptyPlace(), LOG_DAYS: '1' });
  const closing = new AbortController();
  try {
    const listeners: Listener[] = [];
    for (let session = 0; session < STREAMS / STREAMS_PER_SESSION; session += 1) {
      const caller = await Caller.signIn(server.url, ACCOUNT);
      for (let stream = 0; stream < STREAMS_PER_SESSION; stream += 1)
        listeners.push(await listen(caller, closing.signal));
    }
    const writer = await Caller.signIn(server.url, ACCOUNT);
    const [began, length] = [performance.now(), minutes * 60_000];
    const warm = Math.min(60_000, length / 6);
    let [saves, before] = [0, NaN];
    while (performance.now() - began < length) {
      saves += 1;
      await writer.put(RECORD, { reason: `Dicht ${saves}` });
      await delay(BETWEEN_SAVES);
      if (Number.isNaN(before) && performance.now() - began >= warm) before = memoryOf(server.pid);
    }
    await delay(REST);
    const after = memoryOf(server.pid);
    const ended = listeners.filter(({ hasEnded }) => hasEnded).length;
    const deaf = listeners.filter(({ heard }) => heard < saves).length;
    const isWhole = ended === 0 && deaf === 0 && !(after > before * MOST_GROWTH);
    console.log(
      `${isWhole ? 'OK' : 'FAILED'}: ${STREAMS} streams, ${saves} saves in ${minutes} minutes; ${ended} ended, ` +
        `${deaf} missed a save, memory ${before.toFixed(0)} to ${after.toFixed(0)} MB`,
    );
    return isWhole ? 0 : 1;
  } finally {
    closing.abort();
    await server.stop();
    leavePlaces();
  }
};
