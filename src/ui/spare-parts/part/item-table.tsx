import { ArrowCircleUp16Regular } from '@fluentui/react-icons/svg/arrow-circle-up';
import { makeStyles, mergeClasses } from '@griffel/react';
import { useSelector } from '@xstate/react';
import { useMemo, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { byIdentity } from '../../../domain/shared/by-identity';
import type { Id } from '../../../domain/shared/id';
import type { Part, Parts } from '../../../domain/shared/parts/part';
import { hasOpenProposal, itemChange, type SpareItem } from '../../../domain/spare-parts/spare-item';
import { check } from '../../shared/icons/shell-shapes';
import { Icon } from '../../shared/icons/icon';
import { close, error } from '../../shared/icons/shapes';
import { useStableValue } from '../../shared/runtime/use-stable-value';
import { useText } from '../../shared/runtime/use-text';
import type { Column } from '../../shared/table/column';
import { DataTable } from '../../shared/table/data-table';
import { narrow, slim } from '../../shared/theme/sizes';
import { usePhone } from '../../shared/theme/use-media';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { AvailabilityDot } from './availability';
import { itemTitle } from './item-summary';
import { point, useMarkedRows, type ExplodedView } from './part.bridge';

const useStyles = makeStyles({
  around: {
    'flex': '1',
    'display': 'flex',
    'flexDirection': 'column',
    'minWidth': 0,
    'minHeight': 0,
    '& tr[data-pointed] > td': { backgroundColor: tokens.colorNeutralBackground1Hover },
    [narrow]: { minHeight: '320px' },
    [slim]: { minHeight: '320px' },
  },
  mark: { display: 'inline-flex', alignItems: 'center', gap: '4px', fontSize: tokens.fontSizeBase200 },
  update: { color: tokens.colorStatusInfoForeground1 },
  accepted: { color: tokens.colorStatusSuccessForeground1 },
  wrong: { color: tokens.colorStatusDangerForeground1 },
  other: { color: tokens.colorNeutralForeground3 },
});

/** Keys that move to another row and select it. */
const MOVES: readonly string[] = ['ArrowUp', 'ArrowDown', 'Home', 'End'];

interface Row {
  readonly id: Id;
  readonly item: SpareItem;
  readonly change: ReturnType<typeof itemChange>;
  readonly isWrong: boolean;
}

const ICONS = { accepted: check, rejected: close, changed: check } as const;

/** The decisions on an item, or a mark that proposals exist. */
const UpdateMark = ({ item, change, isWrong }: Row) => {
  const styles = useStyles();
  const text = useText();
  if (isWrong)
    return (
      <span className={mergeClasses(styles.mark, styles.wrong)}>
        <Icon icon={error} size={14} />
        {text('spareParts.part.marks.wrong')}
      </span>
    );
  if (hasOpenProposal(item))
    return (
      <span className={mergeClasses(styles.mark, styles.update)}>
        <Icon icon={ArrowCircleUp16Regular} size={14} />
        {text('spareParts.part.marks.update')}
      </span>
    );
  if (change === null) return null;
  return (
    <span className={mergeClasses(styles.mark, change === 'accepted' ? styles.accepted : styles.other)}>
      <Icon icon={ICONS[change]} size={14} />
      {text(`spareParts.part.marks.${change}`)}
    </span>
  );
};

interface ItemTableProps {
  readonly view: ExplodedView;
  /** The items of the sheet: `items` as edited, `stored` as saved. */
  readonly items: Parts<SpareItem>;
  readonly stored: Parts<SpareItem>;
  /** Ids of items that the server refused. */
  readonly wrong: ReadonlySet<Id>;
  readonly onOpen: (item: Id) => void;
}

/** The rows of a sheet; rows and numbers in the drawing highlight each other. Rule R-SPA-34. */
export const ItemTable = ({ view, items, stored, wrong, onOpen }: ItemTableProps) => {
  const styles = useStyles();
  const text = useText();
  const isPhone = usePhone();
  const body = useRef<HTMLTableSectionElement>(null);
  const selected = useSelector(view, ({ context }) => context.selected);
  useMarkedRows(view, body);
  const wrongKeys = useStableValue([...wrong]);
  const rowOf = useMemo(() => {
    const refused = new Set(wrongKeys);
    const before = new Map(stored.map(({ key, value }) => [key, value]));
    return byIdentity(({ key, value }: Part<SpareItem>): Row => ({
      id: key,
      item: value,
      change: itemChange(before.get(key) ?? value, value),
      isWrong: refused.has(key),
    }));
  }, [stored, wrongKeys]);
  const rows = useMemo(() => items.map(rowOf), [items, rowOf]);
  const hasMarks = rows.some(({ item, change, isWrong }) => isWrong || change !== null || hasOpenProposal(item));
  const columns = useMemo(
    (): readonly Column<Row>[] => [
      {
        key: 'availability',
        title: text('spareParts.part.legend.available'),
        width: 96,
        phone: 'hidden',
        cell: ({ item }) => <AvailabilityDot isAvailable={item.isAvailable} />,
      },
      {
        key: 'number',
        title: text('spareParts.item.numberShort'),
        width: 56,
        numeric: true,
        phone: 'hidden',
        cell: ({ item }) => item.number,
      },
      {
        key: 'code',
        title: text('spareParts.item.code'),
        width: 100,
        quiet: true,
        phone: 'detail',
        cell: ({ item }) => item.code,
      },
      {
        key: 'name',
        title: text('spareParts.item.name'),
        phone: 'title',
        cell: ({ item }) =>
          isPhone ? (
            <>
              <AvailabilityDot isAvailable={item.isAvailable} /> {itemTitle(item)}
            </>
          ) : (
            item.name
          ),
      },
      {
        key: 'quantity',
        title: text('spareParts.item.quantity'),
        width: 84,
        numeric: true,
        phone: 'named',
        cell: ({ item }) => item.quantity,
      },
      ...(hasMarks
        ? [
            {
              key: 'updates',
              title: text('spareParts.part.updates'),
              width: 142,
              phone: 'detail',
              cell: (row) => <UpdateMark {...row} />,
            } satisfies Column<Row>,
          ]
        : []),
    ],
    [hasMarks, isPhone, text],
  );
  const open = (id: Id): void => {
    view.send({ type: 'item.chosen', item: id });
    onOpen(id);
  };
  return (
    <div
      className={styles.around}
      onMouseOver={({ target }: MouseEvent) => {
        const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-id]') : null;
        point(view, row?.dataset['id'] ?? null);
      }}
      onKeyUp={({ key, target }: KeyboardEvent) => {
        const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-id]') : null;
        if (row !== null && MOVES.includes(key)) view.send({ type: 'item.chosen', item: row.dataset['id'] ?? null });
      }}
      onMouseLeave={() => {
        point(view, null);
      }}
    >
      <DataTable
        label={text('spareParts.part.items')}
        columns={columns}
        rows={rows}
        bodyRef={body}
        selected={useMemo(() => new Set(selected === null ? [] : [selected]), [selected])}
        ticks={false}
        onClickRow={(id) => {
          if (id === selected) open(id);
          else view.send({ type: 'item.chosen', item: id });
        }}
        onOpenRow={open}
        onClear={() => {
          view.send({ type: 'item.chosen', item: null });
        }}
      />
    </div>
  );
};
