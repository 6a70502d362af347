import type { Shape } from './icon';

// Icons of the screens before sign-in, also used after it. All others of the chunks `first` and `form` are in
// shell-shapes.ts.

export const circle: Shape = 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14z';

export const chevronDown: Shape = 'm5.5 8 4.5 4.5L14.5 8';
export const close: Shape = 'M5 5l10 10M15 5 5 15';
export const error: Shape = `${circle}M10 6.5v4.5M10 13.3v.1`;
export const eye: Shape = 'M2.5 10.5C4 7 6.7 5 10 5s6 2 7.5 5.5M10 13.7a2.7 2.7 0 1 0 0-5.4 2.7 2.7 0 0 0 0 5.4z';
export const eyeOff: Shape =
  'M3 3l14 14M7.2 5.5A7.7 7.7 0 0 1 10 5c3.3 0 6 2 7.5 5.5M5 7a9.7 9.7 0 0 0-2.5 3.5M8.2 9a2.7 2.7 0 0 0 3.7 3.8';
export const info: Shape = `${circle}M10 9.2v4.3M10 6.6v.1`;
export const moon: Shape = 'M16.6 11.7A7 7 0 0 1 8.3 3.4a7 7 0 1 0 8.3 8.3z';
export const refresh: Shape = 'M16.5 10a6.5 6.5 0 1 1-2-4.7l2 1.9M16.5 3.7v3.5H13';
export const success: Shape = `${circle}M6.9 10.3l2.2 2.2 4.1-4.4`;
export const warning: Shape =
  'M9.1 3.7a1 1 0 0 1 1.8 0l6.2 11.8a1 1 0 0 1-.9 1.5H3.8a1 1 0 0 1-.9-1.5zM10 8v4M10 14.3v.1';
