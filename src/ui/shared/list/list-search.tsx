import { makeStyles } from '@griffel/react';
import { useCallback, useId, useRef } from 'react';
import { useDebouncedInput } from '../controls/debounced-input.bridge';
import { SearchField } from '../controls/search-field';
import { useKey } from '../focus/keys.bridge';
import { phone } from '../theme/sizes';
import { kantoorTokens as tokens } from '../theme/theme';

interface ListSearchProps {
  readonly label: string;
  readonly term: string;
  /** Why it is off; null while it is on. */
  readonly off: string | null;
  /** Keep its identity. */
  readonly onSearch: (term: string) => void;
}

const useStyles = makeStyles({
  reason: {
    marginRight: tokens.spacingHorizontalXS,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    [phone]: { order: 2, width: '100%', marginRight: 0 },
  },
});

/** The free-text search of a list; `/` moves the focus to it. */
export const ListSearch = ({ label, term, off, onSearch }: ListSearchProps) => {
  const styles = useStyles();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const typing = useDebouncedInput(term, onSearch);
  useKey(
    '/',
    useCallback(() => {
      input.current?.focus();
    }, []),
  );
  return (
    <>
      {off !== null && (
        <span id={id} className={styles.reason}>
          {off}
        </span>
      )}
      <SearchField
        inputRef={input}
        label={label}
        value={typing.text}
        disabled={off !== null}
        describedBy={off === null ? undefined : id}
        onChange={typing.type}
        onSubmit={typing.submit}
      />
    </>
  );
};
