/** Code of an error of the system or the database; undefined when it has none. */
export const codeOf = (failure: unknown): unknown =>
  typeof failure === 'object' && failure !== null && 'code' in failure ? failure.code : undefined;

/** Whether the database refused because a unique value was there already; the query layer wraps its errors. */
export const isUniqueViolation = (failure: unknown): boolean => violatedConstraint(failure) !== undefined;

/** Name of the unique index that a change would have broken; undefined when it failed for another reason. */
export const violatedConstraint = (failure: unknown): string | undefined => {
  if (codeOf(failure) === '23505')
    return typeof failure === 'object' && failure !== null && 'constraint' in failure ? String(failure.constraint) : '';
  return failure instanceof Error ? violatedConstraint(failure.cause) : undefined;
};

const isRefusedAs = (failure: unknown, code: string): boolean =>
  codeOf(failure) === code ||
  (failure instanceof Error && failure.cause !== undefined && isRefusedAs(failure.cause, code));

/** Whether the database refused because something that a row leads to is not there any more. */
export const leadsNowhere = (failure: unknown): boolean => isRefusedAs(failure, '23503');

/** Whether the database gave up a change because it and another one waited for each other. */
export const isEntangled = (failure: unknown): boolean => isRefusedAs(failure, '40P01');
