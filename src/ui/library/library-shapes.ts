import type { Shape } from '../shared/icons/icon';

// Shapes of the media library, on the grid of the others.

const sheetOfPaper =
  'M5.2 2.8h5.6l4 4V16a1.2 1.2 0 0 1-1.2 1.2H5.2A1.2 1.2 0 0 1 4 16V4a1.2 1.2 0 0 1 1.2-1.2zM10.8 2.8v4h4';

export const file: Shape = sheetOfPaper;
export const pdf: Shape = `${sheetOfPaper}M6.5 14v-3.500h.8a1 1 0 0 1 0 2h-.8M10.500 14v-3.500M12.500 10.500v3.500`;
export const word: Shape = `${sheetOfPaper}M6.300 10.500l1 3.500 1.400-3.500 1.400 3.500 1-3.500`;
export const moving: Shape =
  'M3.500 4.500h13v11h-13zM6 4.500v11M14 4.500v11M3.500 8h2.500M3.500 12h2.500M14 8h2.500M14 12h2.500';
export const sheet: Shape = `${sheetOfPaper}M6.500 10h6M6.500 13.500h6M9.500 10v5`;
export const slides: Shape = 'M3.500 4h13v8.500h-13zM10 12.500V16M7 16.500h6';
export const audio: Shape =
  'M8 15V5l8-1.500v10M8 15a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM16 13.500a2 2 0 1 1-4 0 2 2 0 0 1 4 0z';
export const video: Shape = 'M4 5h9a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM14 9l3-2v6l-3-2';
export const upload: Shape = 'M10 13V3.500M6 7.500l4-4 4 4M4 16.500h12';
export const download: Shape = 'M10 3.500V13M6 9l4 4 4-4M4 16.500h12';
export const folderAdd: Shape =
  'M9 16H4.500A1.500 1.500 0 0 1 3 14.500v-9A1.500 1.500 0 0 1 4.500 4h3l2 2h6A1.500 1.500 0 0 1 17 7.500V10M14.500 12.500v5M12 15h5';
export const tiles: Shape =
  'M3.500 3.500h5.500v5.500H3.500zM11 3.500h5.500v5.500H11zM3.500 11h5.500v5.500H3.500zM11 11h5.500v5.500H11z';
export const rows: Shape = 'M3.500 5.500h13M3.500 10h13M3.500 14.500h13';
export const link: Shape =
  'M8.500 11.500a3 3 0 0 0 4.200 0l2.600-2.600a3 3 0 0 0-4.200-4.200L10 5.800M11.500 8.500a3 3 0 0 0-4.200 0l-2.600 2.600a3 3 0 0 0 4.200 4.200L10 14.200';
export const crop: Shape = 'M6 2.500V13a1 1 0 0 0 1 1h10.500M2.500 6H13a1 1 0 0 1 1 1v10.500';
