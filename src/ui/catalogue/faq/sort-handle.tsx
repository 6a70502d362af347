import { ReOrderDotsVertical20Regular } from '@fluentui/react-icons/svg/re-order-dots-vertical';
import { Icon } from '../../shared/icons/icon';
import { useText } from '../../shared/runtime/use-text';
import type { HandleEvents } from '../../shared/sorting/use-list-sorting';
import { useHandle } from './faq-table.styles';

interface SortHandleProps {
  readonly name: string;
  /** Picked up by keys. */
  readonly isLifted: boolean;
  readonly handle: HandleEvents;
}

/** Drags its row or category; by keys it picks up, moves and drops. */
export const SortHandle = ({ name, isLifted, handle }: SortHandleProps) => {
  const text = useText();
  return (
    <button
      type="button"
      data-handle=""
      className={useHandle().handle}
      aria-pressed={isLifted}
      aria-label={text('catalogue.faq.drag', { name })}
      {...handle}
    >
      <Icon icon={ReOrderDotsVertical20Regular} size={20} />
    </button>
  );
};
