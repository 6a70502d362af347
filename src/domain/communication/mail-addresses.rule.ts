import { parseVariables, valueOf, writeVariable, type VariableValues } from './mail-variables.rule';

const COMPLETE = /^https?:\/\//i;
/** Schemes in whose recipients `@` and `+` stay unencoded, up to the query. */
const RECIPIENTS = /^\s*(?:mailto|tel|sms):/i;

/** Percent-encodes a value for a URL. */
export const encodeValue = (value: string): string => encodeURIComponent(value.toWellFormed());

const withSigns = (encoded: string): string => encoded.replaceAll('%40', '@').replaceAll('%2B', '+');

/**
 * Fills the variables of a URL, percent-encoded. Left unencoded: a variable that is the whole URL, and a complete web
 * address at the start. Rule R-EML-10.
 * @param written further encoding of each value, such as HTML escaping
 */
export const fillAddressVariables = (
  address: string,
  values: VariableValues,
  written: (value: string) => string = (value) => value,
): string => {
  const isWhole = parseVariables(address.trim()).length === 1;
  const hasRecipients = RECIPIENTS.test(address);
  const query = address.search(/[?#]/);
  const first = address.search(/\S/);
  let place = 0;
  return parseVariables(address)
    .map((part) => {
      const own = part.kind === 'text' ? part.text : writeVariable(part.code);
      const value = part.kind === 'text' ? null : valueOf(values, part.code);
      const start = place;
      place += own.length;
      if (value === null) return own;
      if (isWhole || (start === first && COMPLETE.test(value))) return written(value);
      const encoded = encodeValue(value);
      return written(hasRecipients && (query < 0 || start < query) ? withSigns(encoded) : encoded);
    })
    .join('');
};
