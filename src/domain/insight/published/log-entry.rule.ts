/** Severity of a log entry, mildest first (R-INS-20). */
export const LOG_LEVELS = ['message', 'warning', 'error'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Where an entry was logged (R-INS-20). */
export const LOG_SOURCES = ['back-end', 'front-end'] as const;
export type LogSource = (typeof LOG_SOURCES)[number];

/** Method of the request behind an entry; `CLI` for commands (R-INS-20). */
export const LOG_METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'CLI'] as const;
export type LogMethod = (typeof LOG_METHODS)[number];

export const isLogMethod = (method: string): method is LogMethod => LOG_METHODS.some((known) => known === method);

export const isLogLevel = (level: string): level is LogLevel => LOG_LEVELS.some((known) => known === level);
export const isLogSource = (source: string): source is LogSource => LOG_SOURCES.some((known) => known === source);
