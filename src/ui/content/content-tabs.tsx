import { Tab, TabList } from '@fluentui/react-components';
import { makeStyles } from '@griffel/react';
import { useId, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { low, sizes } from '../shared/theme/sizes';
import { useText } from '../shared/runtime/use-text';
import type { ContentTab } from './content-tab';

const useStyles = makeStyles({
  tabs: { flex: 'none', overflowX: 'auto', padding: '0 6px' },
  tab: { minHeight: sizes.touch },
  panel: { display: 'flex', flex: '1', flexDirection: 'column', minHeight: 0, [low]: { flex: '1 0 auto' } },
});

interface ContentTabsProps {
  readonly tabs: readonly ContentTab[];
  readonly shown: ContentTab;
  readonly onShow: (tab: ContentTab) => void;
  /** A single element that scrolls. */
  readonly children: ReactNode;
}

/** The parts of an item as tabs, for a phone. */
export const ContentTabs = ({ tabs, shown, onShow, children }: ContentTabsProps) => {
  const [styles, text, id] = [useStyles(), useText(), useId()];
  const panel = useRef<HTMLDivElement>(null);
  const scrolled = useRef(new Map<ContentTab, number>());
  // Every tab keeps its own scroll position.
  const show = (tab: ContentTab): void => {
    if (tab === shown) return;
    const part = panel.current?.firstElementChild;
    scrolled.current.set(shown, part?.scrollTop ?? 0);
    flushSync(() => {
      onShow(tab);
    });
    if (part) part.scrollTop = scrolled.current.get(tab) ?? 0;
  };
  return (
    <>
      <TabList
        aria-label={text('content.tabs.label')}
        className={styles.tabs}
        selectedValue={shown}
        selectTabOnFocus
        reserveSelectedTabSpace={false}
        onTabSelect={(_, { value }) => {
          const tab = tabs.find((known) => known === value);
          if (tab !== undefined) show(tab);
        }}
      >
        {tabs.map((tab) => (
          <Tab key={tab} value={tab} id={`${id}-${tab}`} aria-controls={id} className={styles.tab}>
            {text(`content.tabs.${tab}`)}
          </Tab>
        ))}
      </TabList>
      <div ref={panel} role="tabpanel" id={id} aria-labelledby={`${id}-${shown}`} className={styles.panel}>
        {children}
      </div>
    </>
  );
};
