/** Error code of the system or the database. */
export const codeOf = (failure: unknown): unknown =>
  typeof failure === 'object' && failure !== null && 'code' in failure ? failure.code : undefined;

export const isUniqueViolation = (failure: unknown): boolean => violatedConstraint(failure) !== undefined;

/** Name of the violated unique index, also when the query builder wraps the error. */
export const violatedConstraint = (failure: unknown): string | undefined => {
  if (codeOf(failure) === '23505')
    return typeof failure === 'object' && failure !== null && 'constraint' in failure ? String(failure.constraint) : '';
  return failure instanceof Error ? violatedConstraint(failure.cause) : undefined;
};

const hasCode = (failure: unknown, code: string): boolean =>
  codeOf(failure) === code || (failure instanceof Error && failure.cause !== undefined && hasCode(failure.cause, code));

export const isForeignKeyViolation = (failure: unknown): boolean => hasCode(failure, '23503');

export const isDeadlock = (failure: unknown): boolean => hasCode(failure, '40P01');
