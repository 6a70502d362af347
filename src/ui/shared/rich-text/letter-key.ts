/** Whether a key types or composes a character. Some systems report AltGr as Ctrl and Alt. */
export const isLetter = (event: KeyboardEvent): boolean =>
  (event.key.length === 1 || event.key === 'Dead' || event.key === 'Process') &&
  (event.getModifierState('AltGraph') || !(event.ctrlKey || event.metaKey || event.altKey));
