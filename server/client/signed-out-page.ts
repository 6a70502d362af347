import type { Language } from '../../src/domain/shared/locale';
import type { Strings } from '../session/strings';
import { compress, type ContentCoding } from '../shared/compression';
import type { ClientFile } from './client-files';

/** The default of `GET lang` without a session. */
const DEFAULT_LANGUAGE: Language = 'en';
/** Placeholder in the built page; see src/index.html. */
const PLACEHOLDER = /(?<=<script type="?application\/json"? id="?visitor"?>)null(?=<\/script>)/;

/** The page for browsers without a session, with the strings of the sign-in page embedded. */
export interface SignedOutPage {
  read(coding: ContentCoding | null): Promise<{ readonly bytes: Buffer; readonly coding: ContentCoding | null }>;
}

/** Cached per coding until the strings change. @param linked the page behind a link in an e-mail */
export const signedOutPage = (page: ClientFile, strings: Strings, linked: boolean): SignedOutPage => {
  let cache = { etag: '', pages: new Map<ContentCoding | null, Buffer>() };
  return {
    read: async (coding) => {
      const { etag, answer } = await strings.forSignedOut(DEFAULT_LANGUAGE, linked);
      if (etag !== cache.etag) cache = { etag, pages: new Map([[null, insertStrings(page, answer)]]) };
      const known = cache.pages.get(coding) ?? compress(cache.pages.get(null) ?? Buffer.alloc(0), coding ?? 'gzip', 11);
      cache.pages.set(coding, known);
      return { bytes: known, coding };
    },
  };
};

// `<` is escaped so that no text ends the element; the function form of `replace` ignores `$` in texts.
const insertStrings = (page: ClientFile, answer: object): Buffer => {
  const text = JSON.stringify(answer).replaceAll('<', '\\u003c');
  return Buffer.from(
    page
      .read(null)
      .bytes.toString('utf8')
      .replace(PLACEHOLDER, () => text),
  );
};
