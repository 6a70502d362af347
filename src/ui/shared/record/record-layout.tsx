import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode, Ref } from 'react';
import { Skeleton } from '../controls/skeleton';
import { TextSkeleton } from '../page/text-skeleton';
import { usePending } from '../runtime/pending';
import { sizes, low, narrow, phone, slim } from '../theme/sizes';
import { kantoorTokens as tokens } from '../theme/theme';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) ${sizes.rightColumn}`,
    flex: '1',
    minHeight: 0,
    overflow: 'auto',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    [narrow]: { display: 'block' },
    [slim]: { display: 'block' },
    [low]: { flex: 'none', overflow: 'visible' },
  },
  oneColumn: { gridTemplateColumns: 'minmax(0, 1fr)' },
  wideColumns: { gridTemplateColumns: `minmax(0, 1fr) ${sizes.wideRightColumn}` },
  halfColumns: { gridTemplateColumns: `minmax(0, 1fr) minmax(${sizes.wideRightColumn}, 48%)` },
  tall: { display: 'flex', flexDirection: 'column' },
  none: { display: 'none' },
  work: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    minHeight: 0,
    overflow: 'auto',
    [narrow]: { overflow: 'visible' },
    [slim]: { overflow: 'visible' },
  },
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    flex: 'none',
    gap: `${sizes.fieldGap} 16px`,
    maxWidth: sizes.form,
    padding: `16px ${sizes.sheetPadding} 0`,
    boxSizing: 'content-box',
    // Bottom padding separates the work from the rail below it.
    [narrow]: { paddingBottom: '16px' },
    [slim]: { paddingBottom: '16px' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: `16px ${sizes.phonePadding}` },
  },
  wide: { gridColumnStart: '1', gridColumnEnd: '-1' },
  rail: {
    minWidth: 0,
    overflow: 'auto',
    borderLeft: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    [narrow]: { borderLeftStyle: 'none', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
    [slim]: { borderLeftStyle: 'none', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  section: {
    'padding': `8px ${tokens.spacingHorizontalXL} ${sizes.fieldGap}`,
    'borderBottom': `1px solid ${tokens.colorNeutralStroke2}`,
    ':last-child': { borderBottomStyle: 'none' },
    [phone]: { paddingRight: sizes.phonePadding, paddingLeft: sizes.phonePadding },
  },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: sizes.tableRow },
  title: { fontWeight: tokens.fontWeightSemibold },
  aside: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  tools: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
});

interface RecordLayoutProps {
  readonly children: ReactNode;
  /** The rail at the right, or below the work on narrow screens. `null`: the work takes the full width. */
  readonly rail: ReactNode;
  /** A wider rail for a list, as high as the page; `half`: nearly half of the page. */
  readonly wideRail?: boolean | 'half';
  /** Shows only one of the two, because of the screen width or the person's choice. */
  readonly only?: 'work' | 'rail' | undefined;
}

export const RecordLayout = ({ children, rail, wideRail = false, only }: RecordLayoutProps) => {
  const styles = useStyles();
  return (
    <div
      className={mergeClasses(
        styles.columns,
        wideRail !== false && styles.wideColumns,
        wideRail === 'half' && styles.halfColumns,
        (rail === null || only !== undefined) && styles.oneColumn,
      )}
    >
      <div className={mergeClasses(styles.work, only === 'rail' && styles.none)} hidden={only === 'rail'}>
        {children}
      </div>
      {rail !== null && (
        <aside
          className={mergeClasses(styles.rail, wideRail !== false && styles.tall, only === 'work' && styles.none)}
          hidden={only === 'work'}
        >
          {rail}
        </aside>
      )}
    </div>
  );
};

/** A two-column grid of fields. */
export const FieldGrid = ({ children }: { readonly children: ReactNode }) => (
  <div className={useStyles().fields}>{children}</div>
);

/** A field over the full width of the grid. */
export const Wide = ({ children }: { readonly children: ReactNode }) => (
  <div className={useStyles().wide}>{children}</div>
);

interface RailSectionProps {
  readonly title?: string;
  /** A summary of the section, such as a count; hidden while loading. Rule R-SHR-68. */
  readonly aside?: string | undefined;
  /** Controls after the title and `aside`. */
  readonly tools?: ReactNode;
  readonly hidden?: boolean;
  /** The children draw their own skeletons while loading; otherwise the section draws skeleton lines. */
  readonly handlesPending?: boolean;
  /** Number of skeleton lines. */
  readonly lines?: number;
  /** For scrolling to the section, which then receives the focus. */
  readonly ref?: Ref<HTMLElement> | undefined;
  readonly children: ReactNode;
}

/** A section of the rail, with a separator line above it. */
export const RailSection = ({
  title,
  aside,
  tools,
  hidden,
  handlesPending = false,
  lines = 3,
  ref,
  children,
}: RailSectionProps) => {
  const styles = useStyles();
  const isPending = usePending();
  const said = isPending ? undefined : aside;
  return (
    <section
      ref={ref}
      className={styles.section}
      hidden={hidden}
      aria-busy={isPending || undefined}
      {...(ref !== undefined && { 'tabIndex': -1, 'aria-label': title })}
    >
      {title !== undefined && (
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {tools === undefined ? (
            said !== undefined && <span className={styles.aside}>{said}</span>
          ) : (
            <span className={mergeClasses(styles.aside, styles.tools)}>
              {said}
              {tools}
            </span>
          )}
        </div>
      )}
      {!isPending || handlesPending ? children : lines === 1 ? <Skeleton /> : <TextSkeleton lines={lines} />}
    </section>
  );
};
