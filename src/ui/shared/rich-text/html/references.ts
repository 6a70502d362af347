import type { Decode } from '../../../../domain/shared/rich-text/text';

const known = new Map<string, string>();

/** Asks the browser what a character reference stands for, in a document that shows and runs nothing. */
export const decodeReference: Decode = (reference) => {
  const found = known.get(reference);
  if (found !== undefined) return found;
  const text = new DOMParser().parseFromString(`<!doctype html>${reference}`, 'text/html').body.textContent;
  known.set(reference, text);
  return text;
};

/** An attribute as written, with its references resolved. */
export const decodeText = (value: string): string =>
  value.replaceAll(/&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/gi, decodeReference);
