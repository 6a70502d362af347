import { stillness } from './sizes';
import { kantoorTokens as tokens } from './theme';

/** Fades in after 300 ms, so that short waits show nothing. */
export const lateAppearance = {
  animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
  animationDuration: tokens.durationNormal,
  animationDelay: '300ms',
  animationFillMode: 'both',
  [stillness]: { animationDuration: '1ms' },
} as const;
