/** History state of an image editor that was opened from another screen. */
export const OPENED_FROM_SCREEN = { openedFromScreen: true } as const;

/** Whether the history entry before this one is a screen of the console. */
export const wasOpenedFromScreen = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'openedFromScreen' in state;
