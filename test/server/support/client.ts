import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export const BOOT_SCRIPT = 'document.documentElement.dataset.booted = "yes";';
const PAGE =
  '<!doctype html><html lang="en"><head><title>Kantoor</title><style>body{margin:0}</style>' +
  `<script type=application/json id=answers>{}</script><script>${BOOT_SCRIPT}</script>` +
  '<script defer src="/main.0123456789abcdef.js"></script></head><body></body></html>';
export const BUNDLE = `console.log(${JSON.stringify('kantoor '.repeat(500))});`;

/** A project folder with a built client and two strings, as the server expects them. */
export const projectFolder = (): { readonly root: string; readonly remove: () => void } => {
  const root = mkdtempSync(join(tmpdir(), 'kantoor-root-'));
  const write = (path: string, content: string | Buffer): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  write('dist/index.html', PAGE);
  write('dist/main.0123456789abcdef.js', BUNDLE);
  write('dist/main.0123456789abcdef.js.br', brotliCompressSync(BUNDLE));
  write('dist/favicon.ico', Buffer.from([0, 0, 1, 0]));
  write('secret.txt', 'not for the world');
  write('src/ui/strings/en/shared.json', '{"save":"Save"}');
  write('src/ui/strings/en/shell.json', '{"brand":"</script>$&","menu":{"users":"Users"}}');
  write('src/ui/strings/nl/shared.json', '{"save":"Opslaan"}');
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
};
