import { failedAnswer, readAnswer, type SupplierAnswer, type SupplierFeed } from '../published/supplier-feed';
import { readSupplied } from './read-supplied';

interface FeedLimits {
  /** Milliseconds to receive the complete response. */
  readonly timeout: number;
  readonly bytes: number;
}

const LIMITS: FeedLimits = { timeout: 10_000, bytes: 2 * 1024 * 1024 };

/** The text of a body; null beyond the limit. */
const readText = async (body: ReadableStream<Uint8Array> | null, most: number): Promise<string | null> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the body.
  for await (const part of body ?? []) {
    size += part.length;
    if (size > most) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
};

const answerOf = async (response: Response, most: number): Promise<SupplierAnswer> => {
  if (!response.ok) {
    await response.body?.cancel();
    return failedAnswer(response.status === 404 ? 'not-found' : 'refused');
  }
  const text = await readText(response.body, most);
  if (text === null) return failedAnswer('too-large');
  const sheets = readSupplied(text);
  return sheets === null ? failedAnswer('malformed') : readAnswer(sheets);
};

/**
 * Reads JSON at `{address}?reference=…&external_id=…`; see `readSupplied` for its shape. 404 means that the supplier
 * does not know the reference. Does not follow redirects. Rule R-SPA-43.
 */
export const httpFeed = (address: string, { timeout, bytes }: FeedLimits = LIMITS): SupplierFeed => ({
  read: async (reference, externalId) => {
    const url = new URL(address);
    url.searchParams.set('reference', reference);
    url.searchParams.set('external_id', externalId);
    const signal = AbortSignal.timeout(timeout);
    try {
      const response = await fetch(url, {
        headers: { Accept: 'application/json' },
        redirect: 'error',
        signal,
      });
      return await answerOf(response, bytes);
    } catch {
      return failedAnswer(signal.aborted ? 'timeout' : 'unreachable');
    }
  },
});
