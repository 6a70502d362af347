import { callOf, type Installation } from './shared/installation';

/** A command of the program. */
export interface Command {
  /** As the help shows them, such as `<file>`; all are required. */
  readonly parameters: readonly string[];
  /** One sentence for the help. */
  readonly summary: string;
  /**
   * Runs the command and prints its result.
   * @throws an error that says what to do
   */
  readonly run: (parameter: string) => Promise<void>;
}

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};
const backup = async (...of: readonly ['backup' | 'restore' | 'verify', string]): Promise<void> =>
  print(await (await import('./backup/commands')).runBackupCommand(...of));

/** The commands by name. Rule R-RUN-11. Each imports its part of the program only when it runs. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  'start': {
    parameters: [],
    summary: 'Starts the server. Without a command, this one runs.',
    run: async () => {
      // Without `SEED`, only `npm start` adds demonstration data, not this command.
      process.env['SEED'] ||= 'none';
      await import('./main');
    },
  },
  'doctor': {
    parameters: [],
    summary: 'Says what is wrong and what to do; the exit code is then 1.',
    run: async () => {
      if (!(await (await import('./doctor/doctor')).runDoctor(print))) process.exitCode = 1;
    },
  },
  'superuser': {
    parameters: ['<e-mail>'],
    summary: 'Prints a link with which this address becomes a superuser.',
    run: async (email) => print(await (await import('./superuser')).superuserLink(email)),
  },
  'backup': {
    parameters: ['<file>'],
    summary: 'Writes a backup, also while the server runs.',
    run: (file) => backup('backup', file),
  },
  'verify-backup': {
    parameters: ['<file>'],
    summary: 'Tries a backup in a temporary database.',
    run: (file) => backup('verify', file),
  },
  'restore': {
    parameters: ['<file>'],
    summary: 'Stores a backup in a new database.',
    run: (file) => backup('restore', file),
  },
};

/** The text of the help: the version and all commands. */
export const helpText = (installation: Installation): string => {
  const rows = Object.entries(COMMANDS).map(
    ([name, { parameters, summary }]) => [callOf(name, installation, parameters), summary] as const,
  );
  const width = Math.max(...rows.map(([call]) => call.length));
  return [
    `Kantoor ${installation.version}`,
    '',
    ...rows.map(([call, summary]) => `  ${call.padEnd(width)}  ${summary}`),
    '',
    'Settings are environment variables; docs/settings.md lists them.',
  ].join('\n');
};

/**
 * Finds the command that the arguments name.
 * @returns a function that runs it
 * @throws an error that shows the correct usage
 */
export const findCommand = (
  [name = 'start', ...rest]: readonly string[],
  installation: Installation,
): (() => Promise<void> | void) => {
  if (['help', '--help', '-h'].includes(name) || rest.includes('--help')) return () => print(helpText(installation));
  if (['version', '--version', '-v'].includes(name)) return () => print(installation.version);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined)
    throw new Error(`There is no command "${name}". The commands are ${Object.keys(COMMANDS).join(', ')} and help.`);
  if (rest.length !== command.parameters.length)
    throw new Error(`Usage: ${callOf(name, installation, command.parameters)}`);
  return () => command.run(rest[0] ?? '');
};
