/** Whether the database refused because a unique value was there already; the query layer wraps its errors. */
export const isUniqueViolation = (failure: unknown): boolean =>
  failure instanceof Error && (('code' in failure && failure.code === '23505') || isUniqueViolation(failure.cause));
