/** Code of an error of the system or the database; undefined when it has none. */
export const codeOf = (failure: unknown): unknown =>
  (typeof failure === 'object' && failure !== null && 'code' in failure ? failure.code : undefined);

/** Whether the database refused because a unique value was there already; the query layer wraps its errors. */
export const isUniqueViolation = (failure: unknown): boolean =>
  codeOf(failure) === '23505' || (failure instanceof Error && isUniqueViolation(failure.cause));
