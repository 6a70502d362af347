import type { Decode } from '../../../../domain/shared/rich-text/text';

const known = new Map<string, string>();

/** Resolves a character reference with an inert document. */
export const decodeReference: Decode = (reference) => {
  const found = known.get(reference);
  if (found !== undefined) return found;
  const text = new DOMParser().parseFromString(`<!doctype html>${reference}`, 'text/html').body.textContent;
  known.set(reference, text);
  return text;
};

/** Resolves the references of an attribute value. */
export const decodeText = (value: string): string =>
  value.replaceAll(/&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi, decodeReference);
