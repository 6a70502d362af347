import { ReOrderDotsVertical20Regular } from '@fluentui/react-icons/svg/re-order-dots-vertical';
import { mergeClasses } from '@griffel/react';
import { memo, type CSSProperties } from 'react';
import { ETIM_FLAGS, type EtimFlag } from '../../../domain/catalogue/etim-feature.rule';
import type { ListedFeature } from '../../../domain/catalogue/etim-order';
import type { Id } from '../../../domain/shared/id';
import { Checkbox } from '../../shared/controls/checkbox';
import { Highlight } from '../../shared/controls/highlight';
import { Toggle } from '../../shared/controls/toggle';
import { Icon } from '../../shared/icons/icon';
import { useText } from '../../shared/runtime/use-text';
import { useRow, useRowParts } from './etim-row.styles';
import { useListStyles } from './etim.styles';

interface FeatureRowProps {
  readonly feature: ListedFeature;
  readonly line: string;
  /** Row number in the whole list, starting at 1. */
  readonly index: number;
  readonly top: CSSProperties['top'];
  readonly selected: boolean;
  /** The row is the only selected one, so a click opens it. */
  readonly opens: boolean;
  readonly lifted: boolean;
  /** The row is in the tab order. */
  readonly active: boolean;
  readonly last: boolean;
  readonly term: string;
  readonly mayEdit: boolean;
  readonly maySort: boolean;
  readonly onFlag: (id: Id, flag: EtimFlag, value: boolean) => void;
}

/** The list handles clicks and keys; React requires a handler for controlled checkboxes. */
const handledAbove = (): void => undefined;

/** A feature; its label is followed by unit and postfix. */
export const FeatureRow = memo((props: FeatureRowProps) => {
  const { feature, line, index, top, selected, opens, lifted, active, last, term, mayEdit, maySort, onFlag } = props;
  const [row, parts, list, text] = [useRow(), useRowParts(), useListStyles(), useText()];
  const { id, code, label, unit, postfix } = feature;
  const tab = active ? 0 : -1;
  return (
    <div
      role="row"
      data-line={line}
      aria-level={2}
      aria-rowindex={index}
      aria-selected={selected}
      tabIndex={tab}
      className={mergeClasses(list.line, row, last && parts.last, lifted && parts.lifted)}
      // An inline style, because the position is known only at run time.
      style={{ top }}
    >
      <span role="gridcell">
        {maySort && (
          <button
            type="button"
            data-handle=""
            tabIndex={tab}
            aria-label={text('shared.sorting.handle', { name: label })}
            className={parts.handle}
          >
            <Icon icon={ReOrderDotsVertical20Regular} size={16} />
          </button>
        )}
      </span>
      <span role="gridcell">
        <Checkbox
          data-tick=""
          tabIndex={tab}
          checked={selected}
          aria-label={text('catalogue.etimOverview.select', { name: label })}
          onChange={handledAbove}
        />
      </span>
      <span role="gridcell">
        <Highlight text={code} term={term} />
      </span>
      <span role="gridcell" data-tooltip={label}>
        <span className={opens ? parts.opens : undefined}>
          <Highlight text={label} term={term} />
        </span>
        {(unit !== '' || postfix !== '') && (
          <small>
            <Highlight text={[unit, postfix].filter((part) => part !== '').join(' ')} term={term} />
          </small>
        )}
      </span>
      <span role="presentation" data-flags="" className={parts.flags}>
        {ETIM_FLAGS.map((flag) => (
          <span key={flag} role="gridcell">
            <Toggle
              checked={feature[flag]}
              tabIndex={tab}
              aria-label={text('catalogue.etimOverview.flag.of', {
                flag: text(`catalogue.etimOverview.columns.${flag}`),
                name: label,
              })}
              disabledReason={mayEdit ? undefined : text('catalogue.etimOverview.flag.off')}
              onChange={({ target }) => {
                onFlag(id, flag, target.checked);
              }}
            />
            <span data-caption="" aria-hidden>
              {text(`catalogue.etimOverview.columns.${flag}`)}
            </span>
          </span>
        ))}
      </span>
    </div>
  );
});
