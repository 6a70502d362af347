import type { FileSaves } from '../../../application/shared/ports/file-saves.port';

/** What this adapter needs of the page. */
interface SavingPage {
  readonly document: Pick<Document, 'createElement'>;
  readonly URL: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>;
}

/** Files by the browser's own downloads. */
export const fileSaves = ({ document, URL }: SavingPage): FileSaves => ({
  save: (file) => {
    const address = URL.createObjectURL('bytes' in file ? file.bytes : new Blob([file.text], { type: `${file.type};charset=utf-8` }));
    const link = document.createElement('a');
    Object.assign(link, { href: address, download: file.name });
    link.click();
    // The download has the bytes as soon as it has begun.
    URL.revokeObjectURL(address);
  },
});
