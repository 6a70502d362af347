import { findCommand } from './commands';
import { ownInstallation } from './shared/installation';

// The program behind `kantoor <command>` and `npm run <command>`, but not behind `npm start`.

const run = async (): Promise<void> => {
  await findCommand(process.argv.slice(2), ownInstallation())();
};

run().catch((failure: unknown) => {
  process.stderr.write(`${failure instanceof Error ? failure.message : String(failure)}\n`);
  process.exitCode = 1;
});
