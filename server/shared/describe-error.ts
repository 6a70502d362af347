import { codeOf } from '../database/errors';

/**
 * Messages of the JavaScript engine that name only code. Messages of Node.js and libraries may repeat input: an
 * argument, a header, query values or a body.
 */
const ENGINE_MESSAGES = [
  /^Cannot (?:read|set) properties of (?:undefined|null)(?: \((?:reading|setting) '[\w$]{1,60}'\))?$/,
  /^[\w$.]{1,120}(?:\(\.\.\.\))?(?:\.[\w$]{1,60})? is not (?:a function|a constructor|iterable|defined)$/,
  /^Cannot access '[\w$]{1,60}' before initialization$/,
  /^Assignment to constant variable\.$/,
  /^Maximum call stack size exceeded$/,
  /^Invalid (?:array length|string length|time value)$/,
];
const ENGINE_ERRORS = [TypeError, RangeError, ReferenceError];
const CODE = /^[\w.-]{1,40}$/;

const isOfEngine = (failure: Error): boolean =>
  ENGINE_ERRORS.some((kind) => failure instanceof kind) &&
  codeOf(failure) === undefined &&
  ENGINE_MESSAGES.some((pattern) => pattern.test(failure.message));

/** Name and code of an error; the message only if it comes from the engine. Rule R-INS-22. */
export const describeError = (failure: Error): string => {
  if (isOfEngine(failure)) return `${failure.name}: ${failure.message}`;
  const code = [codeOf(failure), codeOf(failure.cause)].find((one) => typeof one === 'string' && CODE.test(one));
  const isOfDatabase = failure.constructor.name === 'DrizzleQueryError';
  const name = isOfDatabase ? 'Database error' : CODE.test(failure.name) ? failure.name : 'Error';
  return `Unexpected error: ${name}${typeof code === 'string' ? ` (${code})` : ''}`;
};
