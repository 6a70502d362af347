import { spawnSync } from 'node:child_process';

interface Cruise {
  readonly modules: readonly {
    readonly source: string;
    readonly dependencies: readonly { readonly resolved: string }[];
  }[];
}

/** The page of the layers: who imports whom, and what each stands on, as the files say it. */
export function layersPage(): string {
  const edges = new Set<string>();
  const packages = new Map<string, Set<string>>();
  for (const { source, dependencies } of cruise().modules) {
    const from = layerOf(source);
    if (from === null) continue;
    const stands = packages.get(from) ?? new Set();
    packages.set(from, stands);
    for (const { resolved } of dependencies) {
      const to = layerOf(resolved);
      if (to !== null && to !== from) edges.add(`  ${nodeOf(from)} --> ${nodeOf(to)}`);
      const [, name] = /^node_modules\/(?:@types\/)?((?:@[^/]+\/)?[^/]+)/.exec(resolved) ?? [];
      if (name !== undefined) stands.add(name);
    }
  }
  const names = [...packages.keys()].sort();
  return [
    '# Layers',
    '',
    'Drawn from the imports of src and server; `npm run diagrams` draws it again. What is allowed stands in',
    '`test/architecture/layers.js`; this is what is.',
    '',
    '```mermaid',
    'flowchart TD',
    ...names.map((name) => `  ${nodeOf(name)}["${name}"]`),
    ...[...edges].sort(),
    '```',
    '',
    '| layer | stands on |',
    '|---|---|',
    ...names.map((name) => `| ${name} | ${[...(packages.get(name) ?? [])].sort().join(', ')} |`),
    '',
  ].join('\n');
}

function cruise(): Cruise {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      ...['--config', 'test/architecture/layers.js', '--output-type', 'json', 'src', 'server'],
    ],
    { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  );
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as Cruise; // the shape of dependency-cruiser's own JSON reporter
}

function layerOf(path: string): string | null {
  if (path.startsWith('server/')) return 'server';
  const [, layer] = /^src\/(adapters\/[^/.]+|[^/.]+(?:\.fake)?)/.exec(path) ?? [];
  return layer === undefined || path.endsWith('.d.ts') || path.endsWith('.json') ? null : layer;
}

const nodeOf = (layer: string): string => layer.replace(/\W/g, '_');
