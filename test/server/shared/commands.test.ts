import { readFileSync } from 'node:fs';
import manifest from '../../../package.json';
import { COMMANDS, findCommand, helpText } from '../../../server/commands';
import { callOf, ownInstallation, readInstallation, type Installation } from '../../../server/shared/installation';

const PACKED: Installation = { version: '1.2.3', isPacked: true };
const SOURCES: Installation = { version: '1.2.3', isPacked: false };

/** What running a command prints. */
const printed = async (...args: readonly string[]): Promise<string> => {
  const lines: string[] = [];
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  await findCommand(args, PACKED)();
  write.mockRestore();
  return lines.join('');
};

// Rule R-RUN-11.
describe('the commands', () => {
  afterEach(() => jest.restoreAllMocks());

  it('are listed by help as they are called', async () => {
    expect(await printed('help')).toBe(`${helpText(PACKED)}\n`);
    for (const name of Object.keys(COMMANDS)) expect(helpText(PACKED)).toContain(`  kantoor ${name}`);
    expect(helpText(SOURCES)).toContain('  npm run superuser -- <e-mail>  ');
    expect(helpText(SOURCES)).toContain('  npm start  ');
  });

  it('tell the version', async () => {
    expect(await printed('--version')).toBe('1.2.3\n');
  });

  it('run start without an argument', async () => {
    const start = jest.replaceProperty(COMMANDS, 'start', {
      parameters: [],
      summary: '',
      run: () => Promise.resolve(),
    });
    const run = jest.spyOn(COMMANDS['start'] ?? { run: () => undefined }, 'run');
    await findCommand([], PACKED)();
    expect(run).toHaveBeenCalledTimes(1);
    start.restore();
  });

  it.each(['unknown', 'constructor', '__proto__'])('refuse "%s"', (name) => {
    expect(() => findCommand([name], PACKED)).toThrow(/^There is no command ".*"\. The commands are start, doctor, /);
  });

  it.each([
    [['superuser'], 'Usage: kantoor superuser <e-mail>'],
    [['restore', 'one', 'two'], 'Usage: kantoor restore <file>'],
    [['start', '--port=80'], 'Usage: kantoor start'],
  ])('refuse other numbers of parameters: %j', (args, usage) => {
    expect(() => findCommand(args, PACKED)).toThrow(usage);
  });

  it('are called as npm scripts that exist where there are sources', () => {
    for (const name of Object.keys(COMMANDS)) {
      expect(Object.keys(manifest.scripts)).toContain(name);
      expect(callOf(name, SOURCES)).toBe(name === 'start' ? 'npm start' : `npm run ${name}`);
    }
    expect(callOf('backup', SOURCES, ['<file>'])).toBe('npm run backup -- <file>');
  });

  it('are described', () => {
    const page = readFileSync('docs/commands.md', 'utf8');
    for (const [name, { parameters }] of Object.entries(COMMANDS))
      expect(page).toContain(`\`${callOf(name, PACKED, parameters)}\``);
  });
});

test('an installation knows its version and where it comes from', () => {
  expect(ownInstallation()).toEqual({ version: manifest.version, isPacked: false });
  expect(() => readInstallation('/nowhere')).toThrow('ENOENT');
});
