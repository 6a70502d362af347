import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join('test', 'support', 'html-corpus');

/** Documents as editors, text processors, mail programs and web pages write them, in Dutch and English. */
export const htmlCorpus: readonly (readonly [name: string, html: string])[] = readdirSync(folder)
  .sort()
  .map((file) => [file.replace(/\.html$/, ''), readFileSync(join(folder, file), 'utf8')]);
