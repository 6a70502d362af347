import 'reflect-metadata';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { machinePage } from './machine-diagram';
import { filesByRule, withColumns } from './rules';

// Writes docs/machines/<context>/*.md, docs/layers.md and two columns of docs/rules.md from the code; with --check it only
// tells which are out of date.
const folder = 'docs/machines';
const RULES = 'docs/rules.md';

/** The page of the layers: which of them import which, from what `npm run layers` has read. */
function layersPage(): string {
  const drawn = execFileSync(
    process.execPath,
    [
      'node_modules/dependency-cruiser/bin/depcruise-fmt.mjs',
      ...['--output-type', 'mermaid', '--include-only', '^(src|server)'],
      ...['--collapse', '^(src/adapters/[^/]+|src/[^/]+|server)', '.cache/imports.json'],
    ],
    { encoding: 'utf8' },
  );
  return `# Layers

Drawn from the imports of src and server by \`npm run diagrams\`. \`test/architecture/layers.js\` says what is allowed, and which packages.

\`\`\`mermaid
${drawn.trim()}
\`\`\`
`;
}

async function machineOf(file: string): Promise<AnyStateMachine> {
  const exported = Object.entries((await import(pathToFileURL(file).href)) as Record<string, unknown>); // any module is that
  const [, value] = exported.find(([name]) => /Machine(Of)?$/.test(name)) ?? [];
  // A machine of one shape for many modules is made by a function without arguments.
  const machine: unknown = typeof value === 'function' ? (value as () => unknown)() : value; // its name says so
  if (!(machine instanceof StateMachine)) throw new Error(`${file} exports no machine`);
  return machine as AnyStateMachine; // instanceof cannot tell the shapes of its context and events
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.machine.ts'))
  .map((path) => join('src', path).replaceAll('\\', '/'))
  .sort();
const pages = new Map([
  ['docs/layers.md', layersPage()],
  [RULES, withColumns(readFileSync(RULES, 'utf8'), filesByRule('src', 'server'), filesByRule('test'))],
]);
for (const file of files) {
  // src, layer, context
  const [, , context = ''] = file.split('/');
  pages.set(`${folder}/${context}/${basename(file, '.machine.ts')}.md`, machinePage(await machineOf(file), file));
}
if (pages.size !== files.length + 2) throw new Error('Two machines of a context have the same name.');

const stray = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.md') && !pages.has(path));
const changed = [...pages].filter(([path, page]) => !existsSync(path) || readFileSync(path, 'utf8') !== page);
if (process.argv.includes('--check')) {
  const stale = [...changed.map(([path]) => path), ...stray];
  if (stale.length > 0) {
    console.error(`Out of date: ${stale.join(', ')}\nRun: npm run diagrams`);
    process.exit(1);
  }
} else {
  for (const [path, page] of changed) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, page);
  }
  for (const path of stray) rmSync(path);
}
