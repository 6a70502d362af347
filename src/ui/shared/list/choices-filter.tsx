import { makeStyles, mergeClasses } from '@griffel/react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../controls/button';
import * as deskShapes from '../icons/desk-shapes';
import { InputBox } from '../controls/input-box';
import { intoWindow } from '../overlays/keep-in-viewport';
import { useItem, useMenuStyles, usePopup } from '../overlays/menu.styles';
import type { Choice } from '../controls/select-field';
import { kantoorTokens as tokens } from '../theme/theme';
import { Tick } from '../controls/checkbox';
import { useText } from '../runtime/use-text';

interface ChoicesFilterProps {
  readonly label: string;
  /** Empty means all. */
  readonly value: readonly string[];
  readonly choices: readonly Choice<string>[];
  readonly onChange: (value: readonly string[]) => void;
}

const useStyles = makeStyles({
  anchor: { display: 'block', minWidth: 0, width: '100%' },
  button: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    flex: '1',
    minWidth: 0,
    height: '100%',
    padding: '0 30px 0 0',
    border: '0',
    textAlign: 'left',
    color: 'inherit',
    backgroundColor: 'transparent',
    cursor: 'pointer',
    outlineStyle: 'none',
  },
  label: { flex: 'none', color: tokens.colorNeutralForeground3 },
  words: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  popup: { ':focus-visible': { outlineStyle: 'none' } },
});

const ticksOf = (popup: HTMLElement): readonly HTMLElement[] => [...popup.querySelectorAll<HTMLElement>('input')];

const moveBetweenTicks = (event: KeyboardEvent<HTMLElement>): void => {
  const ticks = ticksOf(event.currentTarget);
  const here = ticks.findIndex((tick) => tick === document.activeElement);
  const targets: Readonly<Record<string, HTMLElement | undefined>> = {
    ArrowDown: ticks[here + 1] ?? ticks[0],
    ArrowUp: ticks.at(here <= 0 ? -1 : here - 1),
    Home: ticks[0],
    End: ticks.at(-1),
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
};

const showPopup = (popup: HTMLElement | null) => {
  if (popup === null) return;
  intoWindow(popup);
  ticksOf(popup)[0]?.focus();
};

/** Filters by several values: a button with the count and checkboxes below; arrows move, Esc closes. */
export const ChoicesFilter = ({ label, value, choices, onChange }: ChoicesFilterProps) => {
  const styles = useStyles();
  const menu = useMenuStyles();
  const popup = usePopup();
  const item = useItem();
  const text = useText();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const chosen = choices.filter((choice) => value.includes(choice.value));
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const pick = (picked: string): void => {
    onChange(
      choices
        .map((choice) => choice.value)
        .filter((known) => (known === picked ? !value.includes(known) : value.includes(known))),
    );
  };
  return (
    <span
      className={mergeClasses(menu.anchor, styles.anchor)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        close();
      }}
    >
      <InputBox>
        <button
          ref={button}
          type="button"
          className={styles.button}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          title={chosen.length > 1 ? chosen.map((choice) => choice.label).join(', ') : undefined}
          onClick={() => {
            setOpen(!open);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            setOpen(true);
          }}
        >
          <span className={styles.label}>{label}</span>{' '}
          <span className={styles.words}>
            {chosen.length > 1
              ? text('shared.filter.chosen', { count: chosen.length })
              : (chosen[0]?.label ?? text('shared.filter.any'))}
          </span>
        </button>
      </InputBox>
      {open && (
        // Takes the focus when a press lands between the boxes.
        <div
          ref={showPopup}
          id={id}
          role="group"
          aria-label={label}
          tabIndex={-1}
          className={mergeClasses(popup, menu.start, styles.popup)}
          onKeyDown={moveBetweenTicks}
        >
          {choices.map((choice) => (
            <label key={choice.value} className={item}>
              <Tick
                checked={value.includes(choice.value)}
                onChange={() => {
                  pick(choice.value);
                }}
              />
              {choice.label}
            </label>
          ))}
          {value.length > 0 && (
            <Button
              look="subtle"
              size="small"
              icon={deskShapes.reset}
              onClick={() => {
                onChange([]);
                close();
              }}
            >
              {text('shared.filter.clear')}
            </Button>
          )}
        </div>
      )}
    </span>
  );
};
