import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The fields that are read from V8's CPU profile. */
interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string };
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

const MOST_LISTED = 25;

/** The package, folder or engine part that a function belongs to. */
const ownerOf = (functionName: string, url: string): string => {
  if (url.startsWith('wasm:')) return 'WebAssembly';
  const [, name] = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*\/node_modules\/)/.exec(url) ?? [];
  if (name !== undefined) return `node_modules/${name}`;
  const [, own] = /\/((?:src|server|test)\/(?:[^/]+\/){1,2})/.exec(url) ?? [];
  return own ?? (url === '' ? functionName : url.replace(/^node:internal.*/, 'node'));
};

/** Seconds of CPU time by package and folder, from the profiles in a folder. Deletes the folder. */
export const profileOf = (folder: string): readonly { readonly name: string; readonly seconds: number }[] => {
  const sums = new Map<string, number>();
  for (const file of readdirSync(folder)) {
    // Written by node.
    const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as CpuProfile;
    const owners = new Map(nodes.map(({ id, callFrame }) => [id, ownerOf(callFrame.functionName, callFrame.url)]));
    for (const [at, node] of samples.entries()) {
      const owner = owners.get(node) ?? '';
      sums.set(owner, (sums.get(owner) ?? 0) + (timeDeltas[at] ?? 0) / 1_000_000);
    }
  }
  rmSync(folder, { recursive: true });
  return [...sums]
    .filter(([name]) => name !== '(idle)')
    .map(([name, seconds]) => ({ name, seconds }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, MOST_LISTED);
};
