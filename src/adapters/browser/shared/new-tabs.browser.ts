import type { NewTabs } from '../../../application/shared/ports/new-tabs.port';

/** Opens tabs in the current browser. */
export const newTabs = (window: Pick<Window, 'open'>): NewTabs => ({
  open: (address) => {
    window.open(address, '_blank', 'noopener,noreferrer');
  },
});
