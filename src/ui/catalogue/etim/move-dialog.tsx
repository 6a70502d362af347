import { makeStyles } from '@griffel/react';
import { useId, useState } from 'react';
import { filterTerm } from '../../../domain/catalogue/etim-lines';
import type { EtimOrder } from '../../../domain/catalogue/etim-order';
import { OTHER_GROUP } from '../../../domain/catalogue/etim-feature.rule';
import type { Id } from '../../../domain/shared/id';
import { matchesWords } from '../../../domain/shared/list-query';
import { Button } from '../../shared/controls/button';
import { SearchField } from '../../shared/controls/search-field';
import { Dialog } from '../../shared/overlays/dialog';
import { useText } from '../../shared/runtime/use-text';
import { kantoorTokens as tokens } from '../../shared/theme/theme';

const useStyles = makeStyles({
  body: {
    'display': 'grid',
    'gap': tokens.spacingVerticalS,
    'marginTop': tokens.spacingVerticalM,
    '& [role=search]': { width: '100%' },
  },
  list: {
    'width': '100%',
    'height': '280px',
    'padding': '4px',
    'border': `1px solid ${tokens.colorNeutralStroke1}`,
    'borderRadius': tokens.borderRadiusMedium,
    'color': tokens.colorNeutralForeground1,
    'backgroundColor': tokens.colorNeutralBackground1,
    '& > option': { padding: '6px 8px', borderRadius: tokens.borderRadiusMedium },
  },
  why: { minHeight: tokens.lineHeightBase300, color: tokens.colorNeutralForeground3 },
});

interface MoveDialogProps {
  readonly ids: readonly Id[];
  readonly order: EtimOrder;
  readonly names: ReadonlyMap<Id, string>;
  readonly onMove: (group: Id) => void;
  readonly onClose: () => void;
}

/** Chooses the category that selected features move to. */
export const MoveDialog = ({ ids, order, names, onMove, onClose }: MoveDialogProps) => {
  const [styles, text, id] = [useStyles(), useText(), useId()];
  const [term, setTerm] = useState('');
  const [chosen, setChosen] = useState<Id | null>(null);
  const groups = [...order.categories, OTHER_GROUP].filter((group) =>
    matchesWords(names.get(group) ?? '', filterTerm(term)),
  );
  const group = chosen !== null && groups.includes(chosen) ? chosen : null;
  const here = new Set(group === null ? [] : order.features.get(group));
  const isHere = group !== null && ids.every((one) => here.has(one));
  const move = (): void => {
    if (group !== null && !isHere) onMove(group);
  };
  return (
    <Dialog
      title={text('catalogue.etimOverview.move.title', { count: ids.length })}
      onClose={onClose}
      actions={
        <>
          <Button look="primary" disabled={group === null || isHere} onClick={move}>
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
        <select
          size={8}
          data-focus=""
          aria-label={text('catalogue.etimOverview.move.where')}
          aria-describedby={id}
          className={styles.list}
          value={group ?? ''}
          onChange={({ target }) => {
            setChosen(target.value);
          }}
          onDoubleClick={move}
          onKeyDown={(event) => {
            if (event.key === 'Enter') move();
          }}
        >
          {groups.map((one) => (
            <option key={one} value={one}>
              {names.get(one) ?? ''}
            </option>
          ))}
        </select>
        <p id={id} role="status" className={styles.why}>
          {isHere
            ? text('catalogue.etimOverview.move.already')
            : groups.length === 0
              ? text('catalogue.etimOverview.move.none')
              : ''}
        </p>
      </div>
    </Dialog>
  );
};
