import { runBackupCommand, type BackupCommand } from './commands';

// `npm run backup -- <file>`, `npm run restore -- <file>`, `npm run verify-backup -- <file>`.

const COMMANDS: readonly BackupCommand[] = ['backup', 'restore', 'verify'];

const run = async (): Promise<void> => {
  const [name, file] = process.argv.slice(2);
  const command = COMMANDS.find((one) => one === name);
  if (command === undefined) throw new Error(`Usage: ${COMMANDS.join('|')} <file>`);
  process.stdout.write(`${await runBackupCommand(command, file)}\n`);
};

run().catch((failure: unknown) => {
  process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
  process.exitCode = 1;
});
