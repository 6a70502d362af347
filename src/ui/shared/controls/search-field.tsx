import { makeStyles } from '@griffel/react';
import { useRef, type Ref } from 'react';
import { MAX_TERM_LENGTH } from '../../../domain/shared/list-query';
import { Icon } from '../icons/icon';
import { InputBox } from './input-box';
import * as shellShapes from '../icons/shell-shapes';
import { sizes, phone } from '../theme/sizes';
import * as shapes from '../icons/shapes';
import { kantoorTokens as tokens } from '../theme/theme';
import { useText } from '../runtime/use-text';

interface SearchFieldProps {
  readonly label: string;
  /** Placeholder, if the label is too long for the field. */
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Enter: searches at once. */
  readonly onSubmit?: () => void;
  /** The icon; the filter of a part of a screen uses `filter`. */
  readonly sign?: 'search' | 'filter';
  readonly disabled?: boolean;
  /** Id of an explanation, such as why the field is disabled. */
  readonly describedBy?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
}

const useStyles = makeStyles({
  field: { width: sizes.search, minWidth: '96px', [phone]: { width: '100%' } },
  clear: {
    'display': 'grid',
    'placeItems': 'center',
    'width': sizes.controlSmall,
    'height': sizes.controlSmall,
    'marginRight': '-4px',
    'padding': 0,
    'border': '0',
    'borderRadius': tokens.borderRadiusMedium,
    'color': tokens.colorNeutralForeground3,
    'backgroundColor': 'transparent',
    'cursor': 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  },
});

/** A search field; Esc clears it. */
export const SearchField = ({
  label,
  placeholder = label,
  value,
  onChange,
  onSubmit,
  sign = 'search',
  disabled = false,
  describedBy,
  inputRef,
}: SearchFieldProps) => {
  const styles = useStyles();
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const clear = () => {
    onChange('');
    box.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={box} role="search" aria-label={label} className={styles.field}>
      <InputBox>
        <Icon icon={sign === 'search' ? shellShapes.search : shellShapes.filter} size={16} />
        <input
          ref={inputRef}
          type="search"
          value={value}
          disabled={disabled}
          placeholder={placeholder}
          aria-label={label}
          aria-describedby={describedBy}
          autoComplete="off"
          maxLength={MAX_TERM_LENGTH}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
              // Prevent Enter from submitting a surrounding record form.
              event.preventDefault();
              onSubmit?.();
            }
            if (event.key !== 'Escape' || value === '') return;
            event.stopPropagation();
            // Prevent Esc from closing a surrounding dialog.
            event.preventDefault();
            onChange('');
          }}
        />
        {value !== '' && (
          <button type="button" className={styles.clear} aria-label={text('shared.list.clearSearch')} onClick={clear}>
            <Icon icon={shapes.close} size={16} />
          </button>
        )}
      </InputBox>
    </div>
  );
};
