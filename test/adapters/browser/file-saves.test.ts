/** @jest-environment jsdom */
import { fileSaves } from '../../../src/adapters/browser/shared/file-saves.browser';

test('a file goes to the downloads under its name, and is let go of', () => {
  const [blobs, let_go, clicked] = [new Array<Blob>(), new Array<string>(), new Array<string>()];
  const link = document.createElement('a');
  link.click = () => { clicked.push(`${link.download} ${link.href}`); };
  const page = {
    document: { createElement: () => link },
    URL: { createObjectURL: (blob: Blob) => { blobs.push(blob); return 'blob:1'; }, revokeObjectURL: (address: string) => { let_go.push(address); } },
  };
  fileSaves(page).save({ name: 'users-2026-11-20.csv', type: 'text/csv', text: '\uFEFFa\r\n' });
  expect([clicked, let_go, blobs[0]?.type, blobs[0]?.size]).toEqual([['users-2026-11-20.csv blob:1'], ['blob:1'], 'text/csv;charset=utf-8', 6]);
});
