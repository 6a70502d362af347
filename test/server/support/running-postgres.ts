import type { PostgresServer } from '../../support/postgres';

/** The server of this run, from its set-up until its end. */
export const running: { server: PostgresServer | null } = { server: null };
