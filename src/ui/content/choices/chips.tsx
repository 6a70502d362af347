import { makeResetStyles } from '@griffel/react';
import type { Choice } from '../../../domain/content/block';
import { Icon } from '../../shared/icons/icon';
import { finger, measures } from '../../shared/theme/sizes';
import { close } from '../../shared/icons/shapes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useText } from '../../shared/runtime/use-text';
import { focusBeside } from '../../shared/focus/focus-sibling';

const useList = makeResetStyles({ display: 'contents', listStyleType: 'none' });

const useChip = makeResetStyles({
  'display': 'inline-flex',
  'alignItems': 'center',
  'maxWidth': '100%',
  'minHeight': measures.controlSmall,
  'boxSizing': 'border-box',
  'padding': '0 8px',
  'border': `1px solid ${tokens.colorNeutralStroke2}`,
  'borderRadius': tokens.borderRadiusMedium,
  'overflowWrap': 'anywhere',
  'backgroundColor': tokens.colorNeutralBackground3,
  '&:has(> button)': { paddingRight: 0 },
  '& > button': {
    'display': 'inline-grid',
    'placeItems': 'center',
    'flex': 'none',
    'alignSelf': 'stretch',
    'width': '24px',
    'padding': 0,
    'border': 0,
    'borderRadius': tokens.borderRadiusMedium,
    'color': tokens.colorNeutralForeground2,
    'backgroundColor': 'transparent',
    'cursor': 'pointer',
    '&:hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  [finger]: { 'minHeight': measures.phoneControl, '& > button': { width: measures.phoneControl } },
});

interface ChipsProps {
  /** Names the list. */
  readonly label: string;
  readonly value: readonly Choice[];
  /** Takes one out; nothing can be taken out without it. */
  readonly onRemove?: ((choice: Choice) => void) | undefined;
}

/**
 * What is chosen, as chips; each is taken out by its button, by press, Enter, Space, Delete or Backspace, and the focus
 * goes to the next one.
 */
export const Chips = ({ label, value, onRemove }: ChipsProps) => {
  const list = useList();
  const chip = useChip();
  const text = useText();
  if (value.length === 0) return null;
  return (
    // The list has no box of its own, which takes its role away in some browsers.
    <ul role="list" className={list} aria-label={text('content.choices.chosen', { field: label })}>
      {value.map((choice) => (
        <li key={choice.id} className={chip}>
          {choice.label}
          {onRemove !== undefined && (
            <button
              type="button"
              data-remove=""
              aria-label={text('content.choices.remove', { label: choice.label })}
              onClick={({ currentTarget }) => {
                focusBeside(currentTarget);
                onRemove(choice);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Delete' && event.key !== 'Backspace') return;
                event.preventDefault();
                focusBeside(event.currentTarget);
                onRemove(choice);
              }}
            >
              <Icon shape={close} size={12} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
};
