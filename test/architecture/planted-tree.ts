import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** Paths from the top of the tree to their text. */
export type Files = Readonly<Record<string, string>>;

/** What `run` gives back: both streams, whatever the exit code was. */
export interface Printed {
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * A tree in a temporary folder that holds only the given files and this project's own settings, so that a check
 * can be seen to catch what was planted. `packages`: the real ones, or empty ones that only have their names.
 */
export class PlantedTree {
  private readonly folder = mkdtempSync(join(tmpdir(), 'kantoor-planted-'));

  constructor(files: Files, packages: 'real' | 'stubs') {
    for (const path of [
      'package.json',
      'tsconfig.json',
      'src/tsconfig.core.json',
      'src/without-dom.d.ts',
      '.oxlintrc.json',
    ]) {
      this.write(path, readFileSync(path, 'utf8'));
    }
    // The rules of lint read their packages: they are of no use beside empty ones.
    const rules = packages === 'real' ? ['test/architecture/lint'] : [];
    for (const path of ['test/architecture/layers.js', ...rules]) {
      cpSync(path, join(this.folder, path), { recursive: true });
    }
    for (const [path, text] of Object.entries(files)) this.write(path, text);
    if (packages === 'real') symlinkSync(resolve('node_modules'), join(this.folder, 'node_modules'), 'junction');
    else this.writeStubs();
  }

  /** Runs a package's command inside the tree. */
  run(bin: string, ...args: readonly string[]): Printed {
    const { stdout, stderr } = spawnSync(process.execPath, [resolve('node_modules', bin), ...args], {
      cwd: this.folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    return { stdout, stderr };
  }

  /** A path that a check printed, as it was given to the constructor. */
  inside(path: string): string {
    return path.slice(this.folder.length + 1).replaceAll('\\', '/');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private write(path: string, text: string): void {
    const full = join(this.folder, path);
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, text);
  }

  private writeStubs(): void {
    const names = /"(@?[\w./-]+)": "\d/g;
    for (const [, name] of readFileSync('package.json', 'utf8').matchAll(names)) {
      this.write(
        `node_modules/${name ?? ''}/package.json`,
        JSON.stringify({ name, version: '1.0.0', main: 'main.js' }),
      );
      this.write(`node_modules/${name ?? ''}/main.js`, 'module.exports = {};');
    }
  }
}
