import { useCallback, useMemo, useRef, useState, type FocusEvent, type MouseEvent } from 'react';
import { withSlot } from '../../../domain/catalogue/etim-drop';
import { filterTerm, keyOfLine, linesOf, placeOfKey, type EtimLine } from '../../../domain/catalogue/etim-lines';
import type { Id } from '../../../domain/shared/id';
import type { EtimFlag } from '../../../domain/catalogue/etim-feature.rule';
import { useText } from '../../shared/runtime/use-text';
import { lineAtTop, useVirtualRows } from '../../shared/table/virtual-rows.bridge';
import { phoneQuery } from '../../shared/theme/sizes';
import { useMedia } from '../../shared/theme/use-media';
import { DragGhost } from './drag-ghost';
import { DropSlot } from './drop-slot';
import { HEIGHTS, useListStyles } from './etim.styles';
import { EmptyGroup } from './empty-group';
import { FeatureRow } from './feature-row';
import { GroupHead } from './group-head';
import { useAnchor, useArrival } from '../../shared/table/line-place.bridge';
import { topsOf } from './line-tops';
import type { BoundEtim } from './overview.bridge';
import { useLineDrag } from '../../shared/controls/line-drag.bridge';
import { useLiftFocus } from '../../shared/sorting/sorting.bridge';
import type { EtimSorting } from './use-etim-sorting';
import { useLineKeys } from './use-line-keys';

interface EtimListProps {
  readonly etim: BoundEtim;
  readonly sort: EtimSorting;
}

const lineOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-line]')?.dataset['line'] ?? null) : null;

/** The index of the row to focus: for the text of an empty group, that of its header. */
const focusable = (lines: readonly EtimLine[], index: number): number =>
  lines[index]?.kind === 'none' ? index - 1 : index;

/** Controls within a row that handle their own clicks. */
const CONTROLS = 'button, a, input:not([data-tick]), [role=search]';

