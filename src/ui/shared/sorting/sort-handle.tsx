import { ReOrderDotsVertical20Regular } from '@fluentui/react-icons/svg/re-order-dots-vertical';
import { makeResetStyles, mergeClasses } from '@griffel/react';
import { Icon } from '../icons/icon';
import { useText } from '../runtime/use-text';
import { phone, sizes } from '../theme/sizes';
import { kantoorTokens as tokens } from '../theme/theme';
import type { HandleEvents } from './use-list-sorting';

const useHandle = makeResetStyles({
  'display': 'grid',
  'placeItems': 'center',
  'flex': 'none',
  'width': '24px',
  'height': '28px',
  'padding': 0,
  'border': 0,
  'borderRadius': tokens.borderRadiusMedium,
  'color': tokens.colorNeutralForeground3,
  'backgroundColor': 'transparent',
  'cursor': 'grab',
  'touchAction': 'none',
  ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
  [phone]: { width: '32px', height: sizes.touch },
});

interface SortHandleProps {
  readonly name: string;
  /** The item is lifted by keyboard. */
  readonly isLifted: boolean;
  readonly handle: HandleEvents;
  readonly className?: string | undefined;
}

/** Drags its item with the pointer; lifts, moves and drops it by keyboard. */
export const SortHandle = ({ name, isLifted, handle, className }: SortHandleProps) => {
  const text = useText();
  return (
    <button
      type="button"
      data-handle=""
      className={mergeClasses(useHandle(), className)}
      aria-pressed={isLifted}
      aria-label={text('shared.sorting.handle', { name })}
      {...handle}
    >
      <Icon icon={ReOrderDotsVertical20Regular} size={20} />
    </button>
  );
};
