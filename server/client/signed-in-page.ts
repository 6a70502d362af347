import { PassThrough, pipeline } from 'node:stream';
import { compressor, type ContentCoding } from '../shared/encoding/compression';
import { toStream } from '../http/reply';
import type { PageAnswers } from '../http/page-answers';
import { toPageText, type SplitPage } from './early-answers';

/**
 * The page for browsers with a session: sends the start at once, the rest when the answers are complete. Rule
 * R-SHR-74.
 */
export const signedInPage = (
  [before, after]: SplitPage,
  answers: Promise<PageAnswers>,
  coding: ContentCoding | null,
): ReadableStream => {
  const parts = async function* (): AsyncGenerator<string> {
    yield before;
    yield toPageText(await answers) + after;
  };
  const body = coding === null ? new PassThrough() : compressor(coding);
  // A browser that disconnects ends the stream; this is not an error.
  pipeline(parts, body, () => undefined);
  return toStream(body);
};
