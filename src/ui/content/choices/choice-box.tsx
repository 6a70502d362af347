import { mergeClasses } from '@griffel/react';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { ChoiceSource } from '../../../application/content/ports/choices.port';
import type { Choice } from '../../../domain/content/block';
import { MIN_SUGGEST_LENGTH } from '../../../domain/content/choice.rule';
import { MAX_TERM_NAME } from '../../../domain/content/term.rule';
import type { TermModule } from '../../../domain/content/term';
import type { Id } from '../../../domain/shared/id';
import type { FieldTie } from '../../shared/controls/field';
import { useHeld } from '../../shared/record/record-fields';
import { useText } from '../../shared/runtime/use-text';
import { useBox, useBoxStyles } from './choice-box.styles';
import { ChoicePopup, offerId } from './choice-popup';
import { offersOf, sayingOf, type Offer } from './offers';
import { useSuggest } from './suggest.bridge';

interface ChoiceBoxProps {
  readonly tie: FieldTie;
  readonly label: string;
  readonly source: ChoiceSource;
  readonly chosen: readonly Choice[];
  readonly placeholder: string;
  /** As many as there may be are chosen. */
  readonly full?: boolean;
  /** What chooses, which is no choice of its own. */
  readonly chooser?: Id | null | undefined;
  /** What can be added from here, by whoever may. */
  readonly addable?: TermModule | null;
  /** Keep its identity as long as `chosen` does. */
  readonly onChoose: (choice: Choice) => void;
  /** Backspace where nothing is typed takes the last one out. */
  readonly onBack?: (last: Choice) => void;
  readonly onLeave?: (() => void) | undefined;
  /** What is chosen, inside the same frame. */
  readonly children?: ReactNode;
}

/**
 * A box to type in, and a list of what can be chosen: arrows move in it, Enter chooses, Esc closes it and then empties
 * the box. The first suggestion is the one that Enter takes. Rule R-CON-16.
 */
export const ChoiceBox = ({
  tie,
  label,
  source,
  chosen,
  placeholder,
  full = false,
  chooser = null,
  addable = null,
  onChoose,
  onBack,
  onLeave,
  children,
}: ChoiceBoxProps) => {
  const box = useBox();
  const styles = useBoxStyles();
  const text = useText();
  const list = useId();
  const [open, setOpen] = useState(false);
  const [reached, setReached] = useState<string | null>(null);
  const [news, setNews] = useState('');
  const suggested = useSuggest(source, addable, onChoose);
  const suggesting = { ...suggested, choices: suggested.choices.filter(({ id }) => id !== chooser) };
  const offers = offersOf(suggesting, chosen, addable !== null);
  const saying = sayingOf(suggesting, offers);
  const shown = open && !full && (offers.length > 0 || saying !== null);
  const active = shown ? (offers.find(({ key }) => key === reached) ?? offers[0]) : undefined;

  const type = (typed: string): void => {
    setReached(null);
    setOpen(true);
    suggesting.type(typed);
  };
  const take = (offer: Offer): void => {
    if (offer.kind === 'add') suggesting.add(offer.name);
    else {
      onChoose(offer.choice);
      type('');
      setNews(text('content.choices.taken', { label: offer.choice.label }));
    }
  };
  const move = (by: number): void => {
    setOpen(true);
    const here = active === undefined ? -1 : offers.indexOf(active);
    setReached(offers[(here + by + offers.length) % offers.length]?.key ?? null);
  };
  const escape = (): boolean => {
    if (!shown && suggesting.text === '') return false;
    if (shown) setOpen(false);
    else type('');
    return true;
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        move(event.key === 'ArrowDown' ? 1 : -1);
        break;
      }
      case 'Enter': {
        if (active !== undefined) take(active);
        else suggesting.submit();
        break;
      }
      case 'Escape': {
        if (!escape()) return;
        event.stopPropagation();
        break;
      }
      case 'Backspace': {
        const last = chosen.at(-1);
        if (suggesting.text !== '' || onBack === undefined || last === undefined) return;
        onBack(last);
        setNews(text('content.choices.removed', { label: last.label }));
        break;
      }
      default:
        return;
    }
    event.preventDefault();
  };
  const said =
    saying === null
      ? text('content.choices.found', { count: offers.length })
      : text(`content.choices.${saying}`, { name: suggesting.name, count: MIN_SUGGEST_LENGTH });
  return (
    <div
      // What was typed, and what is being added, outlives a save that is refused.
      inert={useHeld()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        setOpen(false);
        onLeave?.();
      }}
    >
      <div className={mergeClasses(box, tie['aria-invalid'] === true && styles.invalid)} data-lines="">
        {children}
        <input
          {...tie}
          data-add=""
          data-unfinished={suggesting.text === '' ? undefined : ''}
          type="text"
          role="combobox"
          aria-label={label}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_TERM_NAME}
          readOnly={full}
          value={suggesting.text}
          placeholder={placeholder}
          aria-autocomplete="list"
          aria-expanded={shown && offers.length > 0}
          aria-controls={list}
          aria-activedescendant={active === undefined ? undefined : offerId(list, active)}
          onChange={({ target }) => {
            type(target.value);
          }}
          onKeyDown={press}
        />
        {shown && (
          <ChoicePopup
            id={list}
            label={label}
            suggesting={suggesting}
            offers={offers}
            saying={saying}
            active={active}
            onTake={take}
          />
        )}
      </div>
      {!open && suggesting.text.trim() !== '' && suggesting.state !== 'adding' && (
        <p className={styles.unchosen}>{text('content.choices.unchosen', { text: suggesting.text.trim() })}</p>
      )}
      <span className={styles.said} role="status">
        {shown ? said : news}
      </span>
    </div>
  );
};
