import { makeStyles, mergeClasses } from '@griffel/react';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { measures } from '../shared/theme/sizes';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { useText } from '../shared/runtime/use-text';
import type { ContentTab } from './content-tab';

const useStyles = makeStyles({
  tabs: { display: 'flex', flex: 'none', overflowX: 'auto', padding: '0 9px' },
  tab: {
    'position': 'relative',
    'flex': 'none',
    'minHeight': measures.touch,
    'padding': '0 7px',
    'border': 0,
    'color': tokens.colorNeutralForeground2,
    'backgroundColor': 'transparent',
    'cursor': 'pointer',
    ':focus-visible': { outlineOffset: '-2px' },
  },
  shown: {
    'fontWeight': tokens.fontWeightSemibold,
    'color': tokens.colorNeutralForeground1,
    '::after': {
      content: '""',
      position: 'absolute',
      right: '7px',
      bottom: 0,
      left: '7px',
      height: '3px',
      borderRadius: '2px',
      backgroundColor: tokens.colorCompoundBrandStroke,
    },
  },
  panel: { display: 'flex', flex: '1', flexDirection: 'column', minHeight: 0 },
});

/** How far an arrow leads. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

interface ContentTabsProps {
  readonly tabs: readonly ContentTab[];
  readonly shown: ContentTab;
  readonly onShow: (tab: ContentTab) => void;
  /** What is shown of the item, in one element that scrolls. */
  readonly children: ReactNode;
}

/** The parts of an item one at a time, for a phone: chosen by a finger, or by arrows. */
export const ContentTabs = ({ tabs, shown, onShow, children }: ContentTabsProps) => {
  const [styles, text, id] = [useStyles(), useText(), useId()];
  const panel = useRef<HTMLDivElement>(null);
  const scrolled = useRef(new Map<ContentTab, number>());
  // Each part opens where it was left, and not where the one before was scrolled to.
  const show = (tab: ContentTab): void => {
    const part = panel.current?.firstElementChild;
    scrolled.current.set(shown, part?.scrollTop ?? 0);
    flushSync(() => {
      onShow(tab);
    });
    if (part) part.scrollTop = scrolled.current.get(tab) ?? 0;
  };
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(shown) + step + tabs.length) % tabs.length] ?? shown;
    show(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab=${next}]`)?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={text('content.tabs.label')} className={styles.tabs} onKeyDown={press}>
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            data-tab={tab}
            aria-selected={tab === shown}
            aria-controls={id}
            tabIndex={tab === shown ? 0 : -1}
            className={mergeClasses(styles.tab, tab === shown && styles.shown)}
            onClick={() => {
              show(tab);
            }}
          >
            {text(`content.tabs.${tab}`)}
          </button>
        ))}
      </div>
      <div ref={panel} role="tabpanel" id={id} aria-labelledby={`${id}-${shown}`} className={styles.panel}>
        {children}
      </div>
    </>
  );
};
