import { makeStyles, mergeClasses } from '@griffel/react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../shared/controls/button';
import { useQuotedText } from '../../shared/controls/website-text';
import * as shellShapes from '../../shared/icons/shell-shapes';
import { sizes, phone } from '../../shared/theme/sizes';
import { close } from '../../shared/icons/shapes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useText } from '../../shared/runtime/use-text';
import { useMoveText } from '../../shared/sorting/move-status';
import { focusSibling } from '../../shared/focus/focus-sibling';
import { visuallyHidden } from '../../shared/theme/visually-hidden';

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  line: {
    'display': 'flex',
    'alignItems': 'center',
    'gap': tokens.spacingHorizontalS,
    'minHeight': sizes.tableRow,
    'padding': '4px 0',
    'borderBottom': `1px solid ${tokens.colorNeutralStroke3}`,
    ':last-child': { borderBottomStyle: 'none' },
    [phone]: { flexWrap: 'wrap' },
  },
  entry: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, flex: '1 1 180px', minWidth: 0 },
  roomy: { [phone]: { flexBasis: '100%' } },
  acts: { display: 'flex', flex: 'none', marginLeft: 'auto' },
  none: { color: tokens.colorNeutralForeground3 },
  said: visuallyHidden,
});

interface EntryListProps<Entry> {
  readonly label: string;
  readonly entries: readonly Entry[];
  /** Accessible name of an entry. */
  readonly nameOf: (entry: Entry, place: number) => string;
  readonly onChange: (entries: readonly Entry[]) => void;
  readonly readOnly: boolean;
  /** On a phone, buttons are below the entry. */
  readonly roomy?: boolean;
  readonly children: (entry: Entry, place: number) => ReactNode;
}

/** Moves an element to another index. */
const moved = <One,>(list: readonly One[], from: number, to: number): readonly One[] => {
  const others = list.filter((_, place) => place !== from);
  return [...others.slice(0, to), ...list.slice(from, from + 1), ...others.slice(to)];
};

/** One key per entry; new keys are unique. */
const asMany = (keys: readonly number[], count: number): readonly number[] => {
  const fresh = Math.max(-1, ...keys) + 1;
  return Array.from({ length: count }, (_, place) => keys[place] ?? fresh + place);
};

/** A sortable list of entries (buttons or Alt with arrows) with removal; keeps the focus. */
export const EntryList = <Entry,>({
  label,
  entries,
  nameOf,
  onChange,
  readOnly,
  roomy = false,
  children,
}: EntryListProps<Entry>) => {
  const styles = useStyles();
  const [text, quoted, moveText] = [useText(), useQuotedText(), useMoveText()];
  const [said, setSaid] = useState<ReactNode>('');
  // Entries have no identity and may be equal: each gets a key that moves with it.
  const [keys, setKeys] = useState(() => asMany([], entries.length));
  if (keys.length !== entries.length) setKeys(asMany(keys, entries.length));
  const move = (from: number, to: number): void => {
    const entry = entries[from];
    if (entry === undefined || to < 0 || to >= entries.length) return;
    const place = { where: 'list', parent: '', place: to + 1, count: entries.length } as const;
    setSaid(moveText({ what: 'moved', name: nameOf(entry, from), ...place }));
    onChange(moved(entries, from, to));
    setKeys(moved(keys, from, to));
  };
  const remove = (place: number, name: string): void => {
    setSaid(quoted('content.fields.entries.removed', { name }, ['name']));
    onChange(entries.filter((_, other) => other !== place));
    setKeys(keys.filter((_, other) => other !== place));
  };
  if (entries.length === 0 && readOnly) return <span className={styles.none}>{text('content.choices.none')}</span>;
  return (
    <>
      <ul role="list" className={styles.list} aria-label={label} hidden={entries.length === 0}>
        {entries.map((entry, place) => {
          const name = nameOf(entry, place);
          return (
            <li
              key={keys[place]}
              className={styles.line}
              onKeyDown={(event) => {
                if (readOnly || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
                event.preventDefault();
                event.stopPropagation();
                move(place, event.key === 'ArrowUp' ? place - 1 : place + 1);
              }}
            >
              <div className={mergeClasses(styles.entry, roomy && styles.roomy)}>{children(entry, place)}</div>
              {!readOnly && (
                <span className={styles.acts}>
                  <Button
                    variant="subtle"
                    size="small"
                    icon={shellShapes.keyUp}
                    aria-label={text('content.fields.entries.up', { name })}
                    disabledReason={place === 0 ? text('shared.list.off.top') : undefined}
                    onClick={() => {
                      move(place, place - 1);
                    }}
                  />
                  <Button
                    variant="subtle"
                    size="small"
                    icon={shellShapes.keyDown}
                    aria-label={text('content.fields.entries.down', { name })}
                    disabledReason={place === entries.length - 1 ? text('shared.list.off.bottom') : undefined}
                    onClick={() => {
                      move(place, place + 1);
                    }}
                  />
                  <Button
                    variant="subtle"
                    size="small"
                    icon={close}
                    data-remove=""
                    aria-label={text('content.fields.entries.remove', { name })}
                    onClick={({ currentTarget }) => {
                      focusSibling(currentTarget);
                      remove(place, name);
                    }}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <span className={styles.said} role="status">
        {said}
      </span>
    </>
  );
};
