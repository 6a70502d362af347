import { TagPicker, TagPickerControl, TagPickerInput } from '@fluentui/react-components';
import { makeStyles, mergeClasses } from '@griffel/react';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { AddableSource, ChoiceSource, Suggestion } from '../../../../application/content/ports/choices.port';
import type { Choice } from '../../../../domain/content/block';
import { MIN_SUGGEST_LENGTH } from '../../../../domain/content/choice.rule';
import { termFields } from '../../../../domain/content/term.rule';
import type { Id } from '../../../../domain/shared/id';
import type { FieldControlProps } from '../../../shared/controls/field';
import { useQuotedText } from '../../../shared/controls/website-text';
import { borderColor } from '../../../shared/theme/border';
import { FluentRoot } from '../../../shared/theme/fluent-root';
import { sizes, phone } from '../../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../../shared/theme/theme';
import { visuallyHidden } from '../../../shared/theme/visually-hidden';
import { useIsReadOnly } from '../../../shared/record/record-fields';
import { useNotOffered } from '../../../shared/runtime/use-not-offered';
import { useText } from '../../../shared/runtime/use-text';
import { RemovableChips } from './chips';
import { ChoicePopup, RETRY } from './choice-popup';
import { offersOf, statusTextOf } from './offers';
import { useSuggest } from './suggest.bridge';

