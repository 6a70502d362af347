import { readdirSync, readFileSync } from 'node:fs';

interface Source {
  /** From the project root. */
  readonly path: string;
  readonly text: string;
}

/** The TypeScript files below a folder. */
export const sourcesIn = (folder: string): readonly Source[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
