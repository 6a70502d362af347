import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startServer } from './e2e/support/servers';
import { memoryOf } from './measure/api';
import { Caller } from './measure/caller';
import { emptyPlace, leavePlaces } from './measure/places';

const STREAMS = 100;
/** Below the maximum of streams per person. */
const STREAMS_PER_PERSON = 10;
const ACCOUNT = { email: 'su@kantoor.example', password: 'Kantoor-Welkom-26!' };
const RECORD = 'holidays/1';
const BETWEEN_SAVES = 1_000;
/** Milliseconds for the last events to arrive. */
const REST = 3_000;
/** Maximum ratio to the memory after the first minute, or after a sixth of a shorter run. */
const MOST_GROWTH = 1.15;

interface Listener {
  heard: number;
  hasEnded: boolean;
}

/** Counts the saves that one stream reports. */
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

/** Invites a person who may read the record, and accepts the invitation. */
const newListener = async (by: Caller, folder: string, email: string): Promise<Caller> => {
  // Cast: the API sends this type.
  const { usergroups } = JSON.parse(await by.get('usergroup?general=Listeners')) as { usergroups: { id: number }[] };
  await by.post('user/invite', {
    'email[]': email,
    'usergroups[]': String(usergroups[0]?.id ?? 0),
    'websites[]': '1',
  });
  const outbox = join(folder, 'outbox');
  const mailTo = async (): Promise<string> => {
    const names = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : [];
    const found = names.map((name) => readFileSync(join(outbox, name), 'utf8')).find((mail) => mail.includes(email));
    if (found !== undefined) return found;
    await delay(100);
    return mailTo();
  };
  const code = /\/accept\/[^/\s]+\/([\w-]+)/.exec(await mailTo())?.[1] ?? '';
  const { password } = ACCOUNT;
  const accepted = { email, code, firstname: 'Lisa', surname: 'Vos', password, language: 'nl' };
  const answer = await fetch(`${by.url}/api/accept`, { method: 'POST', body: new URLSearchParams(accepted) });
  if (!answer.ok) throw new Error(`Accepting answered ${answer.status}`);
  return Caller.signIn(by.url, { email, password });
};

/** A hundred open event streams while a person saves every second. Rule R-LIV-01. @returns the exit code */
export const soakStreams = async (minutes: number): Promise<number> => {
  const place = emptyPlace();
  const server = await startServer({ ...place, LOG_DAYS: '1' });
  const closing = new AbortController();
  try {
    const listeners: Listener[] = [];
    const writer = await Caller.signIn(server.url, ACCOUNT);
    await writer.post('usergroup', { 'name': 'Listeners', 'rights[]': 'holidays.edit', 'users[]': '1' });
    for (let person = 0; person < STREAMS / STREAMS_PER_PERSON; person += 1) {
      const caller = await newListener(writer, place.DATA_DIR, `listener-${person}@kantoor.example`);
      for (let stream = 0; stream < STREAMS_PER_PERSON; stream += 1)
        listeners.push(await listen(caller, closing.signal));
    }
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
