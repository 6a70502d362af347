import type { HtmlDecoder } from '../../../../domain/shared/rich-text/plain-text';
import type { Decode } from '../../../../domain/shared/rich-text/text';

/** What may be a reference, with the sign that decides whether it is one in an attribute. */
const REFERENCES = /&#?[a-z\d]+[;=]?/gi;

/** Resolves references, each once, with an inert document. Rule R-SHR-57. */
const decodeWith = (read: (reference: string) => string): Decode => {
  const known = new Map<string, string>();
  return (reference) => {
    const found = known.get(reference) ?? read(reference);
    known.set(reference, found);
    return found;
  };
};
const bodyOf = (html: string): HTMLElement =>
  new DOMParser().parseFromString(`<!doctype html>${html}`, 'text/html').body;

/** Resolves a character reference. White space in front of the body would be dropped. */
export const decodeReference = decodeWith((reference) => bodyOf(`<body>${reference}`).textContent);
const decodeInAttribute = decodeWith((reference) => bodyOf(`<body title="${reference}">`).title);

/** The decoder of the browser. */
export const htmlDecoder: HtmlDecoder = {
  text: (source) => source.replaceAll(REFERENCES, decodeReference),
  attribute: (source) => source.replaceAll(REFERENCES, decodeInAttribute),
};
