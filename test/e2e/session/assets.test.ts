import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../support/test';

const BUILD = join(import.meta.dirname, '../../../dist');

test('every script of the build is kept by the browser, and the page is not', async ({ request }) => {
  const scripts = (await readdir(BUILD)).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(30);
  const kept: Record<string, string | undefined> = {};
  for (const name of ['', ...scripts]) {
    const answer = await request.get(`/${name}`);
    kept[name] = `${answer.status()} ${answer.headers()['cache-control']}`;
  }
  expect(kept).toEqual({
    '': '200 no-store',
    ...Object.fromEntries(scripts.map((name) => [name, '200 public, max-age=31536000, immutable'])),
  });
});
