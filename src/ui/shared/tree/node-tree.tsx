import { makeStyles, mergeClasses } from '@griffel/react';
import { useMemo, useRef, useState, type DragEvent, type ReactNode, type SyntheticEvent } from 'react';
import { keyOfLine, visibleLines, type NodeTree as Tree, type TreeNode } from '../../../domain/shared/tree/node-tree';
import type { Id } from '../../../domain/shared/id';
import { useLineDrag } from '../controls/line-drag.bridge';
import { MoveStatus } from '../sorting/move-status';
import { useLiftFocus } from '../sorting/sorting.bridge';
import { useEvenTops, useScrollIntoView, useVirtualRows } from '../table/virtual-rows.bridge';
import { narrow, phone, sizes, slim } from '../theme/sizes';
import { kantoorTokens as tokens } from '../theme/theme';
import { visuallyHidden } from '../theme/visually-hidden';
import { DropSlot, NodeGhost } from './drop-signs';
import { INDENT, LINE, NodeLine, type NodeAppearance } from './node-line';
import { useTreeKeys } from './use-tree-keys';
import { useTreeSorting, type NodeSorting } from './use-tree-sorting';

interface NodeTreeProps {
  readonly tree: Tree;
  readonly selected: Pick<TreeNode, 'id'> | null;
  readonly words: {
    /** Accessible name of the tree. */
    readonly tree: string;
    /** Text of a child level that failed to load, and of its retry; for a tree that loads its levels on demand. */
    readonly failed?: (name: string) => string;
    readonly retry?: string;
  };
  /** Presentation of a node; keep its identity while unchanged. */
  readonly appearanceOf?: (node: TreeNode) => NodeAppearance | undefined;
  /** Enables moving nodes. */
  readonly sorting?: NodeSorting | null;
  /** Id of the element that describes the keys. */
  readonly describedBy?: string | undefined;
  /** Expands nodes, and reloads failed levels. */
  readonly onOpen: (ids: readonly Id[]) => void;
  readonly onClose: (id: Id) => void;
  readonly onSelect: (node: TreeNode) => void;
  /** Called for a drop on a node from outside the tree. */
  readonly onDrop?: ((id: Id, event: DragEvent) => void) | undefined;
  /** For a tree beside a list: small indentation, without padding of its own. */
  readonly compact?: boolean;
  /** Content below the rows. */
  readonly children?: ReactNode;
}

const low = { flex: 'none', height: 'min(60vh, 520px)' };
const useStyles = makeStyles({
  scroller: { flex: '1', overflow: 'auto' },
  compact: {
    '--indent': '11px',
    'minHeight': 0,
    'paddingBottom': tokens.spacingVerticalM,
    '& [role="treeitem"]': { gap: tokens.spacingHorizontalSNudge },
    '& [data-toggle]': { marginLeft: '-6px' },
  },
  roomy: {
    minHeight: '180px',
    padding: `14px ${sizes.sheetPadding}`,
    [narrow]: low,
    [slim]: low,
    [phone]: { ...low, padding: `8px ${sizes.phonePadding}` },
  },
  lines: { position: 'relative' },
  hidden: visuallyHidden,
});

/** Distance from the top of the scrolling element to the first row, in px. */
const treeTop = (scroller: HTMLElement | null): number => {
  const lines = scroller?.querySelector('[role="tree"]');
  if (scroller === null || !(lines instanceof HTMLElement)) return 0;
  return lines.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;
};

const lineIn = (target: EventTarget): number =>
  target instanceof Element ? Number(target.closest<HTMLElement>('[data-line]')?.dataset['line'] ?? -1) : -1;

