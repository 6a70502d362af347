import type { Shape } from '../../shared/icons/icon';
import { circle } from '../../shared/icons/shapes';

export const start: Shape = 'M6.5 4.3v11.4l9.5-5.7z';
export const stopped: Shape = `${circle}M5.2 14.8l9.6-9.6`;
export const spinning: Shape = 'M16.5 10a6.5 6.5 0 1 1-6.5-6.5';
