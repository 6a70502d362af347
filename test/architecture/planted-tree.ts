import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** Text of each file, by path from the root of the tree. */
export type Files = Readonly<Record<string, string>>;

/** The output of `run`: both streams, for any exit code. */
export interface Printed {
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * A tree in a temporary folder with only the given files and this project's settings, to prove that a check finds
 * what was planted. `packages`: real ones, or empty ones that only have names.
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
    // The lint rules import their packages, so they cannot run with empty ones.
    const rules = packages === 'real' ? ['test/architecture/lint'] : [];
    for (const path of ['test/architecture/layers.js', ...rules]) {
      cpSync(path, join(this.folder, path), { recursive: true });
    }
    for (const [path, text] of Object.entries(files)) this.write(path, text);
    if (packages === 'real') symlinkSync(resolve('node_modules'), join(this.folder, 'node_modules'), 'junction');
    else this.writeStubs();
  }

  /** Runs the command of a package inside the tree. */
  run(bin: string, ...args: readonly string[]): Printed {
    const { stdout, stderr } = spawnSync(process.execPath, [resolve('node_modules', bin), ...args], {
      cwd: this.folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    return { stdout, stderr };
  }

  /** A path that a check printed, relative to the tree. */
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
