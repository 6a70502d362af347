import { BrowserStorage } from '../../../src/adapters/storage/shared/browser-storage';
import { preferencesStorage } from '../../../src/adapters/storage/shared/preferences.storage';
import { TestArea } from '../../contract/support/areas';

/** One browser with two tabs. */
const tabs = () => {
  const area = new TestArea();
  const storage = new BrowserStorage(() => area);
  const heard = new Set<() => void>();
  const here = preferencesStorage(storage, (changed) => {
    heard.add(changed);
    return () => {
      heard.delete(changed);
    };
  });
  const there = preferencesStorage(storage);
  return {
    here,
    changeThere: (theme: 'dark' | 'light') => {
      there.change({ theme });
      for (const changed of heard) changed();
    },
  };
};

test('a theme chosen in one tab is heard in this one, and in the other', () => {
  const { here, changeThere } = tabs();
  const seen: string[] = [];
  const stop = here.watch(() => {
    seen.push(here.read().theme);
  });
  changeThere('dark');
  here.change({ theme: 'light' });
  expect(seen).toEqual(['dark', 'light']);
  stop();
  changeThere('dark');
  here.change({ theme: 'system' });
  expect(seen).toEqual(['dark', 'light']);
});
