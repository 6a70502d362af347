/** Code of an error of the system or the database; undefined when it has none. */
export const codeOf = (failure: unknown): unknown =>
  (typeof failure === 'object' && failure !== null && 'code' in failure ? failure.code : undefined);

/** Whether the database refused because a unique value was there already; the query layer wraps its errors. */
export const isUniqueViolation = (failure: unknown): boolean => violatedConstraint(failure) !== undefined;

/** Name of the unique index that a change would have broken; undefined when it failed for another reason. */
export const violatedConstraint = (failure: unknown): string | undefined => {
  if (codeOf(failure) === '23505') return typeof failure === 'object' && failure !== null && 'constraint' in failure ? String(failure.constraint) : '';
  return failure instanceof Error ? violatedConstraint(failure.cause) : undefined;
};

/** Whether the database refused because something that a row leads to is not there any more. */
export const leadsNowhere = (failure: unknown): boolean => codeOf(failure) === '23503' || (failure instanceof Error && failure.cause !== undefined && leadsNowhere(failure.cause));
