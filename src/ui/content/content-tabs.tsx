import { makeStyles } from '@griffel/react';
import { useId, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { TabRow } from '../shared/controls/tab-row';
import { low } from '../shared/theme/sizes';
import { useText } from '../shared/runtime/use-text';
import type { ContentTab } from './content-tab';

const useStyles = makeStyles({
  panel: { display: 'flex', flex: '1', flexDirection: 'column', minHeight: 0, [low]: { flex: '1 0 auto' } },
});

interface ContentTabsProps {
  readonly tabs: readonly ContentTab[];
  readonly shown: ContentTab;
  readonly onShow: (tab: ContentTab) => void;
  /** A single element that scrolls. */
  readonly children: ReactNode;
}

/** The tabs of an item on a phone. */
export const ContentTabs = ({ tabs, shown, onShow, children }: ContentTabsProps) => {
  const [styles, text, id] = [useStyles(), useText(), useId()];
  const panel = useRef<HTMLDivElement>(null);
  const scrolled = useRef(new Map<ContentTab, number>());
  // Every tab keeps its own scroll position.
  const show = (tab: ContentTab): void => {
    const part = panel.current?.firstElementChild;
    scrolled.current.set(shown, part?.scrollTop ?? 0);
    flushSync(() => {
      onShow(tab);
    });
    if (part) part.scrollTop = scrolled.current.get(tab) ?? 0;
  };
  return (
    <>
      <TabRow
        label={text('content.tabs.label')}
        tabs={tabs.map((tab) => ({ value: tab, label: text(`content.tabs.${tab}`) }))}
        shown={shown}
        panel={id}
        idOf={(tab) => `${id}-${tab}`}
        followsFocus
        ruled={false}
        onShow={show}
      />
      <div ref={panel} role="tabpanel" id={id} aria-labelledby={`${id}-${shown}`} className={styles.panel}>
        {children}
      </div>
    </>
  );
};
