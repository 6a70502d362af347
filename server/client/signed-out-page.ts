import type { Language } from '../../src/domain/shared/locale';
import type { PageAnswers } from '../http/page-answers';
import type { Strings } from '../session/strings';
import { compress, type ContentCoding } from '../shared/encoding/compression';
import { toPageText, type SplitPage } from './early-answers';

/** The default of `GET lang` without a session. */
const DEFAULT_LANGUAGE: Language = 'en';
const REFUSED = { status: 401, headers: {}, body: { code: 'UNAUTHENTICATED' } };

/** The page for browsers without a session, with the strings of the sign-in page. */
export interface SignedOutPage {
  read(coding: ContentCoding | null): Promise<{ readonly bytes: Buffer; readonly coding: ContentCoding | null }>;
}

/** Cached per coding until the strings change. @param linked whether the page is opened from a link in an e-mail */
export const signedOutPage = ([before, after]: SplitPage, strings: Strings, linked: boolean): SignedOutPage => {
  let cache = { etag: '', pages: new Map<ContentCoding | null, Buffer>() };
  const pageWith = (body: object): Buffer => {
    const session = Object.fromEntries(['me', 'menu', 'website'].map((path) => [`/api/${path}`, REFUSED]));
    const answers: PageAnswers = { ...session, '/api/lang': { status: 200, headers: {}, body } };
    return Buffer.from(before + toPageText(answers) + after);
  };
  return {
    read: async (coding) => {
      const { etag, answer } = await strings.forSignedOut(DEFAULT_LANGUAGE, linked);
      if (etag !== cache.etag) cache = { etag, pages: new Map([[null, pageWith(answer)]]) };
      const known = cache.pages.get(coding) ?? compress(cache.pages.get(null) ?? Buffer.alloc(0), coding ?? 'gzip', 11);
      cache.pages.set(coding, known);
      return { bytes: known, coding };
    },
  };
};
