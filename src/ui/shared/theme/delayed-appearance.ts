import { reducedMotion } from './sizes';
import { kantoorTokens as tokens } from './theme';

/** Fades in after 300 ms, so that short waits show nothing. Rule R-SHR-69. */
export const delayedAppearance = {
  animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
  animationDuration: tokens.durationNormal,
  animationDelay: '300ms',
  animationFillMode: 'both',
  [reducedMotion]: { animationDuration: '1ms' },
} as const;

/** A skeleton bar for text that is loading. */
export const skeletonBar = {
  height: '10px',
  borderRadius: tokens.borderRadiusMedium,
  backgroundColor: tokens.colorNeutralBackground5,
} as const;
