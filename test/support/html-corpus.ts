import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join('test', 'support', 'html-corpus');

/** Documents as written by editors, word processors, mail programs and web pages, in Dutch and English. */
export const htmlCorpus: readonly (readonly [name: string, html: string])[] = readdirSync(folder)
  .sort()
  .map((file) => [file.replace(/\.html$/, ''), readFileSync(join(folder, file), 'utf8')]);
