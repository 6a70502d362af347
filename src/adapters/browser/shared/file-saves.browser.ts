import type { FileSaves, SavedBytes, SavedDrawing, SavedText } from '../../../application/shared/ports/file-saves.port';

/** What this adapter needs of the page. */
interface SavingPage {
  readonly document: Pick<Document, 'createElement'>;
  readonly URL: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>;
}

const blobOf = (file: SavedText | SavedBytes | SavedDrawing): Blob => {
  if ('bytes' in file) return file.bytes;
  if ('text' in file) return new Blob([file.text], { type: `${file.type};charset=utf-8` });
  const [, type = '', code = ''] = /^data:([^;,]*);base64,(.*)$/.exec(file.dataUrl) ?? [];
  return new Blob([Uint8Array.from(atob(code), (byte) => byte.charCodeAt(0))], { type });
};

/** Saves files as browser downloads. */
export const fileSaves = ({ document, URL }: SavingPage): FileSaves => ({
  save: (file) => {
    const address = URL.createObjectURL(blobOf(file));
    const link = document.createElement('a');
    Object.assign(link, { href: address, download: file.name });
    link.click();
    // The browser has read the bytes when the download starts.
    URL.revokeObjectURL(address);
  },
});
