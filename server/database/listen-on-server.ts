import type { Client } from 'pg';

/** Milliseconds before reconnecting: the first delay, doubled after each failure, and the maximum. */
const [FIRST_DELAY, LONGEST_DELAY] = [500, 30_000];

/**
 * Listens to a channel on a dedicated connection, because pooled connections change hands. Reconnects after a loss;
 * notifications sent in between are lost.
 * @param onRestored called after reconnecting @returns a function that stops listening
 */
export const listenOnServer = async (
  databaseUrl: string,
  channel: string,
  onNotified: (payload: string) => void,
  onRestored: () => void,
): Promise<() => Promise<void>> => {
  const pg = await import('pg');
  let ended = false;
  let client: Client | null = null;
  let waiting: NodeJS.Timeout | undefined;
  const connect = async (delay: number): Promise<void> => {
    const connection = new pg.default.Client({ connectionString: databaseUrl, keepAlive: true });
    let broken = false;
    const again = (): void => {
      if (broken || ended) return;
      broken = true;
      connection.end().catch(() => undefined);
      waiting = setTimeout(() => void connect(Math.min(delay * 2, LONGEST_DELAY)), delay);
    };
    connection.on('error', again);
    connection.on('end', again);
    connection.on('notification', ({ payload }) => {
      onNotified(payload ?? '');
    });
    try {
      await connection.connect();
      await connection.query(`listen ${pg.default.escapeIdentifier(channel)}`);
      delay = FIRST_DELAY;
      const isAgain = client !== null;
      client = connection;
      if (ended) await connection.end();
      else if (isAgain) onRestored();
    } catch {
      again();
    }
  };
  await connect(FIRST_DELAY);
  return async () => {
    ended = true;
    clearTimeout(waiting);
    await client?.end();
  };
};