/** A virtualised tree of nodes. Rules R-CAT-51 and R-CAT-54. */
export const NodeTree = ({
  tree: stored,
  selected,
  words,
  appearanceOf,
  sorting = null,
  describedBy,
  onOpen,
  onClose,
  onSelect,
  onDrop,
  compact = false,
  children,
}: NodeTreeProps) => {
  const styles = useStyles();
  const ghost = useRef<HTMLDivElement>(null);
  const sort = useTreeSorting(stored, sorting);
  const tree = sort.shown;
  const lines = useMemo(() => visibleLines(tree), [tree]);
  const places = useMemo(() => new Map(lines.map((line, index) => [keyOfLine(line), index])), [lines]);
  const [focused, setFocused] = useState<string | null>(selected?.id ?? null);
  const [shownFor, setShownFor] = useState(selected?.id);
  const [target, setTarget] = useState<Id | null>(null);
  // A node selected from outside is in the tab order.
  if (shownFor !== selected?.id) {
    setShownFor(selected?.id);
    setFocused(selected?.id ?? focused);
  }
  const placeOf = (key: string | null): number => (key === null ? -1 : (places.get(key) ?? -1));
  const reachable = Math.max(0, placeOf(focused));
  const {
    scroller,
    extent,
    items,
    reveal,
    focus: bring,
  } = useVirtualRows({ tops: useEvenTops(lines.length, LINE), kept: reachable });
  useScrollIntoView(selected?.id ?? '', placeOf(selected?.id ?? null), reveal);

  const failedText = (id: Id): string => {
    const above = lines[placeOf(id)];
    return above?.kind === 'node' ? (words.failed?.(above.node.name) ?? '') : '';
  };
  const failed = lines.find(({ kind }) => kind === 'failed');

  const focus = (index: number): void => {
    const line = lines[index];
    if (line === undefined) return;
    setFocused(keyOfLine(line));
    bring(index, `[data-line="${index}"]`);
  };
  useLiftFocus(sort, (id) => {
    focus(placeOf(id));
  });
  const startDrag = useLineDrag({
    scroller,
    ghost,
    begin: (key) => {
      const line = lines[Number(key)];
      if (line?.kind !== 'node' || !sort.begin(line.node.id, 'pointer')) return false;
      setFocused(line.node.id);
      return true;
    },
    over: (pixel, aside) => {
      // The tree has its own padding above the rows.
      const above = treeTop(scroller.current);
      sort.aim({ lines: (pixel - above) / LINE, levels: Math.round(aside / INDENT) });
    },
    drop: sort.drop,
    cancel: sort.cancel,
  });
  /** Action of a click and of Enter: selects a node, or reloads a failed level. */
  const act = (index: number): void => {
    const line = lines[index];
    if (line?.kind === 'node') onSelect(line.node);
    if (line?.kind !== 'failed') return;
    // The row of the failed level disappears: focus its parent.
    focus(placeOf(line.parent));
    onOpen([line.parent]);
  };
  const press = useTreeKeys({
    lines,
    sort: (event, id) => (sort.lift !== null || event.key === ' ') && sort.press(event, id),
    act,
    focus,
    onOpen,
    onClose,
  });
  const onClick = (event: SyntheticEvent): void => {
    const index = lineIn(event.target);
    const line = lines[index];
    if (line === undefined) return;
    const isToggle = event.target instanceof Element && event.target.closest('[data-toggle]') !== null;
    if (!isToggle || line.kind !== 'node' || line.open === null) act(index);
    else if (line.open) onClose(line.node.id);
    else onOpen([line.node.id]);
  };

  return (
    <div ref={scroller} className={mergeClasses(styles.scroller, compact ? styles.compact : styles.roomy)}>
      <div
        role="tree"
        aria-label={words.tree}
        aria-describedby={describedBy}
        className={styles.lines}
        // An inline style, because the height is known only at run time.
        style={extent}
        onClick={onClick}
        onKeyDown={(event) => {
          press(event, lineIn(event.target));
        }}
        onPointerDown={startDrag}
        onBlur={sort.leave}
        onFocus={(event) => {
          const line = lines[lineIn(event.target)];
          if (line !== undefined) setFocused(keyOfLine(line));
        }}
        onDragOver={(event) => {
          const line = lines[lineIn(event.target)];
          if (onDrop === undefined || line?.kind !== 'node') return;
          event.preventDefault();
          setTarget(line.node.id);
        }}
        onDragLeave={() => {
          setTarget(null);
        }}
        onDrop={(event) => {
          const line = lines[lineIn(event.target)];
          setTarget(null);
          if (line?.kind === 'node') onDrop?.(line.node.id, event);
        }}
      >
        {items.map(({ index, style }) => {
          const line = lines[index];
          if (line === undefined) return null;
          const id = line.kind === 'node' ? line.node.id : line.parent;
          return (
            <NodeLine
              key={keyOfLine(line)}
              line={line}
              index={index}
              top={style.top}
              selected={line.kind === 'node' && id === selected?.id}
              reachable={index === reachable}
              busy={line.kind === 'node' && line.open === true && tree.levels.get(id) === 'loading'}
              failed={line.kind === 'failed' ? failedText(id) : ''}
              retry={line.kind === 'failed' ? (words.retry ?? '') : ''}
              appearance={line.kind === 'node' ? appearanceOf?.(line.node) : undefined}
              handle={sorting !== null && line.kind === 'node'}
              lifted={sort.lift?.item === id}
              target={target === id}
            />
          );
        })}
        {sort.slot !== null && <DropSlot boundary={sort.slot.boundary} depth={sort.slot.depth} />}
      </div>
      {children}
      {words.failed !== undefined && (
        <div role="status" className={styles.hidden}>
          {failed?.kind === 'failed' && failedText(failed.parent)}
        </div>
      )}
      {sorting !== null && <MoveStatus said={sort.said} />}
      {sort.ghost !== null && <NodeGhost ref={ghost} {...sort.ghost} />}
    </div>
  );
};
