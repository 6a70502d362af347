import { build } from 'esbuild';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '..');
export const CACHE = resolve(ROOT, '.cache');

/** Packages with binaries or data files beside their code, which a bundle would not find. */
const UNBUNDLED = ['@electric-sql/pglite', '@node-rs/argon2', 'jsdom', 'pdfkit', 'pg-native', 'sharp'];

/** Packages of which the server reads a file of data by its name. */
export const DATA_PACKAGES = ['@iconify-json/mdi'];

/** Programs that the server starts as processes of their own, from files beside it. */
const STARTED = ['server/library/svg-process.ts', 'server/kantoor.ts'];

interface ServerBundle {
  readonly folder: string;
  /** The sources outside of packages, from the project root. */
  readonly inputs: readonly string[];
  /** Modules that it imports from packages or from Node.js. */
  readonly imports: readonly string[];
}

/** A new folder for a bundle. */
const newFolder = (): string => {
  mkdirSync(CACHE, { recursive: true });
  return mkdtempSync(resolve(CACHE, 'servers-'));
};

/**
 * Bundles programs of the server with their packages: loading a thousand source files takes four times as long.
 * @param entries from the project root @param folder an empty one; a new one in `.cache` by default
 * @param place where the folder will be when it runs, from a project root
 */
export const bundleServer = async (
  entries: readonly string[],
  folder = newFolder(),
  place = relative(ROOT, folder),
): Promise<ServerBundle> => {
  const outdir = join(ROOT, place);
  const { metafile, outputFiles } = await build({
    // Written below: paths in source maps are relative to where the bundle will be.
    write: false,
    metafile: true,
    entryPoints: [...new Set([...entries, ...STARTED])],
    absWorkingDir: ROOT,
    outdir,
    entryNames: '[name]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    external: UNBUNDLED.flatMap((name) => [name, `${name}/*`]),
    // Packages in CommonJS load the modules of Node with `require`.
    banner: {
      js: `import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);`,
    },
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [
      {
        name: 'own-folder',
        setup: (bundling) => {
          // A source finds the files beside it from the bundle, also after the project has moved.
          bundling.onLoad({ filter: /[\\/](?:server|test)[\\/].*\.ts$/ }, async ({ path }) => ({
            loader: 'ts',
            contents: (await readFile(path, 'utf8')).replaceAll(
              'import.meta.dirname',
              `(import.meta.dirname + ${JSON.stringify(`/${relative(outdir, dirname(path))}`)})`,
            ),
          }));
        },
      },
    ],
  });
  mkdirSync(folder, { recursive: true });
  for (const { path, contents } of outputFiles) writeFileSync(join(folder, relative(outdir, path)), contents);
  const imports = Object.values(metafile.outputs).flatMap((output) =>
    output.imports.filter(({ external }) => external === true).map(({ path }) => path),
  );
  return {
    folder,
    inputs: Object.keys(metafile.inputs).filter((path) => !path.startsWith('node_modules/')),
    imports: [...new Set(imports)],
  };
};
