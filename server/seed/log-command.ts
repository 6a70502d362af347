import type { Database } from '../database/database';
import { serverInfo } from '../insight/published/server-info';
import { writeLog, type LogPairs } from '../insight/published/write-log';

/** Writes to the log what a command did. Rule R-INS-21. @param command name of the npm script */
export const logCommand = async (db: Database, command: string, message: string, answer: LogPairs): Promise<void> => {
  await writeLog(
    {
      db,
      now: Date.now,
      jobs: { report: (failure) => process.stderr.write(`The log could not be written: ${String(failure)}\n`) },
    },
    {
      level: 'message',
      module: 'Commands',
      message,
      method: 'CLI',
      requestUrl: command,
      answer,
      info: serverInfo(),
    },
  );
};
