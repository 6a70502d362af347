import type { Shape } from '../icon';

// Shapes of the editor's toolbar, in the chunk of the editor.

export const bold: Shape = 'M6.5 4.5h4.2a2.7 2.7 0 0 1 0 5.4H6.5zM6.5 9.9h5a2.8 2.8 0 0 1 0 5.6h-5z';
export const italic: Shape = 'M8.5 4.5h5M6.5 15.5h5M11.2 4.5l-2.4 11';
export const underline: Shape = 'M6 4v5.5a4 4 0 0 0 8 0V4M5.5 16.5h9';
export const strikethrough: Shape = 'M13.5 6.5c-.5-1.400-1.800-2-3.500-2-2 0-3.400 1-3.400 2.600 0 3.400 7.200 2 7.200 5.800 0 1.600-1.500 2.600-3.700 2.600-2 0-3.400-.8-3.900-2.300M4 10h12';
export const numbered: Shape =
  'M8 5h8.5M8 10h8.5M8 15h8.500M3.500 4l1-.6V7M3.300 9.300c.2-.5 1.500-.7 1.600.2 0 .7-1.600 1-1.700 2h1.900M3.300 13.600c.8-.5 1.700-.1 1.600.6 0 .5-.5.7-.9.7.5 0 1 .2 1 .8 0 .8-1.100 1-1.700.5';
export const link: Shape = 'M8.500 6H6.700a4 4 0 0 0 0 8h1.800M11.500 6h1.800a4 4 0 0 1 0 8h-1.800M7 10h6';
export const undo: Shape = 'M4 4v4.500h4.500M4.300 8.200A6 6 0 1 1 6 14.800';
export const redo: Shape = 'M16 4v4.500h-4.500M15.700 8.200A6 6 0 1 0 14 14.800';
export const clear: Shape = 'M5.500 4.500h9M10 4.500 8.500 12M7 15.500h4M13 12.500l4 4M17 12.500l-4 4';
export const moveUp: Shape = 'M10 16V4.500M5.500 9 10 4.500 14.500 9';
export const moveDown: Shape = 'M10 4v11.500M5.500 11l4.500 4.500 4.500-4.500';
export const quote: Shape = 'M8 6.500C5.800 7 4.500 8.600 4.500 11v2.500H8V10H6.200c.1-1.200.7-1.900 1.800-2.200zM15 6.500c-2.200.5-3.500 2.100-3.500 4.500v2.500H15V10h-1.800c.1-1.200.7-1.900 1.800-2.200z';
export const table: Shape = 'M4.500 4h11A1.500 1.500 0 0 1 17 5.500v9a1.500 1.500 0 0 1-1.500 1.500h-11A1.500 1.500 0 0 1 3 14.500v-9A1.500 1.500 0 0 1 4.500 4zM3 8h14M3 12h14M10 8v8';
export const anchor: Shape = 'M10 6.500a1.800 1.800 0 1 0 0-3.500 1.800 1.800 0 0 0 0 3.500zM10 6.500V17M6.800 9h6.400M3.500 11.500C4 15 6.500 17 10 17s6-2 6.500-5.500';
export const video: Shape = 'M4.500 4.500h11A1.500 1.500 0 0 1 17 6v8a1.500 1.500 0 0 1-1.500 1.500h-11A1.500 1.500 0 0 1 3 14V6a1.500 1.500 0 0 1 1.500-1.500zM8.500 7.500v5l4-2.500z';
export const script: Shape = 'M7.500 4h-1a2 2 0 0 0-2 2v2.300L3 10l1.500 1.700V14a2 2 0 0 0 2 2h1M12.500 4h1a2 2 0 0 1 2 2v2.300L17 10l-1.500 1.700V14a2 2 0 0 1-2 2h-1';
export const button: Shape = 'M4 6.500h12A1.500 1.500 0 0 1 17.500 8v4a1.500 1.500 0 0 1-1.500 1.500H4A1.500 1.500 0 0 1 2.500 12V8A1.500 1.500 0 0 1 4 6.500zM6.500 10h7';
export const template: Shape = 'm10 3 7 3.800-7 3.800-7-3.800zM3 10.300l7 3.800 7-3.800';
export const plain: Shape = 'M7 4H5.500A1.500 1.500 0 0 0 4 5.500v10A1.500 1.500 0 0 0 5.500 17h9a1.500 1.500 0 0 0 1.500-1.500v-10A1.500 1.500 0 0 0 14.500 4H13M7 3h6v2.500H7zM7.500 9.500h5M10 9.500V14';
export const more: Shape = 'M4.500 10h.1M10 10h.1M15.500 10h.1';
