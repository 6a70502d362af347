import { ByteStream } from '../shared/bytes';
import { signedIn, type Answer, type CallOf, type Endpoint, type Services } from '../shared/endpoint';
import { text } from '../shared/reads';
import type { LiveHub } from './live-hub';
import { LONGEST_PATH } from './record-paths';

export interface LiveServices extends Services {
  readonly live: LiveHub;
}

const EVENTS = { query: { viewing: text(LONGEST_PATH) } };

/** Handles `GET events?viewing={path of a record}`: a stream of events while the page is open. Rule R-LIV-01. */
const streamEvents = async ({
  services: { live },
  caller,
  query,
}: CallOf<typeof EVENTS, LiveServices>): Promise<Answer> => {
  const { viewing = '' } = query;
  const events = await live.open(caller, viewing === '' ? null : viewing);
  return {
    status: 200,
    body: new ByteStream('text/event-stream; charset=utf-8', null, () => events),
    // Prevents proxies from buffering events.
    headers: { 'Cache-Control': 'private, no-store, no-transform', 'X-Accel-Buffering': 'no' },
  };
};

export const liveEndpoints: readonly Endpoint<LiveServices>[] = [signedIn('GET', 'events', EVENTS, streamEvents)];
