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
