import { ByteStream } from '../shared/bytes';
import { signedIn, type Answer, type Endpoint, type Services, type SignedInCall } from '../shared/endpoint';
import { fieldsNotValid } from '../shared/refusal';
import type { LiveHub } from './live-hub';

export interface LiveServices extends Services {
  readonly live: LiveHub;
}

const LONGEST_PATH = 200;

/** Handles `GET events?viewing={path of a record}`: a stream of what happens while the person looks on. Rule R-LIV-01. */
const streamEvents = async ({
  services: { live },
  caller,
  query,
}: SignedInCall<LiveServices>): Promise<Answer> => {
  const viewing = query.only('viewing').text('viewing') ?? '';
  if (viewing.length > LONGEST_PATH) throw fieldsNotValid('viewing');
  const events = await live.open(caller, viewing === '' ? null : viewing);
  return {
    status: 200,
    body: new ByteStream('text/event-stream; charset=utf-8', null, () => events),
    // Proxies that collect an answer would hold events back.
    headers: { 'Cache-Control': 'private, no-store, no-transform', 'X-Accel-Buffering': 'no' },
  };
};

export const liveEndpoints: readonly Endpoint<LiveServices>[] = [signedIn('GET', 'events', streamEvents)];
