import type { HtmlDecoder } from '../../../../domain/shared/rich-text/plain-text';
import type { Decode } from '../../../../domain/shared/rich-text/text';

/** Candidates for character references, with the following sign, which decides in attributes whether it is one. */
const REFERENCES = /&#?[a-z\d]+[;=]?/gi;

/** Decodes references through an inert document and caches each result. Rule R-SHR-57. */
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

/** Decodes a character reference. After `<body>`, because white space before the body would be dropped. */
export const decodeReference = decodeWith((reference) => bodyOf(`<body>${reference}`).textContent);
const decodeInAttribute = decodeWith((reference) => bodyOf(`<body title="${reference}">`).title);

/** Decodes HTML with the browser's parser. */
export const htmlDecoder: HtmlDecoder = {
  text: (source) => source.replaceAll(REFERENCES, decodeReference),
  attribute: (source) => source.replaceAll(REFERENCES, decodeInAttribute),
};
