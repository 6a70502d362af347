import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUNDLE, CONTENTS, PROGRAM } from '../../.ci/archive';
import { COMMANDS } from '../../server/commands';
import { readSettings } from '../../server/settings';

const FOLDER = 'deploy';
const textOf = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');
const FILES = readdirSync(FOLDER);
/** Files that are made while packing. */
const MADE = ['kantoor.js', 'package.json', 'npm-shrinkwrap.json', 'SHA256SUMS', 'node_modules'];

const partsOf = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, part = '']) => part);
const settings = partsOf(readFileSync('docs/settings.md', 'utf8'), /`([A-Z][A-Z_]+)`/g);
/** Settings of Node.js, PostgreSQL and of the other files here. */
const OTHERS = /^(?:NODE_ENV|POSTGRES_\w+|PUBLIC_HOST|UPSTREAM)$/;
const unknownSettings = (names: readonly string[]): readonly string[] =>
  names.filter((name) => !OTHERS.test(name) && !settings.includes(name.replace(/_FILE$/, '')));

const service = textOf('kantoor.service');
const compose = textOf('compose.yaml');
const dockerfile = textOf('Dockerfile');
/** Lines `NAME=value` of a file, also those that are comments. */
const environmentIn = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(/^(?:# )?([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('"', ''),
    ]),
  );

test('the files set only settings that exist', () => {
  const named = [
    ...Object.keys(environmentIn(textOf('kantoor.env'))),
    ...partsOf(service, /^Environment=(\w+)=/gm),
    ...partsOf(compose, /^ {6}(?:# )?([A-Z_]+):/gm),
    ...partsOf(dockerfile.replace(/^ENV /m, ''), /\b([A-Z_]{4,})=/g),
    ...partsOf(textOf('README.md'), /(?:--env |^)([A-Z_]+)=/gm),
  ];
  expect(named.length).toBeGreaterThan(20);
  expect(unknownSettings(named)).toEqual([]);
});

test('the settings of the service can be read, and start without demonstration data', () => {
  const environment = environmentIn(textOf('kantoor.env').replaceAll(/^# .*_FILE=.*$/gm, ''));
  expect(readSettings(environment, '/')).toMatchObject({
    dataDir: '/var/lib/kantoor',
    publicUrl: 'https://office.company.example',
    trustProxy: true,
    isPublic: true,
    seed: { kind: 'none', adminEmail: 'you@company.example' },
  });
});

test('the commands exist', () => {
  const commands = FILES.flatMap((name) => partsOf(textOf(name), /kantoor\.js ([a-z-]+)/g));
  const [, byDefault = ''] = /^CMD \["([a-z-]+)"\]$/m.exec(dockerfile) ?? [];
  expect(commands).toEqual(expect.arrayContaining(['start', 'doctor']));
  expect([...commands, byDefault].filter((name) => !Object.hasOwn(COMMANDS, name))).toEqual([]);
});

test('the files that they name are in the archive', () => {
  const there = [...MADE, ...CONTENTS.map(({ path }) => path)];
  const inFolder = FILES.flatMap((name) => partsOf(textOf(name), /\/opt\/kantoor\/([\w./-]+)/g));
  const copied = partsOf(dockerfile, /^COPY (?!--)(.*) \S+$/gm).flatMap((names) => names.split(' '));
  const beside = [...partsOf(compose, /- \.\/(\w+):/g), ...partsOf(textOf('README.md'), /deploy\/([\w.]+)/g)];
  expect([...inFolder, ...copied].filter((path) => path !== '.' && !there.includes(path))).toEqual([]);
  expect(beside.filter((name) => !FILES.includes(name))).toEqual([]);
  expect(PROGRAM).toContain(`./${BUNDLE}/kantoor.mjs`);
  expect(existsSync('server/kantoor.ts')).toBe(true);
});

test('secrets come from files that the service declares', () => {
  const used = partsOf(compose, /\/run\/secrets\/([\w-]+)/g);
  const declared = partsOf(compose, /file: secrets\/([\w-]+)/g);
  expect([...used].sort()).toEqual([...declared].sort());
  expect(`${compose}${dockerfile}${service}`).not.toMatch(/(?:PASSWORD|DATABASE_URL|SMTP_URL|PASSPHRASE)[:=]/);
});

test('the container and the service run without rights that they do not need', () => {
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile.indexOf('USER node')).toBeLessThan(dockerfile.indexOf('ENTRYPOINT'));
  expect(partsOf(dockerfile, /^(FROM) /gm)).toHaveLength(2);
  expect(compose).toMatch(/read_only: true[^]*cap_drop: \[ALL\]/);
  for (const line of ['User=kantoor', 'ProtectSystem=strict', 'CapabilityBoundingSet=', 'NoNewPrivileges=yes'])
    expect(service.split('\n')).toContain(line);
});

test('health is asked where the server answers it, and events are not buffered', () => {
  expect(dockerfile).toMatch(/HEALTHCHECK[^]*'\/api\/health'/);
  expect(readFileSync('server/health/serve-health.ts', 'utf8')).toContain("'/api/health'");
  expect(textOf('Caddyfile')).toMatch(/reverse_proxy [^]*flush_interval -1/);
});
