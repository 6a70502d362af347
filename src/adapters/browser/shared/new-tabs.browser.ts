import type { NewTabs } from '../../../application/shared/ports/new-tabs.port';

/** Tabs of the browser in which the console runs. */
export const newTabs = (window: Pick<Window, 'open'>): NewTabs => ({
  open: (address) => {
    window.open(address, '_blank', 'noopener,noreferrer');
  },
});
