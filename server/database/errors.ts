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

const isOrIsCausedBy = (failure: unknown, matches: (failure: unknown) => boolean): boolean =>
  matches(failure) ||
  (failure instanceof Error && failure.cause !== undefined && isOrIsCausedBy(failure.cause, matches));

const hasCode = (failure: unknown, code: string): boolean => isOrIsCausedBy(failure, (one) => codeOf(one) === code);

export const isForeignKeyViolation = (failure: unknown): boolean => hasCode(failure, '23503');

/** The database does not know a value, such as a time zone. */
export const isInvalidParameter = (failure: unknown): boolean => hasCode(failure, '22023');

export const isDeadlock = (failure: unknown): boolean => hasCode(failure, '40P01');

/**
 * System errors, and PostgreSQL's classes for lost connections, too many connections, and a server that is starting
 * or stopping.
 */
const UNREACHABLE_CODE =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|E(?:HOST|NET)UNREACH|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|08\w{3}|53300|57P0[1-3])$/;
/** The driver gives these errors no code. */
const UNREACHABLE_MESSAGE =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether a query failed because the database is unreachable, even if the query builder wraps the error (R-SHR-48). */
export const isUnreachable = (failure: unknown): boolean =>
  isOrIsCausedBy(
    failure,
    (one) =>
      UNREACHABLE_CODE.test(String(codeOf(one))) || (one instanceof Error && UNREACHABLE_MESSAGE.test(one.message)),
  );
