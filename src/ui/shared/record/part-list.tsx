import { makeStyles } from '@griffel/react';
import { useCallback, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Button } from '../controls/button';
import type { Parts } from '../../../domain/shared/parts/part';
import { sameValue } from '../../../domain/shared/same-value';
import { useFirstField } from '../focus/first-field.bridge';
import { useListFocus } from '../focus/list-focus.bridge';
import { add } from '../icons/shell-shapes';
import { chevronDown } from '../icons/shapes';
import { Menu } from '../overlays/menu';
import { ListSkeleton } from '../page/list-skeleton';
import { usePending } from '../runtime/pending';
import { phone, sizes } from '../theme/sizes';
import { kantoorTokens as tokens } from '../theme/theme';

const useStyles = makeStyles({
  section: { padding: `8px ${sizes.sheetPadding} 24px`, [phone]: { padding: `8px ${sizes.phonePadding} 24px` } },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '44px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  title: { fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  counts: { flex: '1', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  quiet: { padding: '12px 0', color: tokens.colorNeutralForeground3 },
});

/** Which parts are expanded. A part with errors (`wrong`, by index) expands when its error appears. */
export const useOpenParts = (parts: Parts<unknown>, wrong: ReadonlySet<number>) => {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [added, setAdded] = useState({ key: null as string | null, time: 0 }); // The cast widens the inferred `null`.
  const wrongKeys = parts.flatMap(({ key }, place) => (wrong.has(place) ? [key] : []));
  const [knownWrong, setKnownWrong] = useState<readonly string[]>([]);
  if (!sameValue(wrongKeys, knownWrong)) {
    setKnownWrong(wrongKeys);
    // A part whose errors were corrected stays expanded, because a person is typing in it.
    setOpened(new Set([...opened, ...wrongKeys.filter((key) => !knownWrong.includes(key))]));
  }
  useFirstField(added.key, added.time);
  /** Expands a part that is about to be added, so that its first field receives the focus. Keeps its identity. */
  const open = useCallback((key: string) => {
    setOpened((known) => new Set([...known, key]));
    setAdded(({ time }) => ({ key, time: time + 1 }));
  }, []);
  /** Keeps its identity. */
  const toggle = useCallback((key: string) => {
    setOpened((known) => {
      const next = new Set(known);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  }, []);
  return { opened, open, toggle };
};

interface PartListProps {
  readonly title: string;
  readonly counts: string;
  /** A new array whenever a part is added, removed or moved. */
  readonly parts: readonly unknown[];
  /** Text of the empty list. */
  readonly none: string;
  /** Text below the list. */
  readonly hint: string | null;
  readonly list: RefObject<HTMLUListElement | null>;
  readonly addLabel: string;
  /** The kinds of parts that can be added; empty if none can. */
  readonly kinds: readonly { readonly key: string; readonly label: string; readonly onChoose: () => void }[];
  readonly children: ReactNode;
}

/** A list of expandable parts of a record, below a heading with an add menu. */
export const PartList = (props: PartListProps) => {
  const { title, counts, parts, none, hint, list, addLabel, kinds, children } = props;
  const styles = useStyles();
  const addButton = useRef<HTMLButtonElement>(null);
  const isPending = usePending();
  const noteFocus = useListFocus({ list, items: parts, part: 'button[aria-expanded]', beside: addButton });
  return (
    <section className={styles.section} aria-label={title} aria-busy={isPending || undefined}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.counts}>{!isPending && counts}</span>
        {kinds.length > 0 && (
          <Menu
            label={addLabel}
            align="end"
            entries={kinds}
            trigger={(tie) => (
              <Button {...tie} ref={addButton} icon={add} endIcon={chevronDown}>
                {addLabel}
              </Button>
            )}
          />
        )}
      </div>
      {isPending ? <ListSkeleton /> : parts.length === 0 && <p className={styles.quiet}>{none}</p>}
      <ul ref={list} className={styles.list} onFocus={noteFocus}>
        {children}
      </ul>
      {hint !== null && <p className={styles.quiet}>{hint}</p>}
    </section>
  );
};
