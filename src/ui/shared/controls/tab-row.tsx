import { Tab, TabList } from '@fluentui/react-components';
import { makeStyles, mergeClasses } from '@griffel/react';
import { useRef, type ReactNode } from 'react';
import { chevronDown } from '../icons/shapes';
import { Menu } from '../overlays/menu';
import { useText } from '../runtime/use-text';
import { phone, sizes } from '../theme/sizes';
import { kantoorTokens as tokens } from '../theme/theme';
import { Button } from './button';
import { useLongRow } from './tab-row.bridge';

/** Scroll shadows: fixed at the ends of the row, covered by a gradient that scrolls with the tabs. */
const sheet = tokens.colorNeutralBackground1;
const edge = tokens.colorNeutralStroke2;
const moreBeyond = {
  backgroundImage: [
    `linear-gradient(to right, ${sheet} 50%, transparent)`,
    `linear-gradient(to right, transparent, ${sheet} 50%)`,
    `linear-gradient(to right, ${edge}, transparent)`,
    `linear-gradient(to right, transparent, ${edge})`,
  ].join(', '),
  backgroundPosition: 'left, right, left, right',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '24px 100%, 24px 100%, 10px 100%, 10px 100%',
  backgroundAttachment: 'local, local, scroll, scroll',
} as const;

const useStyles = makeStyles({
  row: { display: 'flex', flex: 'none', alignItems: 'center', minWidth: 0 },
  ruled: { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  tabs: {
    ...moreBeyond,
    flex: '1',
    minWidth: 0,
    overflowX: 'auto',
    // No scrollbar: keys and the overflow menu reach every tab.
    scrollbarWidth: 'none',
    padding: '0 14px',
    [phone]: { padding: '0 6px' },
  },
  tab: { flex: 'none', minHeight: '40px', [phone]: { minHeight: sizes.touch } },
  all: { flex: 'none', margin: '0 14px 0 4px', [phone]: { margin: '0 8px 0 0' } },
});

export interface RowTab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Shown in place of the label, which it contains. */
  readonly content?: ReactNode;
}

interface TabRowProps<Value extends string> {
  readonly label: string;
  readonly tabs: readonly RowTab<Value>[];
  readonly shown: Value | null;
  /** Id of the panel that all tabs share. */
  readonly panel: string;
  readonly idOf: (value: Value) => string;
  /** Arrow keys select the tab that they focus. */
  readonly followsFocus?: boolean;
  /** A line below the row. */
  readonly ruled?: boolean;
  /** Called with a tab other than the shown one. */
  readonly onShow: (value: Value) => void;
}

/** A row of tabs; if they overflow, a menu at its end lists all of them. Rule R-SHR-67. */
export const TabRow = <Value extends string>({
  label,
  tabs,
  shown,
  panel,
  idOf,
  followsFocus = false,
  ruled = true,
  onShow,
}: TabRowProps<Value>) => {
  const styles = useStyles();
  const text = useText();
  const row = useRef<HTMLDivElement>(null);
  const all = text('shared.tabs.all', { count: tabs.length });
  const isLong = useLongRow(
    row,
    shown === null ? null : idOf(shown),
    tabs.map((tab) => tab.label),
  );
  return (
    <div ref={row} className={mergeClasses(styles.row, ruled && styles.ruled)}>
      <TabList
        aria-label={label}
        className={styles.tabs}
        selectedValue={shown}
        selectTabOnFocus={followsFocus}
        reserveSelectedTabSpace={false}
        onTabSelect={(_, { value }) => {
          const tab = tabs.find((known) => known.value === value);
          if (tab !== undefined && tab.value !== shown) onShow(tab.value);
        }}
      >
        {tabs.map(({ value, label: name, content }) => (
          <Tab key={value} value={value} id={idOf(value)} aria-controls={panel} className={styles.tab}>
            {content ?? name}
          </Tab>
        ))}
      </TabList>
      {isLong && (
        <div className={styles.all}>
          <Menu
            label={label}
            align="end"
            entries={tabs.map(({ value, label: name }) => ({
              key: value,
              label: name,
              checked: value === shown,
              onChoose: () => {
                if (value !== shown) onShow(value);
              },
            }))}
            trigger={(tie) => (
              <Button {...tie} variant="subtle" size="small" endIcon={chevronDown} aria-label={`${all}: ${label}`}>
                {all}
              </Button>
            )}
          />
        </div>
      )}
    </div>
  );
};
