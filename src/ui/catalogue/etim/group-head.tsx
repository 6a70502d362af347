import { ReOrderDotsVertical20Regular } from '@fluentui/react-icons/svg/re-order-dots-vertical';
import { mergeClasses } from '@griffel/react';
import { memo, type CSSProperties } from 'react';
import { OTHER_GROUP } from '../../../domain/catalogue/etim-feature.rule';
import { visibleCount, type EtimGroup } from '../../../domain/catalogue/etim-lines';
import type { ListedFeature } from '../../../domain/catalogue/etim-order';
import type { Id } from '../../../domain/shared/id';
import { Button } from '../../shared/controls/button';
import { Highlight } from '../../shared/controls/highlight';
import { SearchField } from '../../shared/controls/search-field';
import * as shellShapes from '../../shared/icons/shell-shapes';
import { Icon } from '../../shared/icons/icon';
import * as shapes from '../../shared/icons/shapes';
import { useFormat } from '../../shared/runtime/use-session';
import { useText } from '../../shared/runtime/use-text';
import { useHead, useHeadParts, useListStyles } from './etim.styles';

interface GroupHeadProps {
  readonly group: EtimGroup;
  readonly features: ReadonlyMap<Id, ListedFeature>;
  readonly line: string;
  readonly index: number;
  readonly top: CSSProperties['top'];
  readonly active: boolean;
  readonly lifted: boolean;
  /** The filter text as typed. */
  readonly filter: string;
  /** The filter text of the categories. */
  readonly term: string;
  readonly maySort: boolean;
  readonly mayEdit: boolean;
  readonly onFilter: (id: Id, term: string) => void;
  readonly onFold: (id: Id, collapsed: boolean) => void;
  readonly onEdit: (id: Id) => void;
}

/** The header of a group: name, counts, filter, edit, collapse. */
export const GroupHead = memo((props: GroupHeadProps) => {
  const { group, features, line, index, top, active, lifted, filter, term, maySort, mayEdit } = props;
  const [head, parts, list] = [useHead(), useHeadParts(), useListStyles()];
  const [text, format] = [useText(), useFormat()];
  const { id, name, ids, shown, expanded } = group;
  const isOther = id === OTHER_GROUP;
  const tab = active ? 0 : -1;
  const count = text('catalogue.etimOverview.features', { count: ids.length });
  const summary =
    group.term !== ''
      ? text('catalogue.etimOverview.filtered', { shown: shown.length, count: ids.length })
      : isOther
        ? count
        : text('catalogue.etimOverview.withVisible', {
            features: count,
            visible: format.number(visibleCount(ids, features)),
          });
  return (
    <div
      role="row"
      data-line={line}
      aria-level={1}
      aria-rowindex={index}
      aria-expanded={expanded}
      tabIndex={tab}
      className={mergeClasses(list.line, head, lifted && parts.dimmed)}
      // An inline style, because the position is known only at run time.
      style={{ top }}
    >
      <div role="gridcell" aria-colspan={7}>
        {maySort && !isOther ? (
          <button
            type="button"
            data-handle=""
            tabIndex={tab}
            aria-label={text('shared.sorting.handle', { name })}
            className={parts.handle}
          >
            <Icon icon={ReOrderDotsVertical20Regular} />
          </button>
        ) : (
          maySort && <span className={parts.noHandle} />
        )}
        <span className={mergeClasses(parts.sign, isOther && parts.quietSign)}>
          <Icon icon={shellShapes.folder} size={16} />
        </span>
        <span className={parts.name}>
          <b data-tooltip={name}>
            <Highlight text={name} term={term} />
          </b>
          <small>{summary}</small>
        </span>
        {expanded && ids.length > 0 && (
          <SearchField
            label={text('catalogue.etimOverview.filterIn', { name })}
            placeholder={text('catalogue.etimOverview.filter')}
            value={filter}
            onChange={(value) => {
              props.onFilter(id, value);
            }}
          />
        )}
        {mayEdit && !isOther && (
          <Button
            variant="subtle"
            size="small"
            icon={shellShapes.edit}
            tabIndex={tab}
            aria-label={text('catalogue.etimOverview.edit', { name })}
            onClick={() => {
              props.onEdit(id);
            }}
          />
        )}
        <Button
          variant="subtle"
          size="small"
          icon={expanded ? shellShapes.chevronUp : shapes.chevronDown}
          tabIndex={tab}
          aria-label={text(expanded ? 'catalogue.etimOverview.collapse' : 'catalogue.etimOverview.expand', { name })}
          onClick={() => {
            props.onFold(id, expanded);
          }}
        />
      </div>
    </div>
  );
});
