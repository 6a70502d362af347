/** What the lock file says about a package; other fields are copied as they are. */
export interface LockEntry {
  readonly name?: string;
  readonly version: string;
  readonly license?: string;
  readonly engines?: object;
  readonly resolved?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
  readonly peer?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** Entries by folder, such as `node_modules/a/node_modules/b`. */
export type LockEntries = Readonly<Record<string, LockEntry>>;

/** The folder of the package that code in a folder gets for a name, as Node.js finds it. */
const locate = (entries: LockEntries, from: string, name: string): string | undefined => {
  const path = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
  if (Object.hasOwn(entries, path)) return path;
  return from === ''
    ? undefined
    : locate(entries, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
};

const requiredOf = ({
  dependencies,
  optionalDependencies,
  peerDependencies,
  peerDependenciesMeta,
}: LockEntry): string[] => [
  ...Object.keys(dependencies ?? {}).filter((name) => optionalDependencies?.[name] === undefined),
  ...Object.keys(peerDependencies ?? {}).filter((name) => peerDependenciesMeta?.[name]?.optional !== true),
];

/** Adds what a package needs, and what that needs. */
const reach = (entries: LockEntries, from: string, names: readonly string[], found: Set<string>): void => {
  for (const name of names) {
    const path = locate(entries, from, name);
    const entry = path === undefined ? undefined : entries[path];
    if (path === undefined || entry === undefined) throw new Error(`${from} needs ${name}, which the lock file lacks.`);
    if (found.has(path)) continue;
    found.add(path);
    reach(entries, path, requiredOf(entry), found);
  }
};

/** Adds what the packages found may use, such as the binaries of each platform, and what that needs. */
const reachOptional = (entries: LockEntries, found: Set<string>): void => {
  // A set also iterates over what is added meanwhile.
  for (const from of found)
    for (const name of Object.keys(entries[from]?.optionalDependencies ?? {}))
      if (locate(entries, from, name) !== undefined) reach(entries, from, [name], found);
};

/**
 * The entries that some packages need at run time, without download addresses. @param names packages of the root
 * @throws if the lock file lacks one of them
 */
export const cutEntries = (entries: LockEntries, names: readonly string[]): LockEntries => {
  const required = new Set<string>();
  reach(entries, '', names, required);
  const all = new Set(required);
  reachOptional(entries, all);
  return Object.fromEntries(
    [...all].sort().flatMap((path) => {
      const entry = entries[path];
      if (entry === undefined) return [];
      const { resolved: _address, dev: _dev, devOptional: _either, peer: _peer, optional: _optional, ...kept } = entry;
      return [[path, required.has(path) ? kept : { ...kept, optional: true }]];
    }),
  );
};

/** The name of the package in a folder of the lock file. */
export const nameAt = (path: string, { name }: LockEntry): string =>
  name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
