import { makeStyles } from '@griffel/react';
import { useId, useRef } from 'react';
import { disabledReasonText, type Command, type DisabledReason } from '../commands/command';
import { usePermitted, usePress } from '../commands/command.bridge';
import { useDebouncedInput } from '../controls/debounced-input.bridge';
import { SearchField } from '../controls/search-field';
import { useKey } from '../focus/keys.bridge';
import * as shellShapes from '../icons/shell-shapes';
import type { TextKey } from '../runtime/text-key';
import { useText } from '../runtime/use-text';
import { phone } from '../theme/sizes';
import { kantoorTokens as tokens } from '../theme/theme';

interface ListSearchProps {
  readonly labelKey: TextKey;
  readonly term: string;
  /** Why it is off; null while it is on. */
  readonly disabledReason: DisabledReason | null;
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
export const ListSearch = ({ labelKey, term, disabledReason, onSearch }: ListSearchProps) => {
  const [styles, text] = [useStyles(), useText()];
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const typing = useDebouncedInput(term, onSearch);
  const command: Command = {
    key: 'search',
    label: labelKey,
    icon: shellShapes.search,
    shortcut: '/',
    disabledReason,
    run: () => input.current?.focus(),
  };
  usePermitted([command]);
  const press = usePress();
  useKey('/', () => {
    press(command);
  });
  return (
    <>
      {disabledReason !== null && (
        <span id={id} className={styles.reason}>
          {disabledReasonText(disabledReason, text)}
        </span>
      )}
      <SearchField
        inputRef={input}
        label={text(labelKey)}
        value={typing.text}
        disabled={disabledReason !== null}
        describedBy={disabledReason === null ? undefined : id}
        onChange={typing.type}
        onSubmit={typing.submit}
      />
    </>
  );
};
