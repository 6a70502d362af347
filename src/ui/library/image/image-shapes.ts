import type { Shape } from '../../shared/icons/icon';

// Shapes of the image editor.

export const move: Shape =
  'M10 2.5v15M2.5 10h15M7.7 4.8 10 2.5l2.3 2.3M7.7 15.2l2.3 2.3 2.3-2.3M4.8 7.7 2.5 10l2.3 2.3M15.2 7.7l2.3 2.3-2.3 2.3';
export const focus: Shape =
  'M10 13.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM10 2.5v3M10 14.5v3M2.5 10h3M14.5 10h3M10 10h.1';
export const turnLeft: Shape = 'M4 3.5V8h4.5M4.2 7.8A6.5 6.5 0 1 1 3.6 12';
export const turnRight: Shape = 'M16 3.5V8h-4.5M15.8 7.8A6.5 6.5 0 1 0 16.4 12';
export const flipX: Shape = 'M10 2.5v15M7.5 5.5 3 14.5h4.5zM12.5 5.5l4.5 9h-4.5z';
export const flipY: Shape = 'M2.5 10h15M5.5 7.5 14.5 3v4.5zM5.5 12.5l9 4.5v-4.5z';
export const undo: Shape = 'M4 4v4.5h4.5M4.3 8.2A6 6 0 1 1 6 14.8';
export const redo: Shape = 'M16 4v4.5h-4.5M15.7 8.2A6 6 0 1 0 14 14.8';
export const fit: Shape = 'M3.5 7.5V3.5H7.5M12.5 3.5H16.5V7.5M16.5 12.5V16.5H12.5M7.5 16.5H3.5V12.5';
