import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { Field, type FieldTexts } from '../../shared/controls/field';
import { useIsReadOnly } from '../../shared/record/record-fields';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { EntryList } from './entry-list';

const useStyles = makeStyles({
  lines: {
    'display': 'grid',
    'gridTemplateColumns': 'minmax(0, 1fr)',
    'justifyItems': 'start',
    'gap': tokens.spacingVerticalSNudge,
    '& > ul': { width: '100%' },
  },
});

interface EntriesFieldProps<Entry> extends FieldTexts {
  readonly entries: readonly Entry[];
  readonly nameOf: (entry: Entry, place: number) => string;
  readonly onChange: (entries: readonly Entry[]) => void;
  readonly readOnly: boolean;
  readonly roomy?: boolean;
  /** Adds entries; its focus target is marked `data-add`. */
  readonly add: ReactNode;
  readonly children: (entry: Entry, place: number) => ReactNode;
}

/** A labelled list of entries with a way to add more. */
export const EntriesField = <Entry,>({
  entries,
  nameOf,
  onChange,
  readOnly,
  roomy = false,
  add,
  children,
  ...texts
}: EntriesFieldProps<Entry>) => {
  const styles = useStyles();
  const isReadOnly = useIsReadOnly();
  return (
    <Field {...texts} required={texts.required === true && !readOnly}>
      {({ id, 'aria-describedby': describedBy }) => (
        <div
          id={id}
          role="group"
          aria-label={texts.label}
          aria-describedby={describedBy}
          className={styles.lines}
          data-lines=""
        >
          <EntryList
            label={texts.label}
            entries={entries}
            nameOf={nameOf}
            onChange={onChange}
            readOnly={readOnly}
            roomy={roomy}
          >
            {children}
          </EntryList>
          {(!readOnly || isReadOnly) && add}
        </div>
      )}
    </Field>
  );
};
