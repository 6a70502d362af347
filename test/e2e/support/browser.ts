import type { LaunchOptions } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// No background requests; runs as root in a container.
const args = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];

/**
 * V8's optimised code is dropped with its page: compiling it costs a test more than it saves. Measurements keep it
 * on.
 */
export const WITHOUT_OPTIMISED_CODE = ['--js-flags=--no-maglev --no-turbofan'];

/**
 * Launch options of Chromium: the path in CHROME, else @sparticuz/chromium, which is unpacked once per version to the
 * temporary folder with its libraries and font.
 */
export function chromium(more: readonly string[] = []): LaunchOptions {
  const all = [...args, ...more];
  const chosen = process.env['CHROME'];
  if (chosen !== undefined && chosen !== '') return { executablePath: chosen, args: all };
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('The Chromium that npm ci brings along runs on Linux on x64 only: name one with CHROME=/path.');
  const folder = unpacked();
  return {
    executablePath: join(folder, 'chromium'),
    args: [...all, '--font-render-hinting=none'],
    env: {
      ...(process.env as Record<string, string>), // cast: the values of `process.env` are never undefined
      LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  };
}

function unpacked(): string {
  // The package exports no version.
  const { version } = JSON.parse(readFileSync('node_modules/@sparticuz/chromium/package.json', 'utf8')) as {
    version: string;
  };
  const folder = join(tmpdir(), `kantoor-chromium-${version}-${String(process.getuid?.() ?? '')}`);
  if (!existsSync(folder)) {
    const beside = mkdtempSync(`${folder}-`);
    unpackInto(beside, folder);
    try {
      renameSync(beside, folder);
    } catch {
      // Another process has already unpacked it.
      rmSync(beside, { recursive: true });
    }
  }
  return folder;
}

/** Unpacks into one folder; the result is moved to its final place afterwards. */
function unpackInto(folder: string, later: string): void {
  execFileSync(
    process.execPath,
    ['--input-type=module', '--eval', "await (await import('@sparticuz/chromium')).default.executablePath()"],
    // The package unpacks to TMPDIR, and its libraries only on Lambda.
    { env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' }, stdio: 'inherit' },
  );
  mkdirSync(join(folder, 'cache'));
  writeFileSync(
    join(folder, 'fonts', 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(later, 'fonts', 'fonts')}</dir><cachedir>${join(later, 'cache')}</cachedir></fontconfig>`,
  );
}
