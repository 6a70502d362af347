import { nameAt, type LockEntries } from './lock-cut';

/** Licences that packages name in a file only. */
const NAMED_IN_FILE: Readonly<Record<string, string>> = { 'png-js@2.0.0': 'MIT' };

/** The list of licences, one package a row. @throws if a package has none */
export const licencesOf = (entries: LockEntries): string => {
  const found = Object.entries(entries).map(([path, entry]) => {
    const [name, { version }] = [nameAt(path, entry), entry];
    const licence = entry.license ?? NAMED_IN_FILE[`${name}@${version}`] ?? '';
    return { name, version, licence };
  });
  const without = found.filter(({ licence }) => licence === '').map(({ name, version }) => `${name}@${version}`);
  if (without.length > 0) throw new Error(`These packages name no licence: ${without.join(', ')}`);
  const rows = found.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`);
  return [
    '# Licences',
    '',
    'The packages of other authors that Kantoor contains or installs. Binaries of other platforms are listed too.',
    '',
    '| package | version | licence |',
    '|---|---|---|',
    ...[...new Set(rows)].sort(),
    '',
  ].join('\n');
};
