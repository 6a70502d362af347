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
    // Where the rail lies below, it keeps its distance.
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
  /** The tinted strip at the right; under the work where there is no room beside it. Null: the work has all room. */
  readonly rail: ReactNode;
  /** A strip that holds a list: wider, and as high as the page; or nearly half of the page. */
  readonly wideRail?: boolean | 'half';
  /** One of the two alone, where there is room for no more or a person hid the other. */
  readonly only?: 'work' | 'rail' | undefined;
}

/** Work and rail of a record. */
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

/** The fields of a record, two beside each other. */
export const FieldGrid = ({ children }: { readonly children: ReactNode }) => (
  <div className={useStyles().fields}>{children}</div>
);

/** A field over the whole width. */
export const Wide = ({ children }: { readonly children: ReactNode }) => (
  <div className={useStyles().wide}>{children}</div>
);

interface RailSectionProps {
  readonly title?: string;
  /** What is said of all of it, such as a count; not while the record is on its way. Rule R-SHR-68. */
  readonly aside?: string | undefined;
  /** Behind the title and what is said of it. */
  readonly tools?: ReactNode;
  readonly hidden?: boolean;
  /** Its parts show by themselves what is on its way, as fields do; else lines stand for all of them. */
  readonly handlesPending?: boolean;
  /** So many lines. */
  readonly lines?: number;
  /** Where it can be brought into view: it takes the focus then. */
  readonly ref?: Ref<HTMLElement> | undefined;
  readonly children: ReactNode;
}

/** One part of the rail, under a hairline. */
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
