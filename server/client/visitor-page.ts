import type { Language } from '../../src/domain/shared/locale';
import type { Strings } from '../session/strings';
import { compress, type ContentCoding } from '../shared/compression';
import type { ClientFile } from './files';

/** The language that `GET lang` answers in when nobody is signed in. */
const LANGUAGE: Language = 'en';
/** Where the built page leaves room for what the server knows; see src/index.html. */
const ROOM = /(?<=<script type="?application\/json"? id="?visitor"?>)null(?=<\/script>)/;

/** The page for a browser without a session: it says so, and brings the words of the sign-in page. */
export interface VisitorPage {
  read(coding: ContentCoding | null): Promise<{ readonly bytes: Buffer; readonly coding: ContentCoding | null }>;
}

/** Made once for each coding, and again when the words have changed. */
export const visitorPage = (page: ClientFile, strings: Strings): VisitorPage => {
  let made = { etag: '', pages: new Map<ContentCoding | null, Buffer>() };
  return {
    read: async (coding) => {
      const { etag, answer } = await strings.forSignedOut(LANGUAGE);
      if (etag !== made.etag) made = { etag, pages: new Map([[null, pageWith(page, answer)]]) };
      const known = made.pages.get(coding) ?? compress(made.pages.get(null) ?? Buffer.alloc(0), coding ?? 'gzip', 11);
      made.pages.set(coding, known);
      return { bytes: known, coding };
    },
  };
};

// No text may end the element that it stands in; and `$` in a text means nothing.
const pageWith = (page: ClientFile, answer: object): Buffer => {
  const text = JSON.stringify(answer).replaceAll('<', '\\u003c');
  return Buffer.from(
    page
      .read(null)
      .bytes.toString('utf8')
      .replace(ROOM, () => text),
  );
};
