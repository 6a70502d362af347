import { makeStyles } from '@griffel/react';
import { useId, useState, type KeyboardEvent } from 'react';
import { filterTerm } from '../../../domain/catalogue/etim-lines';
import { MAX_MOVED, type EtimOrder } from '../../../domain/catalogue/etim-order';
import { OTHER_GROUP } from '../../../domain/catalogue/etim-feature.rule';
import type { Id } from '../../../domain/shared/id';
import { matchesWords } from '../../../domain/shared/list-query';
import { Button } from '../../shared/controls/button';
import { Highlight } from '../../shared/controls/highlight';
import { SearchField } from '../../shared/controls/search-field';
import { Dialog } from '../../shared/overlays/dialog';
import { useText } from '../../shared/runtime/use-text';
import { phone } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';

const useStyles = makeStyles({
  body: {
    'display': 'grid',
    'gap': tokens.spacingVerticalS,
    'marginTop': tokens.spacingVerticalM,
    '& [role=search]': { width: '100%' },
  },
  list: {
    'height': '280px',
    'margin': 0,
    'padding': '4px',
    'overflow': 'auto',
    'listStyleType': 'none',
    'border': `1px solid ${tokens.colorNeutralStroke1}`,
    'borderRadius': tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  option: {
    'padding': '6px 8px',
    'borderRadius': tokens.borderRadiusMedium,
    'overflowWrap': 'anywhere',
    'cursor': 'default',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    '&[aria-selected="true"]': { backgroundColor: tokens.colorNeutralBackground1Selected },
    '& mark': {
      borderRadius: tokens.borderRadiusSmall,
      color: tokens.colorNeutralForeground1,
      backgroundColor: tokens.kantoorMark,
    },
    [phone]: { padding: '10px 8px' },
  },
  why: { minHeight: tokens.lineHeightBase300, color: tokens.colorNeutralForeground3 },
});

const showOption = (option: HTMLLIElement | null): void => {
  option?.scrollIntoView({ block: 'nearest' });
};

interface MoveDialogProps {
  readonly ids: readonly Id[];
  readonly order: EtimOrder;
  readonly names: ReadonlyMap<Id, string>;
  /** Moves are possible now. */
  readonly mayMove: boolean;
  readonly onMove: (group: Id) => void;
  readonly onClose: () => void;
}

/** Chooses the target category of the selected features. */
export const MoveDialog = ({ ids, order, names, mayMove, onMove, onClose }: MoveDialogProps) => {
  const [styles, text, id] = [useStyles(), useText(), useId()];
  const [term, setTerm] = useState('');
  const [chosen, setChosen] = useState<Id | null>(null);
  const groups = [...order.categories, OTHER_GROUP].filter((group) =>
    matchesWords(names.get(group) ?? '', filterTerm(term)),
  );
  const group = chosen !== null && groups.includes(chosen) ? chosen : null;
  const here = new Set(group === null ? [] : order.features.get(group));
  const isHere = group !== null && ids.every((one) => here.has(one));
  const isTooMany = ids.length > MAX_MOVED;
  const isOff = group === null || isHere || isTooMany || !mayMove;
  const move = (): void => {
    if (!isOff) onMove(group);
  };
  const why = (): string => {
    if (isTooMany) return text('catalogue.etimOverview.move.tooMany', { count: ids.length, max: MAX_MOVED });
    if (!mayMove) return text('catalogue.etimOverview.move.reading');
    if (isHere) return text('catalogue.etimOverview.move.already');
    if (groups.length === 0) return text('catalogue.etimOverview.move.none');
    return group === null ? text('catalogue.etimOverview.move.choose') : '';
  };
  const press = (event: KeyboardEvent): void => {
    const at = group === null ? -1 : groups.indexOf(group);
    const to = new Map([
      ['ArrowDown', at + 1],
      ['ArrowUp', Math.max(0, at - 1)],
      ['Home', 0],
      ['End', groups.length - 1],
    ]).get(event.key);
    const next = groups[Math.min(to ?? -1, groups.length - 1)];
    if (event.key === 'Enter') move();
    else if (next !== undefined) setChosen(next);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      title={text('catalogue.etimOverview.move.title', { count: ids.length })}
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" disabledReason={isOff ? why() : undefined} onClick={move}>
            {text('catalogue.etimOverview.move.here')}
          </Button>
          <Button onClick={onClose}>{text('shared.actions.cancel')}</Button>
        </>
      }
    >
      <div className={styles.body}>
        <SearchField
          sign="filter"
          label={text('catalogue.etimOverview.move.filter')}
          value={term}
          onChange={setTerm}
          onSubmit={move}
        />
        <ul
          role="listbox"
          data-focus=""
          tabIndex={0}
          aria-label={text('catalogue.etimOverview.move.where')}
          aria-describedby={id}
          aria-activedescendant={group === null ? undefined : `${id}-${group}`}
          className={styles.list}
          onKeyDown={press}
        >
          {groups.map((one) => (
            <li
              key={one}
              id={`${id}-${one}`}
              ref={one === group ? showOption : undefined}
              role="option"
              aria-selected={one === group}
              className={styles.option}
              onClick={() => {
                setChosen(one);
              }}
              onDoubleClick={move}
            >
              <Highlight text={names.get(one) ?? ''} term={filterTerm(term)} />
            </li>
          ))}
        </ul>
        <p id={id} role="status" className={styles.why}>
          {why()}
        </p>
      </div>
    </Dialog>
  );
};