const useStyles = makeStyles({
  box: {
    minWidth: 0,
    gap: tokens.spacingHorizontalXS,
    padding: '3px',
    [phone]: { minHeight: sizes.phoneControl },
  },
  invalid: {
    ...borderColor(tokens.colorStatusDangerForeground1),
    borderBottomColor: tokens.colorStatusDangerForeground1,
  },
  input: {
    flex: '1 1 112px',
    minWidth: 0,
    height: sizes.controlSmall,
    padding: '0 7px',
    textOverflow: 'ellipsis',
  },
  unchosen: {
    marginTop: tokens.spacingVerticalXS,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorStatusWarningForeground1,
  },
  notOffered: {
    marginTop: tokens.spacingVerticalXS,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  said: visuallyHidden,
});

interface ChoiceBoxProps {
  readonly tie: FieldControlProps;
  readonly label: string;
  readonly source: ChoiceSource;
  readonly chosen: readonly Choice[];
  readonly placeholder: string;
  /** The maximum number of values is chosen. */
  readonly full?: boolean;
  /** Id of the record that has this field; it is excluded from the suggestions. */
  readonly chooser?: Id | null | undefined;
  /** Maximum number of suggestions; the default limit without it. */
  readonly limit?: number | undefined;
  /** Filters the suggestions. */
  readonly only?: ((choice: Suggestion) => boolean) | undefined;
  /** Lets the person add a missing term. */
  readonly addable?: AddableSource | null;
  /** Must keep its identity as long as `chosen` does. */
  readonly onChoose: (choice: Suggestion) => void;
  /** Shows the chosen values as removable chips. */
  readonly onRemove?: (choice: Choice) => void;
  readonly onLeave?: (() => void) | undefined;
  /** Enables free text: called with the typed text, and with an empty text before a choice. */
  readonly onFreeText?: ((typed: string) => void) | undefined;
}

/**
 * A tag picker with suggestions from the server: Enter takes the active one, Esc closes the list and then clears the
 * box, Backspace in an empty box removes the last chip. Rule R-CON-16.
 */
export const ChoiceBox = ({
  tie,
  label,
  source,
  chosen,
  placeholder,
  full = false,
  chooser = null,
  limit,
  only,
  addable = null,
  onChoose,
  onRemove,
  onLeave,
  onFreeText,
}: ChoiceBoxProps) => {
  const styles = useStyles();
  const [text, quoted] = [useText(), useQuotedText()];
  const [open, setOpen] = useState(false);
  const [news, setNews] = useState<ReactNode>('');
  const suggested = useSuggest(source, addable, onChoose, limit);
  const suggesting = {
    ...suggested,
    choices: suggested.choices.filter((choice) => choice.id !== chooser && only?.(choice) !== false),
  };
  const offers = offersOf(suggesting, chosen, addable !== null);
  const saying = statusTextOf(suggesting, offers);
  const notOffered = useNotOffered(source, label, suggested.failure?.kind === 'Forbidden');
  const noteId = useId();
  const shown = open && !full && notOffered === undefined && (offers.length > 0 || saying !== null);

  const type = (typed: string): void => {
    setOpen(true);
    suggesting.type(typed);
    onFreeText?.(typed);
  };
  const remove = (choice: Choice): void => {
    onRemove?.(choice);
    setNews(quoted('content.choices.removed', { label: choice.label }, ['label']));
  };
  /** @param value the id of a chip, the key of an offer, or `RETRY` */
  const select = (value: string): void => {
    const chip = chosen.find(({ id }) => id === value);
    const offer = offers.find(({ key }) => key === value);
    if (chip !== undefined) remove(chip);
    else if (value === RETRY) suggesting.retry();
    else if (offer?.kind === 'add') suggesting.add(offer.name);
    else if (offer !== undefined) {
      type('');
      onChoose(offer.choice);
      setNews(quoted('content.choices.taken', { label: offer.choice.label }, ['label']));
    }
  };
  /** Handles keys before Fluent and stops them from reaching it. */
  const pressFirst = (event: KeyboardEvent<HTMLInputElement>): void => {
    const last = chosen.at(-1);
    // Keys of an input method must not control the list.
    if (event.nativeEvent.isComposing) event.stopPropagation();
    else if (event.key === 'Backspace' && suggesting.text === '' && onRemove !== undefined && last !== undefined) {
      event.stopPropagation();
      event.preventDefault();
      remove(last);
    }
  };
  /** Handles a key after Fluent. */
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter' && (!shown || offers.length === 0) && saying !== 'failed') suggesting.submit();
    if (event.key !== 'Escape' || event.isDefaultPrevented() || suggesting.text === '') return;
    event.stopPropagation();
    event.preventDefault();
    type('');
  };
  const said =
    saying === null
      ? text('content.choices.found', { count: offers.length })
      : quoted(`content.choices.${saying}`, { name: suggesting.name, count: MIN_SUGGEST_LENGTH }, ['name']);
  return (
    <div
      // Typed text and a running addition must survive a refused save.
      inert={useIsReadOnly()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave?.();
      }}
    >
      <FluentRoot>
        <TagPicker
          open={shown}
          selectedOptions={chosen.map(({ id }) => id)}
          positioning={{ strategy: 'fixed', offset: 4, overflowBoundaryPadding: 8, autoSize: 'height' }}
          onOpenChange={({ type: cause, ...event }, { open: next }) => {
            // Fluent also closes the list after a choice, which would hide a running addition.
            if (next || cause === 'blur' || ('key' in event && event.key === 'Escape')) setOpen(next);
          }}
          onOptionSelect={(_, { value }) => {
            select(value);
          }}
        >
          <TagPickerControl
            expandIcon={null}
            className={mergeClasses(styles.box, tie['aria-invalid'] === true && styles.invalid)}
          >
            {onRemove !== undefined && <RemovableChips label={label} value={chosen} />}
            <TagPickerInput
              {...tie}
              aria-describedby={
                notOffered === undefined ? tie['aria-describedby'] : `${tie['aria-describedby'] ?? ''} ${noteId}`.trim()
              }
              data-add=""
              data-unfinished={suggesting.text === '' ? undefined : ''}
              aria-label={label}
              aria-autocomplete="list"
              aria-expanded={shown && (offers.length > 0 || saying === 'failed')}
              autoComplete="off"
              spellCheck={false}
              maxLength={termFields.name.most}
              readOnly={full || (notOffered !== undefined && onFreeText === undefined)}
              value={suggesting.text}
              placeholder={notOffered === undefined ? placeholder : ''}
              className={styles.input}
              onChange={({ target }) => {
                type(target.value);
              }}
              onKeyDownCapture={pressFirst}
              onKeyDown={press}
            />
          </TagPickerControl>
          <ChoicePopup
            label={label}
            suggesting={suggesting}
            offers={shown ? offers : []}
            saying={shown ? saying : null}
          />
        </TagPicker>
      </FluentRoot>
      {notOffered !== undefined && (
        <p id={noteId} className={styles.notOffered}>
          {notOffered}
        </p>
      )}
      {!open &&
        notOffered === undefined &&
        onFreeText === undefined &&
        suggesting.text.trim() !== '' &&
        suggesting.state !== 'adding' && (
          <p className={styles.unchosen}>{text('content.choices.unchosen', { text: suggesting.text.trim() })}</p>
        )}
      <span className={styles.said} role="status">
        {shown ? said : news}
      </span>
    </div>
  );
};
