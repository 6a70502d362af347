import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archiveManifest, checksumsIn, CONTENTS, lockOf, packagesOf, shippedPackages } from '../../.ci/archive';
import { licencesOf } from '../../.ci/licences';
import { cutEntries, type LockEntries } from '../../.ci/lock-cut';
import { DATA_PACKAGES } from '../../.ci/server-bundle';
import manifest from '../../package.json';
import { sourcesIn } from '../support/sources-in';

const LIBC = { version: '1.0.0', license: 'LGPL-3.0' };

const ENTRIES: LockEntries = {
  '': { version: '1.0.0', dependencies: { image: '2.0.0' } },
  'node_modules/image': {
    version: '2.0.0',
    license: 'MIT',
    resolved: 'https://registry.example/image.tgz',
    dependencies: { colour: '^1.0.0' },
    optionalDependencies: { 'image-linux': '2.0.0', 'image-absent': '2.0.0' },
    peerDependencies: { canvas: '*', types: '*' },
    peerDependenciesMeta: { types: { optional: true } },
  },
  'node_modules/image/node_modules/colour': { version: '1.0.1', license: 'ISC', dependencies: { deep: '1.0.0' } },
  'node_modules/colour': { version: '3.0.0', license: 'ISC', dev: true },
  'node_modules/deep': { version: '1.0.0', license: 'ISC', dependencies: { image: '2.0.0' }, devOptional: true },
  'node_modules/canvas': { version: '1.0.0', license: '0BSD', peer: true },
  'node_modules/types': { version: '1.0.0', license: 'MIT', dev: true },
  'node_modules/image-linux': { version: '2.0.0', license: 'MIT', dependencies: { libc: '1.0.0' } },
  'node_modules/libc': { ...LIBC, optional: true },
};

describe('a lock file that is cut', () => {
  const cut = cutEntries(ENTRIES, ['image']);

  it('has what the packages need, from the folder in which Node.js finds it', () => {
    expect(Object.keys(cut)).toEqual([
      'node_modules/canvas',
      'node_modules/deep',
      'node_modules/image',
      'node_modules/image-linux',
      'node_modules/image/node_modules/colour',
      'node_modules/libc',
    ]);
  });

  it('marks what is needed by optional packages only, and keeps no other mark and no address', () => {
    const marks = Object.entries(cut).map(([path, { optional, dev, devOptional, peer, resolved }]) => [
      path,
      [optional, dev, devOptional, peer, resolved].filter((mark) => mark !== undefined),
    ]);
    expect(Object.fromEntries(marks)).toMatchObject({
      'node_modules/deep': [],
      'node_modules/canvas': [],
      'node_modules/image': [],
      'node_modules/image-linux': [true],
      'node_modules/libc': [true],
    });
  });

  it('fails if a package is missing', () => {
    const { 'node_modules/deep': _deep, ...without } = ENTRIES;
    expect(() => cutEntries(without, ['image'])).toThrow('node_modules/image/node_modules/colour needs deep');
  });
});

describe('the list of licences', () => {
  it('names each package once', () => {
    const packages = cutEntries(ENTRIES, ['image']);
    expect(licencesOf({ ...packages, 'node_modules/other/node_modules/libc': LIBC }).match(/^\| libc .*$/gm)).toEqual([
      '| libc | 1.0.0 | LGPL-3.0 |',
    ]);
  });

  it('fails if one has none', () => {
    expect(() => licencesOf({ 'node_modules/@a/b': { version: '1.0.0' } })).toThrow('no licence: @a/b@1.0.0');
  });
});

describe('the archive of this project', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { readonly packages: LockEntries }; // by npm

  it('has a licence for each package that it contains or installs', () => {
    const all = shippedPackages(manifest);
    expect(Object.keys(all)).toEqual(expect.arrayContaining(['react', 'hono', 'sharp']));
    expect(Object.keys(all)).not.toContain('tsx');
    expect(licencesOf(cutEntries(packages, Object.keys(all)))).toContain('| react | ');
  });

  it('installs only what the bundle loads, in exact versions', () => {
    const imports = ['node:fs', 'path', 'pg-native', 'jsdom', '@electric-sql/pglite/contrib/pg_trgm'];
    const needed = packagesOf(imports, DATA_PACKAGES, manifest);
    expect(Object.keys(needed)).toEqual(['@electric-sql/pglite', '@iconify-json/mdi', 'jsdom']);
    const { name, bin, dependencies, ...rest } = archiveManifest(manifest, needed);
    expect([name, bin, dependencies]).toEqual(['kantoor', { kantoor: 'kantoor.js' }, needed]);
    expect(rest).not.toHaveProperty('scripts');
    const locked = lockOf(manifest, needed, packages).packages;
    for (const [path, version] of Object.entries(needed))
      expect([path, locked[`node_modules/${path}`]?.version]).toEqual([path, version]);
  });

  it('contains what the server reads at run time', () => {
    const there = CONTENTS.map(({ path }) => path);
    expect(there.filter((path) => !existsSync(path) && path !== 'dist')).toEqual([]);
    // Only a start from sources reads these.
    const forSources = ['server/start.ts', 'server/client/is-built.ts', 'server/seed/kept-demo.ts'];
    const read = sourcesIn('server')
      .filter(({ path }) => !forSources.includes(path))
      .flatMap(({ text }) => [...text.matchAll(/\b(?:root|PROGRAM_FOLDER), '([^']+)'/g)].map(([, path = '']) => path));
    expect(read).toEqual(expect.arrayContaining(['dist', 'src/ui/strings', 'server/help']));
    expect(read.filter((path) => !there.includes(path))).toEqual([]);
  });

  it('installs the packages whose files the server reads by name', () => {
    const read = sourcesIn('server').flatMap(({ text }) =>
      [...text.matchAll(/createRequire\(import\.meta\.url\)\.resolve\('([^']+)'\)/g)].map(([, path = '']) => path),
    );
    expect(read).not.toEqual([]);
    expect(read.filter((path) => !DATA_PACKAGES.some((name) => path.startsWith(`${name}/`)))).toEqual([]);
  });
});

test('checksums are lines for sha256sum, in the order of their paths', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kantoor-sums-'));
  mkdirSync(join(folder, 'b'));
  writeFileSync(join(folder, 'b/empty'), '');
  writeFileSync(join(folder, 'a'), 'a');
  expect(checksumsIn(folder)).toBe(
    'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb  a\n' +
      'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  b/empty\n',
  );
  rmSync(folder, { recursive: true });
});
