import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ClientFiles } from '../../../server/client/client-files';

test('the page of another version has another ETag, also with the same size and time', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kantoor-client-'));
  const etagOf = (text: string): string | undefined => {
    const page = join(folder, 'index.html');
    writeFileSync(page, text);
    utimesSync(page, 0, 0);
    return new ClientFiles(folder).page?.etag;
  };
  const etags = ['main.aaaaaa.js', 'main.bbbbbb.js', 'main.aaaaaa.js'].map(etagOf);
  expect(etags[0]).toMatch(/^".+"$/);
  expect([etags[1] === etags[0], etags[2] === etags[0]]).toEqual([false, true]);
  rmSync(folder, { recursive: true });
});
