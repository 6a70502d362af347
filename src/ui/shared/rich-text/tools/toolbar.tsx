import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { makeResetStyles } from '@griffel/react';
import type { KeyboardEvent, RefObject } from 'react';
import { Button } from '../../controls/button';
import { phone } from '../../theme/sizes';
import { Menu } from '../../overlays/menu';
import { chevronDown } from '../../icons/shapes';
import { kantoorTokens as tokens } from '../../theme/theme';
import { usePhone } from '../../theme/use-media';
import { useText } from '../../runtime/use-text';
import { useWidth } from './toolbar-fit.bridge';
import { FIT, SIZES } from '../sizes';
import { entryOf, fitted, type ToolItem } from './tool-item';
import { useTools, type ToolsInput } from './use-tools';

interface ToolbarProps extends ToolsInput {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Called on Esc: returns to the text. */
  readonly onLeave: () => void;
}

const useBar = makeResetStyles({
  'display': 'flex',
  'alignItems': 'center',
  'boxSizing': 'border-box',
  'height': SIZES.toolbar,
  'padding': '3px 4px',
  'gap': '1px',
  'borderBottom': `1px solid ${tokens.colorNeutralStroke3}`,
  '& > div': { display: 'flex', gap: '1px' },
  '& > div + div::before': {
    content: '""',
    alignSelf: 'center',
    width: '1px',
    height: '16px',
    margin: '0 4px',
    backgroundColor: tokens.colorNeutralStroke2,
  },
  '& > div[data-end]': { marginLeft: 'auto' },
  '& > div[data-end]::before, & > div[data-end] ~ div::before': { display: 'none' },
  '& > div > button': { height: '28px', minWidth: '28px' },
  '& > div > button:not([data-words]) > svg': { width: '18px', height: '18px' },
  '& > div > button[data-words]': { maxWidth: `${FIT.style - 4}px`, justifyContent: 'space-between' },
  [phone]: {
    'height': SIZES.phoneToolbar,
    '& > div > button': { height: '40px', width: '40px' },
    '& > div > button[data-words]': { width: 'auto' },
  },
});

/** Roving tabindex: arrows move between buttons, Esc returns to the text. */
const walk = (event: KeyboardEvent<HTMLElement>, onLeave: () => void): void => {
  if (event.key === 'Escape') {
    event.preventDefault();
    event.stopPropagation();
    onLeave();
  }
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight' && event.key !== 'Home' && event.key !== 'End') return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not([role])')];
  const here = buttons.findIndex((button) => button === document.activeElement);
  if (here < 0) return;
  const last = buttons.length - 1;
  const next = {
    ArrowLeft: here === 0 ? last : here - 1,
    ArrowRight: here === last ? 0 : here + 1,
    Home: 0,
    End: last,
  }[event.key];
  event.preventDefault();
  buttons[next]?.focus();
};

const groupsOf = (items: readonly ToolItem[]): readonly (readonly ToolItem[])[] =>
  [...new Set(items.map(({ group }) => group))].map((group) => items.filter((item) => item.group === group));

/** The toolbar in one row; items that do not fit are in a menu at its end. */
export const Toolbar = ({ ref, onLeave, ...input }: ToolbarProps) => {
  const bar = useBar();
  const text = useText();
  const { row, more: rest } = fitted(useTools(input), useWidth(ref), usePhone());
  const groups = groupsOf(row);
  const first = row.find(({ disabledReason }) => disabledReason === undefined);
  const tool = (item: ToolItem) => {
    const { key, name, icon, expanded, on = expanded === true, disabledReason, entries, words, act } = item;
    const common = {
      variant: 'subtle',
      size: 'small',
      on,
      disabledReason,
      tabIndex: item === first ? 0 : -1,
      // Keeps the caret in the text when a button is pressed.
      onMouseDown: (event: { preventDefault: () => void }) => {
        event.preventDefault();
      },
    } as const;
    if (entries === undefined)
      return (
        <Button
          key={key}
          {...common}
          icon={icon}
          aria-label={name}
          aria-pressed={item.on}
          aria-expanded={expanded}
          onClick={act}
        />
      );
    return (
      <Menu
        key={key}
        label={name}
        entries={entries}
        trigger={(tie) =>
          words === undefined ? (
            <Button {...tie} {...common} icon={icon} aria-label={name} />
          ) : (
            <Button {...tie} {...common} data-words endIcon={chevronDown} aria-label={name}>
              {words}
            </Button>
          )
        }
      />
    );
  };
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={text('richText.toolbar')}
      className={bar}
      onKeyDown={(event) => {
        walk(event, onLeave);
      }}
    >
      {groups.map((group) => (
        <div key={group[0]?.group} data-end={group[0]?.group === 8 || undefined}>
          {group.map(tool)}
        </div>
      ))}
      <div data-end={groups.every((group) => group[0]?.group !== 8) || undefined}>
        <Menu
          label={text('richText.more')}
          align="end"
          entries={groupsOf(rest).flatMap((group, index) =>
            group.map((item, place) => entryOf(item, index > 0 && place === 0)),
          )}
          trigger={(tie) => (
            <Button
              {...tie}
              variant="subtle"
              size="small"
              icon={MoreHorizontal20Regular}
              tabIndex={first === undefined ? 0 : -1}
              aria-label={text('richText.more')}
              onMouseDown={(event) => {
                event.preventDefault();
              }}
            />
          )}
        />
      </div>
    </div>
  );
};
