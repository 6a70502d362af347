/** @jest-environment jsdom */
import { fileSaves } from '../../../src/adapters/browser/shared/file-saves.browser';

/** A fake page that records which files are saved. */
const aPage = () => {
  const [blobs, letGo, clicked] = [new Array<Blob>(), new Array<string>(), new Array<string>()];
  const link = document.createElement('a');
  link.click = () => {
    clicked.push(`${link.download} ${link.href}`);
  };
  const page = {
    document: { createElement: () => link },
    URL: {
      createObjectURL: (blob: Blob) => {
        blobs.push(blob);
        return 'blob:1';
      },
      revokeObjectURL: (address: string) => {
        letGo.push(address);
      },
    },
  };
  return { files: fileSaves(page), blobs, letGo, clicked };
};

test('a text goes to the downloads under its name, and is let go of', () => {
  const { files, blobs, letGo, clicked } = aPage();
  files.save({ name: 'users-2026-11-20.csv', type: 'text/csv', text: '\uFEFFa\r\n' });
  expect([clicked, letGo, blobs[0]?.type, blobs[0]?.size]).toEqual([
    ['users-2026-11-20.csv blob:1'],
    ['blob:1'],
    'text/csv;charset=utf-8',
    6,
  ]);
});

test('bytes go as they are', () => {
  const { files, blobs, letGo, clicked } = aPage();
  const bytes = new Blob(['%PDF'], { type: 'application/pdf' });
  files.save({ name: 'prijs € 100%.pdf', bytes });
  expect([clicked, letGo]).toEqual([['prijs € 100%.pdf blob:1'], ['blob:1']]);
  expect(blobs).toEqual([bytes]);
  expect(blobs[0]).toBe(bytes);
});

test('a drawing goes as the bytes that it stands for', async () => {
  const { files, blobs, clicked } = aPage();
  files.save({ name: 'dak.png', dataUrl: `data:image/png;base64,${btoa('\x89PNG\xff')}` });
  const bytes = await new Promise<unknown>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(reader.result instanceof ArrayBuffer ? [...new Uint8Array(reader.result)] : null);
    };
    reader.readAsArrayBuffer(blobs[0] ?? new Blob());
  });
  expect([clicked, blobs[0]?.type, bytes]).toEqual([['dak.png blob:1'], 'image/png', [0x89, 0x50, 0x4e, 0x47, 0xff]]);
});
