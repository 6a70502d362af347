import { PassThrough, pipeline } from 'node:stream';
import { compressor, type ContentCoding } from '../shared/compression';
import { toStream } from '../http/reply';
import type { PageAnswers } from '../http/page-answers';
import { toPageText, type SplitPage } from './early-answers';

/** The page for browsers with a session: its beginning at once, the rest when the answers are there. Rule R-SHR-74. */
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
  // A browser that has gone ends the stream; there is nothing to report.
  pipeline(parts, body, () => undefined);
  return toStream(body);
};