/** The list of groups with their features, virtualised. Rules R-CAT-30 and R-CAT-33. */
export const EtimList = ({ etim, sort }: EtimListProps) => {
  const [styles, text] = [useListStyles(), useText()];
  const { groups, snapshot, selection, rights, view, send, click, fold, filter, go, place, notePlace } = etim;
  const { features } = snapshot.context;
  const { lift } = sort;
  const sizes = HEIGHTS[useMedia(phoneQuery) ? 'phone' : 'wide'];
  const isSortingGroups = lift?.item.kind === 'category';

  const plain = useMemo(() => linesOf(groups, isSortingGroups), [groups, isSortingGroups]);
  const lines = useMemo(() => (lift === null ? plain : withSlot(plain, lift.item, lift.to)), [lift, plain]);
  const tops = useMemo(() => topsOf(lines, sizes), [lines, sizes]);
  const plainTops = useMemo(() => topsOf(plain, sizes), [plain, sizes]);
  const placeOf = useCallback((key: string): number => placeOfKey(lines, key), [lines]);

  const [reached, setReached] = useState<string | null>(place.line);
  const reachedAt = useMemo(
    () => (reached === null ? -1 : focusable(lines, placeOf(reached))),
    [lines, placeOf, reached],
  );
  const activeLine = lines[Math.max(0, reachedAt)];
  const active = activeLine === undefined ? null : keyOfLine(activeLine);
  const { scroller, extent, items, reveal, focus } = useVirtualRows({
    tops,
    above: sizes.columns,
    kept: Math.max(0, reachedAt),
    start: place.scrolled,
  });
  const goTo = useCallback(
    (wanted: number): void => {
      const index = focusable(lines, wanted);
      const line = lines[index];
      if (line === undefined) return;
      setReached(keyOfLine(line));
      focus(index, `[data-line="${CSS.escape(keyOfLine(line))}"]`);
    },
    [focus, lines],
  );
  useArrival(place.line, placeOf, lines.length > 0, focus);
  useAnchor({ scroller, line: isSortingGroups ? `h${lift.item.id}` : null, placeOf, tops, above: sizes.columns });

  // The focus stays on the lifted row, which has left its place; scroll to the target instead.
  useLiftFocus(sort, () => {
    reveal(lines.findIndex(({ kind }) => kind === 'slot'));
  });

  const press = useLineKeys({ etim, sort, lines, placeOf, goTo });
  const ghost = useRef<HTMLDivElement>(null);
  const startDrag = useLineDrag({
    scroller,
    ghost,
    begin: (key) => {
      const line = lines[placeOf(key)];
      if (line === undefined || !sort.start(line, 'pointer')) return false;
      setReached(key);
      return true;
    },
    over: (pixel) => {
      // Positions without the slot, which is taller than a row: otherwise a drag downwards would react later than one
      // upwards.
      const at = pixel - sizes.columns;
      const index = lineAtTop(plainTops, at);
      const [line, top, bottom] = [plain[index], plainTops[index] ?? 0, plainTops[index + 1] ?? 0];
      if (line !== undefined) sort.aim({ line, lower: at > (top + bottom) / 2 });
    },
    drop: sort.drop,
    cancel: sort.cancel,
  });

  const toggle = useCallback(
    (id: Id, flag: EtimFlag, value: boolean) => {
      send({ type: 'flag.toggled', id, flag, value });
    },
    [send],
  );
  const edit = useCallback(
    (id: Id) => {
      go(`/etim/category/${encodeURIComponent(id)}`);
    },
    [go],
  );
  const choose = (event: MouseEvent): void => {
    const key = lineOf(event.target);
    const line = key === null ? undefined : lines[placeOf(key)];
    if (key === null || line === undefined || !(event.target instanceof Element)) return;
    setReached(key);
    if (event.target.closest(CONTROLS) !== null) return;
    const isTick = event.target.closest('[data-tick]') !== null;
    if (line.kind === 'feature')
      click(line.id, { toggle: isTick || event.ctrlKey || event.metaKey, range: event.shiftKey });
    else if (line.kind === 'head') fold(line.group.id, line.group.expanded);
  };
  const noteFocus = ({ target }: FocusEvent): void => {
    const key = lineOf(target);
    if (key === null) return;
    setReached(key);
    notePlace({ line: key });
  };

  const movedIds = new Set(lift === null ? [] : lift.item.kind === 'features' ? lift.item.ids : [lift.item.id]);
  const categoryTerm = filterTerm(view.categoryTerm);
  const draw = ({ index, style: { top } }: (typeof items)[number]) => {
    const line = lines[index];
    if (line === undefined) return null;
    const key = keyOfLine(line);
    if (line.kind === 'slot') return <DropSlot key={key} top={top} bare={line.group?.expanded !== true} />;
    if (line.kind === 'none')
      return (
        <EmptyGroup key={key} line={key} index={index + 2} top={top} term={line.group.term} mayEdit={rights.edit} />
      );
    if (line.kind === 'head')
      return (
        <GroupHead
          key={key}
          line={key}
          index={index + 2}
          top={top}
          group={line.group}
          features={features}
          active={key === active}
          lifted={movedIds.has(line.group.id) && isSortingGroups}
          filter={view.terms.get(line.group.id) ?? ''}
          term={categoryTerm}
          maySort={rights.sort}
          mayEdit={rights.editCategory}
          onFilter={filter}
          onFold={fold}
          onEdit={edit}
        />
      );
    const feature = features.get(line.id);
    if (feature === undefined) return null;
    const isSelected = selection.ids.has(line.id);
    return (
      <FeatureRow
        key={key}
        line={key}
        index={index + 2}
        top={top}
        feature={feature}
        selected={isSelected}
        opens={rights.edit && isSelected && selection.ids.size === 1}
        lifted={movedIds.has(line.id) && !isSortingGroups}
        active={key === active}
        last={line.place === line.group.shown.length - 1}
        term={line.group.term}
        mayEdit={rights.edit}
        maySort={rights.sort}
        onFlag={toggle}
      />
    );
  };

  const column = (name: 'code' | 'label' | EtimFlag) => (
    <span key={name} role="columnheader">
      {text(`catalogue.etimOverview.columns.${name}`)}
    </span>
  );
  const hiddenColumn = (name: 'handle' | 'tick') => (
    <span key={name} role="columnheader">
      <span className={styles.columnHidden}>{text(`catalogue.etimOverview.columns.${name}`)}</span>
    </span>
  );
  return (
    <div
      role="treegrid"
      aria-label={text('catalogue.etimOverview.list')}
      aria-multiselectable
      aria-rowcount={lines.length + 1}
      className={styles.grid}
      onClick={choose}
      onKeyDown={press}
      onPointerDown={startDrag}
      onFocus={noteFocus}
      onBlur={sort.leave}
    >
      <div
        ref={scroller}
        role="rowgroup"
        className={styles.scroller}
        onScroll={({ currentTarget }) => {
          notePlace({ scrolled: currentTarget.scrollTop });
        }}
      >
        <div role="row" aria-rowindex={1} className={styles.columns}>
          {hiddenColumn('handle')}
          {hiddenColumn('tick')}
          {(['code', 'label', 'visible', 'filterable', 'brochure'] as const).map(column)}
        </div>
        {/* An inline style: the height is known only at run time. */}
        <div role="presentation" className={styles.lines} style={extent}>
          {items.map(draw)}
        </div>
      </div>
      {lift?.by === 'pointer' && <DragGhost ghost={ghost} etim={etim} sort={sort} />}
    </div>
  );
};
