import { ReOrderDotsVertical20Regular } from '@fluentui/react-icons/svg/re-order-dots-vertical';
import { mergeClasses } from '@griffel/react';
import type { RefObject } from 'react';
import { Icon } from '../../shared/icons/icon';
import { useText } from '../../shared/runtime/use-text';
import { useListStyles } from './etim.styles';
import type { BoundEtim } from './overview.bridge';
import type { EtimSorting } from './use-etim-sorting';

interface DragGhostProps {
  readonly etim: BoundEtim;
  readonly sort: EtimSorting;
  readonly ghost: RefObject<HTMLDivElement | null>;
}

/** Follows the pointer; names the dragged item and the target of the drop. */
export const DragGhost = ({ ghost, etim, sort: { lift, after } }: DragGhostProps) => {
  const [styles, text] = [useListStyles(), useText()];
  if (lift === null) return null;
  const { item, name, to: target } = lift;
  const { group, first, last } = after(item, target);
  const isFeatures = item.kind === 'features';
  const [id = ''] = isFeatures ? item.ids : [];
  const feature = etim.snapshot.context.features.get(id);
  const count = isFeatures ? item.ids.length : 1;
  const to = isFeatures
    ? text(first === last ? 'catalogue.etimOverview.ghost.to' : 'catalogue.etimOverview.ghost.toMany', {
        group,
        first,
        last,
      })
    : text('catalogue.etimOverview.ghost.among', { first });
  return (
    <div ref={ghost} aria-hidden className={mergeClasses(styles.ghost, count > 1 && styles.ghostStack)}>
      <Icon icon={ReOrderDotsVertical20Regular} size={16} />
      {count > 1 && <span className={styles.count}>{count}</span>}
      {feature !== undefined && <span className={styles.code}>{feature.code}</span>}
      <b>{feature === undefined ? name : feature.label}</b>
      <small>{count > 1 ? `${text('catalogue.etimOverview.ghost.more', { count: count - 1 })}, ${to}` : to}</small>
    </div>
  );
};
