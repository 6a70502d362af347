import { makeStyles } from '@griffel/react';
import { useState } from 'react';
import type { LookupMachine } from '../../../application/catalogue/lookup.machine';
import type { Token } from '../../../application/shared/token';
import { MAX_TERM_LENGTH } from '../../../domain/shared/list-query';
import type { FieldControlProps } from '../../shared/controls/field';
import { InputBox } from '../../shared/controls/input-box';
import * as shellShapes from '../../shared/icons/shell-shapes';
import { Icon } from '../../shared/icons/icon';
import { close } from '../../shared/icons/shapes';
import { useIsReadOnly } from '../../shared/record/record-fields';
import { useText } from '../../shared/runtime/use-text';
import { sizes } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { visuallyHidden } from '../../shared/theme/visually-hidden';
import { LookupList } from './lookup-list';
import { useLookupMenu, type LookupOption } from './lookup-menu';
import { useLookup } from './lookup.bridge';

const useStyles = makeStyles({
  around: { position: 'relative' },
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
  said: visuallyHidden,
});

interface LookupBoxProps<Found extends LookupOption> {
  readonly tie: FieldControlProps;
  readonly label: string;
  readonly machine: Token<LookupMachine<Found>>;
  readonly isChosen: (found: Found) => boolean;
  readonly onChoose: (found: Found) => void;
}

/** A search box with suggestions: Enter takes the active one, Esc closes the list and then clears the box. */
export const LookupBox = <Found extends LookupOption>({
  tie,
  label,
  machine,
  isChosen,
  onChoose,
}: LookupBoxProps<Found>) => {
  const styles = useStyles();
  const text = useText();
  const lookup = useLookup(machine);
  const [open, setOpen] = useState(false);
  const [news, setNews] = useState('');
  const type = (typed: string): void => {
    lookup.type(typed);
    setOpen(typed !== '');
  };
  const choose = (found: Found): void => {
    type('');
    setNews(text('catalogue.etimCombination.lookup.taken', { label: found.label }));
    onChoose(found);
  };
  const menu = useLookupMenu(lookup, isChosen, choose);
  const isOpen = open && (menu.options.length > 0 || menu.saying !== null);
  const hasOptions = isOpen && menu.options.length > 0;
  const said =
    menu.saying === null
      ? text('catalogue.etimCombination.lookup.found', { count: menu.options.length })
      : text(`catalogue.etimCombination.lookup.${menu.saying}`, { text: lookup.text.trim() });
  return (
    <div
      className={styles.around}
      inert={useIsReadOnly()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <InputBox>
        <Icon icon={shellShapes.search} size={16} />
        <input
          {...tie}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={hasOptions}
          aria-controls={hasOptions ? menu.id : undefined}
          aria-activedescendant={hasOptions ? menu.optionId(menu.active) : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_TERM_LENGTH}
          placeholder={text('catalogue.etimCombination.lookup.placeholder')}
          value={lookup.text}
          onChange={({ target }) => {
            type(target.value);
          }}
          onFocus={() => {
            setOpen(lookup.text !== '');
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            const isEscape = event.key === 'Escape' && (isOpen || lookup.text !== '');
            const isForList = event.key !== 'Tab' && hasOptions && menu.press(event.key);
            if (!isEscape && !isForList && event.key !== 'Enter') return;
            // Stop Enter and Esc: the surrounding form would save or cancel.
            event.preventDefault();
            event.stopPropagation();
            if (isEscape && isOpen) setOpen(false);
            else if (isEscape) type('');
          }}
        />
        {lookup.text !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label={text('catalogue.etimCombination.lookup.clear')}
            onClick={() => {
              type('');
            }}
          >
            <Icon icon={close} size={16} />
          </button>
        )}
      </InputBox>
      {isOpen && <LookupList menu={menu} label={label} onChoose={choose} />}
      <span className={styles.said} role="status">
        {isOpen ? said : news}
      </span>
    </div>
  );
};
